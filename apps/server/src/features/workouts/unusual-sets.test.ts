import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { newcomer, set } from '../../../test/workouts.ts';

const t = await startTestApp();

const ASSISTED = set(-20, 8);
const FAILED = set(140, 0);
const TIMED = { ...set(null, 0), seconds: 75, metres: 12.5 };

describe('assisted, failed and timed sets', () => {
  it('are no record, and move no kilograms', async () => {
    const { done, history } = await newcomer(t);
    const workout = await done('2026-03-01', ASSISTED, FAILED, TIMED);
    expect(workout.total_volume).toBe(0);
    expect(workout.new_records).toEqual([]);
    const { records, session_count } = await history();
    expect(session_count).toBe(1);
    expect(records).toEqual({ best_set: null, one_rep_max: null, volume: null });
  });

  it('do not stand in the way of the one that is', async () => {
    const { done, history } = await newcomer(t);
    await done('2026-03-01', FAILED, set(100, 5), ASSISTED, TIMED);
    const { records, sessions } = await history();
    expect(records).toMatchObject({
      best_set: { weight: 100, reps: 5 },
      volume: { value: 500 },
    });
    expect(sessions).toMatchObject([{ weight: 100, reps: 5, volume: 500 }]);
  });
});
