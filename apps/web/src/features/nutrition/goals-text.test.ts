import { expect, test } from 'vitest';
import { contradictionOf, contradictionsOf } from './goals-text.ts';

const goals = (calories: number, protein: number, carbs: number, fats: number) => ({
  daily_calories_goal: calories,
  daily_protein_goal: protein,
  daily_carbs_goal: carbs,
  daily_fats_goal: fats,
});

test('goals that roughly add up are not commented on', () => {
  expect(contradictionOf(goals(2000, 150, 200, 67))).toBeUndefined();
  expect(contradictionOf(goals(2000, 150, 200, 45))).toBeUndefined();
});

test('goals that contradict each other are named with what they add up to', () => {
  expect(contradictionOf(goals(1500, 300, 300, 100))).toContain('add up to 3300 kcal, 1800 kcal more');
  expect(contradictionOf(goals(3000, 50, 50, 20))).toContain('add up to 580 kcal, 2420 kcal less');
});

test('a day that contradicts itself is named', () => {
  const day = { calories: 1000, protein: 150, carbs: 200, fats: 67 };
  const daily = goals(2000, 150, 200, 67);
  expect(contradictionsOf({ ...daily, by_day: { kind: 'weekday', days: { Saturday: day } } })).toEqual([
    expect.stringMatching(/^Saturday: Protein, carbs and fats add up to 2003 kcal, 1003 kcal more/),
  ]);
  expect(contradictionsOf({ ...daily, by_day: { kind: 'training', training: day, rest: day } })).toHaveLength(
    2,
  );
  expect(contradictionsOf(daily)).toEqual([]);
});
