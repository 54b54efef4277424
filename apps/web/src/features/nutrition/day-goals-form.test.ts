import { expect, test } from 'vitest';
import { byDayOf, chooseKind, dayValuesOf, hasDayProblem } from './day-goals-form.ts';

const DAILY = {
  daily_calories_goal: 2000,
  daily_protein_goal: 150,
  daily_carbs_goal: 200,
  daily_fats_goal: 67,
  source: 'manual',
} as const;

test('goals that are the same every day begin with what was typed for a day', () => {
  const weekday = chooseKind(dayValuesOf(DAILY), 'weekday', 1900);
  expect(weekday.days.Sunday).toBe('1900');
  expect(byDayOf(weekday, { ...DAILY, daily_calories_goal: 1900 })).toBeNull();
  expect(chooseKind(dayValuesOf(DAILY), 'training', 1900)).toMatchObject({ training: '1900', rest: '1900' });
});

test('stored days are there again; a change of mind keeps what was typed', () => {
  const day = { calories: 2400, protein: 150, carbs: 300, fats: 67 };
  const stored = dayValuesOf({ ...DAILY, by_day: { kind: 'weekday', days: { Saturday: day } } });
  expect(stored).toMatchObject({ kind: 'weekday', days: { Saturday: '2400', Sunday: '2000' } });
  const back = chooseKind(chooseKind(stored, 'same', 2000), 'weekday', 2000);
  expect(back.days.Saturday).toBe('2400');
  expect(byDayOf(back, DAILY)).toEqual({ kind: 'weekday', days: { Saturday: day } });
});

test('calories of a day have the bounds of every day, where they count', () => {
  const values = { ...dayValuesOf(DAILY), training: '499' };
  expect(hasDayProblem(values)).toBe(false);
  expect(hasDayProblem({ ...values, kind: 'training' })).toBe(true);
  expect(hasDayProblem({ ...values, kind: 'training', training: '2300' })).toBe(false);
});
