import { deleteAccount } from '@fitarc/contract/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { dropAllDrafts } from '../../../lib/drafts.ts';
import { failureOf } from '../../../lib/failure.ts';
import { forgetStored } from '../../../lib/forget-stored.ts';
import { leaveMessage } from '../../../lib/pending-message.ts';
import { endSession } from '../../../lib/session.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { AlertDialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { securityQuery } from '../../security/security.queries.ts';
import { isDismissed, useRecentSignIn } from '../../security/use-recent-sign-in.tsx';

export function DeleteAccount() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const { run, dialog } = useRecentSignIn();
  const hasPassword = useQuery(securityQuery()).data?.has_password ?? true;
  const remove = useWrite({
    closes: true,
    toFailure: (error) => failureOf(error, 'Failed to delete your account'),
    send: () => run(() => call(deleteAccount, { body: hasPassword ? { password } : {} })),
    onError: isDismissed,
    onSuccess: async () => {
      leaveMessage('Your account has been deleted.');
      dropAllDrafts();
      await forgetStored({ withOutbox: true });
      endSession();
      queryClient.clear();
      await navigate('/login', { replace: true });
    },
  });
  const change = (next: boolean) => {
    setOpen(next);
    setPassword('');
    remove.clear();
  };
  return (
    <Card>
      <CardHead title="Delete my account" />
      <p className="mb-4 text-ink-2">
        This permanently deletes your account and all your private data. Foods you made public stay, without
        your name.
      </p>
      <Button variant="danger-outline" onClick={() => change(true)}>
        Delete my account
      </Button>
      <AlertDialog
        open={open && !dialog}
        onOpenChange={change}
        title="Delete your account?"
        description={`This cannot be undone.${hasPassword ? ' Enter your password to confirm.' : ''}`}
        confirmLabel="Delete account"
        cancelLabel="Keep it"
        destructive
        busy={remove.isPending}
        onConfirm={() => void remove.write(undefined)}
      >
        <div className="grid gap-4">
          {hasPassword && (
            <PasswordField
              label="Password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
          <FailureNotice failure={remove.failure} />
        </div>
      </AlertDialog>
      {dialog}
    </Card>
  );
}
