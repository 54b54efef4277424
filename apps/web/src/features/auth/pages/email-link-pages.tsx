import { cancelEmailChangeByLink, confirmEmail, restoreEmail } from '@fitarc/contract/auth';
import { TITLES } from '@fitarc/contract/page-titles';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { endSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { LinkAction } from '../components/link-action.tsx';

interface Props {
  readonly token: string;
}

/** Opening the link is not enough: scanners of mail open links as well. */
export function ConfirmEmailPage({ token }: Props) {
  const navigate = useNavigate();
  return (
    <AuthFrame title={TITLES['/confirm-email']} lead="Press the button to start using this address.">
      <LinkAction
        label="Confirm email address"
        busyLabel="Confirming…"
        act={async () => {
          await call(confirmEmail, { body: { token } });
          await navigate('/email-verified', { replace: true });
        }}
        onDeadLink={() => navigate('/email-verified?expired=1', { replace: true })}
      />
    </AuthFrame>
  );
}

export function CancelEmailChangePage({ token }: Props) {
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <AuthFrame
        title="Email change canceled"
        lead="Your account keeps its address. If you did not ask for the change, someone else is logged in to your account: set a new password now."
      >
        <ButtonLink to="/forgot-password" variant="primary" size="lg" full>
          Set a new password
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={TITLES['/cancel-email-change']}
      lead="Someone asked to use another email address for your account. If it was not you, cancel it."
    >
      <LinkAction
        label="Cancel the change"
        busyLabel="Canceling…"
        act={async () => {
          await call(cancelEmailChangeByLink, { body: { token } });
          setDone(true);
        }}
      />
    </AuthFrame>
  );
}

export function RestoreEmailPage({ token }: Props) {
  const navigate = useNavigate();
  return (
    <AuthFrame
      title={TITLES['/restore-email']}
      lead="Your account gets its former email address back and is signed out on all devices. Next, you choose a new password."
    >
      <LinkAction
        label="Undo the change"
        busyLabel="Undoing…"
        act={async () => {
          const { resetToken } = await call(restoreEmail, { body: { token } });
          endSession();
          await navigate(`/reset-password?token=${encodeURIComponent(resetToken)}`, { replace: true });
        }}
      />
    </AuthFrame>
  );
}
