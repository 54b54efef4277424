import type { LoginAnswer } from '@fitarc/contract/auth';
import { signInWithPasskey, startPasskeySignIn } from '@fitarc/contract/passkeys';
import { KeyRound, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { fromThisDevice } from '../../../lib/device-id.ts';
import {
  askForPasskey,
  canAutofillPasskeys,
  PasskeyCanceled,
  passkeyObstacle,
  stopAskingForPasskey,
} from '../../../lib/passkey.ts';
import { signOnProvider } from '../../../lib/single-sign-on.ts';
import { Button } from '../../../ui/form/button.tsx';
import { goToProvider } from '../../single-sign-on/sign-on.ts';

interface Props {
  onSignedIn(answer: LoginAnswer): Promise<unknown>;
  onFailure(error: unknown): void;
}

async function enterWithPasskey(autofill: boolean): Promise<LoginAnswer> {
  const { options } = await call(startPasskeySignIn, {});
  const answer = await askForPasskey(options, autofill);
  return call(signInWithPasskey, { body: { answer: answer as never } }, fromThisDevice());
}

/** Offers passkeys in the list under the email field, as long as the page is open. */
function usePasskeyAutofill({ onSignedIn, onFailure }: Props): () => void {
  const handlers = useRef({ onSignedIn, onFailure });
  handlers.current = { onSignedIn, onFailure };
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOver = false;
    // A challenge lasts five minutes: a page left open asks for a new one.
    const renewal = setTimeout(() => setRound(round + 1), 4 * 60_000);
    const offer = async () => {
      if (!(await canAutofillPasskeys()) || isOver) return;
      const answer = await enterWithPasskey(true);
      if (!isOver) await handlers.current.onSignedIn(answer);
    };
    offer().catch((error: unknown) => {
      if (!isOver && !(error instanceof PasskeyCanceled)) handlers.current.onFailure(error);
    });
    return () => {
      isOver = true;
      clearTimeout(renewal);
      void stopAskingForPasskey();
    };
  }, [round]);
  return () => setRound((current) => current + 1);
}

/** Below the password form: passkey and single sign-on, where there are any. */
export function OtherWaysIn(props: Props) {
  const { onSignedIn, onFailure } = props;
  const offerAgain = usePasskeyAutofill(props);
  const [busy, setBusy] = useState<'passkey' | 'provider'>();
  const provider = signOnProvider();
  const hasPasskeys = passkeyObstacle() === undefined;
  const enter = async (way: 'passkey' | 'provider', work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(way);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof PasskeyCanceled)) onFailure(error);
      offerAgain();
    } finally {
      setBusy(undefined);
    }
  };
  if (!provider && !hasPasskeys) return null;
  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {provider && (
        <Button
          variant="secondary"
          size="lg"
          full
          busy={busy === 'provider'}
          icon={<Link2 size={18} aria-hidden="true" />}
          onClick={() => void enter('provider', goToProvider)}
        >
          Log in with {provider.name}
        </Button>
      )}
      {hasPasskeys && (
        <Button
          variant="secondary"
          size="lg"
          full
          busy={busy === 'passkey'}
          icon={<KeyRound size={18} aria-hidden="true" />}
          onClick={() => void enter('passkey', async () => onSignedIn(await enterWithPasskey(false)))}
        >
          Log in with a passkey
        </Button>
      )}
    </div>
  );
}
