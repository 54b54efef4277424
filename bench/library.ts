/**
 * Does a list cost the same in a library of 5,000 exercises as in the shipped one? Both are asked in turn, in
 * one process, on one engine; what counts is the ratio. Run: npx tsx bench/library.ts
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../apps/server/src/app.ts';
import { createAdmin } from '../apps/server/src/features/auth/first-admin.service.ts';
import { takeOverCatalogue } from '../apps/server/src/features/library/catalogue.service.ts';
import { MIGRATIONS_DIR } from '../apps/server/src/paths.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startEngine } from '../apps/server/src/platform/engine/engine.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { EXERCISE_CATALOGUE } from '../apps/server/src/seed/exercises/exercise-catalogue.ts';

const LARGE = 5000;
const ROUNDS = 10;
const REQUESTS = 100;
const admin = { email: 'bench@fitarc.test', password: 'measured in ratios' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The same answers in both: whatever is added stands outside of what is asked for. */
const QUESTIONS = {
  'muscle, 9 rows': { path: '/api/workouts/exercises?muscleGroup=Chest&muscle=Upper%20Chest' },
  'muscle and filters': {
    path: '/api/workouts/exercises?muscleGroup=Chest&muscle=Chest&difficulty=Beginner&equipment=Machine',
  },
  'muscle, browser up to date': { path: '/api/workouts/exercises?muscleGroup=Chest', known: true },
  'whole library, browser up to date': { path: '/api/workouts/exercises', known: true },
  'groups, browser up to date': { path: '/api/workouts/muscle-groups', known: true },
  'search, 12 rows': { path: '/api/workouts/exercises?search=pushup' },
  'groups with their counts': { path: '/api/workouts/muscle-groups' },
} as const;

async function prepare(connectionString: string, count: number) {
  await migrate({ connectionString }, MIGRATIONS_DIR);
  const log = createLog('silent');
  const database = openDatabase({ connectionString }, log);
  await takeOverCatalogue(database.db, systemClock, EXERCISE_CATALOGUE);
  await database.pool.query(
    `insert into exercises (name, description, instructions, common_mistake, difficulty, equipment, muscle_groups,
       muscles, secondary_muscles, measure, search_text, created_at)
     select 'Extra ' || n, description, instructions, common_mistake, difficulty, equipment, muscle_groups,
       muscles, secondary_muscles, measure, 'extra ' || n || ' arms biceps', created_at
     from generate_series(1, $1) n
     join lateral (select * from exercises where not muscle_groups @> '{Chest}' and catalogue_key is not null
       order by id offset n % 300 limit 1) shipped on true`,
    [count - EXERCISE_CATALOGUE.length],
  );
  await database.pool.query('vacuum analyze');
  await createAdmin(database.db, systemClock, admin.email, admin.password);
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
  const headers = { authorization: `Bearer ${login.json().token}` };
  const ask = (path: string, more = {}) => server.inject({ url: path, headers: { ...headers, ...more } });
  return { ask, close: () => server.close().then(database.close) };
}
type Library = Awaited<ReturnType<typeof prepare>>;

async function timed({ ask }: Library, path: string, headers: object): Promise<number> {
  const startedAt = performance.now();
  for (let request = 0; request < REQUESTS; request++) await ask(path, headers);
  return (performance.now() - startedAt) / REQUESTS;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(small: Library, large: Library, path: string, known: boolean) {
  const tagOf = async ({ ask }: Library) =>
    known ? { 'if-none-match': String((await ask(path)).headers.etag) } : {};
  const [smallTag, largeTag] = [await tagOf(small), await tagOf(large)];
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.small.push(await timed(small, path, smallTag));
    times.large.push(await timed(large, path, largeTag));
  }
  return { small: median(times.small), large: median(times.large) };
}

async function run(url: (name: string) => string): Promise<void> {
  const small = await prepare(url('small'), EXERCISE_CATALOGUE.length);
  const large = await prepare(url('large'), LARGE);
  console.log(
    `| question | ${EXERCISE_CATALOGUE.length} exercises, ms | ${LARGE}, ms | ratio |\n|---|---|---|---|`,
  );
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const cost = await compare(small, large, question.path, 'known' in question);
    const ratio = cost.large / cost.small;
    console.log(`| ${name} | ${cost.small.toFixed(2)} | ${cost.large.toFixed(2)} | ${ratio.toFixed(2)} |`);
  }
  await small.close();
  await large.close();
}

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
  await run(url);
} finally {
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
}
