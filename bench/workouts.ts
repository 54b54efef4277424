/**
 * Does a member's training cost the same beside 1,000,000 workouts of 1,000 members as beside 10,000 of 10?
 * Run: npx tsx bench/workouts.ts
 */
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { admin, bench } from './bench.ts';

type Pool = Database['pool'];
const WORKOUTS_EACH = 1000;
/** So many at a time, to stay well within the time a statement may take. */
const MEMBERS_A_TIME = 25;

interface Habits {
  readonly exercises: number;
  readonly sets: number;
  readonly meals: number;
}

/** A workout on each of the last days, for all members of an id and above who have none. */
async function train(pool: Pool, firstId: number, { exercises, sets, meals }: Habits) {
  await pool.query(
    `insert into workouts (user_id, date, type, name, duration, calories, created_at)
     select users.id, current_date - n, 'Push', 'Push', 45, 300, now()
     from users, generate_series(0, $2 - 1) n where users.id >= $1`,
    [firstId, WORKOUTS_EACH],
  );
  await pool.query(
    `insert into workout_exercises (user_id, date, workout_id, position, exercise_id, name, unit)
     select user_id, date, id, n, 1 + n, 'Exercise', 'reps'
     from workouts, generate_series(0, $2 - 1) n where user_id >= $1`,
    [firstId, exercises],
  );
  await pool.query(
    `insert into workout_sets (user_id, date, workout_id, position, number, exercise_id, unit, kind, reps, weight)
     select user_id, date, workout_id, position, n, exercise_id, unit, 'normal', 5 + n, 60 + workout_id % 40
     from workout_exercises, generate_series(0, $2 - 1) n where user_id >= $1`,
    [firstId, sets],
  );
  await pool.query(
    `insert into meals (user_id, date, name, calories, protein, carbs, fats, created_at)
     select user_id, date, 'Meal', 500, 30, 50, 20, now()
     from workouts, generate_series(1, $2) n where user_id >= $1`,
    [firstId, meals],
  );
}

/** Whoever asks has done the same in both. */
const fillWith = (members: number) => async (pool: Pool) => {
  const { rows } = await pool.query('select id from users where email = $1', [admin.email]);
  await train(pool, rows[0].id, { exercises: 6, sets: 5, meals: 3 });
  for (let made = 1; made < members; made += MEMBERS_A_TIME) {
    const { rows: others } = await pool.query(
      `insert into users (email, password_hash, created_at)
       select 'other-' || n || '@fitarc.test', 'none', now() from generate_series($1::int, $2::int) n returning id`,
      [made, Math.min(made + MEMBERS_A_TIME, members) - 1],
    );
    await train(pool, others[0].id, { exercises: 1, sets: 3, meals: 1 });
  }
};

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const list = (days: number) => `/api/workouts/?startDate=${day(days)}&endDate=${day(0)}`;
const corrected = {
  workout_type: 'Push',
  date: day(500),
  exercises: [1, 2, 3, 4, 5, 6].map((exercise_id) => ({ exercise_id, sets: 5, reps: 5, weight: 60 })),
};

await bench({
  titles: { small: 'beside 10,000 workouts', large: 'beside 1,000,000' },
  fill: { small: fillWith(10), large: fillWith(1000) },
  questions: {
    'dashboard: workouts of 7 days': { path: list(7) },
    'dashboard: nutrition of 7 days': { path: '/api/trends/nutrition?days=7' },
    'dashboard: training of 30 days': { path: '/api/trends/workouts?days=30' },
    'nutrition of 90 days': { path: '/api/trends/nutrition?days=90' },
    'training of 90 days': { path: '/api/trends/workouts?days=90' },
    'exercises of 90 days': { path: '/api/trends/exercises?days=90' },
    'workouts of 90 days': { path: list(90) },
    'calendar of a year': { path: '/api/trends/calendar' },
    'last times of 6 exercises': { path: '/api/workouts/last-times?exerciseIds=1,2,3,4,5,6' },
    'last times with 6 earlier ones of each': {
      path: '/api/workouts/last-times?exerciseIds=1,2,3,4,5,6&earlier=6',
    },
    'progress of an exercise, 1,000 times': { path: '/api/workouts/exercises/1/progress', times: 10 },
    '20 sessions of an exercise': { path: '/api/workouts/exercises/1/sessions?limit=20' },
    'sets of each week': { path: '/api/trends/exercise-weeks' },
    'recent exercises': { path: '/api/workouts/recent-exercises' },
    'history of an exercise, 1,000 times': { path: '/api/workouts/exercises/1/history', times: 10 },
    'correcting a workout, records and all': { path: '/api/workouts/1', saved: corrected, times: 5 },
  },
  ratioAtMost: 2,
  ownRowsOf: ['workouts', 'workout_exercises', 'workout_sets', 'meals'],
});
