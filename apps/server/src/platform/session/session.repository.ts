import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { preparedStatement } from '../db/prepared.ts';
import { users } from '../users/users.tables.ts';
import { revokeTokensOf } from './access-tokens.repository.ts';
import { sessions } from './session.tables.ts';
import type { SessionKey } from './tokens.ts';

const statement = preparedStatement((db) =>
  db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      isAdmin: users.isAdmin,
      bannedAt: users.bannedAt,
      lastSeenAt: users.lastSeenAt,
      createdAt: sessions.createdAt,
      authenticatedAt: sessions.authenticatedAt,
      lastUsedAt: sessions.lastUsedAt,
      isStrong: sessions.isStrong,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      sql`(${sessions.userId}, ${sessions.id}) in
        (select * from unnest(${sql.placeholder('userIds')}::bigint[], ${sql.placeholder('ids')}::uuid[]))`,
    )
    .prepare('find_sessions'),
);
export type SessionRow = Awaited<ReturnType<ReturnType<typeof statement>['execute']>>[number];

/** The key of a session as one text, for a Map. */
export type SessionMapKey = `${number} ${string}`;
export const sessionMapKey = ({ userId, sid }: SessionKey): SessionMapKey => `${userId} ${sid}`;

export async function findSessions(
  db: Executor,
  names: readonly SessionMapKey[],
): Promise<Map<SessionMapKey, SessionRow>> {
  const parts = names.map((name) => name.split(' '));
  const rows = await statement(db).execute({
    userIds: parts.map(([userId]) => userId),
    ids: parts.map(([, sid]) => sid),
  });
  return new Map(rows.map((row) => [sessionMapKey({ userId: row.userId, sid: row.sessionId }), row]));
}

export async function insertSession(db: Executor, row: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(row);
}

const ownSession = (userId: number, sessionId: string) =>
  and(eq(sessions.userId, userId), eq(sessions.id, sessionId), isNull(sessions.revokedAt));

/** Whether there was one to end. */
export async function revokeSession(db: Executor, userId: number, sessionId: string, at: Date) {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(ownSession(userId, sessionId))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function updateSession(
  db: Executor,
  userId: number,
  sessionId: string,
  changes: Partial<Pick<typeof sessions.$inferInsert, 'authenticatedAt' | 'isStrong'>>,
) {
  await db.update(sessions).set(changes).where(ownSession(userId, sessionId));
}

/** Only the provider's word stands without the second factor; a passkey can be asked for again. */
export async function weakenSessionsOf(db: Executor, userId: number): Promise<void> {
  await db
    .update(sessions)
    .set({ isStrong: false })
    .where(and(eq(sessions.userId, userId), ne(sessions.method, 'single-sign-on')));
}

/** Live ones, the last used first. */
export const listSessions = (db: Executor, userId: number, now: Date) =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      method: sessions.method,
      userAgent: sessions.userAgent,
      address: sessions.address,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`), sessions.id);

/** Never waits for a transaction that holds the row: the next call notes it just as well. */
export async function touchSession(
  db: Executor,
  { userId, sid }: SessionKey,
  { now, ifBefore, address }: { now: Date; ifBefore: Date; address: string },
) {
  const stale = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(ownSession(userId, sid), or(isNull(sessions.lastUsedAt), lt(sessions.lastUsedAt, ifBefore))))
    .for('no key update', { skipLocked: true });
  await db
    .update(sessions)
    .set({ lastUsedAt: now, address })
    .where(and(eq(sessions.userId, userId), inArray(sessions.id, stale)));
}

export async function isSessionLive(db: Executor, userId: number, sessionId: string): Promise<boolean> {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(ownSession(userId, sessionId));
  return rows.length > 0;
}

/** All of them end the personal tokens too. */
export async function revokeSessionsOf(db: Executor, userId: number, at: Date, exceptSessionId?: string) {
  if (exceptSessionId === undefined) await revokeTokensOf(db, userId);
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    );
}

/** Of everybody. */
export async function revokeAllSessions(db: Executor, at: Date): Promise<void> {
  await db.update(sessions).set({ revokedAt: at }).where(isNull(sessions.revokedAt));
}

/** Revoked ones stay until they would have expired: their owner is told why, a banned one above all. */
export async function deleteExpiredSessions(db: Executor, before: Date) {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
}
