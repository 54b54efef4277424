import { describe, expect, it } from 'vitest';
import { adherenceOf, goalResultOf } from './adherence.ts';

const goals = { calories: 2000, protein: 150, carbs: 200, fats: 60 };

describe('whether a day met its goals', () => {
  it.each([
    ['calories', 1799, 'under'],
    ['calories', 1800, 'met'],
    ['calories', 2200, 'met'],
    ['calories', 2201, 'over'],
    ['protein', 134, 'under'],
    ['protein', 400, 'met'],
    ['fats', 67, 'over'],
  ] as const)('%s %d is %s', (key, value, verdict) => {
    expect(goalResultOf(key, value, goals[key])).toBe(verdict);
  });

  it('counts the days each goal was met on', () => {
    const days = [
      { calories: 2000, protein: 100, carbs: 200, fats: 90 },
      { calories: 2100, protein: 160, carbs: 100, fats: 60 },
    ];
    expect(adherenceOf(days, goals)).toEqual({ calories: 2, protein: 1, carbs: 1, fats: 1 });
    expect(adherenceOf([], goals)).toEqual({ calories: 0, protein: 0, carbs: 0, fats: 0 });
  });
});
