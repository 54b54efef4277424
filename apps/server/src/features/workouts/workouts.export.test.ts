import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, set, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const grace = await t.cast.grace();
const eat = (userId: number, name: string) =>
  t.sql(
    `insert into meals (user_id, date, name, calories, protein, created_at)
     values ($1, '2026-03-02', $2, 250.5, 20, now())`,
    [userId, name],
  );
const entry = {
  exercise_id: 1,
  exercise_name: '=Curl',
  notes: 'Slowly',
  set_details: [set(20, 10, 'warm_up'), set(40.5, 8)],
};
const { workout_id } = await logged(workoutsOf(t, ada), { notes: 'Mine', exercises: [entry] });
await logged(workoutsOf(t, grace), { notes: 'Hers' });
await eat(ada.id, 'Porridge');
await eat(grace.id, 'Pancakes');
for (const { token } of [ada, grace]) {
  const body = { height: 170, current_weight: 60, fitness_goal: 'maintenance', activity_level: 'sedentary' };
  await t.request('PUT', '/api/users/profile', { token, body });
  await t.request('POST', '/api/nutrition/calculate-goals', { token });
}

it('a download of one’s data holds workouts set by set, meals and goals, and nothing of others (A-171)', async () => {
  const { body, text } = await t.request('GET', '/api/users/export', { token: ada.token });
  const place = {
    workoutId: workout_id,
    date: '2026-03-02',
    exerciseId: 1,
    name: '=Curl',
    notes: 'Slowly',
    unit: 'reps',
    ...{ rpe: null, seconds: null, metres: null, note: null, position: 0, superset: null },
  };
  expect(body.workouts).toMatchObject([
    { id: workout_id, date: '2026-03-02', type: 'Push', notes: 'Mine', calories: 300 },
  ]);
  expect(body.workout_sets).toEqual([
    { ...place, kind: 'warm_up', reps: 10, weight: 20 },
    { ...place, kind: 'normal', reps: 8, weight: 40.5 },
  ]);
  expect(body.meals).toMatchObject([
    { date: '2026-03-02', name: 'Porridge', calories: 250.5, protein: 20, carbs: null },
  ]);
  expect(body.nutrition_goals).toMatchObject([{ calories: expect.any(Number), fats: expect.any(Number) }]);
  for (const foreign of ['Hers', 'Pancakes']) expect(text).not.toContain(foreign);
  const csv = await t.request('GET', '/api/users/export?format=csv', { token: ada.token });
  expect(csv.text).toContain(`${workout_id},2026-03-02,1,'=Curl,Slowly,normal,8,reps,40.5`);
});

it('deleting the account leaves none of it, and all of everybody else’s (A-181)', async () => {
  const tables = ['workouts', 'workout_exercises', 'workout_sets', 'meals', 'nutrition_goals'];
  const rows = (userId: number) =>
    Promise.all(
      tables.map(
        async (table) => (await t.sql(`select 1 from ${table} where user_id = $1`, [userId])).length,
      ),
    );
  const before = await rows(grace.id);
  expect(Math.min(...before, ...(await rows(ada.id)))).toBeGreaterThan(0);
  const { token, password } = ada;
  expect((await t.request('DELETE', '/api/users/account', { token, body: { password } })).status).toBe(200);
  expect(await rows(ada.id)).toEqual([0, 0, 0, 0, 0]);
  expect(await rows(grace.id)).toEqual(before);
});
