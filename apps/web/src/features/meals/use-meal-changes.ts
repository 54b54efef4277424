import type { Meal } from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import { pluralize } from '@fitarc/domain/pluralize';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useWrite } from '../../lib/use-write.ts';
import { toast } from '../../ui/overlay/toast-store.ts';
import { useUndo } from '../../ui/overlay/use-undo.ts';
import { focusNeighborRow } from './focus-neighbor-row.ts';
import { copyMealsTo, correctMeal, draftOf, removeMeal, saveFailure, storeMeal } from './meal-calls.ts';
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

  async function moveTo(meal: Meal, slot: Meal['slot']): Promise<Meal | undefined> {
    try {
      const moved = await correctMeal(meal, { slot });
      await changeOnDay(queryClient, meal, moved);
      return moved;
    } catch (error) {
      toast({ tone: 'danger', message: saveFailure(error).title });
      void changeDay(queryClient, dayOf(meal));
      return undefined;
    }
  }

  function onCopied(copies: readonly Meal[], where: string) {
    const [first] = copies;
    const isCopy = (meal: Meal) => copies.some((copy) => isSame(copy, meal));
    if (first) {
      void changeDay(queryClient, dayOf(first), (meals) => [
        ...meals.filter((meal) => !isCopy(meal)),
        ...copies,
      ]);
    }
    undo.offer(`${pluralize(copies.length, 'food')} copied to ${where}`, () => void takeBack(copies));
  }

  const repeating = useWrite({
    send: copyMealsTo,
    onSuccess: (copies) => onCopied(copies, 'this day'),
    onError: (error) => toast({ tone: 'danger', message: saveFailure(error).title }),
  });

  return {
    remove: (meal: Meal) => deletion.mutate(meal),
    onCopied,
    /** Into another meal of the day. */
    async move(meal: Meal, slot: MealSlot) {
      const before = meal.slot ?? null;
      const moved = await moveTo(meal, slot);
      if (moved) undo.offer(`${meal.name} moved`, () => void moveTo(moved, before));
    },
    /** The same foods again, on another day. */
    repeat(meals: readonly Meal[], day: LocalDate) {
      const [first] = meals;
      if (first)
        void repeating.write({ from: dayOf(first), to: day, meal_ids: meals.map(({ meal_id }) => meal_id) });
    },
  };
}
