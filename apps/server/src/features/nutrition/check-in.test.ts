import type { CheckIn, Expenditure } from '@fitarc/contract/check-in';
import type { Goals } from '@fitarc/contract/nutrition';
import { addDays, dayAt, type LocalDate } from '@fitarc/domain/local-date';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const today = dayAt(t.clock.now(), 'UTC');
const ago = (days: number) => addDays(dayAt(t.clock.now(), 'UTC'), -days);

const PROFILE = {
  gender: 'male',
  date_of_birth: '1990-06-15',
  height: 180,
  fitness_goal: 'weight_loss',
  activity_level: 'moderately_active',
};
type Person = Awaited<ReturnType<typeof t.cast.join>>;
const CHECK_IN = '/api/nutrition/check-in';

/** Somebody with a diary: eats the same every day and loses half a kilogram a week, which makes about 2550 kcal used. */
async function person({ days = 40, unit = 'kg', eats = 2050, profile = {} } = {}) {
  const somebody = await t.cast.join();
  const { id, token } = somebody;
  await t.request('PUT', '/api/users/profile', {
    token,
    body: { ...PROFILE, current_weight: unit === 'kg' ? 80 : 176, weight_unit: unit, ...profile },
  });
  await t.sql('delete from weights where user_id = $1', [id]);
  await t.sql(
    `insert into weights (user_id, date, weight, unit, created_at)
     select $1, $2::date - day, round((80 + day * 0.5 / 7 + 0.2 * sin(day)::numeric) / $3::numeric, 2), $4, now()
     from generate_series(0, $5::int) as day`,
    [id, ago(0), unit === 'kg' ? 1 : 0.45359237, unit, days],
  );
  await t.sql(
    `insert into meals (user_id, date, name, calories, created_at)
     select $1, $2::date - day, 'Everything', $3::int + (day % 3) * 50 - 50, now() from generate_series(0, $4::int) as day`,
    [id, ago(0), eats, days],
  );
  return somebody;
}
const get = (path: string, { token }: Person) => t.request('GET', `/api/nutrition/${path}`, { token });
/** As if there were always an estimate, a proposal and a last answer: a test that reads one fails without it. */
type All<T> = { [K in keyof T]: NonNullable<T[K]> };
const checkIn = async (somebody: Person) => (await get('check-in', somebody)).body as unknown as All<CheckIn>;
const expenditureOf = async (somebody: Person, query = '') =>
  (await get(`expenditure${query}`, somebody)).body as unknown as All<Expenditure>;
const goalsOf = async (somebody: Person) => (await get('goals', somebody)).body as unknown as All<Goals>;
const answer = ({ token }: Person, body: unknown) => t.request('POST', CHECK_IN, { token, body });
const undo = ({ token }: Person) => t.request('DELETE', CHECK_IN, { token });
const settings = ({ token }: Person, body: unknown) =>
  t.request('PUT', '/api/nutrition/target-settings', { token, body });

describe('the expenditure', () => {
  it('is learned from weights and meals, with a point for each day asked for', async () => {
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
  });

  it('does not depend on pounds or kilograms', async () => {
    const [kg, lbs] = [await person(), await person({ unit: 'lbs' })];
    const of = async (one: Person) => (await expenditureOf(one)).estimate;
    const [first, second] = [await of(kg), await of(lbs)];
    expect(Math.abs(first.expenditure - second.expenditure)).toBeLessThan(6);
    expect(Math.abs(first.trend_weight - second.trend_weight)).toBeLessThan(0.02);
  });

  it('names what was left out; a mark of the member overrides it', async () => {
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

  it('needs a profile, a weight, and somebody of age', async () => {
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

describe('the check-in', () => {
  it('is due with enough days of food and weights, and proposes with its reasons', async () => {
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

  it('taken sets the goals, is not due for a week, and can be undone', async () => {
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

  it('kept changes nothing but the day of the next', async () => {
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

  it('never replaces goals by itself: neither set by hand nor learned ones follow the profile', async () => {
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

  it('a target that is another by now is not taken', async () => {
    const somebody = await person();
    const before = await goalsOf(somebody);
    const { target } = (await checkIn(somebody)).proposal;
    const late = await answer(somebody, { answer: 'accept', target: target + 50 });
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining(`${target} kcal`) } });
    expect(await goalsOf(somebody)).toEqual(before);
    const answers = await Promise.all([1, 2, 3].map(() => answer(somebody, { answer: 'accept', target })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is limited by the body weight and by a floor, in its words', async () => {
    const somebody = await person({ eats: 1300 });
    await settings(somebody, { enabled: true, weekly_rate: -1.5 });
    const { proposal } = await checkIn(somebody);
    expect(proposal).toMatchObject({ target: 1500, limits: ['rate', 'floor'], wished_rate: -1.5 });
    expect(proposal.rate).toBeGreaterThan(-0.8);
  });

  it('keeps goals that differ by day apart: each moves by the same', async () => {
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

  it('is off on request, and comes back as it was', async () => {
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

it('training days are those with a workout and, from today on, those of the active plan', async () => {
  const somebody = await t.cast.join();
  const { id } = somebody;
  const days = async (from: LocalDate, to: LocalDate) =>
    (await get(`training-days?startDate=${from}&endDate=${to}`, somebody)).list;
  const [yesterday, tomorrow] = [ago(1), ago(-1)];
  const weekday = (date: LocalDate) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  await t.sql(
    `insert into plans (user_id, name, active, started_on, created_at) values ($1, 'Plan', true, $2, now())`,
    [id, ago(30)],
  );
  await t.sql(
    `insert into plan_entries (user_id, plan_id, day, position, exercise_id, sets, reps)
     select $1, plans.id, day, 0, 1, 3, 8 from plans, unnest($2::int[]) as day where user_id = $1`,
    [id, [weekday(yesterday), weekday(tomorrow)]],
  );
  expect(await days(ago(6), ago(-6))).toEqual([tomorrow, addDays(yesterday, 7)]);
  await t.sql(
    `insert into workouts (user_id, date, type, name, created_at) values ($1, $2, 'Push', 'Push', now())`,
    [id, ago(3)],
  );
  expect(await days(ago(6), ago(0))).toEqual([ago(3)]);
  expect((await get(`training-days?startDate=${ago(0)}&endDate=${ago(1)}`, somebody)).status).toBe(400);
  expect((await get(`training-days?startDate=${ago(100)}&endDate=${ago(0)}`, somebody)).status).toBe(400);
});
