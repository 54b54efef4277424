import type { Executor } from '../db/database.ts';
import { lockAccount } from '../users/users.repository.ts';
import { isSessionLive } from './session.repository.ts';
import type { Session } from './session.service.ts';
import { unauthenticated } from './unauthenticated.ts';

/** Asked again inside the transaction: a call let in before a password reset must not leave a way in behind. */
export async function requireLiveSession(tx: Executor, { userId, sessionId }: Session): Promise<void> {
  await lockAccount(tx, userId);
  if (!(await isSessionLive(tx, userId, sessionId))) throw unauthenticated();
}
