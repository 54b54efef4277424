import { useState } from 'react';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';

type RejectDialogProps = {
  title: string;
  /** What will come of it. */
  description: string;
  /** Whether the member can be told why. */
  withNote?: boolean | undefined;
  busy: boolean;
  failure: { title: string; detail?: string } | undefined;
  onReject: (note: string) => void;
  onClose: () => void;
};

const NOTE_LENGTH = 500;

/** Asked before something members have made is turned down. */
export function RejectDialog({
  title,
  description,
  withNote = false,
  busy,
  failure,
  onReject,
  onClose,
}: RejectDialogProps) {
  const [note, setNote] = useState('');
  const [open, setOpen] = useState(true);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) onClose();
      }}
      title={title}
      description={description}
      confirmLabel="Reject"
      destructive
      busy={busy}
      onConfirm={() => onReject(note.trim())}
    >
      {(withNote || failure) && (
        <div className="grid gap-4">
          {withNote && (
            <TextAreaField
              label="Note to the member"
              hint={`Optional, ${note.length} of ${NOTE_LENGTH} characters`}
              rows={2}
              maxLength={NOTE_LENGTH}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
          <FailureNotice failure={failure} />
        </div>
      )}
    </AlertDialog>
  );
}
