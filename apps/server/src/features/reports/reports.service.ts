import { recordAct } from '../../platform/audit/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { invalid, notFound } from '../../platform/http/app-error.ts';
import { type FoodRow, lockFood, updateFood } from '../foods/foods.repository.ts';
import {
  closeFlag,
  closeFlagsOf,
  type FlagRow,
  findFlaggedFood,
  lockOpenFlag,
  storeFlag,
} from './reports.repository.ts';

/** What members have made public and products can be reported; what is personal is nobody else's business. */
export async function reportFood(
  tx: Executor,
  clock: Clock,
  userId: number,
  foodId: number,
  reason: string,
): Promise<number> {
  // Held, so that no report slips in behind a review that hides the food.
  const food = await lockFood(tx, foodId, 'share');
  const isOwn = food?.contributorId === userId;
  const isKnown = food && food.kind !== 'generic' && !food.removedAt && (isOwn || food.shared);
  if (!isKnown) throw notFound('Food not found');
  if (food.visibility !== 'public') throw invalid('Only public foods can be reported');
  return storeFlag(tx, { foodId, reporterId: userId, reason, createdAt: clock.now() });
}

interface Review {
  readonly contentType: 'contributed_food' | 'workout' | 'meal';
  readonly action: 'approve' | 'reject';
}

/** The food first and then its flags, as whoever changes or deletes a food: nobody waits for the other in turn. */
async function lockFlag(tx: Executor, flagId: number, { contentType }: Review) {
  // Nobody can report workouts and meals.
  const foodId = contentType === 'contributed_food' ? await findFlaggedFood(tx, flagId) : undefined;
  const food = foodId ? await lockFood(tx, foodId, 'update') : undefined;
  const flag = food?.visibility === 'public' ? await lockOpenFlag(tx, flagId) : undefined;
  if (!food || !flag) throw notFound('Flag not found');
  return { food, flag };
}

/** Only this report is settled: what others have to say of the food waits on. */
async function keepFood(tx: Executor, flag: FlagRow, at: Date) {
  await closeFlag(tx, flag, at);
  return { before: {}, after: { status: 'approved' } };
}

/**
 * Hidden from everybody but its contributor, whatever its standing was. A product is nobody's: it is removed for all,
 * and its barcode brings it back no more.
 */
async function hideFood(tx: Executor, { id, approval, kind }: FoodRow, at: Date) {
  const removed = kind === 'product' ? { removedAt: at } : {};
  await updateFood(tx, id, { approval: 'rejected', reviewNote: null, ...removed });
  const closed = await closeFlagsOf(tx, id, at);
  return {
    before: { approval_status: approval },
    after: { status: 'rejected', approval_status: 'rejected', closed_flags: closed },
  };
}

/** Approved, the food is fine; rejected, it is hidden and all its reports are settled. */
export async function reviewFlag(
  tx: Executor,
  clock: Clock,
  actorId: number,
  flagId: number,
  review: Review,
): Promise<void> {
  const at = clock.now();
  const { food, flag } = await lockFlag(tx, flagId, review);
  const isFine = review.action === 'approve';
  const { before, after } = isFine ? await keepFood(tx, flag, at) : await hideFood(tx, food, at);
  await recordAct(tx, {
    at,
    actorId,
    act: `flag.${review.action}`,
    subject: food,
    before: { status: flag.status, reason: flag.reason, ...before },
    after,
  });
}
