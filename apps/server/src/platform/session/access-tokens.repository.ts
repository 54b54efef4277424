import { and, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { preparedStatement } from '../db/prepared.ts';
import { users } from '../users/users.tables.ts';
import { accessTokens } from './access-tokens.tables.ts';

const statement = preparedStatement((db) =>
  db
    .select({
      tokenId: accessTokens.id,
      tokenHash: accessTokens.tokenHash,
      scopes: accessTokens.scopes,
      expiresAt: accessTokens.expiresAt,
      lastUsedAt: accessTokens.lastUsedAt,
      userId: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      bannedAt: users.bannedAt,
      lastSeenAt: users.lastSeenAt,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(sql`${accessTokens.tokenHash} = any(${sql.placeholder('hashes')}::text[])`)
    .prepare('find_access_tokens'),
);
export type TokenRow = Awaited<ReturnType<ReturnType<typeof statement>['execute']>>[number];

export async function findTokens(db: Executor, hashes: readonly string[]): Promise<Map<string, TokenRow>> {
  const rows = await statement(db).execute({ hashes: [...hashes] });
  return new Map(rows.map((row) => [row.tokenHash, row]));
}

export type ListedToken = typeof accessTokens.$inferSelect;
const ofUser = (userId: number) => eq(accessTokens.userId, userId);

export const listTokensOf = (db: Executor, userId: number): Promise<ListedToken[]> =>
  db.select().from(accessTokens).where(ofUser(userId)).orderBy(desc(accessTokens.id));

export async function countTokensOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(accessTokens).where(ofUser(userId));
  return row?.total ?? 0;
}

export async function insertToken(
  db: Executor,
  row: Omit<typeof accessTokens.$inferInsert, 'id'>,
): Promise<ListedToken> {
  const [stored] = await db.insert(accessTokens).values(row).returning();
  if (!stored) throw new Error('the token was not stored');
  return stored;
}

const own = (userId: number, id: number) => and(ofUser(userId), eq(accessTokens.id, id));

export async function findToken(db: Executor, userId: number, id: number): Promise<ListedToken | undefined> {
  const [row] = await db.select().from(accessTokens).where(own(userId, id));
  return row;
}

export async function deleteToken(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(accessTokens).where(own(userId, id)).returning({ id: accessTokens.id });
  return gone.length > 0;
}

/** Ends every personal token of a member. */
export async function revokeTokensOf(db: Executor, userId: number): Promise<void> {
  await db.delete(accessTokens).where(ofUser(userId));
}

/** Never waits for a transaction that holds the row: the next call notes it just as well. */
export async function touchToken(db: Executor, userId: number, id: number, now: Date, ifBefore: Date) {
  const stale = db
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .where(and(own(userId, id), or(isNull(accessTokens.lastUsedAt), lt(accessTokens.lastUsedAt, ifBefore))))
    .for('no key update', { skipLocked: true });
  await db
    .update(accessTokens)
    .set({ lastUsedAt: now })
    .where(and(ofUser(userId), inArray(accessTokens.id, stale)));
}
