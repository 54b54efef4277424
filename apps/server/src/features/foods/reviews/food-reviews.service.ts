import { foodWords } from '@fitarc/domain/food-search/food-words';
import { recordAct } from '../../../platform/audit/audit.repository.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Executor } from '../../../platform/db/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Page } from '../../../platform/http/paging.ts';
import { updateFood } from '../foods.repository.ts';
import {
  countPendingFoods,
  listPendingFoods,
  listSimilarFoods,
  lockPendingFood,
  type SimilarFood,
} from './food-reviews.repository.ts';

/** A page of the queue, each food with those that may be the same. */
export async function listForReview(db: Db, page: Page) {
  const [rows, total] = await Promise.all([listPendingFoods(db, page), countPendingFoods(db)]);
  const similarFoods = await listSimilarFoods(
    db,
    rows.map(({ food: { id, name } }) => ({ id, words: foodWords(name) })),
  );
  const byFood = new Map(rows.map(({ food }): [number, SimilarFood[]] => [food.id, []]));
  for (const food of similarFoods) byFood.get(food.pendingId)?.push(food);
  return { total, rows: rows.map((row) => ({ ...row, duplicates: byFood.get(row.food.id) ?? [] })) };
}

interface Review {
  readonly status: 'approve' | 'reject';
  readonly seen?: string | null | undefined;
  readonly note?: string | null | undefined;
}

/** What its contributor has changed since it was read is not approved unread. */
export async function reviewFood(
  tx: Executor,
  clock: Clock,
  actorId: number,
  id: number,
  { status, seen, note }: Review,
): Promise<void> {
  const food = await lockPendingFood(tx, id);
  if (!food) throw notFound('Submission not found');
  if (seen && seen !== food.updatedAt.toISOString()) {
    throw new AppError('CONFLICT', 'This food has changed since you opened it. Please review it again.');
  }
  const approval = status === 'approve' ? 'approved' : 'rejected';
  const reviewNote = note || null;
  await updateFood(tx, id, { approval, reviewNote });
  await recordAct(tx, {
    at: clock.now(),
    actorId,
    act: `food.${status}`,
    subject: food,
    before: { approval_status: food.approval },
    after: { approval_status: approval, ...(reviewNote ? { note: reviewNote } : {}) },
  });
}
