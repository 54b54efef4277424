import type { BackgroundTasks } from '../../platform/background-tasks.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type BackupRunner, NODE } from './backup-runner.service.ts';
import { readBackupStatus, runsOfNight } from './backup-runs.repository.ts';
import { isFreshInstallation } from './fresh-installation.service.ts';
import { isNightDue, lastNight } from './night.service.ts';
import { forgetNode, sayNodeRuns } from './nodes.repository.ts';

const EVERY_MS = 30_000;

/** Makes the nightly backup; every server runs one, and the database says which of them makes it. */
export class NightlyBackups {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #background: BackgroundTasks;
  readonly #runner: BackupRunner;
  readonly #at: string | undefined;
  #looking = false;
  #hasLooked = false;

  constructor(
    { db, clock, background }: { db: Db; clock: Clock; background: BackgroundTasks },
    runner: BackupRunner,
    at: string | undefined,
  ) {
    this.#db = db;
    this.#clock = clock;
    this.#background = background;
    this.#runner = runner;
    this.#at = at;
  }

  /** The returned function stops it, and a backup that is being made. */
  start(): () => Promise<void> {
    const look = () => this.#background.run('backups', () => this.look());
    look();
    const timer = setInterval(look, EVERY_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await this.#runner.stop();
      await forgetNode(this.#db, NODE.id).catch(() => undefined);
    };
  }

  /** Makes the backup of the last night if it is due. A failure is in the record, and in the log. */
  async look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      await sayNodeRuns(this.#db, NODE, this.#clock.now());
      await this.#runner.endLost(!this.#hasLooked);
      this.#hasLooked = true;
      const night = await this.#dueNight();
      const begun = night && (await this.#runner.begin('nightly', night));
      if (begun) await begun.finished.catch(() => undefined);
    } finally {
      this.#looking = false;
    }
  }

  async #dueNight(): Promise<string | undefined> {
    if (!this.#at) return undefined;
    const now = this.#clock.now();
    const night = lastNight(now, this.#at);
    const runs = await runsOfNight(this.#db, night.name);
    if (runs.some(({ error }) => error === null)) return undefined;
    const [{ lastGoodAt }, isFresh] = await Promise.all([
      readBackupStatus(this.#db),
      isFreshInstallation(this.#db),
    ]);
    return isNightDue(night, now, { runs, lastGoodAt, isFresh }) ? night.name : undefined;
  }
}
