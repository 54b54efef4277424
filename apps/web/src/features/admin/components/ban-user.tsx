import { banUser } from '@fitarc/contract/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { type Account, BAN_MEANS } from '../accounts.ts';
import { statsQuery } from '../stats.queries.ts';
import { accountKey, showBanned } from '../users.queries.ts';
import { BanReason } from './ban-reason.tsx';

interface Props {
  readonly account: Account;
  readonly open: boolean;
  onBanned(account: Account): void;
  onClose(): void;
}

export function BanUser({ account, open, onBanned, onClose }: Props) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const ban = useWrite({
    closes: true,
    toFailure: (error) => failureOf(error, 'Failed to ban the user'),
    send: () => call(banUser, { params: { id: String(account.id) }, body: { reason: reason.trim() } }),
    onSuccess: (banned) => {
      showBanned(queryClient, banned);
      onBanned(account);
      onClose();
      toast({ tone: 'success', message: `${account.email} is banned` });
      void queryClient.invalidateQueries({ queryKey: statsQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: accountKey(account.id) });
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Ban ${account.email}?`}
      description={`This user is ${BAN_MEANS}`}
      confirmLabel="Ban user"
      destructive
      busy={ban.isPending}
      onConfirm={() => void ban.write(undefined)}
    >
      <div className="grid gap-4">
        <BanReason value={reason} onChange={setReason} />
        <FailureNotice failure={ban.failure} />
      </div>
    </AlertDialog>
  );
}
