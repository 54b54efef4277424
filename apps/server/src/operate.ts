import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { shippedExercises, shippedFoods } from './catalogue/catalogues.ts';
import { readConfig } from './config/read-config.ts';
import { fillDemo } from './demo/demo.ts';
import { ADMIN_ACTIONS, OperatorError, operateAccount } from './features/auth/operator.service.ts';
import { syncFoodCatalogue } from './features/foods/catalogue/food-catalogue.service.ts';
import { importFoods } from './features/foods/import/food-import.service.ts';
import { importReport, isUnusable, progressLine } from './features/foods/import/import-report.service.ts';
import { syncExerciseCatalogue } from './features/library/catalogue.service.ts';
import { sendTestMail } from './operate-mail.ts';
import { surroundingsOf } from './operate-surroundings.ts';
import { MIGRATIONS_DIR } from './paths.ts';
import { systemClock } from './platform/clock.ts';
import type { Connection } from './platform/db/connection.ts';
import { openDatabase } from './platform/db/database.ts';
import { type DatabaseServer, openDatabaseServer } from './platform/db/database-server.ts';
import { migrate, migrateTo, requireCurrent } from './platform/db/migrate.ts';
import { describeFailure } from './platform/describe-failure.ts';
import { asApplication } from './platform/engine/app-role.ts';
import { writeBackup } from './platform/engine/backup.ts';
import { backupFile, removeOldBackups } from './platform/engine/backup-folder.ts';
import { findRunningEngine } from './platform/engine/engine.ts';
import { readBackup } from './platform/engine/restore.ts';
import { createLog } from './platform/log.ts';
import { printable, printLine } from './platform/printable.ts';
import { typedCommand } from './platform/typed-command.ts';

const log = createLog('warn', undefined, 'pretty');
const engineLog = {
  info: printLine,
  warn: (text: string) => log.warn(text),
  error: (text: string) => log.error(text),
};
const progress = ({ table, rows }: { table: string; rows: number }) => printLine(`  ${table}: ${rows}`);

/** Beside a running server the same engine is used; otherwise it is started for the command alone. */
async function withHome<T>(
  work: (home: Omit<DatabaseServer, 'leave'>, beside: 'running' | 'alone') => Promise<T>,
): Promise<T> {
  const config = readConfig();
  const running = config.databaseUrl ? undefined : await findRunningEngine(config.dataDir);
  if (running) return work({ connection: asApplication(running), maintenance: running }, 'running');
  const home = await openDatabaseServer(config, engineLog, () => undefined);
  try {
    return await work(home, 'alone');
  } finally {
    await home.leave();
  }
}

/** With the tables this code was written for. */
function withDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  return withHome(async ({ connection }, beside) => {
    if (beside === 'running') await requireCurrent(connection, MIGRATIONS_DIR);
    else await migrate(connection, MIGRATIONS_DIR);
    return work(connection);
  });
}

const forEmbeddedOnly = (command: string) =>
  new OperatorError(
    `${command} works only with the embedded database; with DATABASE_URL, use pg_dump and pg_restore.`,
  );

function requireEmbedded(command: string): void {
  if (readConfig().databaseUrl) throw forEmbeddedOnly(command);
}

async function admin([action, email]: string[]): Promise<void> {
  if (!action || !email) throw new OperatorError(usageOf('admin'));
  await withDatabase(async (connection) => {
    const database = openDatabase(connection, log, { ...readConfig(), connections: 2 });
    try {
      printLine(await operateAccount(database.db, action, email, surroundingsOf(database.db, readConfig())));
    } finally {
      await database.close();
    }
  });
}

const usageOf = (name: string) => `Usage: ${typedCommand(name, commands[name]?.takes)}`;

function backupOptions(args: string[]): { name: string | undefined; keep: number | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { keep: { type: 'string' } },
      allowPositionals: true,
    });
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (positionals.length <= 1 && (keep === undefined || (Number.isInteger(keep) && keep > 0)))
      return { name: positionals[0], keep };
  } catch {
    // An option it does not know: the same sentence.
  }
  throw new OperatorError(usageOf('backup'));
}

async function backup(args: string[]): Promise<void> {
  requireEmbedded('backup');
  const { dataDir } = readConfig();
  if (!existsSync(join(dataDir, 'postgres')))
    throw new OperatorError(
      `There is no database in ${dataDir}; set DATA_DIR to the data folder of your server.`,
    );
  const { name, keep } = backupOptions(args);
  const { file, folder } = await backupFile(name, new Date());
  if (keep && !folder)
    throw new OperatorError(`--keep needs a folder that exists; ${file} is not one. ${usageOf('backup')}`);
  // Not brought up to date first: a backup before an upgrade must be one the old version can read.
  await withHome(({ maintenance }) => {
    if (!maintenance) throw forEmbeddedOnly('backup');
    return writeBackup(maintenance, file, { onProgress: progress });
  });
  printLine(`Backup written to ${file}`);
  if (keep && folder) for (const old of await removeOldBackups(folder, keep)) printLine(`Removed ${old}`);
}

