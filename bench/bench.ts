/** What every bench does: an engine of its own, two databases, the same questions to both in turn, and the ratio. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../apps/server/src/app.ts';
import { createAdmin } from '../apps/server/src/features/auth/first-admin.service.ts';
import { takeOverCatalogue } from '../apps/server/src/features/library/catalogue.service.ts';
import { MIGRATIONS_DIR } from '../apps/server/src/paths.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startEngine } from '../apps/server/src/platform/engine/engine.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { EXERCISE_CATALOGUE } from '../apps/server/src/seed/exercises/exercise-catalogue.ts';

const ROUNDS = 10;
const REQUESTS = 100;
const admin = { email: 'bench@fitarc.test', password: 'measured in ratios' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Ask = (
  path: string,
  more?: { method?: 'POST'; payload?: object; headers?: object },
) => Promise<{ statusCode: number; headers: Record<string, unknown>; json(): unknown }>;

/** One of the two databases, filled and served, and somebody signed in. */
interface Served {
  readonly ask: Ask;
  close(): Promise<void>;
}

async function serve(
  connectionString: string,
  fill: (pool: Database['pool']) => Promise<void>,
): Promise<Served> {
  await migrate({ connectionString }, MIGRATIONS_DIR);
  const log = createLog('silent');
  const database = openDatabase({ connectionString }, log);
  await takeOverCatalogue(database.db, systemClock, EXERCISE_CATALOGUE);
  await createAdmin(database.db, systemClock, admin.email, admin.password);
  await fill(database.pool);
  await database.pool.query('vacuum analyze');
  const { server } = await buildApp({
    database,
    log,
    clock: systemClock,
    mailer: { send: async () => undefined, close: () => undefined },
    jwtSecret: 'bench',
    webDir: '/nowhere',
    publicUrl: () => 'http://localhost',
    openFoodFactsUrl: 'http://localhost',
    requestsPerMinute: 0,
    trustProxy: [],
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
  return { ask, close: () => server.close().then(database.close) };
}

export interface Question {
  /** The same answer in both databases, or what is compared is not what it seems. */
  readonly path: string;
  /** Asked by a browser that has the answer already. */
  readonly known?: boolean;
}

async function timed({ ask }: Served, path: string, headers: object): Promise<number> {
  const startedAt = performance.now();
  for (let request = 0; request < REQUESTS; request++) await ask(path, { headers });
  return (performance.now() - startedAt) / REQUESTS;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(small: Served, large: Served, { path, known = false }: Question) {
  const tagOf = async ({ ask }: Served) => {
    const answer = await ask(path);
    if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}`);
    return known ? { 'if-none-match': String(answer.headers.etag) } : {};
  };
  const [smallTag, largeTag] = [await tagOf(small), await tagOf(large)];
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.small.push(await timed(small, path, smallTag));
    times.large.push(await timed(large, path, largeTag));
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
}

async function measure(url: (name: string) => string, { titles, fill, prepare, questions }: Bench) {
  const small = await serve(url('small'), fill.small);
  const large = await serve(url('large'), fill.large);
  for (const { ask } of [small, large]) await prepare?.(ask);
  console.log(`| question | ${titles.small}, ms | ${titles.large}, ms | ratio |\n|---|---|---|---|`);
  for (const [name, question] of Object.entries(questions)) {
    const cost = await compare(small, large, question);
    const ratio = cost.large / cost.small;
    console.log(`| ${name} | ${cost.small.toFixed(2)} | ${cost.large.toFixed(2)} | ${ratio.toFixed(2)} |`);
  }
  await small.close();
  await large.close();
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
    const { user, password, host, database } = engine.connection;
    const url = (name: string) =>
      `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`;
    const { pool, close } = openDatabase({ connectionString: url(database) }, createLog('silent'), 1);
    for (const name of ['small', 'large']) await pool.query(`create database ${name}`);
    await close();
    await measure(url, what);
  } finally {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
