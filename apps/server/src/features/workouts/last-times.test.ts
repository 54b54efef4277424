import { describe, expect, it } from 'vitest';
import { newExercise } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, set, setsBody, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const workouts = workoutsOf(t, await t.cast.ada());
const hers = workoutsOf(t, await t.cast.grace());
const done = (date: string, ...exercises: [number, ...ReturnType<typeof set>[]][]) =>
  logged(workouts, {
    date,
    exercises: exercises.map(([exercise_id, ...set_details]) => ({ exercise_id, set_details })),
  });

describe('what was done the last time', () => {
  it('is the latest workout by day and then by entry, with its sets in order and the kilograms moved (R-788)', async () => {
    const warmUp = set(20, 10, 'warm_up');
    await done('2026-03-05', [1, set(50, 5)], [2, set(null, 12)]);
    const latest = await done('2026-03-06', [1, warmUp, set(60, 5), set(62.5, 3, 'failure')]);
    await done('2026-03-01', [1, set(99, 1)]);
    await hers.log(setsBody('2026-03-09', 1, set(500, 1)));
    const { list } = await workouts.lastTimes({ exerciseIds: '2,1,3' });
    expect(list).toEqual([
      {
        exercise_id: 2,
        workout_id: expect.any(Number),
        date: '2026-03-05',
        volume: 0,
        set_details: [set(null, 12)],
      },
      {
        exercise_id: 1,
        workout_id: latest.workout_id,
        date: '2026-03-06',
        volume: 487.5,
        set_details: [warmUp, set(60, 5), set(62.5, 3, 'failure')],
      },
    ]);
    const sameDay = await done('2026-03-06', [1, set(61, 5)]);
    const again = await workouts.lastTimes({ exerciseIds: '1' });
    expect(again.list).toMatchObject([{ workout_id: sameDay.workout_id }]);
    const before = await workouts.lastTimes({ exerciseIds: '1', except: String(sameDay.workout_id) });
    expect(before.list).toMatchObject([{ workout_id: latest.workout_id }]);
  });

  it('goes up to and including the day that is asked for', async () => {
    const dates = async (until: string) =>
      (await workouts.lastTimes({ exerciseIds: '1', until })).list.map(({ date }) => date);
    expect(await dates('2026-03-06')).toEqual(['2026-03-06']);
    expect(await dates('2026-03-05')).toEqual(['2026-03-05']);
    expect(await dates('2026-02-28')).toEqual([]);
  });

  it('is the first place of an exercise that stands in the workout twice', async () => {
    await done('2026-03-07', [4, set(10, 10), set(11, 10)], [1, set(1, 1)], [4, set(5, 20)]);
    const { list } = await workouts.lastTimes({ exerciseIds: '4' });
    expect(list).toMatchObject([{ volume: 210, set_details: [set(10, 10), set(11, 10)] }]);
  });

  it('is there for an archived exercise, too (R-789)', async () => {
    const { exercise_id } = await newExercise(t);
    await done('2026-03-08', [exercise_id, set(1, 1)]);
    await t.sql('update exercises set archived_at = now() where id = $1', [exercise_id]);
    expect((await workouts.lastTimes({ exerciseIds: `${exercise_id}` })).list).toHaveLength(1);
  });

  it.each([
    {},
    { exerciseIds: '' },
    { exerciseIds: 'a' },
    { exerciseIds: '1,' },
    { exerciseIds: '0' },
    { exerciseIds: '9999999999999999' },
    { exerciseIds: Array.from({ length: 101 }, (_, n) => n + 1).join() },
    { exerciseIds: '1', until: 'today' },
    { exerciseIds: '1', except: 'x' },
  ])('refuses %j', async (query) => {
    expect((await workouts.lastTimes(query as unknown as Record<string, string>)).status).toBe(400);
  });
});

describe('the exercises of the latest workouts', () => {
  it('are named once, latest first, in the order they were done, under their present name', async () => {
    const { token } = await t.cast.join();
    const mine = workoutsOf(t, { token });
    const [renamed, gone] = [await newExercise(t), await newExercise(t)];
    const log = (date: string, ...ids: number[]) =>
      logged(mine, {
        date,
        exercises: [
          ...ids.map((exercise_id) => ({ exercise_id, sets: 1, reps: 1 })),
          { exercise_name: 'Stairs', sets: 1, reps: 1 },
        ],
      });
    await log('2026-03-01', 5, 6);
    await log('2026-03-03', 7, gone.exercise_id, 5, 7);
    await log('2026-03-02', renamed.exercise_id, 5, 8);
    await t.sql(`update exercises set name = 'New Name' where id = $1`, [renamed.exercise_id]);
    await t.sql('update exercises set archived_at = now() where id = $1', [gone.exercise_id]);
    const { list } = await mine.recent();
    expect(list.map(({ exercise_id, date }) => [exercise_id, date])).toEqual([
      [7, '2026-03-03'],
      [5, '2026-03-03'],
      [renamed.exercise_id, '2026-03-02'],
      [8, '2026-03-02'],
      [6, '2026-03-01'],
    ]);
    expect(list[2]?.name).toBe('New Name');

    await log('2026-03-04', ...Array.from({ length: 20 }, (_, n) => n + 20));
    expect((await mine.recent()).list.map(({ exercise_id }) => exercise_id)).toEqual(
      Array.from({ length: 12 }, (_, n) => n + 20),
    );
  });
});
