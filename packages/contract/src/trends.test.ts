import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getNutritionTrend, getTrainedExercises, getTrainingCalendar, getWorkoutTrend } from './trends.ts';

describe('a day of training in an answer (A-117)', () => {
  const read = (day: Record<string, unknown>) =>
    z.parse(getWorkoutTrend.response, [{ date: '2026-03-02', ...day }])[0];

  it.each([
    [{ workout_count: 2, calories_burned: 300 }],
    [{ total_workout_count: 2, total_calories_burned: 300 }],
    [{ workout_count: 2, total_workout_count: 9, calories_burned: 300, total_calories_burned: 9 }],
    [{ workout_count: null, total_workout_count: 2, calories_burned: 'many', total_calories_burned: 300 }],
  ])('is the first finite number of each pair: %j', (day) => {
    expect(read(day)).toMatchObject({
      workout_count: 2,
      total_workout_count: 2,
      calories_burned: 300,
      total_calories_burned: 300,
    });
  });

  it('is 0 where neither is one', () => {
    expect(read({ workout_count: Number.NaN })).toMatchObject({
      workout_count: 0,
      calories_burned: 0,
      total_volume: 0,
    });
  });
});

it('what is no list is an empty one, and odd figures are 0', () => {
  for (const odd of [null, {}, 'x', 5]) expect(z.parse(getNutritionTrend.response, odd)).toEqual([]);
  expect(z.parse(getNutritionTrend.response, [{ date: '2026-03-02', total_calories: 'x' }])).toEqual([
    { date: '2026-03-02', total_calories: 0, total_protein: 0, total_carbs: 0, total_fats: 0 },
  ]);
});

it('the number of days has its usual value, and bounds (A-119)', () => {
  const days = (endpoint: { query: z.ZodMiniType<{ days: number }> }, query: object) =>
    z.safeParse(endpoint.query, query).data?.days;
  const usual = [getNutritionTrend, getWorkoutTrend, getTrainedExercises, getTrainingCalendar];
  expect(usual.map((endpoint) => days(endpoint, {}))).toEqual([7, 30, 30, 365]);
  expect(['1', '365'].map((text) => days(getWorkoutTrend, { days: text }))).toEqual([1, 365]);
  for (const odd of ['0', '366', '1.5', 'abc', '', '-7'])
    expect(days(getWorkoutTrend, { days: odd })).toBeUndefined();
});
