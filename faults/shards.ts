import { login } from '@fitarc/contract/auth';
import pg from 'pg';
import { shippedExercises, shippedFoods } from '../apps/server/src/catalogue/catalogues.ts';
import { fillDemo, MEMBER } from '../apps/server/src/demo/demo.ts';
import { openDemoApp } from '../apps/server/src/demo/demo-app.ts';
import { PASSWORD } from '../apps/server/src/demo/people.ts';
import { syncFoodCatalogue } from '../apps/server/src/features/foods/catalogue/food-catalogue.service.ts';
import { syncExerciseCatalogue } from '../apps/server/src/features/library/catalogue.service.ts';
import { MIGRATIONS_DIR } from '../apps/server/src/paths.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { MEMBER_TABLES } from '../apps/server/test/member-tables.ts';
import { count, Findings, type Verdict } from './verdict.ts';

const SETTING = 'COORDINATOR_URL';
/** Two weeks of a few members: every kind of call, in a minute. */
const EXTENT = { days: 14, people: 4 };

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Every statement that is sent over a pool, once, with the values it had first. */
function listenTo(pools: readonly pg.Pool[]): () => Statement[] {
  const heard = new Map<string, Statement>();
  for (const pool of pools)
    pool.on('connect', (client) => {
      const ask = client.query as (...all: unknown[]) => unknown;
      client.query = ((statement: string | Statement, values?: unknown[], ...others: unknown[]) => {
        const text = typeof statement === 'string' ? statement : statement.text;
        const own = typeof statement === 'string' ? undefined : statement.values;
        if (text && !heard.has(text)) heard.set(text, { text, values: values ?? own ?? [] });
        return ask.call(client, statement, values, ...others);
      }) as typeof client.query;
    });
  return () =>
    [...heard.values()].filter(({ text }) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text));
}

const REFERENCES = `select distinct r.relname as name from pg_constraint c
  join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
  where c.contype = 'f' and t.relname = any($1) and not r.relname = any($1)`;

/** Members' tables by member, side by side; what they refer to on every worker; the rest stays on the coordinator. */
async function layOut(client: pg.Client): Promise<{ distributed: number; everywhere: number }> {
  const members = Object.keys(MEMBER_TABLES);
  const everywhere: string[] = [];
  for (let next = members; next.length > 0; ) {
    const { rows } = await client.query<{ name: string }>(REFERENCES, [[...members, ...everywhere]]);
    const asked = new Set(next);
    next = rows.map(({ name }) => name).filter((name) => !everywhere.includes(name) && !asked.has(name));
    // What others refer to comes first.
    everywhere.unshift(...next);
  }
  for (const name of everywhere) await client.query('select create_reference_table($1)', [name]);
  const [first = '', ...others] = members;
  const distribute = (name: string, beside: string) =>
    client.query('select create_distributed_table($1::regclass, $2, colocate_with => $3)', [
      name,
      MEMBER_TABLES[name],
      beside,
    ]);
  await distribute(first, 'none');
  for (const name of others) await distribute(name, first);
  return { distributed: members.length, everywhere: everywhere.length };
}

/** Every read of a member that needs nothing but the member. */
async function readAsMember(database: Database): Promise<void> {
  const app = await openDemoApp(database);
  try {
    const { token } = await app.as('')(login, { body: { email: MEMBER, password: PASSWORD } });
    const reads = app.routes.filter(
      ({ endpoint: { method, access, path } }) =>
        method === 'GET' && access === 'member' && !path.includes(':'),
    );
    // Some want a query; what they answer is not what this is about.
    for (const { endpoint } of reads)
      await app
        .as(token)(endpoint, {})
        .catch(() => undefined);
  } finally {
    await app.close();
  }
}

/** How many shards it would touch; undefined where it touches none. */
async function tasksOf(client: pg.Client, { text, values }: Statement): Promise<number | undefined> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const tasks = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, number]) => Number(number));
  return tasks.length === 0 ? undefined : Math.max(...tasks);
}

/** The product on a database distributed by Citus: which statements touch more than one shard. */
export async function shards(): Promise<Verdict> {
  const url = process.env[SETTING];
  if (!url)
    return {
      passed: true,
      skipped: true,
      lines: [`set ${SETTING} to an empty database with the extension citus, on a coordinator with workers`],
    };
  const findings = new Findings();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select extversion as version from pg_extension where extname = 'citus'",
    );
    if (!rows[0]) throw new Error(`the database of ${SETTING} has no extension citus`);
    await migrate({ connectionString: url }, MIGRATIONS_DIR);
    const { distributed, everywhere } = await layOut(client);
    findings.tell(
      `Citus ${rows[0].version}: ${distributed} tables distributed, ${everywhere} on every worker`,
    );
    const database = openDatabase({ connectionString: url }, createLog('silent'));
    const heard = listenTo(Object.values(database.pools));
    try {
      await syncExerciseCatalogue(database.db, systemClock, shippedExercises);
      await syncFoodCatalogue(database.db, systemClock, shippedFoods);
      await fillDemo(database, () => undefined, EXTENT);
      await readAsMember(database);
    } finally {
      await database.close();
    }
    const touching = heard();
    let one = 0;
    for (const statement of touching) {
      const tasks = await tasksOf(client, statement).catch((error: Error) => {
        findings.expect(false, `${error.message}: ${statement.text.slice(0, 200)}`);
        return undefined;
      });
      if (tasks === 1) one++;
      else if (tasks !== undefined) findings.tell(`${tasks} shards: ${statement.text.slice(0, 300)}`);
    }
    findings.tell(`${count(touching.length, 'statement')}, ${one} of them touch one shard`);
  } finally {
    await client.end();
  }
  return findings.verdict();
}
