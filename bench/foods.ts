/**
 * Does a diary cost the same beside a million meals and foods as beside a thousand? And how does the database go
 * about a search? How fast that is, `npm run bench` tells.
 * Run: npx tsx bench/foods.ts
 */
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { queriesOf, scansOf } from '../apps/server/test/query-plans.ts';
import { admin, bench, type Served } from './bench.ts';
import { fillFoods } from './fill-foods.ts';

type Pool = Database['pool'];
const MEALS_EACH = 1000;
const MEMBERS_A_TIME = 50;

async function fillMeals(pool: Pool, total: number) {
  for (let made = 0; made < total / MEALS_EACH; made += MEMBERS_A_TIME) {
    await pool.query(
      `with others as (
         insert into users (email, password_hash, created_at)
         select 'other-' || n || '@fitarc.test', 'none', now() from generate_series($1::int, $2::int) n returning id)
       insert into meals (user_id, date, name, calories, protein, carbs, fats, portion, food_id, created_at)
       select id, current_date - n / 5, 'Meal', 500, 30, 50, 20, 100, n, now() from others, generate_series(1, $3::int) n`,
      [made, Math.min(made + MEMBERS_A_TIME, Math.ceil(total / MEALS_EACH)) - 1, MEALS_EACH],
    );
  }
  await pool.query(
    `insert into meals (user_id, date, name, calories, protein, carbs, fats, portion, food_id, created_at)
     select id, current_date - n / 5, 'Meal ' || n % 40, 500, 30, 50, 20, 100, n, now()
     from users, generate_series(0, 499) n where email = $1`,
    [admin.email],
  );
}

/** Everybody else lives in fours; an empty table would be read from end to end, which is the quickest way through it. */
async function fillHouseholds(pool: Pool) {
  await pool.query(
    `insert into households (name, created_at) select 'Home', now() from users where id % 4 = 0`,
  );
  await pool.query(
    `insert into household_members (user_id, household_id, joined_at)
     select other.id, home.id, now()
     from (select id, row_number() over (order by id) as place from users where email <> $1) other
     join (select id, row_number() over (order by id) as place from households) home on home.place = (other.place + 3) / 4`,
    [admin.email],
  );
  await pool.query('analyze household_members');
}

const fillWith = (total: number) => async (pool: Pool) => {
  await fillFoods(pool, total);
  await fillMeals(pool, total);
  await fillHouseholds(pool);
};

const SHOWN = [
  'milk',
  'chocolate',
  'cho',
  'chicken breast',
  'organic tomato sauce',
  'bar chocolate',
  'chiken brest',
];

/** How the database goes about it: no table is read from end to end. */
async function explainSearches({ ask, pool }: Served): Promise<string[]> {
  const strays: string[] = [];
  console.log('\n| search | table | read by | rows |\n|---|---|---|---|');
  for (const query of SHOWN) {
    const path = `/api/foods/search?${new URLSearchParams({ query })}`;
    for (const statement of await queriesOf(pool, () => ask(path))) {
      for (const { table, way, index, rows } of await scansOf(pool, statement)) {
        console.log(`| ${query} | ${table} | ${way}, ${index} | ${rows} |`);
        if (way === 'Seq Scan') strays.push(`the search for ${query} reads ${table} from end to end`);
      }
    }
  }
  return strays;
}

const today = new Date().toISOString().slice(0, 10);

await bench({
  titles: { small: 'beside 1,000 foods and meals', large: 'beside 1,000,000' },
  fill: { small: fillWith(1000), large: fillWith(1_000_000) },
  questions: {
    'diary of a day': { path: `/api/meals/date/${today}` },
    'what was eaten lately': { path: '/api/meals/suggestions' },
    'own foods': { path: '/api/foods/my-contributions' },
    'a barcode': { path: '/api/foods/barcode/1000000000009' },
  },
  ratioAtMost: 2,
  ownRowsOf: ['meals'],
  measureLarge: explainSearches,
});
