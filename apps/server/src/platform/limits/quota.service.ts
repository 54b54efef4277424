import type { Executor } from '../db/database.ts';
import { limitReached } from '../http/app-error.ts';
import { addToTotal, storeTotal } from './quota.repository.ts';

/** Limit per member on a kind of record, over all days. */
export interface MemberQuota {
  readonly kind: string;
  readonly atMost: number;
  /** As the sentence that refuses calls them. */
  readonly name: string;
  /** How to make room, where deleting some does not. */
  readonly advice?: string;
  count(tx: Executor, userId: number): Promise<number>;
}

/**
 * Before the records themselves are written or deleted, with the member locked. Removing is never refused: rows of
 * before a bound stay.
 */
export async function changeQuotaUse(
  tx: Executor,
  userId: number,
  { kind, atMost, name, advice = 'Please delete some first.', count }: MemberQuota,
  change: number,
): Promise<void> {
  if (change === 0) return;
  let total = await addToTotal(tx, userId, kind, change);
  if (total === undefined) {
    total = (await count(tx, userId)) + change;
    await storeTotal(tx, userId, kind, total);
  }
  if (change > 0 && total > atMost)
    throw limitReached(`An account can have at most ${atMost.toLocaleString('en-US')} ${name}. ${advice}`);
}
