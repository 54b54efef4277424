/** What every bench does: an engine of its own, two databases, the same questions to both in turn, and the ratio. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../apps/server/src/app.ts';
import { withoutBackups } from '../apps/server/src/backup-surroundings.ts';
import { shippedExercises, shippedFoods } from '../apps/server/src/catalogue/catalogues.ts';
import { createAdmin } from '../apps/server/src/features/auth/first-admin.service.ts';
import { syncFoodCatalogue } from '../apps/server/src/features/foods/catalogue/food-catalogue.service.ts';
import { syncExerciseCatalogue } from '../apps/server/src/features/library/catalogue.service.ts';
import { MIGRATIONS_DIR } from '../apps/server/src/paths.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startEngine } from '../apps/server/src/platform/engine/engine.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { silentTransport } from '../apps/server/src/platform/mail/mail-transport.ts';
import { silent, urlOf } from '../apps/server/test/engines.ts';
import { queriesOf, scansOf } from '../apps/server/test/query-plans.ts';
import { median } from './product/median.ts';

const ROUNDS = 10;
const REQUESTS = 100;
/** Who asks. */
export const admin = { email: 'bench@fitarc.test', password: 'measured in ratios' };

type Ask = (
  path: string,
  more?: { method?: 'POST' | 'PUT'; payload?: object; headers?: object },
) => Promise<{ statusCode: number; headers: Record<string, unknown>; json(): unknown }>;

/** One of the two databases, filled and served, and somebody signed in. */
export interface Served {
  readonly ask: Ask;
  readonly pool: Database['pool'];
  close(): Promise<void>;
}

/** On a connection of its own, because it may take longer than a request ever should. */
export async function tidy(pool: Database['pool']) {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  client.release(true);
}

async function serve(
  connectionString: string,
  fill: (pool: Database['pool']) => Promise<void>,
): Promise<Served> {
  await migrate({ connectionString }, MIGRATIONS_DIR);
  const log = createLog('silent');
  const database = openDatabase({ connectionString }, log);
  await syncExerciseCatalogue(database.db, systemClock, shippedExercises);
  await syncFoodCatalogue(database.db, systemClock, shippedFoods);
  await createAdmin(database.db, systemClock, admin.email, admin.password);
  await fill(database.pool);
  await tidy(database.pool);
  const { server } = await buildApp({
    database,
    log,
    clock: systemClock,
    mail: silentTransport,
    jwtSecret: 'bench',
    webDir: '/nowhere',
    publicUrl: () => 'http://localhost',
    openFoodFactsUrl: 'http://localhost',
    offline: true,
    requestsPerMinute: 0,
    trustProxy: [],
    backups: withoutBackups(),
  });
  const login = await server.inject({ method: 'POST', url: '/api/auth/login', payload: admin });
  const authorization = `Bearer ${login.json().token}`;
  const ask: Ask = (path, { method, payload, headers } = {}) =>
    server.inject({
      url: path,
      method: method ?? 'GET',
      ...(payload ? { payload } : {}),
      headers: { authorization, ...headers },
    });
  return { ask, pool: database.pool, close: () => server.close().then(database.close) };
}

export interface Question {
  /** The same answer in both databases, or what is compared is not what it seems. */
  readonly path: string;
  /** Asked by a browser that has the answer already. */
  readonly known?: boolean;
  /** Saved there instead of asked for. */
  readonly saved?: object;
  /** How often in a row; fewer for what takes long. */
  readonly times?: number;
}

const sending = ({ saved }: Question) => (saved ? { method: 'PUT' as const, payload: saved } : {});

async function timed({ ask }: Served, question: Question, headers: object): Promise<number> {
  const { path, times = REQUESTS } = question;
  const startedAt = performance.now();
  for (let request = 0; request < times; request++) await ask(path, { ...sending(question), headers });
  return (performance.now() - startedAt) / times;
}

async function compare(small: Served, large: Served, question: Question) {
  const { path, known = false } = question;
  const tagOf = async ({ ask }: Served) => {
    const answer = await ask(path, sending(question));
    if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}`);
    return known ? { 'if-none-match': String(answer.headers.etag) } : {};
  };
  const [smallTag, largeTag] = [await tagOf(small), await tagOf(large)];
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.small.push(await timed(small, question, smallTag));
    times.large.push(await timed(large, question, largeTag));
  }
  return { small: median(times.small), large: median(times.large) };
}

interface Bench {
  /** What the two columns are. */
  readonly titles: { readonly small: string; readonly large: string };
  readonly fill: Record<'small' | 'large', (pool: Database['pool']) => Promise<void>>;
  /** Asked once in both, before anything is measured. */
  prepare?(ask: Ask): Promise<void>;
  readonly questions: Record<string, Question>;
  /** The run fails when the large one takes longer than this many times the small one. */
  readonly ratioAtMost?: number;
  /** What else is measured in the large one; answers what is wrong with it. */
  measureLarge?(large: Served): Promise<string[]>;
  /** Tables that may be read along an index of the member's own rows only. */
  readonly ownRowsOf?: readonly string[];
}

/** How the large database answers, statement by statement; what is read otherwise than along `user_id`. */
async function explain({ ask, pool }: Served, { questions, ownRowsOf = [] }: Bench): Promise<string[]> {
  const strays: string[] = [];
  if (ownRowsOf.length === 0) return strays;
  console.log('\n| question | table | read by | rows |\n|---|---|---|---|');
  for (const [name, { path, saved }] of Object.entries(questions)) {
    for (const query of saved ? [] : await queriesOf(pool, () => ask(path))) {
      const scans = (await scansOf(pool, query)).filter(({ table }) => ownRowsOf.includes(table));
      for (const { table, way, index, condition, rows } of scans) {
        console.log(`| ${name} | ${table} | ${way}, ${index}: ${condition} | ${rows} |`);
        if (!condition.includes('user_id')) strays.push(`${name} reads ${table} by ${way}`);
      }
    }
  }
  return strays;
}

async function measure(url: (name: string) => string, what: Bench): Promise<string[]> {
  const { titles, fill, prepare, questions, ratioAtMost = Number.POSITIVE_INFINITY } = what;
  const failures: string[] = [];
  const small = await serve(url('small'), fill.small);
  const large = await serve(url('large'), fill.large);
  for (const { ask } of [small, large]) await prepare?.(ask);
  console.log(`| question | ${titles.small}, ms | ${titles.large}, ms | ratio |\n|---|---|---|---|`);
  for (const [name, question] of Object.entries(questions)) {
    const cost = await compare(small, large, question);
    const ratio = cost.large / cost.small;
    console.log(`| ${name} | ${cost.small.toFixed(2)} | ${cost.large.toFixed(2)} | ${ratio.toFixed(2)} |`);
    if (ratio > ratioAtMost) failures.push(`${name} takes ${ratio.toFixed(2)} times as long`);
  }
  failures.push(...(await explain(large, what)), ...((await what.measureLarge?.(large)) ?? []));
  await small.close();
  await large.close();
  return failures;
}

export async function bench(what: Bench): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fitarc-bench-'));
  await chmod(folder, 0o755);
  const engine = await startEngine({
    dataDir: join(folder, 'data'),
    systemDir: join(folder, 'system'),
    log: silent,
  });
  try {
    const url = (database: string) => urlOf({ ...engine.connection, database });
    const { pool, close } = openDatabase(engine.connection, createLog('silent'), { connections: 1 });
    for (const name of ['small', 'large']) await pool.query(`create database ${name}`);
    await close();
    for (const failure of await measure(url, what)) {
      console.error(`FAIL: ${failure}`);
      process.exitCode = 1;
    }
  } finally {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
