import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { backupRuns, type RunKind } from './backups.tables.ts';

export type BackupRun = typeof backupRuns.$inferSelect;

const INTERRUPTED = 'FitArc was stopped while the backup was being made.';

interface Begun {
  readonly kind: RunKind;
  readonly night?: string | undefined;
  readonly node: string;
  readonly at: Date;
}

/** Undefined while another backup is being made, on this server or another one. */
export async function beginRun(db: Executor, { kind, night, node, at }: Begun): Promise<number | undefined> {
  const [row] = await db
    .insert(backupRuns)
    .values({ kind, night, node, startedAt: at, seenAt: at })
    .onConflictDoNothing()
    .returning({ id: backupRuns.id });
  return row?.id;
}

export async function keepRunAlive(db: Executor, id: number, at: Date): Promise<void> {
  await db.update(backupRuns).set({ seenAt: at }).where(eq(backupRuns.id, id));
}

type Outcome = Partial<Pick<BackupRun, 'file' | 'bytes' | 'rows' | 'release' | 'isEncrypted' | 'error'>>;

export async function finishRun(db: Executor, id: number, at: Date, outcome: Outcome): Promise<void> {
  await db
    .update(backupRuns)
    // One that was taken for lost, and was not, is no failure.
    .set({ error: null, ...outcome, finishedAt: at, seenAt: at })
    .where(eq(backupRuns.id, id));
}

/** One that was finished before its row could be written. */
export async function recordRun(
  db: Executor,
  run: Outcome & { kind: RunKind; node: string; startedAt: Date; finishedAt: Date },
): Promise<void> {
  await db.insert(backupRuns).values({ ...run, seenAt: run.finishedAt });
}

export async function forgetRun(db: Executor, id: number): Promise<void> {
  await db.delete(backupRuns).where(eq(backupRuns.id, id));
}

/** Whoever made them was killed. */
export async function endLostRuns(db: Executor, seenBefore: Date): Promise<void> {
  await db
    .update(backupRuns)
    .set({ error: INTERRUPTED, finishedAt: sql`${backupRuns.seenAt}` })
    .where(and(isNull(backupRuns.finishedAt), lt(backupRuns.seenAt, seenBefore)));
}

/** Those of a restored backup are being made nowhere. */
export async function forgetUnfinishedRuns(db: Executor): Promise<void> {
  await db.delete(backupRuns).where(isNull(backupRuns.finishedAt));
}

export async function deleteRunsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(backupRuns).where(lt(backupRuns.finishedAt, before));
}

export async function findRunning(db: Executor): Promise<BackupRun | undefined> {
  const [row] = await db.select().from(backupRuns).where(isNull(backupRuns.finishedAt));
  return row;
}

export async function runsOfNight(db: Executor, night: string): Promise<BackupRun[]> {
  return db
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.night, night), isNotNull(backupRuns.finishedAt)))
    .orderBy(desc(backupRuns.finishedAt));
}

export async function runsOfFiles(db: Executor, files: readonly string[]): Promise<BackupRun[]> {
  if (files.length === 0) return [];
  return db
    .select()
    .from(backupRuns)
    .where(and(inArray(backupRuns.file, [...files]), isNull(backupRuns.error)));
}

async function newest(db: Executor, failed: boolean): Promise<BackupRun | undefined> {
  const [row] = await db
    .select()
    .from(backupRuns)
    .where(
      and(isNotNull(backupRuns.finishedAt), failed ? isNotNull(backupRuns.error) : isNull(backupRuns.error)),
    )
    .orderBy(desc(backupRuns.finishedAt), desc(backupRuns.id))
    .limit(1);
  return row;
}

export interface BackupStatus {
  /** When the newest good backup was finished. */
  readonly lastGoodAt: Date | null;
  /** In plain words, where the last backup failed and none has succeeded since. */
  readonly lastError: string | null;
  readonly lastFailed: boolean;
}

/** Whether the backups can be relied on: for the page, the dashboard and the metrics. */
export async function readBackupStatus(db: Executor): Promise<BackupStatus> {
  const [good, failed] = await Promise.all([newest(db, false), newest(db, true)]);
  const goodAt = good?.finishedAt ?? null;
  const lastFailed = Boolean(failed?.finishedAt && (!goodAt || failed.finishedAt > goodAt));
  return {
    lastGoodAt: goodAt,
    lastError: lastFailed ? (failed?.error ?? null) : null,
    lastFailed,
  };
}

export async function hasGoodRunSince(db: Executor, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: backupRuns.id })
    .from(backupRuns)
    .where(and(isNull(backupRuns.error), gt(backupRuns.finishedAt, since)))
    .limit(1);
  return row !== undefined;
}
