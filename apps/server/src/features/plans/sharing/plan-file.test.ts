import { describe, expect, it } from 'vitest';
import { newPlan, plansOf } from '../../../../test/plans.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [
  await t.cast.join({ email: 'ada@example.org', firstName: 'Ada', lastName: 'Zanzibar' }),
  await t.cast.grace(),
];
const mine = plansOf(t, ada);
const MORE = [
  { Tuesday: [{ exercise_id: 2, sets: 1, reps: 5, target_percent: 80, progression: 'percent' }] },
];

describe('the file of a plan', () => {
  it('has names and catalogue keys, all weeks and targets, and no ids (R-841)', async () => {
    const exercise_id = (
      await t.request('POST', '/api/own-exercises', { token: ada.token, body: { name: 'Garage press' } })
    ).body.exercise_id;
    const [{ name, catalogue_key } = {}] = await t.sql(
      'select name, catalogue_key from exercises where id = 1',
    );
    const { plan_id } = await newPlan(mine, {
      name: 'Ada’s week',
      fitnessGoal: 'endurance',
      workoutDays: { Monday: [{ exercise_id: 1, sets: 4, reps: 6, reps_max: 8 }, { exercise_id }] },
      more_weeks: MORE,
    });
    const { status, body, text } = await t.request('GET', `/api/workouts/plans/${plan_id}/file`, {
      token: ada.token,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      format: 'fitarc-plan',
      version: 1,
      name: 'Ada’s week',
      fitness_goal: 'endurance',
      weeks: [
        {
          Monday: [
            { exercise: name, key: catalogue_key, sets: 4, reps: 6, reps_max: 8 },
            { exercise: 'Garage press', sets: 3, reps: 10 },
          ],
        },
        { Tuesday: [{ sets: 1, reps: 5, target_percent: 80, progression: 'percent' }] },
      ],
    });
    expect(text).not.toMatch(/_id"|Zanzibar|example\.org/);
    expect(
      (await t.request('GET', `/api/workouts/plans/${plan_id}/file`, { token: grace.token })).status,
    ).toBe(404);
  });

  it('is read with the keys of the library’s exercises', async () => {
    const { list } = await t.request('GET', '/api/workouts/exercise-keys', { token: ada.token });
    const [{ total } = {}] = await t.sql(
      'select count(*)::int as total from exercises where catalogue_key is not null and archived_at is null',
    );
    expect(list).toHaveLength(Number(total));
    expect(list).toContainEqual({
      key: 'barbell-bench-press',
      exercise_id: expect.any(Number),
      import_names: expect.arrayContaining(['Bench Press (Barbell)']),
    });
  });
});
