import { expect, test } from 'vitest';
import {
  type GoalsOfWeek,
  goalsOn,
  restDayCalories,
  shiftGoals,
  spreadOverWeek,
  weeklyCalories,
  withCalories,
} from './day-goals.ts';
import { localDate } from './local-date.ts';
import { weekOf } from './weekday.ts';

const DAILY = { calories: 2000, protein: 150, carbs: 200, fats: 67 };
const MORE = { calories: 2400, protein: 150, carbs: 300, fats: 67 };
const LESS = { calories: 1700, protein: 150, carbs: 125, fats: 67 };
const MONDAY = localDate('2026-11-16');
const SATURDAY = localDate('2026-11-21');
const byTraining: GoalsOfWeek = { ...DAILY, byDay: { kind: 'training', training: MORE, rest: LESS } };
const byWeekday: GoalsOfWeek = { ...DAILY, byDay: { kind: 'weekday', days: { Saturday: MORE } } };

test('a day has the goals of its weekday, of training or rest, else the daily ones', () => {
  expect(goalsOn(DAILY, MONDAY, true)).toEqual(DAILY);
  expect(goalsOn({ ...DAILY, byDay: null }, MONDAY, false)).toEqual(DAILY);
  expect(goalsOn(byWeekday, MONDAY, true)).toEqual(DAILY);
  expect(goalsOn(byWeekday, SATURDAY, false)).toEqual(MORE);
  expect(goalsOn(byTraining, MONDAY, true)).toEqual(MORE);
  expect(goalsOn(byTraining, MONDAY, false)).toEqual(LESS);
});

test('a week adds up its days', () => {
  expect(weeklyCalories(DAILY, 3)).toBe(14_000);
  expect(weeklyCalories(byWeekday, 3)).toBe(14_400);
  expect(weeklyCalories(byTraining, 3)).toBe(3 * 2400 + 4 * 1700);
});

test('other calories keep the protein: carbs go first, fats after them', () => {
  expect(withCalories(DAILY, 1900)).toEqual({ calories: 1900, protein: 150, carbs: 175, fats: 67 });
  expect(withCalories(DAILY, 1100)).toEqual({ calories: 1100, protein: 150, carbs: 0, fats: 56 });
  expect(withCalories(DAILY, 500)).toEqual({ calories: 500, protein: 150, carbs: 0, fats: 0 });
});

test('a new target moves every day alike, so the week moves by seven times as much', () => {
  for (const goals of [DAILY, byWeekday, byTraining]) {
    const shifted = shiftGoals(goals, -70);
    expect(weeklyCalories(shifted, 3)).toBe(weeklyCalories(goals, 3) - 490);
    expect(shifted.protein).toBe(150);
  }
  expect(shiftGoals(byTraining, -70).byDay).toMatchObject({ kind: 'training', rest: { calories: 1630 } });
});

test('what some days have more, the others have less (R-884)', () => {
  const calories = { ...weekOf(() => 2000), Saturday: 2600, Sunday: 2301 };
  const next = spreadOverWeek(calories, new Set(['Saturday', 'Sunday']), 14_000);
  expect(next).toMatchObject({ Saturday: 2600, Sunday: 2301, Monday: 1820 });
  expect(Object.values(next).reduce((sum, one) => sum + one, 0)).toBe(14_000);
  const all = spreadOverWeek(calories, new Set(Object.keys(calories) as 'Monday'[]), 14_000);
  expect(Object.values(all).reduce((sum, one) => sum + one, 0)).toBe(14_000);
  expect(restDayCalories(2400, 3, 14_000)).toBe(1700);
  expect(restDayCalories(2400, 7, 14_000)).toBe(2400);
});
