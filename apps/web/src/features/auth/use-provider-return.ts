import type { SignedIn } from '@fitarc/contract/auth';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { RequestNotSentError } from '../../lib/api-error.ts';
import { signOnProvider } from '../../lib/single-sign-on.ts';
import { finishSignOn, goToProvider, RETURN_TEXT } from '../single-sign-on/sign-on.ts';

interface Handlers {
  onSignedIn(answer: SignedIn): Promise<unknown>;
  onFailure(error: unknown): void;
}

/**
 * Single sign-on at the login page: ends a sign-in that comes back from the provider, and begins one at once where it
 * is the only way in. True while the page is about to be left. `/login?local` is the administrators' way in.
 */
export function useProviderReturn(hasMessage: boolean, { onSignedIn, onFailure }: Handlers): boolean {
  const [search, setSearch] = useSearchParams();
  const handled = useRef(false);
  const code = search.get('sign-on-code');
  const answer = search.get('sign-on');
  const goesOn = Boolean(signOnProvider()?.isOnly && !search.has('local') && !answer && !hasMessage);
  const [isLeaving, setIsLeaving] = useState(Boolean(code) || goesOn);
  useEffect(() => {
    if (handled.current) return;
    handled.current = true;
    const fail = (error: unknown) => {
      setIsLeaving(false);
      onFailure(error);
    };
    if (answer) {
      setSearch({}, { replace: true });
      return fail(new RequestNotSentError(RETURN_TEXT[answer] ?? String(RETURN_TEXT.failed)));
    }
    if (!code && !goesOn) return;
    const work = code ? finishSignOn(code).then(onSignedIn) : goToProvider();
    if (code) setSearch({}, { replace: true });
    work.catch(fail);
  }, [answer, code, goesOn, onFailure, onSignedIn, setSearch]);
  return isLeaving;
}
