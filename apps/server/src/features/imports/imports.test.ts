import { beforeEach, describe, expect, it } from 'vitest';
import { contributed, foodsOf } from '../../../test/foods.ts';
import {
  deleteImported,
  importedBodyFat as fat,
  importsOf,
  importedMeal as meal,
  importedWeight as weight,
  importedWorkout as workout,
} from '../../../test/imports.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const mine = importsOf(t, ada);
const hers = importsOf(t, grace);

beforeEach(() => deleteImported(t));

describe('an import', () => {
  it('stores every detail of a batch, and is listed with its counts, period and what was left out (R-741)', async () => {
    const id = await mine.start();
    const sent = await mine.send(id, {
      workouts: [workout('w1')],
      meals: [meal('m1')],
      weights: [weight('b1', '2026-03-01')],
      measurements: [fat('f1', '2026-03-01')],
      rows: ['["2026-02-03","Push"]'],
    });
    expect(sent.body).toMatchObject({
      added: { workout: 1, meal: 1, weight: 1, measurement: 1, exercise: 0 },
      skipped: { workout: 0, meal: 0, weight: 0, measurement: 0 },
    });
    const [stored] = (await mine.get('/workouts/')).list;
    expect(stored).toMatchObject({
      workout_name: 'Push, heavy',
      started_at: '2026-02-03T17:05:10.000Z',
      ended_at: '2026-02-03T18:03:10.000Z',
      // Neither a warm-up nor a failed or assisted set moves weight.
      total_volume: 495,
      exercises: [
        {
          exercise_id: 1,
          superset: 1,
          notes: 'feet flat',
          sets: 2,
          reps: 6,
          weight: 82.5,
          set_details: [
            { kind: 'warm_up', weight: 40, reps: 10 },
            { kind: 'normal', weight: 82.5, reps: 6, rpe: 8.5, note: 'fast' },
            { kind: 'failure', weight: 100, reps: 0 },
            { kind: 'normal', weight: -20, reps: 8 },
            { kind: 'normal', weight: null, reps: 0, seconds: 75, metres: 12.5 },
          ],
        },
      ],
    });
    expect((await mine.get('/meals/date/2026-03-04')).list).toMatchObject([
      {
        name: 'Oats, Rolled',
        slot: 'breakfast',
        eaten_at: '2026-03-04T06:40:00.000Z',
        fiber: 6.06,
        sodium: 3.6,
        nutrients: { potassium_mg: 210.5 },
      },
    ]);
    expect((await mine.get('/measurements')).list).toMatchObject([
      { kind: 'body_fat', value: 18.9, unit: '%' },
    ]);
    const history = (await mine.get(`/workouts/exercises/${1}/history`)).body;
    expect(history).toMatchObject({ records: { best_set: { weight: 82.5, reps: 6 } } });
    const finished = await mine.finish(id, [{ reason: 'Rows without a date', count: 3 }]);
    expect(finished.body).toMatchObject({ status: 'done', first_day: '2026-02-03', last_day: '2026-03-04' });
    expect(await mine.list()).toMatchObject([
      {
        import_id: id,
        source: 'strong',
        counts: { workout: 1, meal: 1, weight: 1, measurement: 1 },
        left_out: [{ reason: 'Rows without a date', count: 3 }],
      },
    ]);
    expect(await t.sql('select count, rows from import_rows')).toEqual([
      { count: 1, rows: ['["2026-02-03","Push"]'] },
    ]);
    expect((await mine.send(id, {})).status).toBe(409);
  });

  it('adds only what is new when the same or a longer file comes again, also what was deleted or changed since (R-742)', async () => {
    const first = await mine.start();
    await mine.send(first, { workouts: [workout('w1'), workout('w2', '2026-02-04')], meals: [meal('m1')] });
    const [latest] = (await mine.get('/workouts/')).list;
    await mine.remove(`/workouts/${latest?.workout_id}`);
    const again = await mine.start();
    const sent = await mine.send(again, {
      workouts: [
        workout('w1'),
        workout('w2', '2026-02-04'),
        workout('w3', '2026-02-05'),
        workout('w3', '2026-02-05'),
      ],
      meals: [meal('m1'), meal('m2')],
    });
    expect(sent.body).toMatchObject({ added: { workout: 1, meal: 1 }, skipped: { workout: 3, meal: 1 } });
    expect((await mine.get('/workouts/')).list.map(({ date }) => date)).toEqual(['2026-02-05', '2026-02-03']);
    expect(await mine.known(['w1', 'w2', 'w9'])).toEqual(['w1', 'w2']);
    expect(await mine.known(['m1', 'w1'], 'meal')).toEqual(['m1']);
    expect(await hers.known(['w1'])).toEqual([]);
  });

  it('stores a batch once however often it is sent, all of it or nothing (R-743)', async () => {
    const id = await mine.start();
    const body = { workouts: [workout('w1')] };
    const [one, two] = await Promise.all([mine.send(id, body, 'same'), mine.send(id, body, 'same')]);
    expect(two.body).toEqual(one.body);
    const broken = await mine.send(id, {
      workouts: [workout('w2'), workout('w3', '2026-02-04', { exercises: [] })],
    });
    expect(broken.status).toBe(400);
    // Favorites come after foods, workouts and plans.
    const unknown = await mine.send(id, {
      exercises: [{ key: 'Yoke Walk', name: 'Yoke Walk' }],
      workouts: [workout('w4', '2026-02-05')],
      favorites: [{ key: 'x', exercise_id: 999_999 }],
      rows: ['x'],
    });
    expect(unknown).toMatchObject({ status: 400, body: { field: 'favorites' } });
    expect((await mine.get('/workouts/')).list.map(({ date }) => date)).toEqual(['2026-02-03']);
    expect((await mine.get('/own-exercises')).list).toEqual([]);
    expect(await mine.known(['w4'])).toEqual([]);
    expect(await t.sql('select * from import_rows')).toEqual([]);
  });

  it('leaves a weight alone that is there, and takes the newest into the profile (R-744)', async () => {
    const today = '2026-03-01';
    await t.request('POST', '/api/weights', { token: ada.token, body: { date: today, weight: 90 } });
    const id = await mine.start('garmin');
    const sent = await mine.send(id, {
      weights: [weight('b1', today), weight('b2', '2026-03-02', 80), weight('b3', '2026-03-02', 79)],
      measurements: [fat('f1', today), fat('f2', today)],
    });
    expect(sent.body).toMatchObject({
      added: { weight: 1, measurement: 1 },
      skipped: { weight: 2, measurement: 1 },
    });
    expect((await mine.get('/weights')).list.map(({ weight: value }) => value)).toEqual([90, 80]);
    expect((await mine.get('/users/profile')).body.current_weight).toBe(80);
  });
});

