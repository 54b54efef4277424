/**
 * Do a member's plans cost the same beside the plans of 2,000 others (20,000 plans, 500,000 entries) as alone?
 * Run: npx tsx bench/plans.ts
 */
import { bench } from './bench.ts';

const MEMBERS = 2000;
const PLANS_EACH = 10;
const ENTRIES_EACH = 25;
const PLAN_REQUEST = { fitness_goal: 'muscle_gain', activity_level: 'moderately_active' };

await bench({
  titles: { small: 'alone', large: `beside ${MEMBERS} others` },
  fill: {
    small: async () => undefined,
    large: async (pool) => {
      await pool.query(
        `insert into users (email, password_hash, created_at)
         select 'other-' || n || '@fitarc.test', 'none', now() from generate_series(1, $1) n`,
        [MEMBERS],
      );
      await pool.query(
        `insert into plans (user_id, name, fitness_goal, activity_level, source, seed, created_at)
         select id, 'Plan ' || n, 'muscle_gain', 'moderately_active', 'generated', n, now()
         from users, generate_series(1, $1) n where email like 'other-%'`,
        [PLANS_EACH],
      );
      await pool.query(
        `insert into plan_entries (plan_id, day, position, exercise_id, sets, reps)
         select plans.id, n % 5, n / 5, 1 + n * 7, 3, 10 from plans, generate_series(0, $1 - 1) n`,
        [ENTRIES_EACH],
      );
    },
  },
  async prepare(ask) {
    const made = await ask('/api/workouts/plans/generate', { method: 'POST', payload: PLAN_REQUEST });
    if (made.statusCode !== 201) throw new Error(`generate answers ${made.statusCode}`);
  },
  questions: {
    'the list': { path: '/api/workouts/plans/' },
    'the plan of a goal and level': {
      path: `/api/workouts/plans/initial?${new URLSearchParams(PLAN_REQUEST)}`,
    },
  },
});
