import { beforeEach, describe, expect, it } from 'vitest';
import { mealBody, mealsOf } from '../../../test/meals.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const meals = mealsOf(t, await t.cast.ada());

beforeEach(() => t.sql('delete from meals'));

const ADDITIONAL = {
  slot: 'breakfast',
  eaten_at: '2026-03-02T06:40:00.000Z',
  fiber: 10.6,
  sugar: 0.9,
  saturated_fat: 1.2,
  sodium: 2,
  nutrients: { potassium_mg: 429, iron_mg: 4.7 },
};
const { eaten_at: _when, ...WITHOUT_TIME } = ADDITIONAL;

describe('what else is known of a meal', () => {
  it('is stored as given, changed alone and forgotten with null', async () => {
    const { meal_id, ...made } = (await meals.add(mealBody(ADDITIONAL))).body;
    expect(made).toMatchObject(ADDITIONAL);
    expect((await meals.change(meal_id, { name: 'Porridge' })).body).toMatchObject(ADDITIONAL);
    const changed = await meals.change(meal_id, { slot: 'snack', fiber: null, nutrients: null });
    expect(changed.body).toMatchObject({ slot: 'snack', sugar: 0.9, calories: 389 });
    expect(changed.body).not.toHaveProperty('fiber');
    expect(changed.body).not.toHaveProperty('nutrients');
  });

  it('comes back whole when a deleted meal is added again (R-951)', async () => {
    const { meal_id, updated_at, ...meal } = (await meals.add(mealBody(ADDITIONAL))).body;
    await meals.remove(meal_id);
    expect((await meals.add({ ...meal, updated_at })).body).toEqual({
      ...meal,
      meal_id: expect.any(Number),
      updated_at: expect.any(String),
    });
  });

  it('is rescaled with the portion, also where the four figures are given (R-950)', async () => {
    const { meal_id } = (await meals.add(mealBody(ADDITIONAL))).body;
    expect((await meals.change(meal_id, { portion: 50 })).body).toMatchObject({
      slot: 'breakfast',
      eaten_at: ADDITIONAL.eaten_at,
      fiber: 5.3,
      sugar: 0.45,
      saturated_fat: 0.6,
      sodium: 1,
      nutrients: { potassium_mg: 214.5, iron_mg: 2.35 },
    });
    const byHand = { portion: 100, calories: 400, protein: 17, carbs: 66, fats: 7, sodium: 90 };
    expect((await meals.change(meal_id, byHand)).body).toMatchObject({ ...byHand, fiber: 10.6, sugar: 0.9 });
  });

  it('sets a bound to the portion like the four figures: nothing becomes larger than could be given', async () => {
    for (const large of [{ sodium: 99_000 }, { nutrients: { potassium_mg: 9_000_000 } }]) {
      const { meal_id, ...meal } = (await meals.add(mealBody(large))).body;
      expect(await meals.change(meal_id, { portion: 50_000, calories: 1 })).toMatchObject({
        status: 400,
        body: { field: 'portion' },
      });
      expect((await meals.on()).list).toContainEqual({ meal_id, ...meal });
    }
  });

  it('is copied to another day without the time; a meal that is moved was eaten at that time of the new day (R-952)', async () => {
    const { meal_id } = (await meals.add(mealBody(ADDITIONAL))).body;
    const [copy] = (await meals.copy({ from: '2026-03-02', to: '2026-03-09' })).list;
    expect(copy).toMatchObject(WITHOUT_TIME);
    expect(copy).not.toHaveProperty('eaten_at');
    const moved = await meals.change(meal_id, { date: '2026-03-01' }, 'Europe/Berlin');
    expect(moved.body).toMatchObject({ ...WITHOUT_TIME, eaten_at: '2026-03-01T06:40:00.000Z' });
    // 07:40 in Berlin, also when the clocks have changed in between.
    const later = await meals.change(meal_id, { date: '2026-03-30' }, 'Europe/Berlin');
    expect(later.body).toMatchObject({ date: '2026-03-30', eaten_at: '2026-03-30T05:40:00.000Z' });
    const told = { date: '2026-03-04', eaten_at: '2026-03-04T10:00:00.000Z' };
    expect((await meals.change(meal_id, told)).body).toMatchObject(told);
    // When that time is on another day, nobody can know without the zone.
    expect((await meals.change(meal_id, { date: '2026-03-05' })).body).not.toHaveProperty('eaten_at');
  });
});
