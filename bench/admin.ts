/**
 * Do an administrator's lists, searches and numbers take less than 100 ms in the middle beside 100,000 members,
 * 200,000 workouts, 1,000,000 meals and as many products, with 10,000 rows in each queue?
 * Run: npx tsx bench/admin.ts
 */
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { bench, type Served } from './bench.ts';
import { fillFoods } from './fill-foods.ts';

type Pool = Database['pool'];
const MEMBERS = 100_000;
const WORKOUTS = 200_000;
const MEALS = 1_000_000;
const PRODUCTS = 1_000_000;
const QUEUE = 10_000;
/** So many at a time, to stay well within the time a statement may take. */
const AT_A_TIME = 50_000;

/** Runs `text` for the numbers from $1 to $2, a part at a time. */
async function inParts(pool: Pool, total: number, text: string) {
  for (let from = 1; from <= total; from += AT_A_TIME)
    await pool.query(text, [from, Math.min(from + AT_A_TIME - 1, total)]);
}

/** One after the other, as members log them. */
const dayOf = (total: number) => `current_date - (${total} - n) / ${total / 1000}`;

/** Three years of an installation; half of the members were here lately, one of a hundred is banned. */
async function fillMembers(pool: Pool) {
  await inParts(
    pool,
    MEMBERS,
    `insert into users (email, password_hash, email_verified_at, created_at, last_seen_at, banned_at)
     select 'member-' || n || '@' || (array['example.org', 'mail.test', 'post.test'])[1 + n % 3], repeat('x', 97), now(),
       now() - (${MEMBERS} - n) * interval '15 minutes', now() - n % 60 * interval '1 day',
       case when n % 100 = 0 then now() end
     from generate_series($1::int, $2::int) n`,
  );
  await inParts(
    pool,
    WORKOUTS,
    `insert into workouts (user_id, date, type, name, duration, calories, created_at)
     select 2 + n % ${MEMBERS}, ${dayOf(WORKOUTS)}, 'Push', 'Push', 45, 300, now()
     from generate_series($1::int, $2::int) n`,
  );
  await inParts(
    pool,
    MEALS,
    `insert into meals (user_id, date, name, calories, protein, carbs, fats, created_at)
     select 2 + n % ${MEMBERS}, ${dayOf(MEALS)}, 'Meal ' || n % 40, 500, 30, 50, 20, now()
     from generate_series($1::int, $2::int) n`,
  );
}

/** What waits is named as products are: the same words as thousands of others. */
async function fillQueues(pool: Pool) {
  await pool.query(
    `insert into foods (kind, contributor_id, visibility, approval_status, name, brand, search_text, calories,
       created_at, updated_at)
     select 'member', 2 + id % ${MEMBERS}, 'public', 'pending', name, brand, search_text, calories, now(), now()
     from (select *, row_number() over (order by id) n from foods where kind = 'product' order by id limit $1) products`,
    [QUEUE],
  );
  await pool.query(
    `insert into flags (food_id, reporter_id, reason, created_at)
     select id, 2 + (id + n) % ${MEMBERS}, 'spam', now()
     from (select id from foods where kind = 'member' limit $1) reported, generate_series(1, 2) n`,
    [QUEUE / 2],
  );
  await pool.query(
    `insert into exercise_submissions (user_id, name, description, instructions, difficulty, created_at)
     select 2 + n, 'Exercise ' || n, 'Only here to be counted.', 'Stand up.', 'Beginner', now()
     from generate_series(1, $1) n`,
    [QUEUE],
  );
  await pool.query(
    `insert into audit_log (at, by, actor_id, act, user_id, subject, before, after)
     select now(), 'administrator', 1, (array['user.ban', 'food.approve'])[1 + n % 2],
       case when n % 2 = 0 then 2 + n end, case when n % 2 = 0 then '' else 'Food ' || n end, '{}', '{}'
     from generate_series(1, $1) n`,
    [QUEUE],
  );
}

const LIMIT_MS = 100;
const TIMES = 100;
const users = '/api/admin/users?limit=50';
/** Those with a mark have to be quick. */
const QUESTIONS: readonly (readonly [string, string, 'quick'?])[] = [
  ['accounts', users, 'quick'],
  ['accounts at 90,000', `${users}&offset=90000`, 'quick'],
  ['active accounts at 90,000', `${users}&state=active&offset=90000`, 'quick'],
  ['banned accounts', `${users}&state=banned`, 'quick'],
  ['search: 3 letters that all have', `${users}&search=mem`, 'quick'],
  ['search: 3 letters of a few', `${users}&search=999`, 'quick'],
  ['search: 2 letters', `${users}&search=99`, 'quick'],
  ['search: an address', `${users}&search=member-54321@example.org`, 'quick'],
  ['search: nobody', `${users}&search=zzzzz`, 'quick'],
  ['dashboard', '/api/admin/dashboard-stats', 'quick'],
  ['analytics', '/api/admin/system-analytics'],
  ['reports', '/api/report/flagged-content?limit=50'],
  ['foods that wait', '/api/admin/nutrition-submissions?limit=50'],
  ['foods that wait at 9,900', '/api/admin/nutrition-submissions?limit=50&offset=9900'],
  ['suggestions that wait', '/api/admin/workout-submissions?limit=50'],
  ['audit log', '/api/admin/audit-log?limit=50'],
  ['audit log, searched', '/api/admin/audit-log?limit=50&search=member-54'],
];

async function timesOf({ ask }: Served, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn++) {
    const startedAt = performance.now();
    const { statusCode } = await ask(path);
    times.push(performance.now() - startedAt);
    if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`);
  }
  return times.sort((one, other) => one - other);
}

async function measure(large: Served): Promise<string[]> {
  const failures: string[] = [];
  console.log(`\n| ${TIMES} times each, ms | p50 | p99 |\n|---|---|---|`);
  for (const [name, path, quick] of QUESTIONS) {
    const times = await timesOf(large, path);
    const [p50 = 0, p99 = 0] = [0.5, 0.99].map((share) => times[Math.floor(TIMES * share)]);
    console.log(`| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`);
    if (quick && p50 >= LIMIT_MS) failures.push(`${name}: half of them take longer than ${LIMIT_MS} ms`);
  }
  console.log(failures.length === 0 ? `\nAll that has to be quick is: p50 below ${LIMIT_MS} ms.` : '');
  return failures;
}

await bench({
  titles: { small: 'empty', large: 'full' },
  fill: {
    small: async () => undefined,
    large: async (pool) => {
      await fillMembers(pool);
      await fillFoods(pool, PRODUCTS);
      await fillQueues(pool);
    },
  },
  questions: {},
  measureLarge: measure,
});
