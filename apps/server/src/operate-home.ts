import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config/read-config.ts';
import { OperatorError } from './features/auth/operator.service.ts';
import { serversOn } from './features/backups/former-life.service.ts';
import type { Connection } from './platform/db/connection.ts';
import { type DatabaseServer, openDatabaseServer } from './platform/db/database-server.ts';
import { asApplication } from './platform/engine/app-role.ts';
import { findRunningEngine } from './platform/engine/engine.ts';
import { createLog } from './platform/log.ts';
import { printLine } from './platform/printable.ts';

export const log = createLog('warn', undefined, 'pretty');
export const engineLog = {
  info: printLine,
  warn: (text: string) => log.warn(text),
  error: (text: string) => log.error(text),
};
export const showTable = ({ table, rows }: { table: string; rows: number }) =>
  printLine(`  ${table}: ${rows}`);

/** Beside a running server the same engine is used; otherwise it is started for the command alone. */
export async function withHome<T>(
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

/** Nothing is made where the folder was only mistyped. */
export function requireDatabaseIn(dataDir: string): void {
  if (!existsSync(join(dataDir, 'postgres')))
    throw new OperatorError(
      `There is no database in ${dataDir}; set DATA_DIR to the data folder of your server.`,
    );
}

export async function requireStopped(connection: Connection): Promise<void> {
  const names = await serversOn(connection, log, new Date());
  if (names.length > 0)
    throw new OperatorError(
      `FitArc is running on this database (${names.join(', ')}). Stop it first; after a crash, wait two minutes.`,
    );
}
