import type { SecurityEvent } from '@fitarc/domain/security';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import type { Page } from '../http/paging.ts';
import { knownDevices, securityEvents } from './security-events.tables.ts';

type NewEvent = typeof securityEvents.$inferInsert;

export async function insertEvent(db: Executor, row: NewEvent): Promise<void> {
  await db.insert(securityEvents).values(row);
}

/** Counted on the event with the same counter, if there is one: an attack must not fill the table. */
export async function countEvent(db: Executor, row: NewEvent & { counter: string }): Promise<void> {
  await db
    .insert(securityEvents)
    .values(row)
    .onConflictDoUpdate({
      target: [securityEvents.userId, securityEvents.counter],
      set: { times: sql`${securityEvents.times} + 1`, at: row.at },
    });
}

export const listEvents = (db: Executor, userId: number, { limit, offset }: Page) =>
  db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit)
    .offset(offset);

export const countEvents = (db: Executor, userId: number): Promise<number> =>
  db.$count(securityEvents, eq(securityEvents.userId, userId));

/** When an event of a kind last happened. */
export async function lastEventAt(db: Executor, userId: number, kinds: readonly SecurityEvent[]) {
  const [row] = await db
    .select({ at: securityEvents.at })
    .from(securityEvents)
    .where(
      and(eq(securityEvents.userId, userId), sql`${securityEvents.kind} = any(${sql.param([...kinds])})`),
    )
    .orderBy(desc(securityEvents.at))
    .limit(1);
  return row?.at;
}

/** Notes a device. True if it is new and the account had others before. */
export async function noteDevice(db: Executor, userId: number, deviceHash: string, now: Date) {
  const known = await db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  await db
    .insert(knownDevices)
    .values({ userId, deviceHash, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: now },
    });
  return known.length > 0 && !known.some((row) => row.deviceHash === deviceHash);
}

export async function deleteOldEvents(db: Executor, eventsBefore: Date, devicesBefore: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, eventsBefore));
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, devicesBefore));
}
