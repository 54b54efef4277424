import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup, BackupState, BackupWarning } from '@fitarc/contract/backups';
import { minutesAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { readBackupHeader } from '../../platform/engine/backup-check.ts';
import { namedBackups } from '../../platform/engine/backup-folder.ts';
import { type NamedBackup, readBackupName } from '../../platform/engine/backup-name.ts';
import { LOST_MINUTES, NODE } from './backup-runner.service.ts';
import {
  type BackupRun,
  type BackupStatus,
  findRunning,
  readBackupStatus,
  runsOfFiles,
} from './backup-runs.repository.ts';
import type { BackupDeps } from './backups.deps.ts';
import { nextNight } from './night.service.ts';
import { otherNodes } from './nodes.repository.ts';

/** A nightly backup may be late by a catch-up. */
const LATE_MS = 36 * 60 * 60_000;
const REMEMBERED_AT_MOST = 1000;

interface Header {
  readonly createdAt: string;
  readonly release: string | null;
}

/** What files say of themselves; they never change. */
const headers = new Map<string, Promise<Header | undefined>>();

function headerOf(path: string, size: number): Promise<Header | undefined> {
  const key = `${path}:${size}`;
  const known = headers.get(key);
  if (known) return known;
  if (headers.size >= REMEMBERED_AT_MOST) headers.clear();
  const read = readBackupHeader(path).then(
    ({ createdAt, release = null }) => ({ createdAt, release }),
    () => undefined,
  );
  headers.set(key, read);
  return read;
}

async function describe(
  dir: string,
  { name, at, kind }: NamedBackup,
  run: BackupRun | undefined,
): Promise<Backup | undefined> {
  const path = join(dir, name);
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  const encrypted = name.endsWith('.age');
  const header = run || encrypted ? undefined : await headerOf(path, found.size);
  return {
    name,
    made_at: header?.createdAt ?? at.toISOString(),
    kind,
    bytes: found.size,
    rows: run?.rows ?? null,
    release: run?.release || header?.release || null,
    encrypted,
  };
}

async function listFiles(db: Db, dir: string): Promise<Backup[]> {
  const files = await namedBackups(dir);
  const runs = await runsOfFiles(
    db,
    files.map(({ name }) => name),
  );
  const byFile = new Map(runs.map((run) => [run.file, run]));
  const listed = await Promise.all(files.map((file) => describe(dir, file, byFile.get(file.name))));
  return listed.filter((file) => file !== undefined);
}

export function warningOf(
  { lastFailed, lastGoodAt }: BackupStatus,
  at: string | undefined,
  now: Date,
): BackupWarning | null {
  if (lastFailed) return 'failed';
  if (!at) return 'off';
  return lastGoodAt && now.getTime() - lastGoodAt.getTime() > LATE_MS ? 'late' : null;
}

type Deps = Pick<BackupDeps, 'db' | 'clock' | 'runner' | 'at' | 'oldDatabase'>;

export async function readState({ db, clock, runner, at, oldDatabase }: Deps): Promise<BackupState> {
  const now = clock.now();
  const { dir, keep, recipients } = runner.place;
  const [status, running, others, backups, old] = await Promise.all([
    readBackupStatus(db),
    findRunning(db),
    otherNodes(db, NODE.id, now),
    listFiles(db, dir),
    oldDatabase.find(),
  ]);
  const progress = runner.progress();
  const isLost = running && running.seenAt < minutesAfter(now, -LOST_MINUTES);
  return {
    folder: dir,
    next_at: at ? nextNight(now, at).at.toISOString() : null,
    keep,
    encrypted: recipients.length > 0,
    last_good_at: status.lastGoodAt?.toISOString() ?? null,
    last_error: status.lastError,
    warning: warningOf(status, at, now),
    running:
      running && !isLost
        ? {
            started_at: running.startedAt.toISOString(),
            table: progress?.table || null,
            rows: progress?.rows ?? 0,
          }
        : null,
    other_nodes: others,
    old_database: old?.folder ?? null,
    backups,
  };
}

/** The size of a backup in the folder; undefined for every other name. */
export async function findBackup(dir: string, name: string): Promise<number | undefined> {
  if (!readBackupName(name)) return undefined;
  const found = await stat(join(dir, name)).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}
