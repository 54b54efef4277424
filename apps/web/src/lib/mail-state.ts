import { type MailState, mailState } from '@fitarc/contract/auth';
import { useCallback, useEffect, useState } from 'react';
import { call } from './api.ts';
import { tab } from './storage.ts';

const ASK_AGAIN_MS = { sending: 2_000, delayed: 15_000 };
const KEY = 'mailPending';
const isOpen = (state: MailState): state is keyof typeof ASK_AGAIN_MS =>
  state === 'sending' || state === 'delayed';

/** Sign-up and log-in answer whether a mail is under way; the next page then asks what became of it. */
export function noteMailPending(pending: boolean | undefined): void {
  if (pending) tab.set(KEY, 'true');
  else tab.remove(KEY);
}

export const isMailPending = () => tab.get(KEY) === 'true';

/** What became of our last mail to the member, or to a new address of theirs: asked until it is settled. */
export function useMailState(whose: 'state' | 'pending_state', enabled: boolean) {
  const [state, setState] = useState<MailState>('none');
  const [isKnown, setKnown] = useState(!enabled);

  const ask = useCallback(async () => {
    // Without an answer nothing is known to have gone wrong.
    const answer = await call(mailState, {}).catch(() => undefined);
    const now = answer?.[whose] ?? 'none';
    setState(now);
    setKnown(true);
    return now;
  }, [whose]);

  useEffect(() => {
    if (enabled) void ask();
  }, [enabled, ask]);
  useEffect(() => {
    if (!isOpen(state)) return;
    const timer = setInterval(ask, ASK_AGAIN_MS[state]);
    return () => clearInterval(timer);
  }, [state, ask]);
  return { state, ask, isSending: state === 'sending' || !isKnown };
}

/** Undefined while all is well. */
export function mailProblem(state: MailState, address: string, ifFailed: string): string | undefined {
  if (state === 'delayed')
    return `Our mail server has not accepted the email to ${address} yet. We keep trying; you don’t have to do anything.`;
  if (state === 'failed') return `Our email to ${address} could not be delivered. ${ifFailed}`;
  return undefined;
}
