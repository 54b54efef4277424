import { MEAL_NAME_LENGTH } from '@fitarc/contract/preferences';
import { type MealLayout, USUAL_LAYOUT } from '@fitarc/domain/meal';
import { typedText } from '@fitarc/domain/plain-text';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { changePreferences, useMealLayout } from '../../../lib/preferences.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button, IconButton } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

interface Props {
  readonly open: boolean;
  onClose(): void;
}

/** Swaps a meal with the one after it. */
const swapped = (slots: MealLayout['slots'], at: number) =>
  slots.map((slot, place) => (place === at ? slots[at + 1] : place === at + 1 ? slots[at] : slot) ?? slot);

/** Names and order of the meals of the day, or one flat list. */
export function MealLayoutDialog({ open, onClose }: Props) {
  const queryClient = useQueryClient();
  const formId = useId();
  const [layout, setLayout] = useState(useMealLayout());
  const saving = useWrite({
    send: (wanted: MealLayout) => changePreferences(queryClient, { meal_layout: wanted }),
    onSuccess: onClose,
    toFailure: (error) => failureOf(error, 'Failed to save your meals'),
    closes: true,
  });
  const named = { ...layout, slots: layout.slots.map((one) => ({ ...one, name: typedText(one.name) })) };
  const isIncomplete = named.slots.some(({ name }) => name === '');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isIncomplete) void saving.write(named);
  }
  const move = (at: number) => setLayout({ ...layout, slots: swapped(layout.slots, at) });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title="Meals of the Day"
      description="Their names and order"
      footer={
        <>
          <Button variant="secondary" onClick={() => setLayout(USUAL_LAYOUT)}>
            Reset
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <ul aria-label="Meals" className="grid gap-2">
          {layout.slots.map(({ slot, name }, at) => (
            <li key={slot} className="flex items-start gap-1">
              <TextField
                className="min-w-0 flex-1"
                label={`Name of meal ${at + 1}`}
                labelHidden
                maxLength={MEAL_NAME_LENGTH}
                error={typedText(name) === '' && 'Name is required'}
                value={name}
                onChange={({ target: { value } }) =>
                  setLayout({
                    ...layout,
                    slots: layout.slots.map((one) => (one.slot === slot ? { slot, name: value } : one)),
                  })
                }
              />
              <IconButton label={`Move ${name} up`} disabled={at === 0} onClick={() => move(at - 1)}>
                <ArrowUp size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move ${name} down`}
                disabled={at === layout.slots.length - 1}
                onClick={() => move(at)}
              >
                <ArrowDown size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
        <CheckboxField
          checked={layout.flat}
          onChange={() => setLayout({ ...layout, flat: !layout.flat })}
          label="Show one list instead of meals"
        />
        <FailureNotice failure={saving.failure} />
      </form>
    </Dialog>
  );
}
