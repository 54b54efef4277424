import type { MealInput } from '@fitarc/contract/meals';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { splitEdited } from '../../platform/db/split-edited.ts';
import { changeQuotaUse } from '../../platform/limits/quota.service.ts';
import { countMealsByDay, deleteMeals, insertMeals, listStoredMeals } from './meals.repository.ts';
import { MEALS, MEALS_A_DAY, newMeal } from './meals.service.ts';

/** What the other app did not know stays unknown. */
const newImportedMeal = (userId: number, input: MealInput, createdAt: Date) => ({
  ...newMeal(userId, input, createdAt),
  protein: input.protein ?? null,
  carbs: input.carbs ?? null,
  fats: input.fats ?? null,
});

/** Many at once; their ids in the order given, undefined where the day is full. */
export async function addMeals(
  tx: Executor,
  clock: Clock,
  userId: number,
  inputs: readonly MealInput[],
): Promise<(number | undefined)[]> {
  if (inputs.length === 0) return [];
  const byDay = await countMealsByDay(
    tx,
    userId,
    inputs.map(({ date }) => date),
  );
  const fitting = inputs.filter(({ date }) => {
    const total = (byDay.get(date) ?? 0) + 1;
    byDay.set(date, total);
    return total <= MEALS_A_DAY;
  });
  await changeQuotaUse(tx, userId, MEALS, fitting.length);
  const now = clock.now();
  const rows = await insertMeals(
    tx,
    fitting.map((input) => newImportedMeal(userId, input, now)),
  );
  const ids = new Map(fitting.map((input, at) => [input, rows[at]?.id]));
  return inputs.map((input) => ids.get(input));
}

/** Those that were not changed by hand since; answers the others. */
export async function removeUneditedMeals(tx: Executor, userId: number, ids: readonly number[]) {
  const { unedited, kept } = splitEdited(await listStoredMeals(tx, userId, ids));
  await changeQuotaUse(tx, userId, MEALS, -unedited.length);
  await deleteMeals(tx, userId, unedited);
  return { deleted: unedited.length, kept };
}
