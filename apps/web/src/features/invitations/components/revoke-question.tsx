import type { Invitation } from '@fitarc/contract/invitations';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { sendRevocation } from '../invitations.queries.ts';

interface Props {
  readonly invitation: Invitation;
  onRevoked(): void;
  onClose(): void;
}

export function RevokeQuestion({ invitation, onRevoked, onClose }: Props) {
  const revoking = useWrite({
    closes: true,
    send: () => sendRevocation(invitation),
    onSuccess: onRevoked,
    toFailure: (error) => failureOf(error, 'Failed to revoke the invitation'),
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Revoke this invitation?"
      description="Its link stops working at once. You can invite the same person again."
      confirmLabel="Revoke"
      destructive
      busy={revoking.isPending}
      busyLabel="Revoking…"
      onConfirm={() => void revoking.write(undefined)}
    >
      <FailureNotice failure={revoking.failure} />
    </AlertDialog>
  );
}
