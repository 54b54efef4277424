import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { PasskeyCanceled } from '../../lib/passkey.ts';

const ConfirmIdentity = lazy(() =>
  import('./components/confirm-identity.tsx').then((m) => ({ default: m.ConfirmIdentity })),
);

class IdentityNotConfirmed extends Error {}

/** The member closed a question, ours or the browser's: there is nothing to say about it. */
export const isDismissed = (error: unknown): boolean =>
  error instanceof IdentityNotConfirmed || error instanceof PasskeyCanceled;

const isRecentSignInRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.body.code === 'RECENT_SIGN_IN_REQUIRED';

interface Question {
  readonly answer: (confirmed: boolean) => void;
}

/** Sends a call that needs a recent sign-in: if the last one is too old, asks who it is and sends it again. */
export function useRecentSignIn(): {
  run<T>(send: () => Promise<T>): Promise<T>;
  readonly dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  async function run<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (!isRecentSignInRequired(error)) throw error;
      const confirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(undefined);
      if (!confirmed) throw new IdentityNotConfirmed();
      return send();
    }
  }
  return {
    run,
    dialog: question && (
      <Suspense>
        <ConfirmIdentity onAnswer={question.answer} />
      </Suspense>
    ),
  };
}
