import { useState } from 'react';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { NoteField } from './note-field.tsx';

type RejectDialogProps = {
  title: string;
  /** What will come of it. */
  description: string;
  confirmLabel?: string | undefined;
  /** Whether the member can be told why. */
  withNote?: boolean | undefined;
  noteLabel?: string | undefined;
  busy: boolean;
  failure: { title: string; detail?: string } | undefined;
  onReject: (note: string) => void;
  onClose: () => void;
};

/** Asked before something members have made is turned down. */
export function RejectDialog({
  title,
  description,
  confirmLabel = 'Reject',
  withNote = false,
  noteLabel = 'Note to the member',
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
      confirmLabel={confirmLabel}
      destructive
      busy={busy}
      onConfirm={() => onReject(note.trim())}
    >
      {(withNote || failure) && (
        <div className="grid gap-4">
          {withNote && <NoteField label={noteLabel} value={note} onChange={setNote} />}
          <FailureNotice failure={failure} />
        </div>
      )}
    </AlertDialog>
  );
}
