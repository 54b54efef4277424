import type { AdminProduct } from '@fitarc/contract/admin-products';
import { useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { NoteField } from '../review/note-field.tsx';
import { sendRemoval } from './products.queries.ts';

interface Props {
  readonly product: AdminProduct;
  readonly open: boolean;
  onRemoved(product: AdminProduct): void;
  onClose(): void;
}

export function RemoveProduct({ product, open, onRemoved, onClose }: Props) {
  const [note, setNote] = useState('');
  const removal = useWrite({
    closes: true,
    send: () => sendRemoval(product, note.trim()),
    onSuccess: onRemoved,
    toFailure: (error) => failureOf(error, 'Failed to remove the product'),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Remove this product?"
      description={`Members no longer find ${product.name}, and scanning its barcode does not bring it back. Meals logged from it stay as they are.`}
      confirmLabel="Remove"
      destructive
      busy={removal.isPending}
      onConfirm={() => void removal.write(undefined)}
    >
      <div className="grid gap-4">
        <NoteField label="Note to whoever reported it" value={note} onChange={setNote} />
        <FailureNotice failure={removal.failure} />
      </div>
    </AlertDialog>
  );
}
