/** A database as an installation would have it after some years: members with their meals, workouts and sessions. */
import { randomUUID } from 'node:crypto';
import { shippedExercises, shippedFoods } from '../../apps/server/src/catalogue/catalogues.ts';
import { hashPassword } from '../../apps/server/src/features/auth/passwords.service.ts';
import { syncFoodCatalogue } from '../../apps/server/src/features/foods/catalogue/food-catalogue.service.ts';
import { syncExerciseCatalogue } from '../../apps/server/src/features/library/catalogue.service.ts';
import { MIGRATIONS_DIR } from '../../apps/server/src/paths.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Connection } from '../../apps/server/src/platform/db/connection.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { Tokens } from '../../apps/server/src/platform/session/tokens.ts';
import { tidy } from '../bench.ts';
import { fillFoods } from '../fill-foods.ts';

type Pool = Database['pool'];

export const JWT_SECRET = 'measured with a secret that everybody knows';
export const PASSWORD = 'measured in ratios';
/** Whoever asks: as many in each database, so that what is compared is what lies beside them. */
const CALLERS = 50;
const MEALS_EACH = 1000;
const WORKOUTS_EACH = 67;
const [EXERCISES, SETS] = [5, 3];
/** So many at a time, to stay well within the time a statement may take. */
const MEMBERS_A_TIME = 50;

interface Size {
  readonly members: number;
  readonly foods: number;
  /** Of each member; as many as after some years where it is not said. */
  readonly meals?: number;
  readonly workouts?: number;
}
export const SIZES = {
  small: { members: CALLERS, foods: 1000 },
  large: { members: 1000, foods: 1_000_000 },
  huge: { members: 10_000, foods: 3_000_000 },
} satisfies Record<string, Size>;

export const mailOf = (member: number) => `member-${member}@fitarc.test`;

async function addMembers(pool: Pool, from: number, to: number, passwordHash: string, size: Size) {
  const { meals = MEALS_EACH, workouts = WORKOUTS_EACH } = size;
  await pool.query(
    `insert into users (email, password_hash, email_verified_at, created_at)
     select 'member-' || n || '@fitarc.test', $3, now(), now() from generate_series($1::int, $2::int) n`,
    [from, to, passwordHash],
  );
  const ids = `select id from users where email in
    (select 'member-' || n || '@fitarc.test' from generate_series($1::int, $2::int) n)`;
  await pool.query(
    `insert into profiles (user_id, first_name, last_name, gender, date_of_birth, height, current_weight, is_complete)
     select id, 'Ada', 'Member', 'female', '1990-01-01', 170, 65, true from (${ids}) ids`,
    [from, to],
  );
  await pool.query(
    `insert into nutrition_goals (user_id, calories, protein, carbs, fats, source, updated_at)
     select id, 2000, 150, 200, 60, 'manual', now() from (${ids}) ids`,
    [from, to],
  );
  await pool.query(
    `insert into meals (user_id, date, name, serving, calories, protein, carbs, fats, portion, food_id, created_at)
     select id, current_date - n / 5, 'Meal ' || n % 40, '100g', 500, 30, 50, 20, 100, 1 + n % 40, now()
     from (${ids}) ids, generate_series(0, ${meals - 1}) n`,
    [from, to],
  );
  await pool.query(
    `with made as (
       insert into workouts (user_id, date, type, name, duration, calories, created_at)
       select id, current_date - n * 2, 'Push', 'Push', 45, 300, now()
       from (${ids}) ids, generate_series(0, ${workouts - 1}) n returning user_id, date, id
     ), lines as (
       insert into workout_exercises (user_id, date, workout_id, position, exercise_id, name, unit)
       select user_id, date, id, n, 1 + n, 'Exercise ' || n, 'reps'
       from made, generate_series(0, ${EXERCISES - 1}) n returning user_id, date, workout_id, position, exercise_id
     )
     insert into workout_sets (user_id, date, workout_id, position, number, exercise_id, unit, kind, reps, weight)
     select user_id, date, workout_id, position, n, exercise_id, 'reps', 'normal', 5 + n, 60 + workout_id % 40
     from lines, generate_series(0, ${SETS - 1}) n`,
    [from, to],
  );
}

export interface Caller {
  readonly email: string;
  readonly authorization: string;
}

/** The callers are spread over all members, and signed in. */
async function signIn(pool: Pool, { members }: Size, callers: number): Promise<Caller[]> {
  const tokens = new Tokens(JWT_SECRET);
  const [now, expiresAt] = [new Date(), new Date(Date.now() + 86_400_000)];
  return Promise.all(
    Array.from({ length: callers }, async (_, place) => {
      const email = mailOf(1 + Math.floor((place * members) / callers));
      const sid = randomUUID();
      const { rows } = await pool.query(
        `insert into sessions (id, user_id, created_at, expires_at)
         select $1, id, $3, $4 from users where email = $2 returning user_id`,
        [sid, email, now, expiresAt],
      );
      const claims = { user_id: Number(rows[0].user_id), email, email_verified: true, is_admin: false, sid };
      return { email, authorization: `Bearer ${await tokens.sign(claims, now, expiresAt)}` };
    }),
  );
}

export async function fill(connection: Connection, size: Size, callers = CALLERS): Promise<Caller[]> {
  await migrate(connection, MIGRATIONS_DIR);
  const { db, pool, close } = openDatabase(connection, createLog('silent'));
  await syncExerciseCatalogue(db, systemClock, shippedExercises);
  await syncFoodCatalogue(db, systemClock, shippedFoods);
  const passwordHash = await hashPassword(PASSWORD);
  for (let from = 1; from <= size.members; from += MEMBERS_A_TIME)
    await addMembers(pool, from, Math.min(from + MEMBERS_A_TIME - 1, size.members), passwordHash, size);
  await fillFoods(pool, size.foods);
  await tidy(pool);
  const signedIn = await signIn(pool, size, callers);
  await close();
  return signedIn;
}
