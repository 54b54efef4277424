import { MEAL_BOUNDS, type Meal } from '@fitarc/contract/meals';
import { PORTION, PORTION_PROBLEM } from '@fitarc/domain/food';
import { typedText } from '@fitarc/domain/plain-text';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useMealLayout } from '../../../lib/preferences.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { correctMeal, saveFailure } from '../meal-calls.ts';
import {
  changesOf,
  editOf,
  hasPortionProblem,
  portionFactor,
  withFigure,
  withPortion,
} from '../meal-edit.ts';
import { useMealGone } from '../meal-gone.ts';
import { changeOnDay } from '../use-meal-changes.ts';
import { FigureFields } from './figure-fields.tsx';
import { FurtherNutrients } from './further-nutrients.tsx';
import { SlotField } from './slot-field.tsx';

interface Props {
  readonly open: boolean;
  readonly meal: Meal;
  onClose(): void;
}

export function EditMeal({ open, meal, onClose }: Props) {
  const queryClient = useQueryClient();
  const { flat } = useMealLayout();
  const formId = useId();
  const [edit, setEdit] = useState(() => editOf(meal));
  const [checked, setChecked] = useState(false);
  const changes = changesOf(edit, meal);
  const ifGone = useMealGone(meal, onClose);
  const saving = useWrite({
    send: (wanted: NonNullable<typeof changes>) => correctMeal(meal, wanted),
    onSuccess: (corrected) => {
      void changeOnDay(queryClient, meal, corrected);
      onClose();
    },
    onError: ifGone,
    toFailure: saveFailure,
    closes: true,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!changes) return;
    if (Object.keys(changes).length === 0) onClose();
    else void saving.write(changes);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title="Edit Meal"
      footer={
        <Button type="submit" form={formId} busy={saving.isPending}>
          Save Changes
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          maxLength={MEAL_BOUNDS.name}
          error={!typedText(edit.name) && 'Name is required'}
          value={edit.name}
          onChange={(event) => setEdit({ ...edit, name: event.target.value })}
        />
        {edit.base && (
          <NumberField
            label="Portion in grams"
            hint="The values below change with it"
            min={PORTION.min}
            max={PORTION.max}
            step="any"
            stepper
            stepperOf="grams"
            stepBy={10}
            error={hasPortionProblem(edit, meal) && PORTION_PROBLEM}
            value={edit.portion}
            onChange={(event) => setEdit(withPortion(edit, event.target.value))}
          />
        )}
        <FigureFields
          typed={edit.figures}
          checked={checked}
          onType={(key, text) => setEdit(withFigure(edit, key, text))}
        />
        <FurtherNutrients meal={meal} factor={portionFactor(edit, meal)} />
        {!flat && <SlotField slot={edit.slot} onChange={(slot) => setEdit({ ...edit, slot })} />}
        <div className="grid gap-4 xs:grid-cols-2">
          <DateField
            label="Date"
            error={!edit.date && 'Please choose a day'}
            value={edit.date}
            onChange={(event) => setEdit({ ...edit, date: event.target.value })}
          />
          <TextField
            label="Time"
            type="time"
            optional
            value={edit.time}
            onChange={(event) => setEdit({ ...edit, time: event.target.value })}
          />
        </div>
        <FailureNotice failure={saving.failure} />
      </form>
    </Dialog>
  );
}
