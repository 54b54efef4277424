import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Clock, minutesAfter } from '../../platform/clock.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { Db } from '../../platform/db/database.ts';
import { type BackupResult, writeBackup } from '../../platform/engine/backup.ts';
import { openBackupFolder, requireRoom, rotateBackups } from '../../platform/engine/backup-folder.ts';
import { backupName } from '../../platform/engine/backup-name.ts';
import { removeAbandonedParts } from '../../platform/engine/backup-parts.ts';
import { backupFailure } from './backup-failure.service.ts';
import {
  beginRun,
  deleteRunsBefore,
  endLostRuns,
  finishRun,
  forgetRun,
  keepRunAlive,
} from './backup-runs.repository.ts';
import type { RunKind } from './backups.tables.ts';

const ALIVE_MS = 20_000;
/** A server that has not said for so long that it lives was killed. */
export const LOST_MINUTES = 2;
const KEPT_DAYS = 400;

/** Where backups go, and of what. */
export interface BackupPlace {
  readonly connection: Connection;
  readonly dir: string;
  readonly keep: string;
  readonly recipients: readonly string[];
  readonly release: string;
  /** No other server can be using this database: ours has it in its data folder. */
  readonly isAlone: boolean;
}

export interface Progress {
  readonly table: string;
  readonly rows: number;
}

export interface FinishedBackup {
  readonly name: string;
  readonly bytes: number;
  readonly rows: number;
}

export const NODE = { id: randomUUID(), name: hostname() };

export const totalOf = ({ rows }: Pick<BackupResult, 'rows'>): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

/** Makes backups, one at a time over all servers, and keeps the record of them. */
export class BackupRunner {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly place: BackupPlace;
  readonly #stopping = new AbortController();
  #progress: Progress | undefined;
  #current: Promise<unknown> | undefined;

  constructor(db: Db, clock: Clock, log: Logger, place: BackupPlace) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.place = place;
  }

  /** Of the backup that this server is making. */
  progress(): Progress | undefined {
    return this.#progress;
  }

  /** Of a killed server; at the start of one that is alone, all of them. */
  async endLost(atStart = false): Promise<void> {
    if (atStart && this.place.isAlone) return endLostRuns(this.#db, minutesAfter(this.#clock.now(), 1));

    await endLostRuns(this.#db, minutesAfter(this.#clock.now(), -LOST_MINUTES));
  }

  /** Undefined when another one is being made; otherwise resolves at once, with the promise of its end. */
  async begin(
    kind: RunKind,
    night?: string,
  ): Promise<{ readonly finished: Promise<FinishedBackup> } | undefined> {
    await this.endLost();
    const id = await beginRun(this.#db, { kind, night, node: NODE.name, at: this.#clock.now() });
    if (id === undefined) return undefined;
    const finished = this.#make(id, kind);
    this.#current = finished.catch(() => undefined);
    return { finished };
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#current;
  }

  async #make(id: number, kind: RunKind): Promise<FinishedBackup> {
    const { recipients, release } = this.place;
    this.#progress = { table: '', rows: 0 };
    const alive = setInterval(
      () => void keepRunAlive(this.#db, id, this.#clock.now()).catch(() => undefined),
      ALIVE_MS,
    );
    try {
      const made = await this.#write(kind);
      await finishRun(this.#db, id, this.#clock.now(), {
        file: made.name,
        bytes: made.bytes,
        rows: made.rows,
        release,
        isEncrypted: recipients.length > 0,
      });
      // A restore point removes nothing: what is about to be restored may be the next to go.
      if (kind !== 'before-restore') await this.#tidy(made.name);
      return made;
    } catch (error) {
      await this.#fail(id, error);
      throw error;
    } finally {
      clearInterval(alive);
      this.#progress = undefined;
    }
  }

  async #write(kind: RunKind): Promise<FinishedBackup> {
    const { connection, recipients, release } = this.place;
    const dir = await openBackupFolder(this.place.dir);
    await removeAbandonedParts(dir);
    await requireRoom(dir, connection);
    const name = backupName(
      this.#clock.now(),
      kind === 'before-restore' ? kind : 'regular',
      recipients.length > 0,
    );
    let rows = 0;
    const written = await writeBackup(connection, join(dir, name), {
      recipients,
      release,
      signal: this.#stopping.signal,
      onProgress: (done) => {
        rows += done.rows;
        this.#progress = { table: done.table, rows };
      },
    });
    return { name, bytes: written.bytes, rows: totalOf(written) };
  }

  /** What is too old goes only now that a new one was read back. */
  async #tidy(made: string): Promise<void> {
    try {
      await rotateBackups(this.place.dir, this.place.keep, made);
      await deleteRunsBefore(this.#db, minutesAfter(this.#clock.now(), -KEPT_DAYS * 24 * 60));
    } catch (error) {
      this.#log.warn({ err: error }, 'old backups could not be removed');
    }
  }

  async #fail(id: number, error: unknown): Promise<void> {
    // Stopped on purpose: the next start makes it.
    if (this.#stopping.signal.aborted) return forgetRun(this.#db, id).catch(() => undefined);
    const words = backupFailure(error);
    this.#log.error({ err: error }, `the backup failed: ${words}`);
    await finishRun(this.#db, id, this.#clock.now(), { error: words }).catch(() => undefined);
  }
}
