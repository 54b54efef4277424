import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, set, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const change = (id: unknown, body: object) =>
  t.request('PUT', `/api/workouts/exercise-settings/${id}`, { token: ada.token, body });
const list = async (token = ada.token) =>
  (await t.request('GET', '/api/workouts/exercise-settings', { token })).list;

describe('settings of an exercise', () => {
  it('are changed one by one, taken away with null, and one’s own (R-790)', async () => {
    expect((await change(1, { note: ' Straps from 60 kg ', step: 1.25 })).body).toEqual({
      exercise_id: 1,
      note: 'Straps from 60 kg',
      rest_seconds: null,
      step: 1.25,
    });
    await change(1, { rest_seconds: 180, step: null });
    expect((await change(1, {})).body).toMatchObject({ rest_seconds: 180 });
    expect(await list()).toEqual([
      { exercise_id: 1, note: 'Straps from 60 kg', rest_seconds: 180, step: null },
    ]);
    expect(await list(grace.token)).toEqual([]);
    const { body } = await t.request('GET', '/api/users/export', { token: ada.token });
    expect(body.exercise_settings).toMatchObject([{ exerciseId: 1, rest: 180 }]);
  });

  it.each([
    [999_999, {}, 404, 'Exercise not found'],
    [1, { rest_seconds: -1 }, 400, 'Rest must be a whole number between 0 and 900'],
    [1, { step: 0 }, 400, 'Step must be a number between 0.1 and 50'],
  ])('%s %j is refused', async (id, body, status, message) => {
    expect(await change(id, body)).toMatchObject({ status, body: { message } });
  });
});

it('the times before the last come along when asked for, newest first', async () => {
  const workouts = workoutsOf(t, ada);
  for (const [day, weight] of [
    ['2026-03-01', 50],
    ['2026-03-03', 52.5],
    ['2026-03-05', 55],
    ['2026-03-07', 57.5],
  ] as const) {
    const set_details = [set(20, 10, 'warm_up'), set(weight, 5)];
    await logged(workouts, { date: day, exercises: [{ exercise_id: 1, set_details }] });
  }
  const [last] = (await workouts.lastTimes({ exerciseIds: '1', earlier: '2', until: '2026-03-06' })).list;
  expect(last).toMatchObject({
    date: '2026-03-05',
    earlier: [
      { date: '2026-03-03', set_details: [set(20, 10, 'warm_up'), set(52.5, 5)] },
      { date: '2026-03-01', set_details: [{}, set(50, 5)] },
    ],
  });
  const lighter = { exercise_id: 1, set_details: [set(40, 5)], reason: 'Lighter day on purpose' };
  await logged(workouts, { date: '2026-03-04', exercises: [lighter] });
  const [again] = (await workouts.lastTimes({ exerciseIds: '1', earlier: '1', until: '2026-03-06' })).list;
  expect(again).toMatchObject({ earlier: [{ date: '2026-03-04', lighter_day: true }] });
  expect((await workouts.lastTimes({ exerciseIds: '1', until: '2026-03-04' })).list).toMatchObject([
    { lighter_day: true },
  ]);
  expect((last as { earlier: unknown[] }).earlier).toHaveLength(2);
  expect((await workouts.lastTimes({ exerciseIds: '1' })).list[0]).not.toHaveProperty('earlier');
  expect((await workouts.lastTimes({ exerciseIds: '1', earlier: '11' })).status).toBe(400);
});
