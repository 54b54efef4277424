import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withClient } from '../apps/server/src/platform/engine/connect.ts';
import { type Engine, findRunningEngine, startEngine } from '../apps/server/src/platform/engine/engine.ts';
import type { EngineConnection } from '../apps/server/src/platform/engine/engine-types.ts';
import { silent, urlOf } from '../apps/server/test/engines.ts';
import { newFolder, type Server, startServer, tidy } from '../apps/server/test/server-process.ts';

const SETTINGS = {
  ADMIN_EMAIL: 'admin@fitarc.test',
  ADMIN_PASSWORD: 'broken on purpose',
  JWT_SECRET: 'the same for every copy of the installation',
  // A backup would be made while something else is looked at.
  BACKUP_AT: 'off',
  // The load comes from one address.
  REQUESTS_PER_MINUTE: '0',
};
/** A member's writes wait for each other, so there are several. */
const MEMBERS = 4;

export const person = (email: string) => ({
  email,
  password: 'difference engine',
  firstName: 'Ada',
  lastName: 'Lovelace',
  gender: 'female',
  dateOfBirth: '1990-12-10',
});

export const start = (dataDir: string, more: Record<string, string> = {}): Promise<Server> =>
  startServer({ ...SETTINGS, DATA_DIR: dataDir, ...more });

/** Signs somebody up and returns their token. */
export async function enrol(server: Server, email: string): Promise<string> {
  const { status } = await server.call('POST', '/api/auth/register', { body: person(email) });
  if (status !== 201) throw new Error(`register answered ${status}`);
  const [, code] = await server.line(new RegExp(`Mail to ${email}: verification code (\\d{6})`));
  return (await server.call('POST', '/api/auth/verify-code', { body: { email, code } })).body.token;
}

async function make() {
  const folder = await newFolder();
  const server = await start(folder);
  const emails = Array.from({ length: MEMBERS }, (_, place) => `member-${place + 1}@fitarc.test`);
  const tokens: string[] = [];
  for (const email of emails) tokens.push(await enrol(server, email));
  await server.stop();
  return { folder, emails, tokens };
}
let made: ReturnType<typeof make> | undefined;

export interface Installation {
  readonly dataDir: string;
  readonly emails: readonly string[];
  /** Of its members; good on every copy. */
  readonly tokens: readonly string[];
}

/** A copy of an installation with members, which is made once: the first start takes longer than any other. */
export async function install(place?: string): Promise<Installation> {
  made ??= make();
  const { folder, emails, tokens } = await made;
  const dataDir = place ?? (await newFolder());
  // With the owners: under root the database belongs to another account.
  await promisify(execFile)('cp', ['-a', `${folder}/.`, dataDir]);
  return { dataDir, emails, tokens };
}

export async function removeTemplate(): Promise<void> {
  if (made) await tidy((await made).folder);
}

/** The database of an installation without its server, for nodes that are given its address. */
export async function startDatabase({ dataDir }: Installation): Promise<Engine & { url: string }> {
  const engine = await startEngine({ dataDir, systemDir: join(dataDir, 'system'), log: silent });
  return { ...engine, url: urlOf(engine.connection) };
}

export const query = <Row extends object>(
  connection: EngineConnection,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> =>
  withClient(connection, undefined, async (client) => (await client.query<Row>(text, values)).rows);

/** The way to the database a server runs. */
export async function databaseOf({ dataDir }: Installation): Promise<EngineConnection> {
  const found = await findRunningEngine(dataDir);
  if (!found) throw new Error(`no database runs on ${dataDir}`);
  return found;
}
