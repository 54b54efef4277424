import { expect, it } from 'vitest';
import { hashPassword } from '../src/features/auth/passwords.service.ts';
import { MIGRATIONS_DIR } from '../src/paths.ts';
import { migrate, migrateTo } from '../src/platform/db/migrate.ts';
import { newDatabase, runSql } from './databases.ts';
import { startTestApp } from './test-app.ts';

/** Those of the last version that kept a key with each record. */
const MIGRATIONS_BEFORE = 10;
const PERSON = { email: 'early@example.org', password: 'difference engine' };

async function earlierDatabase(): Promise<string> {
  const url = await newDatabase('empty');
  const connection = { connectionString: url };
  await migrateTo(connection, MIGRATIONS_DIR, MIGRATIONS_BEFORE);
  const insert = (text: string, ...values: unknown[]) => runSql(url, `insert into ${text}`, values);
  await insert(
    `users (email, password_hash, email_verified_at, created_at) values ($1, $2, now(), now())`,
    PERSON.email,
    await hashPassword(PERSON.password),
  );
  await insert(`profiles (user_id) values (1)`);
  await insert(
    `exercises (name, difficulty, search_text, created_at) values ('Squat', 'Beginner', 'squat', now())`,
  );
  await insert(`meals (user_id, date, name, calories, idempotency_key, created_at) values
    (1, '2026-03-02', 'Oats', 300, 'meal', now()), (1, '2026-03-02', 'Gone', 300, 'gone', now()),
    (1, '2026-03-02', 'Old', 300, 'old', now() - interval '91 days'),
    (1, '2026-03-03', 'Copy', 300, 'copy 0', now()), (1, '2026-03-03', 'Copy too', 300, 'copy 1', now()),
    (1, '2026-03-04', 'No copy', 300, 'log 2026', now())`);
  await insert(`workouts (user_id, date, type, name, idempotency_key, created_at)
    values (1, '2026-03-02', 'Push', 'Push day', 'workout', now())`);
  await insert(`workout_exercises (user_id, date, workout_id, position, exercise_id, name, unit)
    values (1, '2026-03-02', 1, 0, 1, 'Squat', 'reps')`);
  await insert(`workout_sets (user_id, date, workout_id, position, number, exercise_id, unit, kind, reps, weight)
    values (1, '2026-03-02', 1, 0, 0, 1, 'reps', 'normal', 5, 100)`);
  await insert(`plans (user_id, name, idempotency_key, created_at) values (1, 'Leg day', 'plan', now())`);
  await insert(`plan_entries (plan_id, day, position, exercise_id, sets, reps) values (1, 0, 0, 1, 3, 8)`);
  await insert(`foods (kind, contributor_id, personal_of, name, visibility, approval_status, calories,
      search_text, idempotency_key, created_at, updated_at)
    values ('member', 1, 1, 'Pie', 'personal', 'approved', 1, 'pie', 'food', now(), now())`);
  await migrate(connection, MIGRATIONS_DIR);
  return url;
}

it('a retry of a write from before the upgrade gets the records it created, and creates nothing', async () => {
  const t = await startTestApp({ database: await earlierDatabase() });
  const token = await t.cast.signIn(PERSON);
  const send = (path: string, key: string, body: object) =>
    t.request('POST', `/api${path}`, { token, body, headers: { 'idempotency-key': key } });
  const total = async () =>
    (
      await t.sql(`select (select count(*)::int from meals) as meals, (select count(*)::int from workouts) as workouts,
        (select count(*)::int from plans) as plans, (select count(*)::int from foods) as foods`)
    )[0];
  const before = await total();

  const meal = { name: 'Oats', date: '2026-03-02', calories: 300 };
  expect(await send('/meals', 'meal', meal)).toMatchObject({
    status: 201,
    body: { meal_id: 1, name: 'Oats' },
  });
  const copied = await send('/meals/copy', 'copy', { from: '2026-03-02', to: '2026-03-03' });
  expect([copied.status, copied.list.map(({ name }) => name)]).toEqual([201, ['Copy', 'Copy too']]);
  const exercises = [{ exercise_id: 1, sets: 1, reps: 5 }];
  const workout = { workout_type: 'Push', workout_name: 'Push day', date: '2026-03-02', exercises };
  expect(await send('/workouts', 'workout', workout)).toMatchObject({
    status: 201,
    body: { workout_id: 1, exercises: [{ exercise_name: 'Squat' }] },
  });
  const plan = { name: 'Leg day', workoutDays: { Monday: [{ exercise_id: 1 }] } };
  expect(await send('/workouts/plans/create-custom', 'plan', plan)).toMatchObject({
    status: 201,
    body: { plan_id: 1, workouts: { Monday: [{ sets: 3, reps: 8 }] } },
  });
  expect(await send('/foods/contribute', 'food', { name: 'Pie', calories: 1 })).toMatchObject({
    status: 201,
    body: { food_id: 1, name: 'Pie' },
  });
  expect(await total()).toEqual(before);

  await t.request('DELETE', '/api/meals/2', { token });
  expect(await send('/meals', 'gone', { ...meal, name: 'Gone' })).toMatchObject({
    status: 404,
    body: { message: 'What this request created has since been deleted' },
  });
  // A meal's own key that ends in a number is no copy's.
  const other = await send('/meals/copy', 'log', { from: '2026-03-03', to: '2026-03-09' });
  expect([other.status, other.list.map(({ name }) => name)]).toEqual([201, ['Copy', 'Copy too']]);
  expect((await send('/meals', 'old', { ...meal, name: 'Old' })).body.meal_id).not.toBe(3);
});
