import { addDays } from '@fitarc/domain/local-date';
import { describe, expect, it } from 'vitest';
import { energyDiaries, type Person } from '../../../test/energy-diaries.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { ago, person, get, checkIn, expenditureOf, goalsOf } = energyDiaries(t);
const CHECK_IN = '/api/nutrition/check-in';
const answer = ({ token }: Person, body: unknown) => t.request('POST', CHECK_IN, { token, body });
const undo = ({ token }: Person) => t.request('DELETE', CHECK_IN, { token });
const settings = ({ token }: Person, body: unknown) =>
  t.request('PUT', '/api/nutrition/target-settings', { token, body });

describe('the check-in', () => {
  it('is due with enough days of food and weights, and proposes with its reasons (R-885)', async () => {
    expect(await checkIn(await person({ days: 12 }))).toMatchObject({
      status: 'learning',
      food_days: 12,
      food_days_needed: 14,
      proposal: null,
    });
    const somebody = await person();
    const before = await goalsOf(somebody);
    const { status, proposal, next_date } = await checkIn(somebody);
    expect([status, next_date]).toEqual(['due', ago(0)]);
    expect(proposal).toMatchObject({
      target_now: before.daily_calories_goal,
      wished_rate: -0.5,
      rate: -0.5,
      limits: [],
      floor: 1500,
    });
    expect(Math.abs(proposal.eaten - 2050)).toBeLessThan(20);
    expect(proposal.weekly_change).toBeCloseTo(-0.5, 0);
    expect(Math.abs(proposal.target - (proposal.expenditure - 500))).toBeLessThanOrEqual(5);
    expect(proposal.goals).toMatchObject({ calories: proposal.target, protein: before.daily_protein_goal });
    expect(proposal.goals.fats).toBe(before.daily_fats_goal);
    expect(await goalsOf(somebody)).toEqual(before);
  });

  it('says which logged days do not count, because they are before the first weight (R-1354)', async () => {
    const somebody = await person();
    await t.sql('delete from weights where user_id = $1 and date < $2', [somebody.id, ago(3)]);
    expect(await checkIn(somebody)).toMatchObject({
      status: 'learning',
      food_days: 3,
      first_weight: ago(3),
      food_days_before: 37,
    });
    await t.sql('delete from weights where user_id = $1', [somebody.id]);
    expect(await checkIn(somebody)).toMatchObject({
      food_days: 0,
      first_weight: null,
      food_days_before: 40,
    });
    expect(await checkIn(await person({ days: 12 }))).toMatchObject({
      first_weight: ago(12),
      food_days_before: 0,
    });
  });

  it('taken sets the goals, is not due for a week, and can be undone (R-886)', async () => {
    const somebody = await person();
    const before = await goalsOf(somebody);
    const { target } = (await checkIn(somebody)).proposal;
    const taken = await answer(somebody, { answer: 'accept', target });
    expect(taken).toMatchObject({ status: 200, body: { status: 'waiting', next_date: addDays(ago(0), 7) } });
    expect(taken.body.last).toEqual({
      date: ago(0),
      accepted: true,
      target_before: before.daily_calories_goal,
      target,
      can_undo: true,
    });
    expect(await goalsOf(somebody)).toMatchObject({ daily_calories_goal: target, source: 'learned' });
    expect((await answer(somebody, { answer: 'keep', target })).status).toBe(409);
    expect((await undo(somebody)).body).toMatchObject({ status: 'due', last: null });
    expect(await goalsOf(somebody)).toEqual(before);
    expect((await undo(somebody)).status).toBe(404);
  });

  it('kept changes nothing but the day of the next (R-887)', async () => {
    const somebody = await person();
    const before = await goalsOf(somebody);
    const { target } = (await checkIn(somebody)).proposal;
    expect((await answer(somebody, { answer: 'keep', target })).body).toMatchObject({
      status: 'waiting',
      last: { accepted: false, can_undo: true },
    });
    expect(await goalsOf(somebody)).toEqual(before);
    await t.sql('update check_ins set date = date - 7 where user_id = $1', [somebody.id]);
    expect((await checkIn(somebody)).status).toBe('due');
  });

  it('never replaces goals by itself: neither set by hand nor learned ones follow the profile (R-888)', async () => {
    const somebody = await person();
    const { target } = (await checkIn(somebody)).proposal;
    await answer(somebody, { answer: 'accept', target });
    await t.request('PUT', '/api/users/profile', { token: somebody.token, body: { height: 190 } });
    expect(await goalsOf(somebody)).toMatchObject({ daily_calories_goal: target, source: 'learned' });
    const byHand = {
      daily_calories_goal: 2222,
      daily_protein_goal: 1,
      daily_carbs_goal: 2,
      daily_fats_goal: 3,
    };
    await t.request('PUT', '/api/nutrition/goals', { token: somebody.token, body: byHand });
    expect((await undo(somebody)).status).toBe(409);
    expect((await checkIn(somebody)).last.can_undo).toBe(false);
    expect(await goalsOf(somebody)).toEqual({ ...byHand, source: 'manual' });
  });

  it('a target that is another by now is not taken (R-889)', async () => {
    const somebody = await person();
    const before = await goalsOf(somebody);
    const { target } = (await checkIn(somebody)).proposal;
    const late = await answer(somebody, { answer: 'accept', target: target + 50 });
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining(`${target} kcal`) } });
    expect(await goalsOf(somebody)).toEqual(before);
    const answers = await Promise.all([1, 2, 3].map(() => answer(somebody, { answer: 'accept', target })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is limited by the body weight and by a floor, in its words (R-890)', async () => {
    const somebody = await person({ eats: 1300 });
    await settings(somebody, { enabled: true, weekly_rate: -1.5 });
    const { proposal } = await checkIn(somebody);
    expect(proposal).toMatchObject({ target: 1500, limits: ['rate', 'floor'], wished_rate: -1.5 });
    expect(proposal.rate).toBeGreaterThan(-0.8);
  });

  it('keeps goals that differ by day apart: each moves by the same (R-891)', async () => {
    const somebody = await person();
    const day = (calories: number) => ({ calories, protein: 150, carbs: 200, fats: 60 });
    const body = {
      daily_calories_goal: 2000,
      daily_protein_goal: 150,
      daily_carbs_goal: 200,
      daily_fats_goal: 60,
      by_day: { kind: 'weekday', days: { Saturday: day(2350), Sunday: day(2350) } },
    };
    await t.request('PUT', '/api/nutrition/goals', { token: somebody.token, body });
    const { proposal } = await checkIn(somebody);
    expect(proposal.target_now).toBe(2100);
    await answer(somebody, { answer: 'accept', target: proposal.target });
    const goals = await goalsOf(somebody);
    expect(goals.daily_calories_goal).toBe(2000 + proposal.target - 2100);
    expect(goals.by_day).toMatchObject({ days: { Sunday: { calories: 2350 + proposal.target - 2100 } } });
    await undo(somebody);
    expect(await goalsOf(somebody)).toEqual({ ...body, source: 'manual' });
  });

  it('is off on request, and comes back as it was (R-892)', async () => {
    const somebody = await person();
    expect((await get('target-settings', somebody)).body).toEqual({
      enabled: true,
      weekly_rate: null,
      usual_rate: -0.5,
      minor: false,
    });
    expect((await settings(somebody, { enabled: false, weekly_rate: 0.1 })).body).toMatchObject({
      enabled: false,
      weekly_rate: 0.1,
    });
    expect((await checkIn(somebody)).status).toBe('off');
    expect((await expenditureOf(somebody)).status).toBe('off');
    await settings(somebody, { enabled: true, weekly_rate: null });
    expect((await checkIn(somebody)).status).toBe('due');
    for (const weekly_rate of [-1.6, 1.1, 'x']) {
      expect((await settings(somebody, { enabled: true, weekly_rate })).status).toBe(400);
    }
  });

  it('is in the download', async () => {
    const somebody = await person();
    const { target } = (await checkIn(somebody)).proposal;
    await answer(somebody, { answer: 'keep', target });
    await settings(somebody, { enabled: true, weekly_rate: -0.25 });
    const { body } = await t.request('GET', '/api/users/export', { token: somebody.token });
    expect(body.check_ins).toMatchObject([{ date: ago(0), targetProposed: target, accepted: false }]);
    expect(body.target_settings).toEqual([{ enabled: true, weeklyRate: -0.25 }]);
  });
});
