import { addDays, localDate } from '@fitarc/domain/local-date';
import { mondayOf } from '@fitarc/domain/weekday';
import { describe, expect, it } from 'vitest';
import { mealBody, mealsOf } from '../../../test/meals.ts';
import { newPlan, plansOf } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { newToken } from '../../../test/tokens.ts';
import { logged, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const today = localDate(t.clock.now().toISOString().slice(0, 10));
const GOALS = {
  daily_calories_goal: 2000,
  daily_protein_goal: 150,
  daily_carbs_goal: 200,
  daily_fats_goal: 60,
};

async function member() {
  const person = await t.cast.join();
  const token = await newToken(t, person, ['today:read']);
  const put = (method: 'POST' | 'PUT', path: string, body: object) =>
    t.request(method, `/api${path}`, { token: person.token, body });
  const read = async (path = '/today', headers = {}) =>
    (await t.request('GET', `/api${path}`, { token, headers })).body as Record<string, unknown>;
  return { person, put, read };
}

describe('today in one flat answer', () => {
  it('is empty for somebody new, without an error (R-1239)', async () => {
    const { read } = await member();
    const answer = await read();
    expect(answer).toMatchObject({
      date: today,
      calories_eaten: 0,
      water: 0,
      weight_kg: null,
      weight_date: null,
      last_workout_date: null,
      trained_today: false,
      workouts_this_week: 0,
      week_streak: 0,
      plan_name: null,
      plan_exercise_count: 0,
      plan_exercises: '',
    });
    for (const value of Object.values(answer)) expect(value === null || typeof value !== 'object').toBe(true);
  });

  it('has food and goals, water, weight, training and plan (R-1238)', async () => {
    const { person, put, read } = await member();
    await put('PUT', '/nutrition/goals', GOALS);
    await mealsOf(t, person).add(mealBody({ date: today, calories: 500, protein: 30, carbs: 40, fats: 10 }));
    await mealsOf(t, person).add(mealBody({ date: addDays(today, -1), calories: 900 }));
    await put('POST', `/diary-days/${today}/water`, { ml: 250 });
    await put('POST', '/weights', { date: addDays(today, -3), weight: 180, unit: 'lbs' });
    await logged(workoutsOf(t, person), { date: today, workout_type: 'Custom', workout_name: 'Legs' });
    await logged(workoutsOf(t, person), { date: addDays(mondayOf(today), -1) });
    await newPlan(plansOf(t, person), { name: 'Strength' });
    expect(await read()).toMatchObject({
      calories_eaten: 500,
      calories_goal: 2000,
      calories_left: 1500,
      protein_eaten: 30,
      protein_goal: 150,
      carbs_eaten: 40,
      fats_goal: 60,
      meals_logged: 1,
      water: 250,
      weight_kg: 81.65,
      weight: 81.6,
      weight_unit: 'kg',
      weight_date: addDays(today, -3),
      last_workout_date: today,
      last_workout_name: 'Legs',
      last_workout_volume: expect.any(Number),
      trained_today: true,
      workouts_this_week: 1,
      week_streak: 2,
      plan_name: 'Strength',
      plan_exercise_count: expect.any(Number),
    });
    await put('PUT', '/preferences', { weight_unit: 'lbs' });
    expect(await read()).toMatchObject({ weight: 180, weight_unit: 'lbs' });
  });

  it('has the goals of the day where they differ from day to day', async () => {
    const { person, put, read } = await member();
    const day = { calories: 2500, protein: 160, carbs: 260, fats: 70 };
    const by_day = { kind: 'training', training: day, rest: { ...day, calories: 1800 } };
    await put('PUT', '/nutrition/goals', { ...GOALS, by_day });
    expect(await read()).toMatchObject({ calories_goal: 1800 });
    await logged(workoutsOf(t, person), { date: today });
    expect(await read()).toMatchObject({ calories_goal: 2500 });
  });

  it('is the day where the caller is', async () => {
    const { read } = await member();
    const [west, east] = [
      await read('/today', { 'x-time-zone': 'Pacific/Pago_Pago' }),
      await read('/today', { 'x-time-zone': 'Pacific/Kiritimati' }),
    ];
    expect(west.date).not.toBe(east.date);
  });
});

describe('a week in one flat answer', () => {
  it('sums up Monday to Sunday, averages the days with meals and compares weights (R-1240)', async () => {
    const { person, put, read } = await member();
    for (const date of ['2026-03-02', '2026-03-08', '2026-03-09'])
      await logged(workoutsOf(t, person), { date, total_duration: 40 });
    for (const [date, calories] of [
      ['2026-03-02', 2000],
      ['2026-03-03', 1000],
      ['2026-03-01', 9000],
    ] as const)
      await mealsOf(t, person).add(mealBody({ date, calories }));
    await put('POST', '/weights', { date: '2026-03-02', weight: 80 });
    await put('POST', '/weights', { date: '2026-03-07', weight: 79 });
    expect(await read('/today/week?date=2026-03-04')).toMatchObject({
      from: '2026-03-02',
      to: '2026-03-08',
      workouts: 2,
      training_days: 2,
      duration: 80,
      days_logged: 2,
      average_calories: 1500,
      weights: 2,
      first_weight_kg: 80,
      last_weight_kg: 79,
      week_streak: 1,
    });
  });

  it('ends today while it runs, and is empty without anything', async () => {
    const { read } = await member();
    expect(await read('/today/week')).toMatchObject({
      from: mondayOf(today),
      to: today,
      workouts: 0,
      average_calories: null,
      first_weight_kg: null,
    });
  });
});