describe('the foods of imported meals', () => {
  let own: Awaited<ReturnType<typeof contributed>>;
  beforeEach(async () => {
    await t.sql("delete from foods where name in ('Oats of Mine', 'Rye bread')");
    own = await contributed(foodsOf(t, ada), { name: 'Oats of Mine', calories: 380 });
  });
  const send = async (meals: unknown[]) => {
    await mine.send(await mine.start('cronometer'), { meals });
    return (await mine.get('/meals/date/2026-03-04')).list;
  };

  it('are linked when name and calories agree with one of the member’s own or a shipped one', async () => {
    await t.sql(
      `insert into foods (kind, visibility, approval_status, name, search_text, calories, created_at, updated_at)
       values ('generic', 'public', 'approved', 'Rye bread', 'rye bread', 259, now(), now())`,
    );
    const [shipped] = await t.sql("select id from foods where name = 'Rye bread'");
    const list = await send([
      meal('own', { name: 'oats of mine', portion: 50, calories: 190.4 }),
      meal('shipped', { name: 'Rye Bread', portion: 200, calories: 520 }),
    ]);
    expect(list).toMatchObject([
      { name: 'oats of mine', calories: 190.4, food_id: own.food_id },
      { name: 'Rye Bread', calories: 520, food_id: Number(shipped?.id) },
    ]);
  });

  it('stay open when the calories, the portion or the name do not', async () => {
    const list = await send([
      meal('calories', { name: 'Oats of Mine', portion: 50, calories: 150 }),
      meal('portion', { name: 'Oats of Mine', calories: 380 }),
      meal('name', { name: 'Oats of Yours', portion: 100, calories: 380 }),
    ]);
    expect(list.map(({ food_id }) => food_id)).toEqual([null, null, null]);
  });
});
