import { type Account, type demoteUser, promoteUser } from '@fitarc/contract/admin-accounts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { isDismissed, useRecentSignIn } from '../../security/use-recent-sign-in.tsx';
import { accountKey, refreshAccounts } from '../users.queries.ts';

interface Props {
  readonly account: Account;
  readonly endpoint: typeof promoteUser | typeof demoteUser;
  readonly open: boolean;
  onClose(): void;
}

const WORDS = {
  promote: {
    title: (email: string) => `Make ${email} an administrator?`,
    description:
      'They will be able to do everything you can do here, including changing or deleting your account.',
    confirm: 'Make administrator',
    done: 'is an administrator now',
    failed: 'Failed to make them an administrator',
  },
  demote: {
    title: (email: string) => `Remove administrator rights from ${email}?`,
    description: 'They remain a member but can no longer open the admin pages.',
    confirm: 'Remove rights',
    done: 'is no longer an administrator',
    failed: 'Failed to remove the rights',
  },
};

export function ChangeRights({ account, endpoint, open, onClose }: Props) {
  const queryClient = useQueryClient();
  const { run, dialog } = useRecentSignIn();
  const words = endpoint === promoteUser ? WORDS.promote : WORDS.demote;
  const change = useWrite({
    closes: true,
    send: () => run(() => call(endpoint, { params: { id: String(account.id) } })),
    onError: isDismissed,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: accountKey(account.id) });
      refreshAccounts(queryClient);
      toast({ tone: 'success', message: `${account.email} ${words.done}` });
      onClose();
    },
    toFailure: (error) => failureOf(error, words.failed),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={words.title(account.email)}
      description={words.description}
      confirmLabel={words.confirm}
      destructive={endpoint !== promoteUser}
      busy={change.isPending}
      onConfirm={() => void change.write(undefined)}
    >
      <FailureNotice failure={change.failure} />
      {dialog}
    </AlertDialog>
  );
}
