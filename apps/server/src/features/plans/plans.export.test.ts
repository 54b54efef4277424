import { expect, it } from 'vitest';
import { newExercise } from '../../../test/exercises.ts';
import { newPlan, plansOf } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];

it('a download of one’s data holds one’s plans with their exercises by name, archived ones too (A-171)', async () => {
  const gone = await newExercise(t, { name: 'Gone Curl' });
  const week = {
    Tuesday: [{ exercise_id: gone.exercise_id, sets: 4, reps: 8 }],
    Monday: [{ exercise_id: 1 }],
  };
  const { plan_id } = await newPlan(plansOf(t, ada), { name: 'Mine', workoutDays: week });
  await newPlan(plansOf(t, grace), { name: 'Hers' });
  const { token } = await t.cast.admin();
  await t.request('DELETE', `/api/admin/exercises/${gone.exercise_id}`, { token });

  const answer = await t.request('GET', '/api/users/export', { token: ada.token });
  expect(answer.body.plans).toMatchObject([{ id: plan_id, name: 'Mine', source: 'custom', reasons: [] }]);
  const nothingMore = { repsMax: null, targetWeight: null, targetPercent: null, targetRpe: null };
  const entry = {
    planId: plan_id,
    planName: 'Mine',
    week: 0,
    rest: null,
    rule: null,
    superset: null,
    ...nothingMore,
  };
  expect(answer.body.plan_exercises).toEqual([
    { ...entry, day: 'Monday', exerciseId: 1, name: expect.any(String), sets: 3, reps: 10 },
    { ...entry, day: 'Tuesday', exerciseId: gone.exercise_id, name: 'Gone Curl', sets: 4, reps: 8 },
  ]);
  expect(answer.text).not.toContain('Hers');

  const csv = await t.request('GET', '/api/users/export?format=csv', { token: ada.token });
  expect(csv.text).toContain(`${plan_id},Mine,Tuesday,${gone.exercise_id},Gone Curl,4,8`);
});
