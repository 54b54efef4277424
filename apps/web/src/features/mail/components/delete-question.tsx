import type { OutgoingMail } from '@fitarc/contract/mail';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { sendDeletion } from '../mail.queries.ts';

interface Props {
  readonly mail: OutgoingMail;
  onDeleted(): unknown;
  onClose(): void;
}

export function DeleteQuestion({ mail, onDeleted, onClose }: Props) {
  const deleting = useWrite({
    closes: true,
    send: () => sendDeletion(mail),
    onSuccess: onDeleted,
    onError: (error) => {
      // Sent or deleted meanwhile: it is gone in either case.
      if (!isNotFound(error)) return false;
      void onDeleted();
      return true;
    },
    toFailure: (error) => failureOf(error, 'Failed to delete the email'),
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this email?"
      description={`“${mail.subject}” to ${mail.recipient} will not be sent. If it has a code or a link, that is lost.`}
      confirmLabel="Delete"
      destructive
      busy={deleting.isPending}
      busyLabel="Deleting…"
      onConfirm={() => void deleting.write(undefined)}
    >
      <FailureNotice failure={deleting.failure} />
    </AlertDialog>
  );
}