async function restore(args: string[]): Promise<void> {
  requireEmbedded('restore');
  const name = args.find((arg) => !arg.startsWith('--'));
  if (!name) throw new OperatorError(usageOf('restore'));
  const file = resolve(name);
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  // Claims DATA_DIR: a running server would go on writing into the database that is being replaced.
  const home = await openDatabaseServer(readConfig(), engineLog, () => undefined);
  try {
    if (!home.maintenance) throw forEmbeddedOnly('restore');
    const result = await readBackup(home.maintenance, file, {
      migrateTo: (target, count) => migrateTo(target, MIGRATIONS_DIR, count),
      migrateAll: (target) => migrate(target, MIGRATIONS_DIR),
      force: args.includes('--force'),
      onProgress: progress,
    });
    printLine(`Restored the backup of ${result.createdAt}.`);
  } finally {
    await home.leave();
  }
}

/** Beside what is printed for good: one line that is written over, or now and then one where nobody watches. */
function progressShower() {
  const { isTTY } = process.stdout;
  let shownAt = Date.now();
  return (line: () => string) => {
    if (Date.now() - shownAt < (isTTY ? 1_000 : 10_000)) return;
    shownAt = Date.now();
    process.stdout.write(isTTY ? `\r\x1b[K${line()}` : `${line()}\n`);
  };
}

async function importFoodFile(args: string[]): Promise<void> {
  const name = args.find((arg) => !arg.startsWith('--'));
  if (!name) throw new OperatorError(usageOf('foods:import'));
  const path = resolve(name);
  if (!existsSync(path)) throw new OperatorError(`There is no file ${path}.`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const show = progressShower();
  await withDatabase(async (connection) => {
    const database = openDatabase(connection, log, { ...readConfig(), connections: 2 });
    try {
      const result = await importFoods(database.db, systemClock, path, {
        again: args.includes('--again'),
        signal: stop.signal,
        onProgress: (progress) => show(() => progressLine(progress)),
      });
      if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
      for (const line of importReport(result)) printLine(line);
      if (isUnusable(result)) throw new OperatorError('This file contains no products.');
    } finally {
      await database.close();
    }
  });
}

/** What `npm run demo` puts into its throw-away folder. */
async function demo(): Promise<void> {
  await withDatabase(async (connection) => {
    const database = openDatabase(connection, log);
    try {
      await syncExerciseCatalogue(database.db, systemClock, shippedExercises);
      await syncFoodCatalogue(database.db, systemClock, shippedFoods);
      await fillDemo(database, printLine);
    } finally {
      await database.close();
    }
  });
}

const testMailCommand = (args: string[]) => sendTestMail(readConfig(), args, printLine);

interface Command {
  readonly work: (args: string[]) => Promise<void>;
  /** What is typed after its name. */
  readonly takes?: string;
  /** What it does, for the list of commands; the others are not for operators. */
  readonly does?: string;
}

const commands: Readonly<Record<string, Command>> = {
  admin: {
    work: admin,
    takes: ADMIN_ACTIONS,
    does: 'changes one account',
  },
  backup: {
    work: backup,
    takes: '[<file or folder>] [--keep <number>]',
    does: 'backs up the embedded database',
  },
  restore: { work: restore, takes: '<file> [--force]', does: 'restores a backup' },
  'foods:import': {
    work: importFoodFile,
    takes: '<file> [--again]',
    does: 'imports an Open Food Facts export',
  },
  'mail:test': { work: testMailCommand, takes: '<email>', does: 'sends a mail and tells each step' },
  demo: { work: demo },
  help: {
    work: async () => {
      for (const [name, { takes, does }] of Object.entries(commands))
        if (does) printLine(`  ${name.padEnd(12)}  ${does}: ${typedCommand(name, takes)}`);
    },
  },
};

async function run(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command)
    throw new OperatorError(`Unknown command '${name}'. Commands: ${Object.keys(commands).join(', ')}.`);
  await command.work(args);
}

/** Not the error itself: that of a failed statement holds the values. */
function fail(error: unknown): never {
  process.stderr.write(`${printable(describeFailure(error))}\n`);
  process.exit(1);
}

process.on('uncaughtException', fail);
run().then(() => process.exit(0), fail);
