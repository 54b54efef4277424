import { type Account, deleteUser } from '@fitarc/contract/admin-accounts';
import { normaliseEmail } from '@fitarc/domain/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { ExactField } from '../../../ui/form/exact-field.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { accountKey, refreshAccounts } from '../users.queries.ts';

interface Props {
  readonly account: Account;
  readonly open: boolean;
  onClose(): void;
}

const MEANS =
  'Workouts, meals, plans and everything else of this account are deleted for good. Approved foods that it shared stay, without a name.';
const FREE = ' The email address becomes available again, so the banned person can sign up with it.';

/** The address is typed: what is deleted here nobody brings back. */
export function DeleteAccount({ account, open, onClose }: Props) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const deletion = useWrite({
    closes: true,
    send: () => call(deleteUser, { params: { id: String(account.id) }, body: { email: typed } }),
    onSuccess: async () => {
      toast({ message: `The account ${account.email} is deleted` });
      await navigate('/admin/users', { replace: true });
      queryClient.removeQueries({ queryKey: accountKey(account.id) });
      refreshAccounts(queryClient);
    },
    toFailure: (error) => failureOf(error, 'Failed to delete the account'),
  });
  const confirm = () => {
    const isRight = normaliseEmail(typed) === account.email;
    setProblem(isRight ? undefined : 'Type the address exactly as it is shown above');
    if (isRight) void deletion.write(undefined);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Delete ${account.email}?`}
      description={account.isBanned ? MEANS + FREE : MEANS}
      confirmLabel="Delete account"
      destructive
      busy={deletion.isPending}
      onConfirm={confirm}
    >
      <div className="grid gap-4">
        <ExactField
          label="Type the email address to confirm"
          value={typed}
          error={problem}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FailureNotice failure={deletion.failure} />
      </div>
    </AlertDialog>
  );
}
