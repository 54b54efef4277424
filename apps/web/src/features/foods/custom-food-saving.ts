import { type Food, updateFood } from '@fitarc/contract/foods';
import type { MealDraft } from '@fitarc/contract/meals';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { dropDraft, readDraft, useKeepDraft } from '../../lib/drafts.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { randomKey } from '../../lib/retry-key.ts';
import { showAtField } from '../../lib/show-at-field.ts';
import { useWrite } from '../../lib/use-write.ts';
import { toast } from '../../ui/overlay/toast-store.ts';
import type { Diary } from './contribution-diary.ts';
import { contribute, isApproved, refreshFoods } from './contributions.queries.ts';
import {
  type CustomFoodPayload,
  type CustomFoodValues,
  customFoodResolver,
  emptyFood,
  FIELDS,
  payloadOf,
  refusedField,
  valuesOf,
} from './custom-food.form.ts';

const FAILED = 'Failed to contribute food. Please try again.';

export interface CustomFoodProps {
  readonly open: boolean;
  /** The food to correct; without one it is a new one. */
  readonly food?: Food | undefined;
  /** What a new one is called to begin with. */
  readonly name?: string | undefined;
  readonly diary: Diary;
  onClose(): void;
}

/** A food that is stored, and a meal that could not be. */
interface Uneaten {
  readonly meal: MealDraft;
  readonly key: string;
  readonly failure: Failure;
}

/** One serving of it: what is not known counts as nothing. */
const servingOf = (payload: CustomFoodPayload, { food_id }: Food, date: string): MealDraft => ({
  name: payload.name,
  calories: payload.calories,
  protein: payload.protein ?? 0,
  carbs: payload.carbs ?? 0,
  fats: payload.fats ?? 0,
  fiber: payload.fibre,
  sugar: payload.sugar,
  saturated_fat: payload.saturated_fat,
  sodium: payload.sodium,
  serving: payload.serving_size,
  date,
  food_id,
});

/** The form with what was typed before, if it was left unfinished. */
function useDraftForm(draft: string, start: CustomFoodValues, name: string) {
  // Whoever has just looked for a name wants that food, not one that was left unfinished.
  const [begin] = useState<CustomFoodValues>(() =>
    name ? { ...start, name } : { ...start, ...readDraft(draft) },
  );
  const [restored, setRestored] = useState(
    () => !name && FIELDS.some((field) => begin[field] !== start[field]),
  );
  const form = useForm<CustomFoodValues>({ resolver: customFoodResolver, defaultValues: begin });
  useKeepDraft(draft, form, FIELDS);
  const discard = () => {
    form.reset(start);
    dropDraft(draft);
    setRestored(false);
  };
  return { form, restored, discard };
}

export function useCustomFood({ open, food, name = '', diary, onClose }: CustomFoodProps) {
  const queryClient = useQueryClient();
  const [uneaten, setUneaten] = useState<Uneaten>();
  const draft = food ? `custom-food-${food.food_id}` : 'custom-food';
  const drafted = useDraftForm(draft, food ? valuesOf(food) : emptyFood, name);
  const { form } = drafted;

  const save = (payload: CustomFoodPayload, key: string) =>
    food
      ? call(
          updateFood,
          { params: { id: String(food.food_id) }, body: payload },
          { ifMatch: food.updated_at },
        )
      : contribute(payload, key);

  function done(message: string) {
    toast({ message, tone: 'success' });
    onClose();
  }

  async function eat(meal: MealDraft, key: string) {
    try {
      await diary.eat(meal, key);
      done(`${meal.name} is saved and added to ${diary.dayWords}`);
    } catch (error) {
      setUneaten({ meal, key, failure: diary.toFailure(error) });
    }
  }

  async function goOn(payload: CustomFoodPayload, saved: Food) {
    if (!isApproved(saved)) {
      done(`${payload.name} is saved and waiting for review. You can find it in My Contributions.`);
    } else if (food) {
      done(`${payload.name} is saved`);
    } else {
      await eat(servingOf(payload, saved, diary.day), randomKey());
    }
  }

  const saving = useWrite({
    send: async (payload: CustomFoodPayload, key) => {
      if (uneaten) return eat(uneaten.meal, uneaten.key);
      const saved = await save(payload, key);
      dropDraft(draft);
      void refreshFoods(queryClient);
      await goOn(payload, saved);
    },
    onError: (error) => showAtField(form, error, refusedField(error)),
    toFailure: (error) => failureOf(error, FAILED),
  });
  const submit = form.handleSubmit(async (values) => {
    // While the dialog closes, its button can still be pressed.
    if (open) await saving.write(payloadOf(values));
  });
  return {
    ...drafted,
    submit,
    uneaten,
    failure: saving.failure,
    busy: form.formState.isSubmitting,
  };
}
