import { generalEstimate } from '@fitarc/domain/energy';
import { describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const GOALS = '/api/nutrition/goals';
const read = (token: string, query = '') => t.request('GET', GOALS + query, { token });
const calculate = (token: string, zone?: string) =>
  t.request('POST', '/api/nutrition/calculate-goals', {
    token,
    ...(zone ? { headers: { 'x-time-zone': zone } } : {}),
  });
const PROFILE = {
  gender: 'male',
  date_of_birth: '1990-06-15',
  height: 180,
  current_weight: 80,
  fitness_goal: 'maintenance',
  activity_level: 'moderately_active',
};
async function person(changes: Record<string, unknown> = {}) {
  const { id, token } = await t.cast.join();
  const saved = await t.request('PUT', '/api/users/profile', { token, body: { ...PROFILE, ...changes } });
  if (saved.status !== 200) throw new Error(saved.text);
  return { id, token };
}
const member = async (changes?: Record<string, unknown>) => (await person(changes)).token;

describe('the daily goals (A-087, R-628, R-629)', () => {
  it('are not found until they can be calculated; asked for as optional they are null', async () => {
    const { token } = await t.cast.join();
    expect(await read(token)).toMatchObject({ status: 404, body: { message: 'No nutrition goals found' } });
    expect(await read(token, '?optional=true')).toMatchObject({ status: 200, body: null });
    expect((await read(token, '?optional=false')).status).toBe(404);
    await t.request('PUT', '/api/users/profile', { token, body: PROFILE });
    const made = await calculate(token);
    expect(made.status).toBe(200);
    for (const query of ['', '?optional=true']) expect((await read(token, query)).body).toEqual(made.body);
  });

  it('are made with the profile, in the same save', async () => {
    const { id, token } = await person();
    expect(await t.sql('select source from nutrition_goals where user_id = $1', [id])).toEqual([
      { source: 'calculated' },
    ]);
    const { body } = await read(token);
    expect((await calculate(token)).body).toEqual(body);
    await t.sql('delete from nutrition_goals where user_id = $1', [id]);
    // A profile from before goals were made with it.
    expect((await read(token)).body).toEqual(body);
  });

  it('are not made with a profile that is refused', async () => {
    const { id, token } = await t.cast.join();
    const body = { ...PROFILE, date_of_birth: '2999-01-01' };
    expect((await t.request('PUT', '/api/users/profile', { token, body })).status).toBe(400);
    expect(await t.sql('select 1 from nutrition_goals where user_id = $1', [id])).toEqual([]);
  });

  it('of a man are the dashboard’s estimate, with the shares of his goal (A-089)', async () => {
    const { body } = await calculate(await member());
    const { age } = (await t.request('GET', '/api/users/profile', { token: await member() })).body;
    const calories = generalEstimate({ ...PROFILE, age: Number(age) }) ?? 0;
    expect(body).toEqual({
      daily_calories_goal: calories,
      daily_protein_goal: Math.round((calories * 0.3) / 4),
      daily_carbs_goal: Math.round((calories * 0.4) / 4),
      daily_fats_goal: Math.round((calories * 0.3) / 9),
      source: 'calculated',
    });
  });

  it('convert pounds and inches first (A-066)', async () => {
    const metric = await calculate(await member({ height: 190.5, current_weight: 90.72 }));
    const other = { height: 75, height_unit: 'in', current_weight: 200, weight_unit: 'lbs' };
    expect((await calculate(await member(other))).body).toEqual(metric.body);
  });

  it('follow the profile, unless they were set by hand', async () => {
    const token = await member();
    const { body: before } = await read(token);
    const want = (fitness_goal: string) =>
      t.request('PUT', '/api/users/profile', { token, body: { fitness_goal } });
    await want('weight_loss');
    const { body: after } = await read(token);
    expect(after.daily_calories_goal).toBe(Number(before.daily_calories_goal) - 500);
    expect((await calculate(token)).body).toEqual(after);
    const { source: _source, ...four } = after;
    const byHand = { ...four, daily_calories_goal: 1999 };
    await t.request('PUT', GOALS, { token, body: byHand });
    await want('maintenance');
    expect((await read(token)).body).toEqual({ ...byHand, source: 'manual' });
    expect((await calculate(token)).body).toEqual(before);
  });

  it('name what is missing, as the fields are called, and keep what was there (R-630)', async () => {
    const { token } = await t.cast.join();
    const missing = ['height', 'current_weight', 'fitness_goal', 'activity_level'];
    expect(await calculate(token)).toMatchObject({
      status: 400,
      body: {
        message: 'Please complete your profile',
        details: `Missing fields: ${missing.join(', ')}`,
        missingFields: missing,
      },
    });
    const complete = await member();
    const { body } = await calculate(complete);
    await t.request('PUT', '/api/users/profile', { token: complete, body: { activity_level: null } });
    expect((await calculate(complete)).body).toMatchObject({ missingFields: ['activity_level'] });
    expect((await read(complete)).body).toEqual(body);
    await t.sql('update profiles set date_of_birth = null, gender = null where activity_level is null');
    expect((await calculate(complete)).body).toMatchObject({
      missingFields: ['date_of_birth', 'gender', 'activity_level'],
    });
    await t.sql('delete from profiles where date_of_birth is null');
    expect((await calculate(complete)).status).toBe(400);
  });

  it('grow older on the caller’s birthday (A-085)', async () => {
    t.clock.forward({ seconds: (Date.parse('2027-06-14T12:30:00Z') - t.clock.now().getTime()) / 1000 });
    const token = await member();
    const of = async (zone?: string) => Number((await calculate(token, zone)).body.daily_calories_goal);
    expect(await of('Pacific/Auckland')).toBe((await of('Pacific/Pago_Pago')) - 8);
    expect(await of()).toBe(await of('UTC'));
  });

  it('wait for a profile that is being saved: those of the old one never come last', async () => {
    const { id, token } = await person();
    const { body: heavier } = await calculate(await member({ current_weight: 100 }));
    const saving = await t.pool.connect();
    await saving.query('begin');
    await saving.query('update profiles set current_weight = 100 where user_id = $1', [id]);
    const calculated = calculate(token);
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const blocked = vi.waitFor(async () => expect(await t.sql(waiting)).not.toEqual([]), 120_000);
    await Promise.race([calculated, blocked]);
    await saving.query('commit');
    saving.release();
    expect((await calculated).body).toEqual(heavier);
    expect((await read(token)).body).toEqual(heavier);
  });

  it('are stored once when they are calculated twenty times at once', async () => {
    const { id, token } = await person();
    const answers = await Promise.all(Array.from({ length: 20 }, () => calculate(token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await t.sql('select 1 from nutrition_goals where user_id = $1', [id])).toHaveLength(1);
  });
});

it('calculating may keep the goals that are there (A-087, R-882)', async () => {
  const token = await member();
  const keep = () => t.request('POST', '/api/nutrition/calculate-goals', { token, body: { keep: true } });
  expect((await keep()).body).toMatchObject({ source: 'calculated' });
  const body = { daily_calories_goal: 1900, daily_protein_goal: 1, daily_carbs_goal: 1, daily_fats_goal: 1 };
  await t.request('PUT', GOALS, { token, body });
  expect((await keep()).body).toEqual({ ...body, source: 'manual' });
  expect((await read(token)).body.source).toBe('manual');
  expect((await calculate(token)).body.source).toBe('calculated');
});

describe('goals set by hand', () => {
  const wanted = {
    daily_calories_goal: 1900,
    daily_protein_goal: 140,
    daily_carbs_goal: 0,
    daily_fats_goal: 70,
  };
  const set = (token: string, body: unknown) => t.request('PUT', GOALS, { token, body });

  it('stand until they are calculated again, with and without a profile (R-879)', async () => {
    const { token } = await t.cast.join();
    expect(await set(token, wanted)).toMatchObject({ status: 200, body: { ...wanted, source: 'manual' } });
    expect((await read(token)).body).toEqual({ ...wanted, source: 'manual' });
    const full = await member();
    await set(full, wanted);
    expect((await calculate(full)).body.source).toBe('calculated');
    expect((await read(full)).body.daily_calories_goal).not.toBe(1900);
  });

  it.each([
    ['too little to live on', { daily_calories_goal: 499 }],
    ['too much', { daily_calories_goal: 10_001 }],
    ['negative', { daily_fats_goal: -1 }],
    ['a part', { daily_protein_goal: 1.5 }],
    ['missing', { daily_carbs_goal: undefined }],
  ])('refuses what is %s', async (_what, changes) => {
    const { token } = await t.cast.join();
    expect((await set(token, { ...wanted, ...changes })).status).toBe(400);
    expect((await read(token)).status).toBe(404);
  });

  const OPTIONAL = {
    daily_fiber_goal: 30,
    daily_sugar_goal: 50,
    daily_saturated_fat_goal: 20,
    daily_sodium_goal: 2300,
    daily_water_goal: 2500,
  };

  it('may have goals for more than the four: they stay until they are removed (R-880)', async () => {
    const token = await member();
    const { body: made } = await read(token);
    const { source: _source, ...four } = made;
    expect((await set(token, { ...four, ...OPTIONAL })).body).toEqual({ ...made, ...OPTIONAL });
    expect((await calculate(token)).body).toEqual({ ...made, ...OPTIONAL });
    const without = await set(token, { ...four, daily_water_goal: null });
    expect(without.body).toEqual({ ...made, ...OPTIONAL, daily_water_goal: undefined });
  });

  it('may differ by weekday, or by training and rest days (R-881)', async () => {
    const token = await member();
    const day = { calories: 2300, protein: 140, carbs: 200, fats: 70 };
    for (const by_day of [
      { kind: 'weekday', days: { Saturday: day } },
      { kind: 'training', training: day, rest: { ...day, calories: 1700 } },
    ]) {
      expect((await set(token, { ...wanted, by_day })).body).toEqual({ ...wanted, by_day, source: 'manual' });
      expect((await read(token)).body.by_day).toEqual(by_day);
    }
    expect((await set(token, wanted)).body).toEqual({ ...wanted, source: 'manual' });
    await set(token, { ...wanted, by_day: { kind: 'weekday', days: { Saturday: day } } });
    expect((await calculate(token)).body.by_day).toBeUndefined();
  });

  it.each([
    ['another kind', { by_day: { kind: 'monthly' } }],
    ['another day', { by_day: { kind: 'weekday', days: { Doomsday: {} } } }],
    ['half a day', { by_day: { kind: 'weekday', days: { Monday: { calories: 2000 } } } }],
    ['no rest', { by_day: { kind: 'training', training: { calories: 2000 } } }],
    ['too much salt', { daily_sodium_goal: 20_001 }],
  ])('refuses %s', async (_what, changes) => {
    const { token } = await t.cast.join();
    expect((await set(token, { ...wanted, ...changes })).status).toBe(400);
  });
});
