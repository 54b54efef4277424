import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { minutesAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { nodes } from './backups.tables.ts';

/** A server says that it runs every half minute; one that was killed is believed to run for so long. */
const SEEN_MINUTES = 2;
const FORGOTTEN_MINUTES = 60;

export async function sayNodeRuns(
  db: Executor,
  node: { id: string; name: string },
  now: Date,
): Promise<void> {
  await db
    .insert(nodes)
    .values({ ...node, seenAt: now })
    .onConflictDoUpdate({ target: nodes.id, set: { seenAt: now } });
  await db.delete(nodes).where(lt(nodes.seenAt, minutesAfter(now, -FORGOTTEN_MINUTES)));
}

export async function forgetNode(db: Executor, id: string): Promise<void> {
  await db.delete(nodes).where(eq(nodes.id, id));
}

/** Those of a restored backup run nowhere. */
export async function forgetAllNodes(db: Executor): Promise<void> {
  await db.delete(nodes);
}

export async function hasNodes(db: Executor): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 where to_regclass('public.nodes') is not null`);
  return rows.length > 0;
}

/** The names of the other servers that use this database now. */
export async function otherNodes(db: Executor, id: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ name: nodes.name })
    .from(nodes)
    .where(and(ne(nodes.id, id), gt(nodes.seenAt, minutesAfter(now, -SEEN_MINUTES))));
  return rows.map(({ name }) => name);
}
