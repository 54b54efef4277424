import { rememberProduct } from '@fitarc/contract/foods';
import type { LocalDate } from '@fitarc/domain/local-date';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { Refusal } from '../../lib/api-error.ts';
import { useRetryKey } from '../../lib/retry-key.ts';
import { refreshFoods } from '../foods/contributions.queries.ts';
import { type FoodChoice, INVALID, mealOf } from '../foods/food-choice.ts';
import { grams as gramsWords, kcalWords } from '../foods/portion-words.ts';
import { saveFailure, storeMeal } from './meal-calls.ts';
import { changeDay } from './meals.queries.ts';
import { addToDay } from './use-meal-changes.ts';

interface Wish {
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

/** Adds foods to a day, one after the other. */
export function useAddFood(day: LocalDate) {
  const queryClient = useQueryClient();
  const keyOf = useRetryKey();
  /** How many were added: the same food may be eaten twice. */
  const [count, setCount] = useState(0);
  const [said, setSaid] = useState('');
  /** A second press may come before the first is seen to be on its way. */
  const busy = useRef(false);
  const adding = useMutation({
    mutationFn: ({ choice, grams }: Wish) => {
      const draft = mealOf(choice, grams, day);
      if (!draft) throw new Refusal(INVALID);
      return storeMeal(draft, keyOf([count, draft]));
    },
    onMutate: () => setSaid(''),
    onSuccess: async (meal, { choice, grams }) => {
      setCount((before) => before + 1);
      const amount = [choice.serving && gramsWords(grams), meal && kcalWords(meal.calories)];
      setSaid([`Added: ${choice.name}`, ...amount].filter(Boolean).join(', '));
      remember(queryClient, choice);
      await (meal ? addToDay(queryClient, meal) : changeDay(queryClient, day));
    },
  });
  function add(wish: Wish, onAdded?: () => void) {
    if (busy.current) return;
    busy.current = true;
    adding.mutate(wish, {
      onSuccess: () => onAdded?.(),
      onSettled: () => {
        busy.current = false;
      },
    });
  }
  return {
    add,
    adding: adding.isPending ? adding.variables.choice.key : undefined,
    failure: adding.isError ? saveFailure(adding.error) : undefined,
    forgetFailure: adding.reset,
    /** What was added last, in words. */
    said,
  };
}
