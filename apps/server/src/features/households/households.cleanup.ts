import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { deleteEmptyHouseholds, deleteExpiredInvitations } from './households.repository.ts';

/** Households whose last member was deleted otherwise than by leaving, and invitations nobody took. */
export async function cleanUpHouseholds(db: Executor, clock: Clock): Promise<void> {
  await deleteExpiredInvitations(db, clock.now());
  await deleteEmptyHouseholds(db);
}
