import type { AdminFood } from '@fitarc/contract/admin-foods';
import { FOOD_CATEGORIES } from '@fitarc/domain/food';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { isConflict } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { RestoredNotice } from '../../../ui/overlay/unsaved.tsx';
import { useDraftValues } from '../use-draft-values.ts';
import { checkFood, FOOD_FIGURES, valuesOf } from './approved-food.form.ts';
import { refreshApproved, sendChange } from './approved-foods.queries.ts';

interface Props {
  readonly food: AdminFood;
  readonly open: boolean;
  onClose(): void;
}

const CATEGORIES = FOOD_CATEGORIES.map((value) => ({ value, label: value }));
const TEXTS = [
  { name: 'name', label: 'Name', maxLength: 200, optional: false },
  { name: 'brand', label: 'Brand', maxLength: 100, optional: true },
  { name: 'serving_size', label: 'Serving size', maxLength: 100, optional: false },
] as const;

export function EditFood({ food, open, onClose }: Props) {
  const queryClient = useQueryClient();
  const formId = useId();
  const { values, restored, drop, change, discard } = useDraftValues(`food-${food.id}`, valuesOf(food));
  const [submitted, setSubmitted] = useState(false);
  const saving = useWrite({
    closes: true,
    send: (changed: Parameters<typeof sendChange>[1]) => sendChange(food, changed),
    onSuccess: (saved) => {
      drop();
      refreshApproved(queryClient);
      toast({ message: `${saved.name} saved`, tone: 'success' });
      onClose();
    },
    onError: (error) => {
      if (isConflict(error)) refreshApproved(queryClient);
    },
    toFailure: (error) => failureOf(error, 'Failed to save the food'),
  });
  const checked = checkFood(values);
  const problems = submitted ? (checked.problems ?? {}) : {};

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    if (!checked.problems) {
      void saving.write(checked.change);
      return;
    }
    const wrong = Object.keys(checked.problems)[0];
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !saving.isPending && onClose()}
      title="Edit Food"
      description="Values per serving. It stays approved, and meals logged from it stay as they are."
      footer={
        <Button type="submit" form={formId} busy={saving.isPending} busyLabel="Saving…">
          Save Changes
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {restored && <RestoredNotice onDiscard={discard} />}
        <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
          {TEXTS.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              name={name}
              autoComplete="off"
              value={values[name]}
              onChange={({ target }) => change({ [name]: target.value })}
              error={problems[name]}
            />
          ))}
          <SelectField
            label="Category"
            name="category"
            options={CATEGORIES}
            value={values.category}
            onChange={({ target }) => change({ category: target.value })}
            error={problems.category}
          />
        </div>
        <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 @max-[18rem]/panel:grid-cols-1 sm:grid-cols-4">
          {FOOD_FIGURES.map(({ name, label, unit, optional }) => (
            <NumberField
              key={name}
              name={name}
              label={label}
              suffix={unit}
              optional={optional}
              min={0}
              step={0.1}
              value={values[name]}
              onChange={({ target }) => change({ [name]: target.value })}
              error={problems[name]}
            />
          ))}
        </div>
        <FailureNotice failure={saving.failure} />
      </form>
    </Dialog>
  );
}
