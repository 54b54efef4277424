import type { WeightEntry, WeightInput } from '@fitarc/contract/weights';
import type { LocalDate } from '@fitarc/domain/local-date';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { WeightForm } from './weight-form.tsx';

interface Props {
  readonly entry: WeightEntry | undefined;
  readonly today: LocalDate;
  onSave(entry: WeightEntry, input: WeightInput): Promise<void>;
  onClose(): void;
}

/** Correcting a weighing, in the unit it was logged in. */
export function WeightDialog({ entry, today, onSave, onClose }: Props) {
  return (
    <Dialog
      open={entry !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Edit Weight"
      size="sm"
    >
      {entry && (
        <WeightForm
          today={today}
          unit={entry.unit}
          start={entry}
          submitLabel="Save Weight"
          onSave={async (input) => {
            await onSave(entry, input);
            onClose();
          }}
        >
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </WeightForm>
      )}
    </Dialog>
  );
}
