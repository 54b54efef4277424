import type { MealInput } from '@fitarc/contract/meals';
import type { Clock } from '../../platform/clock.ts';
import { addAccepted, withinDailyLimit } from '../../platform/db/add-accepted.ts';
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
  return addAccepted(inputs, withinDailyLimit(byDay, MEALS_A_DAY), async (accepted) => {
    await changeQuotaUse(tx, userId, MEALS, accepted.length);
    const now = clock.now();
    const rows = await insertMeals(
      tx,
      accepted.map((input) => newImportedMeal(userId, input, now)),
    );
    return rows.map(({ id }) => id);
  });
}

/** Those that were not changed by hand since; answers the others. */
export async function removeUneditedMeals(tx: Executor, userId: number, ids: readonly number[]) {
  const { unedited, kept } = splitEdited(await listStoredMeals(tx, userId, ids));
  await changeQuotaUse(tx, userId, MEALS, -unedited.length);
  await deleteMeals(tx, userId, unedited);
  return { deleted: unedited.length, kept };
}
