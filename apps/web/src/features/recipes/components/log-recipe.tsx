import type { Recipe } from '@fitarc/contract/recipes';
import { isLocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import { roundTo } from '@fitarc/domain/units';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { useMealLayout } from '../../../lib/preferences.ts';
import { useToday } from '../../../lib/today.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { mealOfRecipe, slotNow } from '../meal-of-recipe.ts';
import { logMeal } from '../recipes.queries.ts';
import { ServingFigures } from './serving-figures.tsx';

interface Props {
  readonly open: boolean;
  readonly recipe: Recipe;
  onClose(): void;
}

const MOST_GRAMS = 100_000;

/** So many servings or grams of a recipe, on a day. */
export function LogRecipe({ open, recipe, onClose }: Props) {
  const queryClient = useQueryClient();
  const today = useToday();
  const [unit, setUnit] = useState<'servings' | 'grams'>('servings');
  const [typed, setTyped] = useState('1');
  const [date, setDate] = useState<string>(today);
  const { flat, slots } = useMealLayout();
  const [slot, setSlot] = useState<MealSlot>(() => slotNow());
  const amount = typed.trim() === '' ? Number.NaN : Number(typed);
  const grams = roundTo(unit === 'servings' ? amount * recipe.serving_grams : amount, 1);
  const isAmount = grams > 0 && grams <= MOST_GRAMS;
  const draft = isAmount ? mealOfRecipe(recipe, { grams, date, slot: flat ? undefined : slot }) : undefined;
  const logging = useWrite({
    closes: true,
    send: (meal: NonNullable<typeof draft>, key) => logMeal(queryClient, meal, key),
    toFailure: (error) => failureUnder(error, 'Failed to log the recipe'),
    onSuccess: () => {
      toast({ message: `${recipe.name} logged`, tone: 'success' });
      onClose();
    },
  });

  function switchTo(next: 'servings' | 'grams') {
    if (next === unit) return;
    setUnit(next);
    if (isAmount) setTyped(String(next === 'grams' ? grams : roundTo(grams / recipe.serving_grams, 2)));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (open && draft && isLocalDate(date)) void logging.write(draft);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Log Recipe"
      description={recipe.name}
      footer={
        <Button
          type="submit"
          form="log-recipe"
          busy={logging.isPending}
          disabled={!draft || !isLocalDate(date)}
        >
          Log
        </Button>
      }
    >
      <form id="log-recipe" noValidate onSubmit={submit} className="grid gap-4">
        <Segmented
          label="Unit"
          full
          value={unit}
          onChange={switchTo}
          options={[
            { value: 'servings', label: 'Servings' },
            { value: 'grams', label: 'Grams' },
          ]}
        />
        <NumberField
          label={unit === 'servings' ? 'Servings' : 'Grams'}
          data-autofocus=""
          min={0}
          step="any"
          stepper
          stepBy={unit === 'servings' ? 1 : 10}
          error={!isAmount && 'More than 0, at most 100 kg'}
          value={typed}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="grid grid-cols-2 gap-3">
          <DateField
            label="Day"
            value={date}
            error={!isLocalDate(date) && 'Please choose a day'}
            onChange={(event) => setDate(event.target.value)}
          />
          {!flat && (
            <SelectField
              label="Meal"
              options={slots.map(({ slot: value, name }) => ({ value, label: name }))}
              value={slot}
              onChange={(event) => setSlot(event.target.value as MealSlot)}
            />
          )}
        </div>
        {draft && (
          <ServingFigures
            unit="kcal"
            figures={{
              ...draft,
              protein: draft.protein ?? 0,
              carbs: draft.carbs ?? 0,
              fats: draft.fats ?? 0,
            }}
          />
        )}
        <FailureNotice failure={logging.failure} />
      </form>
    </Dialog>
  );
}
