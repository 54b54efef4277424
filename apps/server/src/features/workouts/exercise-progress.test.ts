import { addDays, localDate } from '@fitarc/domain/local-date';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { newcomer, set, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const today = localDate(t.clock.now().toISOString().slice(0, 10));
const back = (days: number) => addDays(today, -days);
const NO_RECORDS = {
  one_rep_max: null,
  heaviest: null,
  volume: null,
  most_reps: null,
  amount: null,
  distance: null,
};

interface Progress {
  readonly session_count: number;
  readonly periods: { date: string; sessions: number; one_rep_max: number | null; volume: number }[];
}

describe('the progress of an exercise', () => {
  it('has each record with its workout, and each day with its bests and sums (R-863)', async () => {
    const { done, workouts, exercise_id } = await newcomer(t);
    const heavy = await done(back(3), set(200, 1, 'warm_up'), set(100, 1), set(80, 5));
    const many = await done(back(10), set(80, 10), set(80, 10), set(60, 13));
    await done(back(1), set(100, 1), set(10, 13));
    await done(back(1), set(20, 2));
    const { body } = await workouts.progress(exercise_id, 'UTC');
    const inMany = { workout_id: many.workout_id, date: back(10) };
    expect(body).toEqual({
      exercise_id,
      name: expect.any(String),
      archived: false,
      muscles: expect.any(Array),
      secondary_muscles: expect.any(Array),
      unit: 'reps',
      session_count: 4,
      records: {
        one_rep_max: { ...inMany, value: 106.7, weight: 80, reps: 10 },
        heaviest: { workout_id: heavy.workout_id, date: back(3), value: 100, weight: 100, reps: 1 },
        volume: { ...inMany, value: 2380, weight: null, reps: null },
        most_reps: { ...inMany, value: 13, weight: 60, reps: 13 },
        amount: { ...inMany, value: 33, weight: null, reps: null },
        distance: null,
      },
      periods: [
        {
          date: back(10),
          sessions: 1,
          one_rep_max: 106.7,
          weight: 80,
          reps: 13,
          volume: 2380,
          amount: 33,
        },
        { date: back(3), sessions: 1, one_rep_max: 100, weight: 100, reps: 5, volume: 500, amount: 6 },
        { date: back(1), sessions: 2, one_rep_max: 100, weight: 100, reps: 13, volume: 270, amount: 16 },
      ],
    });
  });

  it('is by week for what is older than 400 days, and nothing of it is lost (R-864)', async () => {
    const { done, workouts, exercise_id } = await newcomer(t);
    // A Monday, its Sunday, and the Monday after.
    await done('2020-03-02', set(50, 5));
    await done('2020-03-08', set(60, 5));
    await done('2020-03-09', set(40, 5));
    await done(back(400), set(70, 5));
    await done(back(399), set(71, 5));
    const { periods, session_count } = (await workouts.progress(exercise_id, 'UTC'))
      .body as unknown as Progress;
    expect(session_count).toBe(5);
    expect(periods.map(({ date, sessions, volume }) => [date, sessions, volume])).toEqual([
      ['2020-03-08', 2, 550],
      ['2020-03-09', 1, 200],
      [back(400), 1, 350],
      [back(399), 1, 355],
    ]);
  });

  it.each([
    ['time', 'seconds'],
    ['distance', 'metres'],
  ])('counts by %s in %s', async (measure, unit) => {
    const { done, workouts, exercise_id } = await newcomer(t, { measure });
    await done(back(2), { ...set(null, 40), metres: 400 }, set(null, 50));
    await done(back(1), set(null, 60));
    expect((await workouts.progress(exercise_id)).body).toMatchObject({
      unit,
      records: {
        one_rep_max: null,
        heaviest: null,
        volume: null,
        most_reps: { value: 60, date: back(1) },
        amount: { value: 90, date: back(2) },
        distance: { value: 400 },
      },
      periods: [{ reps: 50, amount: 90 }, { reps: 60 }],
    });
  });

  it('takes a set with help for no record (R-865)', async () => {
    const { done, workouts, exercise_id } = await newcomer(t);
    await done(back(2), set(-20, 12));
    await done(back(1), set(null, 5));
    expect((await workouts.progress(exercise_id)).body).toMatchObject({
      records: { heaviest: null, most_reps: { value: 5, date: back(1) } },
      periods: [{ weight: null, volume: 0 }, { reps: 5 }],
    });
  });

  it('is empty for what was never done, says when it was archived, and is nobody else’s', async () => {
    const { done, workouts, exercise_id } = await newcomer(t);
    const empty = { records: NO_RECORDS, session_count: 0, periods: [] };
    expect((await workouts.progress(exercise_id)).body).toMatchObject(empty);
    expect((await workouts.sessions(exercise_id)).list).toEqual([]);
    await done(back(1), set(50, 5));
    await t.sql('update exercises set archived_at = now() where id = $1', [exercise_id]);
    expect((await workouts.progress(exercise_id)).body).toMatchObject({ archived: true, session_count: 1 });
    const other = workoutsOf(t, await t.cast.grace());
    expect((await other.progress(exercise_id)).body).toMatchObject(empty);
    expect((await other.sessions(exercise_id)).list).toEqual([]);
    for (const id of [999_999, 0, 'abc']) {
      expect((await other.progress(id)).status).toBe(404);
      expect((await other.sessions(id)).status).toBe(404);
    }
  });
});

describe('the sessions of an exercise', () => {
  it('come newest first with their working sets, page by page (R-866)', async () => {
    const { done, workouts, exercise_id } = await newcomer(t);
    const first = await done(back(5), set(20, 10, 'warm_up'), set(50, 8), { ...set(50, 7), rpe: 9 });
    await done(back(4), set(20, 10, 'warm_up'));
    const second = await done(back(3), set(55, 8));
    const third = await done(back(3), set(null, 8));
    const all = await workouts.sessions(exercise_id);
    expect(all.headers['x-total-count']).toBe('3');
    expect(all.list).toEqual([
      {
        workout_id: third.workout_id,
        date: back(3),
        name: 'Push',
        volume: 0,
        set_details: [set(null, 8)],
      },
      { workout_id: second.workout_id, date: back(3), name: 'Push', volume: 440, set_details: [set(55, 8)] },
      {
        workout_id: first.workout_id,
        date: back(5),
        name: 'Push',
        volume: 750,
        set_details: [set(50, 8), { ...set(50, 7), rpe: 9, seconds: null, metres: null, note: null }],
      },
    ]);
    const page = await workouts.sessions(exercise_id, { limit: '1', offset: '2' });
    expect(page.list.map(({ workout_id }) => workout_id)).toEqual([first.workout_id]);
    expect(page.headers['x-total-count']).toBe('3');
    expect((await workouts.sessions(exercise_id, { limit: '1', offset: '9' })).list).toEqual([]);
    expect((await workouts.sessions(exercise_id, { limit: '0' })).status).toBe(400);
  });
});
