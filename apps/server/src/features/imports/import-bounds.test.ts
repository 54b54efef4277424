import { addDays, dayAt } from '@fitarc/domain/local-date';
import { beforeEach, describe, expect, it } from 'vitest';
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
const ada = await t.cast.ada();
const mine = importsOf(t, ada);
const fill = (kind: string, total: number) =>
  t.sql(
    `insert into member_totals (user_id, kind, total) values ($1, $2, $3)
     on conflict (user_id, kind) do update set total = excluded.total`,
    [ada.id, kind, total],
  );

beforeEach(async () => {
  await deleteImported(t);
  await t.sql('delete from member_totals');
});

describe('an import', () => {
  it('skips what is dated after today, and takes no such weight into the profile (R-745)', async () => {
    const today = dayAt(t.clock.now(), 'UTC');
    const tomorrow = addDays(today, 1);
    const id = await mine.start();
    const sent = await mine.send(id, {
      workouts: [workout('w1', today), workout('w2', tomorrow)],
      meals: [meal('m1', { date: today }), meal('m2', { date: tomorrow })],
      weights: [weight('b1', today, 81), weight('b2', '2100-01-01', 70)],
      measurements: [fat('f1', today), fat('f2', '2100-01-01')],
    });
    expect(sent.body).toMatchObject({
      added: { workout: 1, meal: 1, weight: 1, measurement: 1 },
      skipped: { workout: 1, meal: 1, weight: 1, measurement: 1 },
    });
    expect((await mine.get('/users/profile')).body.current_weight).toBe(81);
    expect((await mine.finish(id)).body).toMatchObject({ first_day: today, last_day: today });
    // Not remembered either: the same file brings it when the day has come.
    expect(await mine.known(['w1', 'w2'])).toEqual(['w1']);
  });

  it('refuses a workout that ends before it starts', async () => {
    const times = { started_at: '2026-02-03T18:00:00Z', ended_at: '2026-02-03T17:00:00Z' };
    const sent = await mine.send(await mine.start(), { workouts: [workout('w1', '2026-02-03', times)] });
    expect(sent).toMatchObject({
      status: 400,
      body: { message: 'A workout cannot end before it starts', field: 'workouts.0.ended_at' },
    });
  });

  it('counts only measurements on free days towards the limit', async () => {
    await mine.send(await mine.start(), { measurements: [fat('f1', '2026-03-01')] });
    await fill('measurements', 99_999);
    const again = await mine.send(await mine.start('hevy'), {
      measurements: [fat('f2', '2026-03-01'), fat('f3', '2026-03-02'), fat('f4', '2026-03-02')],
    });
    expect(again.body).toMatchObject({ added: { measurement: 1 }, skipped: { measurement: 2 } });
    const full = await mine.send(await mine.start('garmin'), { measurements: [fat('f5', '2026-03-03')] });
    expect(full).toMatchObject({
      status: 409,
      body: {
        message: 'An account can have at most 100,000 body measurements. Please delete some first.',
      },
    });
  });

  it('has a limit on what all imports together have added; undoing one makes room (R-746)', async () => {
    const id = await mine.start();
    await mine.send(id, { meals: [meal('m1'), meal('m2')] });
    await fill('import_items', 499_999);
    const body = { meals: [meal('m3'), meal('m4')] };
    expect(await mine.send(id, body)).toMatchObject({
      status: 409,
      body: {
        message: 'An account can have at most 500,000 imported entries. Please undo an import first.',
      },
    });
    await mine.undo(id);
    expect((await mine.send(await mine.start(), body)).status).toBe(200);
    expect(await t.sql("select total::int from member_totals where kind = 'import_items'")).toEqual([
      { total: 499_999 },
    ]);
  });
});
