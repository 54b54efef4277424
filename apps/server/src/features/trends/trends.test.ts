import { addDays, localDate } from '@fitarc/domain/local-date';
import { mondayOf } from '@fitarc/domain/weekday';
import { describe, expect, it } from 'vitest';
import { newExercise } from '../../../test/exercises.ts';
import { queriesOf } from '../../../test/query-plans.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, set, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const workouts = workoutsOf(t, ada);
const hers = workoutsOf(t, await t.cast.grace());
const day = (back: number) =>
  new Date(t.clock.now().getTime() - back * 86_400_000).toISOString().slice(0, 10);
const eat = (back: number, ...figures: (number | null)[]) =>
  t.sql(
    `insert into meals (user_id, date, name, calories, protein, carbs, fats, created_at)
     values ($1, $2, 'x', $3, $4, $5, $6, now())`,
    [ada.id, day(back), ...figures],
  );

describe('what was eaten (R-641, A-116)', () => {
  it('is added up by day, exactly, oldest first; days without meals are left out', async () => {
    await eat(1, 0.1, 0.1, 0, null);
    await eat(1, 0.2, 0.2, 0.005, null);
    await eat(7, 500, null, 10, 20);
    await eat(8, 900, 1, 1, 1);
    const { list } = await workouts.trend('nutrition', undefined, 'UTC');
    expect(list).toEqual([
      { date: day(7), total_calories: 500, total_protein: 0, total_carbs: 10, total_fats: 20 },
      { date: day(1), total_calories: 0.3, total_protein: 0.3, total_carbs: 0.005, total_fats: 0 },
    ]);
    expect((await workouts.trend('nutrition', 8, 'UTC')).list).toHaveLength(3);
    expect((await hers.trend('nutrition', 365)).list).toEqual([]);
  });
});

describe('fiber, sugar, saturated fat and sodium', () => {
  it('are added up where a meal of the day tells them, with how many do; one statement reads them (R-873)', async () => {
    const grace = await t.cast.grace();
    const drink = (back: number, ...figures: (number | null)[]) =>
      t.sql(
        `insert into meals (user_id, date, name, calories, fiber, sugar, saturated_fat, sodium, created_at)
         values ($1, $2, 'x', 100, $3, $4, $5, $6, now())`,
        [grace.id, day(back), ...figures],
      );
    await drink(2, 0.1, 0, null, null);
    await drink(2, 0.2, null, null, 400.5);
    await drink(2, null, null, null, null);
    await drink(1, null, null, null, null);
    const { list } = await hers.trend('nutrition', 7, 'UTC');
    const macros = { total_protein: 0, total_carbs: 0, total_fats: 0 };
    expect(list).toEqual([
      {
        ...{ date: day(2), total_calories: 300, ...macros, meals: 3 },
        ...{ total_fiber: 0.3, fiber_meals: 2, total_sugar: 0, sugar_meals: 1 },
        ...{ total_sodium: 400.5, sodium_meals: 1 },
      },
      { date: day(1), total_calories: 100, ...macros },
    ]);
    const queries = await queriesOf(t.pool, () => hers.trend('nutrition', 365, 'UTC'));
    expect(queries).toHaveLength(1);
    await t.sql('delete from meals where user_id = $1', [grace.id]);
  });
});

