import { rememberProduct } from '@fitarc/contract/foods';
import type { MealDraft } from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { RequestNotSentError } from '../../lib/api-error.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { useWrite } from '../../lib/use-write.ts';
import { refreshFoods } from '../foods/contributions.queries.ts';
import { type FoodChoice, INVALID, mealOf } from '../foods/food-choice.ts';
import { grams as gramsWords, kcalWords } from '../foods/portion-text.ts';
import { saveFailure, storeMeal } from './meal-calls.ts';
import { changeDay } from './meals.queries.ts';
import { addToDay } from './use-meal-changes.ts';

interface FoodAmount {
  readonly choice: FoodChoice;
  readonly grams: number;
}

/** So that the next search finds it with us; a failure harms nobody. */
function remember(queryClient: QueryClient, { product }: FoodChoice): void {
  if (!product) return;
  call(rememberProduct, { body: product }).then(
    () => refreshFoods(queryClient),
    () => undefined,
  );
}

/** Adds foods to a day, one after the other; `place` says where on the day. */
export function useAddFood(day: LocalDate, place: Partial<MealDraft>) {
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  const [said, setSaid] = useState('');
  const adding = useWrite({
    send: ({ draft }: FoodAmount & { draft: MealDraft | null }, key) => {
      if (!draft) throw new RequestNotSentError(INVALID);
      return storeMeal(draft, key);
    },
    keyContent: ({ draft }) => draft,
    onSuccess: async (meal, { choice, grams }) => {
      const amount = [choice.serving && gramsWords(grams), meal && kcalWords(meal.calories)];
      setSaid([`Added: ${choice.name}`, ...amount].filter(Boolean).join(', '));
      remember(queryClient, choice);
      await (meal ? addToDay(queryClient, meal) : changeDay(queryClient, day));
    },
    toFailure: saveFailure,
  });
  async function add(food: FoodAmount, onAdded: () => void) {
    if (adding.isSending()) return;
    setSaid('');
    const meal = mealOf(food.choice, food.grams, day);
    const draft = meal && { ...meal, ...place };
    if ((await adding.write({ ...food, draft })) && isMounted()) onAdded();
  }
  const queue = useRef(Promise.resolve());
  /** After what is on its way: two quick presses are two foods. */
  function addNext(food: FoodAmount, onAdded: () => void) {
    queue.current = queue.current.then(() => add(food, onAdded));
  }
  return {
    add,
    addNext,
    adding: adding.pendingInput?.choice.key,
    failure: adding.failure,
    forgetFailure: adding.clear,
    /** What was added last, in words. */
    said,
    say: setSaid,
  };
}
