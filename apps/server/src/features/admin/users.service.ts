import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError, invalid, notFound } from '../../platform/http/app-error.ts';
import { revokeSessionsOf } from '../../platform/session/session.repository.ts';
import type { Session } from '../../platform/session/session.service.ts';
import { findUserRow, markBanned } from './users.repository.ts';

export interface AdminDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export async function banUser({ db, clock }: AdminDeps, session: Session, userId: number) {
  if (userId === session.userId) throw invalid('You cannot ban your own account');
  const user = await findUserRow(db, userId);
  if (!user) throw notFound('User not found');
  if (user.isAdmin) throw new AppError('FORBIDDEN', 'Administrators cannot be banned');
  const now = clock.now();
  await db.transaction(async (tx) => {
    await markBanned(tx, userId, now);
    await revokeSessionsOf(tx, userId, now);
  });
  return { ...user, bannedAt: user.bannedAt ?? now };
}
