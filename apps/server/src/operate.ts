import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { shippedExercises, shippedFoods } from './catalogue/catalogues.ts';
import { readConfig } from './config/read-config.ts';
import { fillDemo } from './demo/demo.ts';
import { ADMIN_ACTIONS, OperatorError, operateAccount } from './features/auth/operator.service.ts';
import { syncFoodCatalogue } from './features/foods/catalogue/food-catalogue.service.ts';
import { importFoods } from './features/foods/import/food-import.service.ts';
import { importReport, isUnusable, progressLine } from './features/foods/import/import-report.service.ts';
import { syncExerciseCatalogue } from './features/library/catalogue.service.ts';
import { BACKUP_TAKES, backupCommand, RESTORE_TAKES, restoreCommand } from './operate-backups.ts';
import { log, withHome } from './operate-home.ts';
import { sendTestMail } from './operate-mail.ts';
import { MOVE_TAKES, moveCommand } from './operate-move.ts';
import { surroundingsOf } from './operate-surroundings.ts';
import { MIGRATIONS_DIR } from './paths.ts';
import { systemClock } from './platform/clock.ts';
import type { Connection } from './platform/db/connection.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate, requireCurrent } from './platform/db/migrate.ts';
import { describeFailure } from './platform/describe-failure.ts';
import { printable, printLine } from './platform/printable.ts';
import { typedCommand } from './platform/typed-command.ts';

/** With the tables this code was written for. */
function withDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  return withHome(async ({ connection }, beside) => {
    if (beside === 'running') await requireCurrent(connection, MIGRATIONS_DIR);
    else await migrate(connection, MIGRATIONS_DIR);
    return work(connection);
  });
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

const usageOf = (name: string) => `Usage: ${typedCommand(name, commands[name]?.takes)}`;

const commands: Readonly<Record<string, Command>> = {
  admin: {
    work: admin,
    takes: ADMIN_ACTIONS,
    does: 'changes one account',
  },
  backup: {
    work: backupCommand,
    takes: BACKUP_TAKES,
    does: 'backs up the database',
  },
  restore: { work: restoreCommand, takes: RESTORE_TAKES, does: 'restores a backup' },
  'database:move': {
    work: moveCommand,
    takes: MOVE_TAKES,
    does: 'moves the data between the embedded database and your own',
  },
  'foods:import': {
    work: importFoodFile,
    takes: '<file> [--again]',
    does: 'imports an Open Food Facts export',
  },
  'mail:test': { work: testMailCommand, takes: '<email>', does: 'sends a test email and shows each step' },
  demo: { work: demo },
  help: {
    work: async () => {
      for (const [name, { takes, does }] of Object.entries(commands))
        if (does) printLine(`  ${name.padEnd(13)}  ${does}: ${typedCommand(name, takes)}`);
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
