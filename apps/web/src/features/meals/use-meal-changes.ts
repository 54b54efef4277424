import type { Meal } from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/overlay/toast-store.ts';
import { useUndo } from '../../ui/overlay/use-undo.ts';
import { focusNeighborRow } from './focus-neighbor-row.ts';
import { draftOf, removeMeal, saveFailure, storeMeal } from './meal-calls.ts';
import { MEAL_GONE } from './meal-gone.ts';
import { changeDay } from './meals.queries.ts';

const dayOf = ({ date }: Meal) => date as LocalDate;
const isSame = (one: Meal, other: Meal) => String(one.meal_id) === String(other.meal_id);

export const addToDay = (queryClient: QueryClient, meal: Meal) =>
  // A second try of the same call answers the same meal.
  changeDay(queryClient, dayOf(meal), (meals) => [...meals.filter((other) => !isSame(other, meal)), meal]);

const takeFromDay = (queryClient: QueryClient, meal: Meal) =>
  changeDay(queryClient, dayOf(meal), (meals) => meals.filter((other) => !isSame(other, meal)));

export async function changeOnDay(queryClient: QueryClient, before: Meal, after: Meal): Promise<void> {
  if (dayOf(before) === dayOf(after)) {
    await changeDay(queryClient, dayOf(after), (meals) =>
      meals.map((meal) => (isSame(meal, after) ? after : meal)),
    );
  } else {
    await takeFromDay(queryClient, before);
    await changeDay(queryClient, dayOf(after));
  }
}

/** All a member is told of a deletion that failed is that the meal is still there. */
const logFailure = (error: unknown) =>
  // biome-ignore lint/suspicious/noConsole: the console is where this failure is to be found
  console.error('The meal could not be deleted.', error);

/** Deleting and copying, each with a way back. */
export function useMealChanges() {
  const queryClient = useQueryClient();
  const undo = useUndo();

  async function bringBack(meal: Meal) {
    try {
      const stored = await storeMeal(draftOf(meal));
      await (stored ? addToDay(queryClient, stored) : changeDay(queryClient, dayOf(meal)));
    } catch (error) {
      toast({ tone: 'danger', message: saveFailure(error).title });
    }
  }

  /** The meal stays on the screen until it is gone for good. */
  const deletion = useMutation({
    mutationFn: removeMeal,
    onSuccess: async (wasThere, meal) => {
      const focusOn = focusNeighborRow(meal);
      await takeFromDay(queryClient, meal);
      focusOn();
      if (wasThere) undo.offer(`${meal.name} deleted`, () => void bringBack(meal));
      else toast({ message: MEAL_GONE });
    },
    onError: logFailure,
  });

  async function takeBack(copies: readonly Meal[]) {
    for (const meal of copies) {
      try {
        await removeMeal(meal);
        await takeFromDay(queryClient, meal);
      } catch (error) {
        logFailure(error);
      }
    }
  }

  return {
    remove: (meal: Meal) => deletion.mutate(meal),
    onCopied(copies: readonly Meal[], where: string) {
      const [first] = copies;
      const isCopy = (meal: Meal) => copies.some((copy) => isSame(copy, meal));
      if (first) {
        void changeDay(queryClient, dayOf(first), (meals) => [
          ...meals.filter((meal) => !isCopy(meal)),
          ...copies,
        ]);
      }
      undo.offer(`${pluralize(copies.length, 'food')} copied to ${where}`, () => void takeBack(copies));
    },
  };
}
