import { type Clock, daysAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { deleteUnconfirmedUsers } from '../../platform/users/users.repository.ts';
import { deleteExpiredTickets } from '../second-factor/second-factor.repository.ts';
import { deleteExpiredSecrets } from './auth.repository.ts';

const UNCONFIRMED_DAYS = 7;

export async function cleanUpAccounts(db: Executor, clock: Clock): Promise<void> {
  const now = clock.now();
  await deleteUnconfirmedUsers(db, daysAfter(now, -UNCONFIRMED_DAYS));
  await deleteExpiredSecrets(db, now);
  await deleteExpiredTickets(db, now);
}
