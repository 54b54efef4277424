import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { invalid, notFound } from '../../platform/http/app-error.ts';
import { findFood } from '../foods/foods.repository.ts';
import { storeFlag } from './reports.repository.ts';

/** Only what members have made public can be reported; what is personal is nobody else's business. */
export async function reportFood(
  tx: Executor,
  clock: Clock,
  userId: number,
  foodId: number,
  reason: string,
): Promise<void> {
  const food = await findFood(tx, foodId);
  const isOwn = food?.contributorId === userId;
  const isKnown = food?.kind === 'member' && (isOwn || food.shared);
  if (!food || !isKnown) throw notFound('Food not found');
  if (food.visibility !== 'public') throw invalid('Only public foods can be reported');
  await storeFlag(tx, { foodId, reporterId: userId, reason, createdAt: clock.now() });
}
