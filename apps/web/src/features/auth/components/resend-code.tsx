import { resendVerification } from '@fitarc/contract/auth';
import { RESEND_WAIT_SECONDS } from '@fitarc/domain/identity';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { noteMailPending } from '../../../lib/mail-state.ts';
import { tab } from '../../../lib/storage.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';

const FAILED = 'Failed to resend verification code. Please try again.';
const keyOf = (email: string) => `resendUntil:${email}`;
const secondsLeft = (email: string) =>
  Math.min(RESEND_WAIT_SECONDS, Math.max(0, Math.ceil((Number(tab.get(keyOf(email))) - Date.now()) / 1000)));

/** The end of the wait is kept by time, so that a reload does not start over or lead into a refusal. */
function useCountdown(email: string) {
  const [left, setLeft] = useState(() => secondsLeft(email));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft(secondsLeft(email)), 250);
    return () => clearInterval(timer);
  }, [running, email]);
  return {
    left,
    start() {
      tab.set(keyOf(email), String(Date.now() + RESEND_WAIT_SECONDS * 1000));
      setLeft(RESEND_WAIT_SECONDS);
    },
    reset() {
      tab.remove(keyOf(email));
      setLeft(0);
    },
  };
}

/** The screen's own text leads, as the catalogue has it; what the server said follows. */
function failureOfResend(error: unknown): Failure {
  const said = failureOf(error, FAILED);
  if (said.detail || said.title === FAILED) return said;
  return { title: FAILED, detail: said.title };
}

type ResendProps = {
  email: string;
  /** Asked when a mail server is in between: whether it took the new code. Where it did not, the page says so. */
  wasAccepted: () => Promise<boolean>;
};

export function ResendCode({ email, wasAccepted }: ResendProps) {
  const countdown = useCountdown(email);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const resend = async () => {
    countdown.start();
    setSent(false);
    setFailure(undefined);
    try {
      const { mail_pending } = await call(resendVerification, { body: { email } });
      noteMailPending(mail_pending);
      setSent(!mail_pending || (await wasAccepted()));
    } catch (error) {
      countdown.reset();
      setFailure(failureOfResend(error));
    }
  };

  return (
    <div className="mt-5 grid justify-items-stretch gap-3 text-center">
      {sent && <Notice tone="success">New verification code sent!</Notice>}
      <FailureNotice failure={failure} />
      <p className="mt-2 text-sm text-ink-2">No email yet? Check your spam folder.</p>
      <Button variant="quiet" onClick={resend} disabled={countdown.left > 0}>
        {countdown.left > 0 ? `Resend code in ${countdown.left} s` : 'Resend code'}
      </Button>
    </div>
  );
}
