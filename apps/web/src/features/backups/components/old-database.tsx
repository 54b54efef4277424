import { useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { isDismissed, useRecentSignIn } from '../../security/use-recent-sign-in.tsx';
import { removeOldDatabase } from '../backups.queries.ts';

/** After an upgrade of PostgreSQL: the former database is there until somebody says that all is well. */
export function OldDatabase({ folder, onDeleted }: { folder: string; onDeleted(): unknown }) {
  const { run, dialog } = useRecentSignIn();
  const [isOpen, setOpen] = useState(false);
  const deleting = useWrite({
    send: () => run(() => removeOldDatabase()),
    onSuccess: async () => {
      setOpen(false);
      await onDeleted();
    },
    onError: isDismissed,
    toFailure: (error) => failureUnder(error, 'The old database could not be deleted'),
  });
  return (
    <>
      <Notice
        title="PostgreSQL was upgraded"
        action={
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Delete the old database
          </Button>
        }
      >
        The old database is still in {folder}. If nothing is missing, you can delete it.
      </Notice>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete the old database?"
        description={`The folder ${folder} will be deleted. The current database and all backups stay.`}
        confirmLabel="Delete"
        destructive
        busy={deleting.isPending}
        onConfirm={() => void deleting.write(undefined)}
      >
        <FailureNotice failure={deleting.failure} />
      </AlertDialog>
      {dialog}
    </>
  );
}
