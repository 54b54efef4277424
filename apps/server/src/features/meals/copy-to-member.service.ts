import type { LocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { changeQuotaUse } from '../../platform/limits/quota.service.ts';
import { insertMeals, listMealsById, type NewMeal } from './meals.repository.ts';
import { MEALS, requireRoom } from './meals.service.ts';

interface Copy {
  readonly from: number;
  readonly to: number;
  readonly date: LocalDate;
  readonly slot?: MealSlot | null | undefined;
  readonly meal_ids: readonly number[];
}

/** From one member's diary into another's; both are locked. Without a slot each meal keeps its own. */
export async function copyMealsToMember(tx: Executor, clock: Clock, copy: Copy): Promise<number> {
  const meals = await listMealsById(tx, copy.from, copy.meal_ids);
  if (meals.length === 0) throw notFound('There are no meals to copy');
  const createdAt = clock.now();
  const rows = meals.map(
    ({ id: _old, updatedAt: _version, ...meal }): NewMeal => ({
      ...meal,
      userId: copy.to,
      date: copy.date,
      ...(copy.slot ? { slot: copy.slot } : {}),
      eatenAt: null,
      createdAt,
      editedAt: null,
    }),
  );
  await requireRoom(tx, copy.to, copy.date, rows.length);
  await changeQuotaUse(tx, copy.to, MEALS, rows.length);
  return (await insertMeals(tx, rows)).length;
}
