import { and, asc, count, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import { isBanned } from '../../platform/users/users.repository.ts';
import { webhooks } from './webhooks.tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
type NewWebhook = Omit<typeof webhooks.$inferInsert, 'id'>;

const ofUser = (userId: number) => eq(webhooks.userId, userId);
const own = (userId: number, id: number) => and(ofUser(userId), eq(webhooks.id, id));

const listStatement = preparedStatement((db) =>
  db
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, sql.placeholder('userId')))
    .orderBy(asc(webhooks.id))
    .prepare('list_webhooks'),
);
export const listWebhooksOf = (db: Executor, userId: number): Promise<WebhookRow[]> =>
  listStatement(db).execute({ userId });

export async function findWebhook(db: Executor, userId: number, id: number): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhooks).where(own(userId, id));
  return row;
}

export async function countWebhooksOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(webhooks).where(ofUser(userId));
  return row?.total ?? 0;
}

export async function insertWebhook(db: Executor, row: NewWebhook): Promise<WebhookRow> {
  const [stored] = await db.insert(webhooks).values(row).returning();
  if (!stored) throw new Error('the webhook was not stored');
  return stored;
}

export async function updateWebhook(
  db: Executor,
  userId: number,
  id: number,
  changes: Partial<Pick<NewWebhook, 'events' | 'state' | 'summaryAt'>>,
): Promise<WebhookRow | undefined> {
  const [row] = await db.update(webhooks).set(changes).where(own(userId, id)).returning();
  return row;
}

export async function deleteWebhook(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(webhooks).where(own(userId, id)).returning({ id: webhooks.id });
  return gone.length > 0;
}

export async function deleteWebhooksOf(db: Executor, userId: number): Promise<void> {
  await db.delete(webhooks).where(ofUser(userId));
}

/** Their member turns them on again. */
export async function pauseWebhooksOf(db: Executor, userId: number): Promise<void> {
  await db
    .update(webhooks)
    .set({ state: 'paused' })
    .where(and(ofUser(userId), eq(webhooks.state, 'active')));
}

/** Those whose week has ended. */
export const listSummariesDue = (db: Executor, now: Date, limit: number): Promise<WebhookRow[]> =>
  db
    .select()
    .from(webhooks)
    .where(
      and(eq(webhooks.state, 'active'), lte(webhooks.summaryAt, now), sql`not ${isBanned(webhooks.userId)}`),
    )
    .orderBy(asc(webhooks.summaryAt))
    .limit(limit);

/** Moves the due time on; false when another node was faster. */
export async function takeSummary(
  db: Executor,
  { userId, id, summaryAt }: WebhookRow,
  next: Date,
): Promise<boolean> {
  const taken = await db
    .update(webhooks)
    .set({ summaryAt: next })
    .where(and(own(userId, id), eq(webhooks.summaryAt, summaryAt)))
    .returning({ id: webhooks.id });
  return taken.length > 0;
}

/** False when it was not active any more. */
export async function switchOff(db: Executor, userId: number, id: number): Promise<boolean> {
  const off = await db
    .update(webhooks)
    .set({ state: 'off' })
    .where(and(own(userId, id), eq(webhooks.state, 'active')))
    .returning({ id: webhooks.id });
  return off.length > 0;
}
