import { verifyCode } from '@fitarc/contract/auth';
import { TITLES } from '@fitarc/contract/page-titles';
import { getProfile } from '@fitarc/contract/profile';
import { CODE_LENGTH } from '@fitarc/domain/identity';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { fromThisDevice } from '../../../lib/device-id.ts';
import { failureOf } from '../../../lib/failure.ts';
import { isMailPending, mailProblem, useMailState } from '../../../lib/mail-state.ts';
import { sessionNow, startSession } from '../../../lib/session.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ResendCode } from './resend-code.tsx';

const IF_FAILED =
  'If the address is wrong, sign up again with the right one. Otherwise, resend the code, or ask the administrator for help.';

/** From verified on: setup first, except for somebody whose profile is complete already. */
function useVerified() {
  const navigate = useNavigate();
  return useCallback(
    async (newToken: string, isComplete: boolean) => {
      const { token, isAdmin } = sessionNow();
      startSession({ token: newToken || token, isVerified: true, isAdmin, needsSetup: !isComplete });
      await navigate(isComplete ? '/dashboard' : '/profile-setup', { replace: true });
    },
    [navigate],
  );
}

/** Somebody may press the link in the mail, in another tab: coming back here must not ask for the code again. */
function useRecheckOnFocus(onVerified: (token: string, isComplete: boolean) => Promise<void>) {
  useEffect(() => {
    const recheck = async () => {
      if (document.visibilityState !== 'visible') return;
      const profile = await call(getProfile, {}).catch(() => undefined);
      if (profile?.email_verified) await onVerified('', profile.is_profile_complete);
    };
    window.addEventListener('focus', recheck);
    document.addEventListener('visibilitychange', recheck);
    return () => {
      window.removeEventListener('focus', recheck);
      document.removeEventListener('visibilitychange', recheck);
    };
  }, [onVerified]);
}

export function VerifyEmail({ email }: { email: string }) {
  const fromSignup = (useLocation().state as { fromSignup?: unknown } | null)?.fromSignup === true;
  const [code, setCode] = useState('');
  const onVerified = useVerified();
  const mail = useMailState('state', isMailPending());
  const trouble = mailProblem(mail.state, email, IF_FAILED);
  useRecheckOnFocus(onVerified);

  const verification = useWrite({
    closes: true,
    send: () => call(verifyCode, { body: { email, code } }, fromThisDevice()),
    toFailure: (error) => failureOf(error, 'Verification failed. Please try again.'),
    onSuccess: ({ token, is_profile_complete }) => onVerified(token, is_profile_complete),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) void verification.write(undefined);
  };

  const address = <strong className="font-strong wrap-anywhere text-ink">{email}</strong>;
  return (
    <AuthFrame
      step="Email"
      title={TITLES['/verify-email']}
      lead={
        trouble ? (
          <>Verify {address} to go on.</>
        ) : mail.isSending ? (
          <>We are sending a 6-digit code to {address}.</>
        ) : fromSignup ? (
          <>We sent a 6-digit code to {address}.</>
        ) : (
          <>Enter the 6-digit code sent to {address}.</>
        )
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {trouble && <Notice tone="warning">{trouble}</Notice>}
        <FailureNotice failure={verification.failure} />
        <CodeField
          label="Verification code"
          name="code"
          length={CODE_LENGTH}
          value={code}
          onChange={setCode}
          hint="The code expires in 15 minutes. You can paste it."
          autoFocus
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          full
          disabled={code.length !== CODE_LENGTH}
          busy={verification.isPending}
          busyLabel="Verifying…"
        >
          Verify
        </Button>
      </form>
      <ResendCode email={email} wasAccepted={async () => ['sent', 'none'].includes(await mail.ask())} />
    </AuthFrame>
  );
}
