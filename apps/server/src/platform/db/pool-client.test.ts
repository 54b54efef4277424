import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newDatabase } from '../../../test/databases.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway, isUniqueViolation } from './database-errors.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The database behind a host of its own, which can freeze: it keeps its connections and says nothing. */
async function freezingHost(url: string) {
  const { searchParams, port } = new URL(url);
  const folder = searchParams.get('host') ?? '';
  const pairs: Socket[] = [];
  let isFrozen = false;
  const server = createServer((incoming) => {
    pairs.push(incoming.on('error', () => undefined));
    if (isFrozen) return;
    const outgoing = connect(`${folder}/.s.PGSQL.${port || 5432}`);
    incoming.pipe(outgoing).pipe(incoming);
    pairs.push(outgoing.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of pairs) socket.destroy();
  });
  const address = server.address();
  const place = typeof address === 'object' && address ? `127.0.0.1:${address.port}` : '';
  return {
    place,
    freeze: () => {
      isFrozen = true;
      for (const socket of pairs) socket.unpipe().pause();
    },
    thaw: () => {
      isFrozen = false;
    },
  };
}

/** The address of the database with other hosts. */
function at(url: string, hosts: string): string {
  const { username, password, pathname } = new URL(url);
  return `postgres://${username}:${password}@${hosts}${pathname}`;
}

function open(url: string, options: Parameters<typeof openDatabase>[2] = {}) {
  const database = openDatabase({ connectionString: url }, createLog('silent'), options);
  onTestFinished(() => database.close());
  return database;
}

it('gives up a connection that is silent for longer than a statement may take', async () => {
  const url = await newDatabase();
  const host = await freezingHost(url);
  const { db } = open(at(url, host.place), { statementMs: 500, waitMs: 2_000 });
  await db.execute(sql`select 1`);
  host.freeze();
  const asked = await db.execute(sql`select 1`).catch((error: unknown) => error);
  expect(isDatabaseAway(asked)).toBe(true);
  host.thaw();
  // The next one gets a connection of its own.
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

it('of several hosts uses the one that answers (R-1307)', async () => {
  const url = await newDatabase();
  const [dead, alive] = [await freezingHost('postgres:///nowhere?host=/nowhere'), await freezingHost(url)];
  const { db } = open(at(url, `${dead.place},${alive.place}`));
  const first = await db.execute(sql`select 1`).catch((error: unknown) => error);
  expect(isDatabaseAway(first)).toBe(true);
  expect((await db.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }]);
});

it('of several hosts leaves one that froze, long before a statement may be silent for so long (R-1308)', async () => {
  const url = await newDatabase();
  const [first, second] = [await freezingHost(url), await freezingHost(url)];
  // For longer than the test may take.
  const { db } = open(at(url, `${first.place},${second.place}`), { statementMs: 600_000 });
  await db.execute(sql`select 1`);
  first.freeze();
  const asked = await db.execute(sql`select 1`).catch((error: unknown) => error);
  expect(isDatabaseAway(asked)).toBe(true);
  expect((await db.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }]);
});

it('limits statements and locks as a startup parameter would', async () => {
  const { pool, reserved } = open(await newDatabase(), { waitMs: 4_000 });
  const limits =
    "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock";
  expect((await pool.query(limits)).rows).toEqual([{ statement: '30s', lock: '4s' }]);
  expect((await reserved.pool.query(limits)).rows).toEqual([{ statement: '10s', lock: '4s' }]);
});

it.each([true, false])('prepared statements: %s (R-1309)', async (preparedStatements) => {
  const { pool } = open(await newDatabase(), { preparedStatements, connections: 1 });
  const client = await pool.connect();
  await client.query({ name: 'named', text: 'select $1::int as number' }, [1]);
  const { rows } = await client.query('select count(*)::int as prepared from pg_prepared_statements');
  client.release();
  expect(rows).toEqual([{ prepared: preparedStatements ? 1 : 0 }]);
});

it('says of every statement of an aborted transaction what aborted it', async () => {
  const { pool } = open(await newDatabase());
  await pool.query('create table taken (id integer primary key)');
  const client = await pool.connect();
  onTestFinished(() => client.release());
  await client.query('begin');
  const twice = client.query('insert into taken values (1), (1)').catch((error: unknown) => error);
  const behind = client.query('select 1').catch((error: unknown) => error);
  expect(await behind).toMatchObject({ code: '25P02' });
  expect(isUniqueViolation(await behind)).toBe(true);
  expect(isUniqueViolation(await twice)).toBe(true);
  await client.query('rollback');
});
