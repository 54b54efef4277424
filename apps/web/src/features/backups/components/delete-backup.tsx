import type { Backup } from '@fitarc/contract/backups';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureUnder } from '../../../lib/failure.ts';
import { timeWords } from '../../../lib/time-text.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { isDismissed, useRecentSignIn } from '../../security/use-recent-sign-in.tsx';
import { removeBackup } from '../backups.queries.ts';

interface Props {
  readonly backup: Backup;
  onDeleted(): unknown;
  onClose(): void;
}

export function DeleteBackup({ backup, onDeleted, onClose }: Props) {
  const { run, dialog } = useRecentSignIn();
  const deleting = useWrite({
    closes: true,
    send: () => run(() => removeBackup(backup)),
    onSuccess: onDeleted,
    onError: (error) => {
      // Another administrator, or the rotation, was faster.
      if (!isNotFound(error)) return isDismissed(error);
      void onDeleted();
      return true;
    },
    toFailure: (error) => failureUnder(error, 'The backup could not be deleted'),
  });
  return (
    <>
      <AlertDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={`Delete the backup of ${timeWords(backup.made_at)}?`}
        description={`${backup.name} will be deleted from the backup folder. You cannot undo this.`}
        confirmLabel="Delete"
        destructive
        busy={deleting.isPending}
        busyLabel="Deleting…"
        onConfirm={() => void deleting.write(undefined)}
      >
        <FailureNotice failure={deleting.failure} />
      </AlertDialog>
      {dialog}
    </>
  );
}
