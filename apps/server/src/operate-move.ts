import { parseArgs } from 'node:util';
import { MIGRATING } from './backup-surroundings.ts';
import { readConfig } from './config/read-config.ts';
import { databaseUrl } from './config/setting-rules.ts';
import { OperatorError } from './features/auth/operator.service.ts';
import { forgetFormerLife, inDatabase } from './features/backups/former-life.service.ts';
import { engineLog, log, requireDatabaseIn, requireStopped, showTable } from './operate-home.ts';
import { MIGRATIONS_DIR } from './paths.ts';
import { openDatabaseServer } from './platform/db/database-server.ts';
import { waitForDatabase } from './platform/db/database-wait.ts';
import { isBehind, migrationSteps } from './platform/db/migrate.ts';
import { readDirectly } from './platform/engine/backup-stream.ts';
import { withClient } from './platform/engine/connect.ts';
import type { ClientConnection, EngineConnection } from './platform/engine/engine-types.ts';
import { differences, fingerprint } from './platform/engine/fingerprint.ts';
import { messageOf } from './platform/engine/folders.ts';
import { findTableWithRows } from './platform/engine/pg-catalog.ts';
import { loadIntoEngine } from './platform/engine/restore.ts';
import { restoreInPlace } from './platform/engine/restore-in-place.ts';
import { printLine } from './platform/printable.ts';
import { typedCommand } from './platform/typed-command.ts';

export const MOVE_TAKES = '--to <postgres://…> [--force], or --from <postgres://…> [--force]';
const usage = () => `Usage: ${typedCommand('database:move', MOVE_TAKES)}. See docs/operator/backup.md.`;
const OLDEST_MAJOR = 15;

interface Wanted {
  readonly direction: 'to' | 'from';
  readonly own: { connectionString: string };
  readonly force: boolean;
}

function options(args: string[]): Wanted {
  const values = (() => {
    try {
      return parseArgs({
        args,
        options: { to: { type: 'string' }, from: { type: 'string' }, force: { type: 'boolean' } },
      }).values;
    } catch {
      throw new OperatorError(usage());
    }
  })();
  const { to, from, force = false } = values;
  const url = to ?? from;
  if (!url || (to && from)) throw new OperatorError(usage());
  const direction = to ? 'to' : 'from';
  const read = databaseUrl(`--${direction}`).safeParse(url);
  if (!read.success) throw new OperatorError(read.error.issues.map(({ message }) => message).join('; '));
  return { direction, own: { connectionString: read.data }, force };
}

/** What a database of your own needs, in sentences where it lacks it. */
async function requireUsable({ direction, own }: Wanted): Promise<void> {
  await waitForDatabase(own, engineLog).catch((error: unknown) => {
    throw new OperatorError(messageOf(error).replace('DATABASE_URL', `--${direction}`));
  });
  const found = await withClient(own, undefined, async (client) => {
    const { rows } = await client.query<{ major: number; encoding: string; create: boolean; trgm: boolean }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS major,
         current_setting('server_encoding') AS encoding,
         has_schema_privilege(current_user, 'public', 'CREATE')
           AND has_database_privilege(current_user, current_database(), 'CREATE') AS create,
         EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS trgm`,
    );
    return rows[0];
  });
  if (!found) throw new OperatorError('The database does not answer.');
  if (found.major < OLDEST_MAJOR)
    throw new OperatorError(
      `The database is PostgreSQL ${found.major}. FitArc needs ${OLDEST_MAJOR} or newer.`,
    );
  if (found.encoding !== 'UTF8')
    throw new OperatorError(
      `The database stores text as ${found.encoding}. Create it with the encoding UTF8.`,
    );
  if (direction === 'from') return;
  if (!found.create)
    throw new OperatorError(
      'The user of the database may not create tables there. Make that user the owner of the database.',
    );
  if (!found.trgm)
    throw new OperatorError(
      'The extension pg_trgm is not installed on the database server. On most systems the package postgresql-contrib has it.',
    );
}

async function requireSource(connection: ClientConnection): Promise<void> {
  if (!(await withClient(connection, undefined, findTableWithRows)))
    throw new OperatorError('There is nothing to move: this database is empty.');
  if (await isBehind(connection, MIGRATIONS_DIR))
    throw new OperatorError(
      'This database is one of an older release. Start FitArc on it once, so that it is brought up to date, then move it.',
    );
}

async function copy(wanted: Wanted, engine: EngineConnection): Promise<void> {
  const { direction, own, force } = wanted;
  const [source, target] = direction === 'to' ? [engine, own] : [own, engine];
  await requireSource(source);
  const shared = { force, onProgress: showTable };
  await readDirectly(source, (reader) =>
    direction === 'to'
      ? restoreInPlace(own, reader, { steps: migrationSteps(MIGRATIONS_DIR), ...shared })
      : loadIntoEngine(engine, reader, { ...MIGRATING, ...shared }),
  );
  await compare(source, target);
}

async function compare(source: ClientConnection, target: ClientConnection): Promise<void> {
  printLine('Comparing both, row by row…');
  const [here, there] = [await fingerprint(source), await fingerprint(target)];
  const wrong = differences(here, there);
  for (const { table, rows } of here.filter(({ table }) => !table.startsWith('sequence')))
    printLine(`  ${wrong.includes(table) ? 'DIFFERENT' : 'same     '} ${String(rows).padStart(9)}  ${table}`);
  if (wrong.length > 0)
    throw new OperatorError(
      `The copy differs in ${wrong.join(', ')}. Do not use it; the database it was copied from is unchanged.`,
    );
}

const NEXT = {
  to: 'Everything is there. Set DATABASE_URL to that address and start FitArc. Keep DATA_DIR: its secrets are still needed. The embedded database in it is left as it was.',
  from: 'Everything is there. Remove DATABASE_URL from the settings and start FitArc. The other database is left as it was.',
};

export async function moveCommand(args: string[]): Promise<void> {
  const wanted = options(args);
  const { dataDir } = readConfig();
  if (wanted.direction === 'to') requireDatabaseIn(dataDir);
  await requireUsable(wanted);
  await requireStopped(wanted.own);
  // Claims DATA_DIR: a running server would go on writing.
  const home = await openDatabaseServer({ dataDir, databaseUrl: undefined }, engineLog, () => undefined);
  try {
    if (!home.maintenance) throw new OperatorError(usage());
    await copy(wanted, home.maintenance);
    await inDatabase(wanted.direction === 'to' ? wanted.own : home.connection, log, forgetFormerLife);
    printLine(NEXT[wanted.direction]);
  } finally {
    await home.leave();
  }
}
