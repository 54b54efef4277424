import { weekOf } from '@fitarc/domain/weekday';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteImported,
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

describe('undoing an import', () => {
  it('deletes all of it, with its rows, and names and keeps what was changed since (R-747)', async () => {
    const id = await mine.start();
    const made = await mine.send(id, {
      exercises: [
        { key: 'a', name: 'A' },
        { key: 'b', name: 'B' },
      ],
    });
    const [a, b] = (made.body.exercises as { exercise_id: number }[]).map(({ exercise_id }) => exercise_id);
    const withOwn = (exercise_id: unknown) => ({
      exercises: [{ exercise_id, set_details: [{ reps: 5, weight: 60 }] }],
    });
    await mine.send(id, {
      workouts: [workout('w1', '2026-02-03', withOwn(a)), workout('w2', '2026-02-04', withOwn(b))],
      meals: [meal('m1'), meal('m2', { name: 'Soup' })],
      weights: [weight('b1', '2026-03-01')],
      rows: ['x'],
    });
    const [later] = (await mine.get('/workouts/')).list;
    const { key: _key, ...body } = workout('', '2026-02-04', withOwn(b));
    await mine.put(`/workouts/${later?.workout_id}`, body);
    const soup = (await mine.get('/meals/date/2026-03-04')).list.find(({ name }) => name === 'Soup');
    await mine.put(`/meals/${soup?.meal_id}`, { calories: 300 });
    expect((await hers.undo(id)).status).toBe(404);
    const undone = await mine.undo(id);
    expect(undone.body).toMatchObject({
      deleted: { workout: 1, meal: 1, weight: 1, exercise: 1 },
      kept: [
        { kind: 'workout', name: 'Push, heavy', date: '2026-02-04' },
        { kind: 'meal', name: 'Soup', date: '2026-03-04' },
        { kind: 'exercise', name: 'B' },
      ],
    });
    expect((await mine.get('/workouts/')).list).toHaveLength(1);
    expect((await mine.get('/weights')).list).toEqual([]);
    expect(await mine.list()).toEqual([]);
    expect(await t.sql('select * from import_rows')).toEqual([]);
    // What was kept is not added again, what was deleted is.
    const again = await mine.send(await mine.start(), {
      workouts: [workout('w1'), workout('w2', '2026-02-04')],
      meals: [meal('m1'), meal('m2')],
    });
    expect(again.body).toMatchObject({ added: { workout: 1, meal: 1 }, skipped: { workout: 1, meal: 1 } });
  });

  it('takes plans, favorites and foods along, except a plan or food that was changed (R-748)', async () => {
    const id = await mine.start('fitarc');
    const plan = (key: string) => ({
      key,
      plan_name: key,
      workouts: weekOf((day) => (day === 'Monday' ? [{ exercise_id: 1 }] : [])),
    });
    const food = (key: string) => ({ key, name: key, calories: 52, visibility: 'public' });
    const sent = await mine.send(id, {
      plans: [plan('Push'), plan('Pull')],
      favorites: [{ key: 'one', exercise_id: 1 }],
      foods: [food('Apple pie'), food('Apple cake'), food('apple PIE')],
    });
    expect(sent.body).toMatchObject({
      added: { plan: 2, favorite: 1, food: 2 },
      skipped: { plan: 0, favorite: 0, food: 1 },
    });
    // Nobody has reviewed it here.
    expect((await mine.get('/foods/my-contributions')).list).toMatchObject([
      { visibility: 'personal' },
      { visibility: 'personal' },
    ]);
    const plans = (await mine.get('/workouts/plans')).list;
    const pull = plans.find(({ plan_name }) => plan_name === 'Pull');
    await mine.put(`/workouts/plans/${pull?.plan_id}`, { plan_name: 'My pull' });
    t.clock.forward({ seconds: 1 });
    const [cake] = (await mine.get('/foods/my-contributions')).list;
    await mine.put(`/foods/${cake?.food_id}`, { name: 'Cake', calories: 60 });
    const undone = await mine.undo(id);
    expect(undone.body).toMatchObject({
      deleted: { plan: 1, favorite: 1, food: 1 },
      kept: [
        { kind: 'plan', name: 'My pull' },
        { kind: 'food', name: 'Cake' },
      ],
    });
    expect((await mine.get('/workouts/plans')).list).toMatchObject([{ plan_name: 'My pull' }]);
    expect((await mine.get('/favorites')).list).toEqual([]);
  });
});
