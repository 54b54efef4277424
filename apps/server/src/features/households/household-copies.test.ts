import { beforeEach, describe, expect, it } from 'vitest';
import { mealBody, mealsOf } from '../../../test/meals.ts';
import { householdOf, liveTogether } from '../../../test/recipes.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const ada = await t.cast.join({ firstName: 'Ada' });
const bo = await t.cast.join({ firstName: 'Bo' });
const cleo = await t.cast.join({ firstName: 'Cleo' });
const [adas, bos] = [householdOf(t, ada), householdOf(t, bo)];

beforeEach(() => t.sql('delete from households; delete from meals; delete from member_totals'));

describe('copying a meal to somebody', () => {
  const DAY = '2026-03-05';
  const meal = async () =>
    (await mealsOf(t, ada).add(mealBody({ slot: 'lunch', fiber: 8, eaten_at: '2026-03-02T12:00:00Z' }))).body
      .meal_id;

  it('works once they accept it, with all figures (R-929)', async () => {
    await liveTogether(t, ada, bo);
    const body = { user_id: bo.id, date: DAY, meal_ids: [await meal()] };
    expect(await adas.copy(body)).toMatchObject({
      status: 409,
      body: { message: 'Bo does not accept meals from others.' },
    });
    expect((await bos.accept(true)).body).toMatchObject({
      household: { members: [{ accepts_meals: false }, { accepts_meals: true }] },
    });
    expect(await adas.copy(body, 'once')).toMatchObject({ status: 201, body: { copied: 1 } });
    await adas.copy(body, 'once');
    const { list } = await mealsOf(t, bo).on(DAY);
    expect(list).toEqual([expect.objectContaining({ name: 'Oats', calories: 389, slot: 'lunch', fiber: 8 })]);
    expect(list[0]).not.toHaveProperty('eaten_at');
    await adas.copy({ ...body, slot: 'dinner' });
    expect((await mealsOf(t, bo).on(DAY)).list).toMatchObject([{ slot: 'lunch' }, { slot: 'dinner' }]);
    expect(
      await t.sql(`select total::int from member_totals where user_id = $1 and kind = 'meals'`, [bo.id]),
    ).toEqual([{ total: 2 }]);
    await bos.accept(false);
    expect((await adas.copy(body)).status).toBe(409);
  });

  it('is refused outside the household, to oneself, and with meals of others (R-930)', async () => {
    const meal_ids = [await meal()];
    const to = (user_id: number) => ({ user_id, date: DAY, meal_ids });
    expect((await adas.copy(to(bo.id))).status).toBe(404);
    await liveTogether(t, ada, bo);
    await bos.accept(true);
    await adas.accept(true);
    for (const user_id of [cleo.id, ada.id, 999_999]) expect((await adas.copy(to(user_id))).status).toBe(404);
    const stolen = await bos.copy({ user_id: ada.id, date: DAY, meal_ids });
    expect(stolen.status).toBe(404);
    await bos.leave();
    expect((await adas.copy(to(bo.id))).status).toBe(404);
  });

  it('to each other at the same time waits for no one forever', async () => {
    await liveTogether(t, ada, bo);
    await adas.accept(true);
    await bos.accept(true);
    const [one, two] = [await meal(), (await mealsOf(t, bo).add()).body.meal_id];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        at % 2
          ? adas.copy({ user_id: bo.id, date: DAY, meal_ids: [one] })
          : bos.copy({ user_id: ada.id, date: DAY, meal_ids: [two] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
  });
});
