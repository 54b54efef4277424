import { recordAct } from '../../platform/audit/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, invalid, notFound } from '../../platform/http/app-error.ts';
import { revokeSessionsOf } from '../../platform/session/session.repository.ts';
import { lockAccount, updateUser } from '../../platform/users/users.repository.ts';

/** Repeated it changes nothing, and is not noted down again. */
export async function banUser(
  tx: Executor,
  clock: Clock,
  actorId: number,
  userId: number,
  reason: string | null | undefined,
): Promise<void> {
  if (userId === actorId) throw invalid('You cannot ban your own account');
  const user = await lockAccount(tx, userId);
  if (!user) throw notFound('User not found');
  if (user.isAdmin) throw new AppError('FORBIDDEN', 'Administrators cannot be banned');
  if (user.bannedAt) return;
  const at = clock.now();
  const banReason = reason || null;
  await updateUser(tx, userId, { bannedAt: at, banReason });
  await revokeSessionsOf(tx, userId, at);
  const after = { isBanned: true, ...(banReason ? { reason: banReason } : {}) };
  await recordAct(tx, { at, actorId, act: 'user.ban', userId, before: { isBanned: false }, after });
}
