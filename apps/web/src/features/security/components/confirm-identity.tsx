import { startPasskeySignIn } from '@fitarc/contract/passkeys';
import { confirmIdentity } from '@fitarc/contract/security';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { askForPasskey, PasskeyCanceled, passkeyObstacle } from '../../../lib/passkey.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ExactField } from '../../../ui/form/exact-field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { securityQuery } from '../security.queries.ts';

async function confirmWithPasskey() {
  const { options } = await call(startPasskeySignIn, {});
  const passkey = await askForPasskey(options);
  return call(confirmIdentity, { body: { passkey: passkey as never } });
}

const RECENT = 'You logged in more than 10 minutes ago. Confirm it’s you to continue.';

interface Props {
  /** Why it is asked. */
  readonly description?: string;
  /** Whether the password alone is not enough. */
  readonly needsSecondFactor?: boolean;
  onAnswer(confirmed: boolean): void;
}

/** Reauthentication: asks for the password, its second factor or a passkey once more. */
export function ConfirmIdentity({ description = RECENT, needsSecondFactor = false, onAnswer }: Props) {
  const security = useQuery(securityQuery());
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const needsCode = security.data?.second_factor.is_on ?? false;
  const confirming = useWrite({
    closes: true,
    send: (way: 'password' | 'passkey') =>
      way === 'passkey'
        ? confirmWithPasskey()
        : call(confirmIdentity, { body: { password, ...(needsCode ? { code } : {}) } }),
    onError: (error) => error instanceof PasskeyCanceled,
    toFailure: (error) => failureOf(error, 'Failed to confirm that it is you'),
    onSuccess: () => onAnswer(true),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands the event on to a form that the dialog was rendered in, which would be sent as well.
    event.stopPropagation();
    void confirming.write('password');
  };
  const { data } = security;
  const hasPasskey = passkeyObstacle() === undefined && (data?.passkeys.length ?? 0) > 0;
  const hasPassword = data?.has_password && (needsCode || !needsSecondFactor);
  const neither = data && !hasPassword && !hasPasskey;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="Confirm it’s you"
      description={description}
      size="sm"
    >
      {data ? (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <FailureNotice failure={confirming.failure} />
          {neither && <p>You have no password. Sign out, log in again, and continue within 10 minutes.</p>}
          {hasPassword && (
            <>
              <PasswordField
                label="Password"
                autoComplete="current-password"
                data-autofocus
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
              {needsCode && (
                <ExactField
                  label="Code from your authenticator app, or a recovery code"
                  autoComplete="one-time-code"
                  value={code}
                  onChange={(event) => setCode(event.target.value)}
                />
              )}
              <Button type="submit" full busy={confirming.pendingInput === 'password'} busyLabel="Checking…">
                Continue
              </Button>
            </>
          )}
          {hasPasskey && (
            <Button
              variant="secondary"
              full
              busy={confirming.pendingInput === 'passkey'}
              icon={<KeyRound size={18} aria-hidden="true" />}
              onClick={() => void confirming.write('passkey')}
            >
              Use a passkey
            </Button>
          )}
        </form>
      ) : security.isError ? (
        <FailureNotice failure={failureOf(security.error)} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Dialog>
  );
}
