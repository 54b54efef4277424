import { and, count, desc, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { isBanned } from '../../platform/users/users.repository.ts';
import { webhookDeliveries as deliveries, webhooks } from './webhooks.tables.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type NewDelivery = Omit<typeof deliveries.$inferInsert, 'id'>;

interface WebhookKey {
  readonly userId: number;
  readonly webhookId: number;
}
const ofWebhook = ({ userId, webhookId }: WebhookKey) =>
  and(eq(deliveries.userId, userId), eq(deliveries.webhookId, webhookId));
const own = (userId: number, id: number) => and(eq(deliveries.userId, userId), eq(deliveries.id, id));

export const listDeliveriesOf = (db: Executor, key: WebhookKey, limit: number): Promise<DeliveryRow[]> =>
  db.select().from(deliveries).where(ofWebhook(key)).orderBy(desc(deliveries.id)).limit(limit);

export async function findDelivery(
  db: Executor,
  userId: number,
  id: number,
): Promise<DeliveryRow | undefined> {
  const [row] = await db.select().from(deliveries).where(own(userId, id));
  return row;
}

export async function countWaiting(db: Executor, key: WebhookKey): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(deliveries)
    .where(and(ofWebhook(key), eq(deliveries.state, 'waiting')));
  return row?.total ?? 0;
}

/** Of all members. */
export async function countDeliveries(db: Executor) {
  const inState = (state: DeliveryRow['state']) =>
    sql`count(*) filter (where ${eq(deliveries.state, state)})`.mapWith(Number);
  const [row] = await db.select({ waiting: inState('waiting'), failed: inState('failed') }).from(deliveries);
  return row ?? { waiting: 0, failed: 0 };
}

export async function insertDelivery(db: Executor, row: NewDelivery): Promise<DeliveryRow> {
  const [stored] = await db.insert(deliveries).values(row).returning();
  if (!stored) throw new Error('the delivery was not stored');
  return stored;
}

export async function updateDelivery(
  db: Executor,
  userId: number,
  id: number,
  changes: Partial<Omit<NewDelivery, 'userId' | 'webhookId'>>,
): Promise<DeliveryRow | undefined> {
  const [row] = await db.update(deliveries).set(changes).where(own(userId, id)).returning();
  return row;
}

const collecting = (type: DeliveryRow['type'], now: Date) =>
  and(eq(deliveries.type, type), eq(deliveries.attempts, 0), gt(deliveries.nextAttemptAt, now));

/** The one that still collects: nobody has tried to send it and it is not due yet. */
export async function findCollecting(db: Executor, key: WebhookKey, type: DeliveryRow['type'], now: Date) {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(ofWebhook(key), collecting(type, now)))
    .for('update');
  return row;
}

/** Those of a member that still collect, over all webhooks. */
export const listCollecting = (db: Executor, userId: number, type: DeliveryRow['type'], now: Date) =>
  db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.userId, userId), collecting(type, now)))
    .for('update');

export async function deleteDelivery(db: Executor, userId: number, id: number): Promise<void> {
  await db.delete(deliveries).where(own(userId, id));
}

/** Whether the same was told already, but for the ids in it: a workout that was deleted and taken back. */
export async function wasTold(
  db: Executor,
  key: WebhookKey,
  { type, data, since }: { type: DeliveryRow['type']; data: unknown; since: Date },
): Promise<boolean> {
  const told = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        ofWebhook(key),
        eq(deliveries.type, type),
        gt(deliveries.createdAt, since),
        sql`${deliveries.data} - 'workout_id' = ${JSON.stringify(data)}::jsonb - 'workout_id'`,
      ),
    )
    .limit(1);
  return told.length > 0;
}

/**
 * Takes what is due, for this node alone until the lease ends: a node that dies in between leaves it to the others.
 * What a member asked for by hand goes out from a paused webhook too. Of one member only a few at once: a receiver that
 * never answers must not hold up everybody else's.
 */
export async function claimDue(
  db: Executor,
  { now, leaseUntil, limit, perMember }: { now: Date; leaseUntil: Date; limit: number; perMember: number },
) {
  const due = db.$with('due').as(
    db
      .select({
        userId: deliveries.userId,
        id: deliveries.id,
        turn: sql<number>`row_number() over (partition by ${deliveries.userId} order by ${deliveries.nextAttemptAt})`.as(
          'turn',
        ),
      })
      .from(deliveries)
      .innerJoin(webhooks, and(eq(webhooks.userId, deliveries.userId), eq(webhooks.id, deliveries.webhookId)))
      .where(
        and(
          lte(deliveries.nextAttemptAt, now),
          sql`(${webhooks.state} = 'active' or not ${deliveries.automatic})`,
          sql`not ${isBanned(deliveries.userId)}`,
        ),
      ),
  );
  const claimed = db
    .with(due)
    .select({ userId: deliveries.userId, id: deliveries.id })
    .from(deliveries)
    .innerJoin(due, and(eq(due.userId, deliveries.userId), eq(due.id, deliveries.id)))
    // The time is compared once more on the locked row: another node may have been faster.
    .where(and(lte(due.turn, perMember), lte(deliveries.nextAttemptAt, now)))
    .orderBy(due.turn, deliveries.nextAttemptAt)
    .limit(limit)
    .for('update', { of: deliveries, skipLocked: true });
  return (
    db
      .update(deliveries)
      .set({ attempts: sql`${deliveries.attempts} + 1`, nextAttemptAt: leaseUntil })
      // Materialized: run once, or each run would lock other rows.
      .where(
        sql`(${deliveries.userId}, ${deliveries.id}) in (with claimed as materialized ${claimed} select * from claimed)`,
      )
      .returning()
  );
}

/** What still waits for a webhook that was switched off is given up. */
export async function giveUpWaiting(db: Executor, key: WebhookKey, problem: string): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: 'failed', nextAttemptAt: null, problem })
    .where(and(ofWebhook(key), eq(deliveries.state, 'waiting')));
}

/** Of all members. */
export async function giveUpAllWaiting(db: Executor, problem: string): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: 'failed', nextAttemptAt: null, problem })
    .where(eq(deliveries.state, 'waiting'));
}

/** Keeps the newest that are done with, and everything that waits. */
export async function trimDeliveries(db: Executor, key: WebhookKey, kept: number): Promise<void> {
  const oldest = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(ofWebhook(key))
    .orderBy(desc(deliveries.id))
    .offset(kept - 1)
    .limit(1);
  await db
    .delete(deliveries)
    .where(and(ofWebhook(key), ne(deliveries.state, 'waiting'), lt(deliveries.id, sql`${oldest}`)));
}
