import { join } from 'node:path';
import type { Logger } from 'pino';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/after-commit.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import type { TableProgress } from '../../platform/engine/backup.ts';
import { checkBackup } from '../../platform/engine/backup-check.ts';
import { EngineError } from '../../platform/engine/engine-types.ts';
import { administratorEmails, findUserByEmail, firstUserIds } from '../../platform/users/users.repository.ts';
import { backupFailure } from './backup-failure.service.ts';
import { type BackupRunner, type FinishedBackup, NODE } from './backup-runner.service.ts';
import { recordRun } from './backup-runs.repository.ts';
import { forgetFormerLife, inDatabase } from './former-life.service.ts';
import type { Restores } from './restores.service.ts';

export interface LoadOptions {
  readonly identity: string | undefined;
  onProgress(progress: TableProgress): void;
}

/** What a restore needs of the process around the server. */
export interface RestoreTarget {
  /** Replaces the database by the content of a file, at one stroke. */
  load(file: string, options: LoadOptions): Promise<{ readonly createdAt: string }>;
  /** What must not go on from the restored data. */
  settle(tx: Executor, now: Date): Promise<void>;
  /** Closes the server and starts it again on the database as it is now. */
  restart(): Promise<void>;
}

interface Wanted {
  readonly ticket: string;
  readonly name: string;
  readonly identity: string | undefined;
  /** Who restores; in the restored data the same number may be somebody else's. */
  readonly actorEmail: string;
}

interface Deps {
  readonly clock: Clock;
  readonly log: Logger;
  readonly runner: BackupRunner;
  readonly restores: Restores;
  readonly target: RestoreTarget;
}

const COUNTED_AT_MOST = 1_000_000;

/** In the restored data: what went on in the former one goes on nowhere, and what was done now is written down. */
async function noteInRestored(
  tx: Executor,
  { clock, runner, target }: Deps,
  wanted: Wanted,
  point: FinishedBackup,
): Promise<void> {
  const now = clock.now();
  await forgetFormerLife(tx);
  await target.settle(tx, now);
  await recordRun(tx, {
    kind: 'before-restore',
    node: NODE.name,
    startedAt: now,
    finishedAt: now,
    file: point.name,
    bytes: point.bytes,
    rows: point.rows,
    release: runner.place.release,
    isEncrypted: runner.place.recipients.length > 0,
  });
  await noteEnd(tx, now, wanted, 'backup.restore', { restore_point: point.name });
}

async function noteEnd(
  tx: Executor,
  at: Date,
  { name, actorEmail }: Wanted,
  act: 'backup.restore' | 'backup.restore-failed',
  after: Readonly<Record<string, string>>,
): Promise<void> {
  const actor = await findUserByEmail(tx, actorEmail);
  await recordAct(tx, { at, actorId: actor?.id ?? null, act, subject: { id: 0, name }, after });
}

async function saveFirst({ runner }: Deps): Promise<FinishedBackup> {
  const begun = await runner.begin('before-restore');
  if (!begun) throw new EngineError('A backup is being made right now. Please try again when it is done.');
  return begun.finished;
}

interface Replaced {
  readonly createdAt: string;
  readonly point: FinishedBackup;
}

/** Replaces the data. If it fails, nothing has changed. */
async function replaceData(deps: Deps, { ticket, name, identity }: Wanted): Promise<Replaced> {
  const { restores, runner, target } = deps;
  const file = join(runner.place.dir, name);
  await restores.quiet();
  await checkBackup(file, identity);
  restores.note(ticket, { stage: 'saving' });
  const point = await saveFirst(deps);
  restores.note(ticket, { stage: 'loading', restorePoint: point.name });
  let rows = 0;
  const onProgress = (done: TableProgress) => {
    rows += done.rows;
    restores.note(ticket, { table: done.table, rows });
  };
  const { createdAt } = await target.load(file, { identity, onProgress });
  return { createdAt, point };
}

/** Runs on while the server is closed and started again; whoever began it follows it by its ticket. */
export async function runRestore(deps: Deps, wanted: Wanted): Promise<void> {
  const { restores, runner, target, log, clock } = deps;
  const { ticket } = wanted;
  const inCurrent = <T>(work: (db: Db) => Promise<T>) => inDatabase(runner.place.connection, log, work);
  const notNoted = (error: unknown) => log.error({ err: error }, 'the restore could not be noted down');
  try {
    const { createdAt, point } = await replaceData(deps, wanted);
    restores.note(ticket, { stage: 'starting', madeAt: createdAt });
    await inCurrent((db) => inTransaction(db, (tx) => noteInRestored(tx, deps, wanted, point))).catch(
      notNoted,
    );
  } catch (error) {
    const reason = backupFailure(error);
    log.error({ err: error }, `the restore failed: ${reason}`);
    await inCurrent((db) => noteEnd(db, clock.now(), wanted, 'backup.restore-failed', { reason })).catch(
      notNoted,
    );
    restores.end(ticket, { stage: 'failed', error: reason });
    return;
  }
  await target.restart();
  const [members, administrators] = await inCurrent(
    async (db): Promise<[number, string[]]> => [
      (await firstUserIds(db, COUNTED_AT_MOST)).length,
      await administratorEmails(db),
    ],
  ).catch((): [number, string[]] => [0, []]);
  restores.end(ticket, { stage: 'done', members, administrators });
}
