import { addDays } from '@fitarc/domain/local-date';
import { describe, expect, it } from 'vitest';
import { energyDiaries, type Person } from '../../../test/energy-diaries.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { ago, person, get, checkIn, expenditureOf } = energyDiaries(t);
const today = ago(0);

describe('the expenditure', () => {
  it('is learned from weights and meals, with a point for each day asked for (R-893)', async () => {
    const body = await expenditureOf(await person(), '?days=30');
    expect(body.status).toBe('ok');
    expect(body.history).toHaveLength(31);
    expect(body.history.at(-1)).toMatchObject({ date: ago(0) });
    const { expenditure, margin, formula, weekly_change, food_days, weights } = body.estimate;
    expect(Math.abs(expenditure - 2550)).toBeLessThan(margin);
    expect(expenditure).toBe(body.history.at(-1)?.expenditure);
    expect(formula).toBeGreaterThan(2600);
    expect(weekly_change).toBeCloseTo(-0.5, 0);
    expect([food_days, weights]).toEqual([40, 41]);
    expect(body.left_out).toEqual([]);
    expect(body.history.at(-1)?.weight).toBe(80);
  });

  it('does not depend on pounds or kilograms (R-894)', async () => {
    const [kg, lbs] = [await person(), await person({ unit: 'lbs' })];
    const of = async (one: Person) => (await expenditureOf(one)).estimate;
    const [first, second] = [await of(kg), await of(lbs)];
    expect(Math.abs(first.expenditure - second.expenditure)).toBeLessThan(6);
    expect(Math.abs(first.trend_weight - second.trend_weight)).toBeLessThan(0.02);
  });

  it('names what was left out; a mark of the member overrides it (R-895)', async () => {
    const somebody = await person();
    const { id } = somebody;
    await t.sql('update weights set weight = 28.1 where user_id = $1 and date = $2', [id, ago(9)]);
    await t.sql('delete from meals where user_id = $1 and date in ($2, $3)', [id, ago(5), ago(4)]);
    await t.sql('update meals set calories = 600 where user_id = $1 and date in ($2, $3)', [
      id,
      ago(7),
      ago(6),
    ]);
    const left = async () => (await expenditureOf(somebody)).left_out;
    expect(await left()).toEqual([
      { date: ago(9), kind: 'weight', reason: 'far-off', value: 28.1 },
      { date: ago(7), kind: 'food', reason: 'half-logged', value: 600 },
      { date: ago(6), kind: 'food', reason: 'half-logged', value: 600 },
      { date: ago(5), kind: 'food', reason: 'blank', value: 0 },
      { date: ago(4), kind: 'food', reason: 'blank', value: 0 },
    ]);
    await t.sql(
      `insert into diary_days (user_id, date, mark) values ($1, $2, 'complete'), ($1, $3, 'fasted')`,
      [id, ago(7), ago(5)],
    );
    expect((await left()).map(({ date }) => date)).toEqual([ago(9), ago(6), ago(4)]);
  });

  it('needs a profile, a weight, and somebody of age (R-896)', async () => {
    const newcomer = await t.cast.join();
    expect(await expenditureOf(newcomer)).toEqual({
      status: 'profile',
      estimate: null,
      history: [],
      left_out: [],
    });
    const somebody = await person();
    await t.sql('delete from weights where user_id = $1', [somebody.id]);
    expect((await expenditureOf(somebody)).status).toBe('no-weight');
    const minor = await person({ profile: { date_of_birth: addDays(today, -17 * 365) } });
    expect((await expenditureOf(minor)).status).toBe('minor');
    expect(await checkIn(minor)).toMatchObject({ status: 'minor', proposal: null });
    expect((await get('target-settings', minor)).body.minor).toBe(true);
  });

  it.each(['0', '366', 'x', '1.5'])('refuses %s days', async (days) => {
    expect((await get(`expenditure?days=${days}`, await t.cast.ada())).status).toBe(400);
  });
});
