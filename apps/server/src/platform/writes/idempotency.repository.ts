import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { preparedStatement } from '../db/prepared.ts';
import { idempotencyKeys } from './writes.tables.ts';

type KeyRow = typeof idempotencyKeys.$inferSelect;
export type KeyName = Pick<KeyRow, 'userId' | 'endpoint' | 'key'>;

const findStatement = preparedStatement((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, sql.placeholder('userId')),
        eq(idempotencyKeys.endpoint, sql.placeholder('endpoint')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
        gt(idempotencyKeys.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_key'),
);
export async function findKey(db: Executor, name: KeyName, now: Date) {
  const [row] = await findStatement(db).execute({ ...name, now });
  return row;
}

type NewKey = Omit<KeyRow, 'recordIds'>;

const storeStatement = preparedStatement((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      userId: sql.placeholder('userId'),
      endpoint: sql.placeholder('endpoint'),
      key: sql.placeholder('key'),
      requestHash: sql.placeholder('requestHash'),
      status: sql.placeholder('status'),
      answer: sql.placeholder('answer'),
      expiresAt: sql.placeholder('expiresAt'),
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.endpoint, idempotencyKeys.key],
      set: {
        requestHash: sql`excluded.request_hash`,
        status: sql`excluded.status`,
        answer: sql`excluded.answer`,
        recordIds: null,
        expiresAt: sql`excluded.expires_at`,
      },
    })
    .returning({ bytes: sql<number>`pg_column_size(${idempotencyKeys.answer})` })
    .prepare('store_key'),
);
/** An expired key is used anew. Returns the size of the response. */
export async function storeKey(db: Executor, row: NewKey): Promise<number> {
  const [stored] = await storeStatement(db).execute({ ...row });
  return stored?.bytes ?? 0;
}

/** Deletes a member's oldest keys beyond a number and a size: pg_column_size is the size as stored, compressed. */
export async function trimKeys(db: Executor, userId: number, most: { keys: number; bytes: number }) {
  const newest = sql`(order by ${idempotencyKeys.expiresAt} desc, ${idempotencyKeys.endpoint}, ${idempotencyKeys.key})`;
  const counted = db
    .select({
      endpoint: idempotencyKeys.endpoint,
      key: idempotencyKeys.key,
      place: sql<number>`row_number() over ${newest}`.as('place'),
      bytes: sql<number>`sum(pg_column_size(${idempotencyKeys.answer})) over ${newest}`.as('bytes'),
    })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.userId, userId))
    .as('counted');
  const excess = db
    .select({ endpoint: counted.endpoint, key: counted.key })
    .from(counted)
    .where(or(gt(counted.place, most.keys), gt(counted.bytes, most.bytes)));
  await db
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        sql`(${idempotencyKeys.endpoint}, ${idempotencyKeys.key}) in ${excess}`,
      ),
    );
}

export async function deleteExpiredKeys(db: Executor, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}
