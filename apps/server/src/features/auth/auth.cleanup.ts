import { daysAfter } from '../../platform/clock.ts';
import { deleteExpiredLimits } from '../../platform/limits/limits.repository.ts';
import { deleteExpiredSessions } from '../../platform/session/session.repository.ts';
import { deleteExpiredKeys } from '../../platform/writes/idempotency.repository.ts';
import type { AuthDeps } from './auth.deps.ts';
import { deleteExpiredSecrets } from './auth.repository.ts';
import { deleteUnconfirmedUsers } from './users.repository.ts';

const UNCONFIRMED_DAYS = 7;
const HOUR = 60 * 60 * 1000;

export async function cleanUp({ db, clock }: Pick<AuthDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteUnconfirmedUsers(db, daysAfter(now, -UNCONFIRMED_DAYS));
  await deleteExpiredSecrets(db, now);
  await deleteExpiredSessions(db, now);
  await deleteExpiredLimits(db, now);
  await deleteExpiredKeys(db, now);
}

/** Deleting twice does no harm, so several nodes need not agree on who does it. */
export function cleanUpHourly(deps: AuthDeps): () => void {
  const run = () => deps.background.run('clean-up', () => cleanUp(deps));
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
