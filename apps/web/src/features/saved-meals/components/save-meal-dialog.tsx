import type { Meal } from '@fitarc/contract/meals';
import { SAVED_MEAL_BOUNDS } from '@fitarc/contract/saved-meals';
import { sumOfNutrients } from '@fitarc/domain/food';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { formatWhole } from '../../../lib/format-number.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { refreshSavedMeals, saveMeal } from '../saved-meals.queries.ts';

interface Props {
  readonly open: boolean;
  /** Logged foods of one day, all chosen to begin with. */
  readonly meals: readonly Meal[];
  /** What it is called to begin with. */
  readonly name?: string | undefined;
  onClose(): void;
}

/** Saves logged foods under a name, to log them together later. */
export function SaveMealDialog({ open, meals, name: start = '', onClose }: Props) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(start);
  const [left, setLeft] = useState<readonly Meal['meal_id'][]>([]);
  const [isMissing, setMissing] = useState(false);
  const chosen = meals.filter(({ meal_id }) => !left.includes(meal_id));
  const saving = useWrite({
    closes: true,
    send: (body: { name: string; date: string; meal_ids: Meal['meal_id'][] }, key) => saveMeal(body, key),
    toFailure: (error) => failureUnder(error, 'Failed to save the meal'),
    onSuccess: (saved) => {
      toast({ message: `${saved.name} is saved`, tone: 'success' });
      void refreshSavedMeals(queryClient);
      onClose();
    },
  });
  const isTooMuch = chosen.length > SAVED_MEAL_BOUNDS.items;

  function submit(event: FormEvent) {
    event.preventDefault();
    const [first] = chosen;
    setMissing(!name.trim());
    if (!open || !name.trim() || !first || isTooMuch) return;
    void saving.write({ name, date: first.date, meal_ids: chosen.map(({ meal_id }) => meal_id) });
  }
  const toggle = (id: Meal['meal_id']) =>
    setLeft((last) => (last.includes(id) ? last.filter((one) => one !== id) : [...last, id]));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Save as a Meal"
      description="Log these foods together with one tap."
      footer={
        <Button
          type="submit"
          form="save-meal"
          busy={saving.isPending}
          disabled={chosen.length === 0 || isTooMuch}
        >
          Save Meal
        </Button>
      }
    >
      <form id="save-meal" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          data-autofocus=""
          autoComplete="off"
          maxLength={SAVED_MEAL_BOUNDS.name}
          error={isMissing && !name.trim() && 'Please name the meal'}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className="grid">
          <legend className="mb-1 text-sm text-ink-2">
            {isTooMuch
              ? `At most ${SAVED_MEAL_BOUNDS.items} foods`
              : `${pluralize(chosen.length, 'food')}, ${formatWhole(sumOfNutrients(chosen).calories)} kcal`}
          </legend>
          {meals.map((meal) => (
            <CheckboxField
              key={meal.meal_id}
              label={`${meal.name}, ${formatWhole(meal.calories)} kcal`}
              checked={!left.includes(meal.meal_id)}
              onChange={() => toggle(meal.meal_id)}
            />
          ))}
        </fieldset>
        <FailureNotice failure={saving.failure} />
      </form>
    </Dialog>
  );
}