describe('the training (R-642, A-117)', () => {
  it('is added up by day under both names, with minutes and kilograms; days without are left out', async () => {
    const timed = await newExercise(t, { measure: 'time' });
    await logged(workouts, {
      date: day(0),
      total_calories_burned: 100.1,
      total_duration: null,
      exercises: [
        { exercise_id: 1, set_details: [set(100, 5, 'warm_up'), set(0.1, 1), set(0.2, 1), set(null, 9)] },
        { exercise_id: timed.exercise_id, set_details: [set(50, 60)] },
        { exercise_name: 'Sandbag', sets: 2, reps: 10, weight: 30 },
      ],
    });
    await logged(workouts, { date: day(0), total_calories_burned: 200.2, total_duration: 30.5 });
    await logged(workouts, { date: day(30), total_calories_burned: null });
    await logged(workouts, { date: day(31) });
    await logged(hers, { date: day(0) });
    const { list } = await workouts.trend('workouts', undefined, 'UTC');
    const figures = (workout_count: number, calories: number) => ({
      workout_count,
      total_workout_count: workout_count,
      calories_burned: calories,
      total_calories_burned: calories,
    });
    expect(list).toEqual([
      { date: day(30), ...figures(1, 0), total_duration: 45, total_volume: 1800 },
      { date: day(0), ...figures(2, 300.3), total_duration: 30.5, total_volume: 2400.3 },
    ]);
    expect((await workouts.trend('workouts', 31, 'UTC')).list).toHaveLength(3);
  });

  it('is a calendar of a year unless told otherwise', async () => {
    await logged(workouts, { date: day(365) });
    await logged(workouts, { date: day(366) });
    const dates = (days?: number) =>
      workouts.trend('calendar', days, 'UTC').then(({ list }) => list.map(({ date }) => date));
    expect(await dates()).toEqual([365, 31, 30, 0].map(day));
    expect(await dates(30)).toEqual([30, 0].map(day));
    const { list } = await workouts.trend('calendar', 1, 'UTC');
    expect(list).toEqual([{ date: day(0), workout_count: 2, total_duration: 30.5 }]);
  });

  it('is on the calendar when it is dated ahead, and in no sum (R-875)', async () => {
    const early = workoutsOf(t, await t.cast.join());
    await logged(early, { date: day(0) });
    await logged(early, { date: day(-1), total_duration: null });
    await logged(early, { date: '2100-12-31' });
    const { list } = await early.trend('calendar', 1, 'UTC');
    expect(list).toEqual([
      { date: day(0), workout_count: 1, total_duration: 45 },
      { date: day(-1), workout_count: 1, total_duration: 0 },
      { date: '2100-12-31', workout_count: 1, total_duration: 45 },
    ]);
    expect((await early.trend('workouts', 365, 'UTC')).list).toHaveLength(1);
    expect((await early.trend('exercises', 365, 'UTC')).list).toMatchObject([{ exercise_id: 1, sets: 3 }]);
  });

  it('is told by exercise: working sets of the library’s, most first, archived ones too', async () => {
    const mine = workoutsOf(t, await t.cast.join());
    const gone = await newExercise(t, { muscles: ['Biceps', 'Forearms'] });
    const entry = (exercise_id: number, ...set_details: ReturnType<typeof set>[]) => ({
      exercise_id,
      set_details,
    });
    const row = set(10, 10);
    await logged(mine, {
      date: day(2),
      exercises: [
        entry(gone.exercise_id, set(5, 10, 'warm_up'), row, row, row),
        entry(2, row),
        entry(3, set(5, 5, 'warm_up')),
        { exercise_name: 'Sandbag', sets: 9, reps: 1 },
      ],
    });
    await logged(mine, { date: day(3), exercises: [entry(2, row), entry(2, row), entry(2, row)] });
    await logged(mine, { date: day(31), exercises: [entry(4, row)] });
    await t.sql('update exercises set archived_at = now() where id = $1', [gone.exercise_id]);
    const { list } = await mine.trend('exercises', undefined, 'UTC');
    const [second] = await t.sql('select name, muscles, movement_pattern from exercises where id = 2');
    expect(list).toEqual([
      { exercise_id: 2, sets: 4, ...second },
      {
        exercise_id: gone.exercise_id,
        sets: 3,
        name: gone.name,
        muscles: ['Biceps', 'Forearms'],
        movement_pattern: null,
      },
    ]);
  });
});

describe('the number of days (A-119)', () => {
  const KINDS = ['nutrition', 'workouts', 'exercises', 'calendar'];
  it.each(['0', '366', '-1', '1.5', 'abc', '', '07', '1e2', '1&days=2'])(
    'is refused when it is %j',
    async (days) => {
      for (const kind of KINDS)
        expect(await workouts.trend(kind, days)).toMatchObject({
          status: 400,
          body: { message: 'days must be a whole number between 1 and 365', field: 'days' },
        });
    },
  );

  it.each(['1', '7', '365'])('may be %s', async (days) => {
    for (const kind of KINDS) expect((await workouts.trend(kind, days)).status).toBe(200);
  });
});

describe('the sets of each week', () => {
  it('are counted from Monday to Sunday for each exercise, without warm-ups (R-874)', async () => {
    const own = workoutsOf(t, await t.cast.join());
    const bench = await newExercise(t, { name: 'Weekly bench' });
    // The Sunday and the Monday of two weeks, and a day outside the window.
    const monday = mondayOf(localDate(day(14)));
    const sets = [set(20, 10, 'warm_up'), set(60, 5), set(60, 5)];
    const log = (date: string) =>
      logged(own, { date, exercises: [{ exercise_id: bench.exercise_id, set_details: sets }] });
    await log(addDays(monday, -1));
    await log(monday);
    await log(addDays(monday, 6));
    await log(day(100));
    const { list } = await own.trend('exercise-weeks', undefined, 'UTC');
    expect(list).toEqual([
      {
        exercise_id: bench.exercise_id,
        name: 'Weekly bench',
        muscles: expect.any(Array),
        movement_pattern: null,
        weeks: [
          { week: addDays(monday, -7), sets: 2 },
          { week: monday, sets: 4 },
        ],
      },
    ]);
    expect((await own.trend('exercise-weeks', 0)).status).toBe(400);
  });
});
