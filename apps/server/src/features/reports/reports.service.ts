import { recordAct } from '../../platform/audit/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, invalid, notFound } from '../../platform/http/app-error.ts';
import { type FoodRow, lockFood, updateFood } from '../foods/foods.repository.ts';
import {
  closeFlags,
  closeFlagsOf,
  type FlagRow,
  findFlaggedFood,
  lockApprovedFlag,
  lockOpenFlags,
  openFlag,
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
  /** Further reports on the same food. */
  readonly also?: readonly number[] | undefined;
  readonly note?: string | null | undefined;
}

const noFlag = () => notFound('Flag not found');

/** The food first and then its flags, as whoever changes or deletes a food: nobody waits for the other in turn. */
async function lockReported(tx: Executor, flagId: number): Promise<FoodRow> {
  const foodId = await findFlaggedFood(tx, flagId);
  const food = foodId ? await lockFood(tx, foodId, 'update') : undefined;
  if (food?.visibility !== 'public') throw noFlag();
  return food;
}

/** The report that is reviewed, and with it those of the others that are still open and of the same food. */
async function lockFlags(tx: Executor, flagId: number, { contentType, also = [] }: Review) {
  // Nobody can report workouts and meals.
  if (contentType !== 'contributed_food') throw noFlag();
  const food = await lockReported(tx, flagId);
  const flags = await lockOpenFlags(tx, food.id, [flagId, ...also]);
  const flag = flags.find(({ id }) => id === flagId);
  if (!flag) throw noFlag();
  return { food, flag, flags };
}

/** Only the named reports are settled: what others have to say of the food waits on. */
async function keepFood(tx: Executor, flags: readonly FlagRow[], at: Date) {
  await closeFlags(tx, flags, at);
  const closed = flags.length > 1 ? { closed_flags: flags.length } : {};
  return { before: {}, after: { status: 'approved', ...closed } };
}

/**
 * Hidden from everybody but its contributor, whatever its standing was. A product is nobody's: it is removed for all,
 * and its barcode brings it back no more.
 */
async function hideFood(tx: Executor, { id, approval, kind }: FoodRow, at: Date, note: string | null) {
  const removed = kind === 'product' ? { removedAt: at } : {};
  await updateFood(tx, id, { approval: 'rejected', reviewNote: note, ...removed });
  const closed = await closeFlagsOf(tx, id, at, note);
  return {
    before: { approval_status: approval },
    after: {
      status: 'rejected',
      approval_status: 'rejected',
      closed_flags: closed,
      ...(note ? { note } : {}),
    },
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
  const { food, flag, flags } = await lockFlags(tx, flagId, review);
  const isFine = review.action === 'approve';
  const { before, after } = isFine
    ? await keepFood(tx, flags, at)
    : await hideFood(tx, food, at, review.note || null);
  await recordAct(tx, {
    at,
    actorId,
    act: `flag.${review.action}`,
    subject: food,
    before: { status: flag.status, reason: flag.reason, ...before },
    after,
  });
}

/** A report that was closed by mistake waits again. One that was upheld is undone by restoring the food. */
export async function reopenFlag(tx: Executor, clock: Clock, actorId: number, flagId: number): Promise<void> {
  const food = await lockReported(tx, flagId);
  const flag = await lockApprovedFlag(tx, food.id, flagId);
  if (!flag) throw noFlag();
  if (!(await openFlag(tx, flag)))
    throw new AppError('CONFLICT', 'The member has reported this food again. That report is open.');
  await recordAct(tx, {
    at: clock.now(),
    actorId,
    act: 'flag.reopen',
    subject: food,
    before: { status: flag.status, reason: flag.reason },
    after: { status: 'open' },
  });
}
