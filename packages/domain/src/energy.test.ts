import { describe, expect, it } from 'vitest';
import { activityFactor, bodyMassIndex, generalEstimate, goalAdjustment, nutritionGoals } from './energy.ts';

const PERSON = {
  height: 180,
  current_weight: 80,
  age: 30,
  gender: 'male',
  activity_level: 'moderately_active',
  fitness_goal: 'maintenance',
};
// 10 × 80 + 6.25 × 180 − 5 × 30
const AT_REST = 1775;

describe('the general estimate (A-078)', () => {
  it('R-217 is the same formula for everybody', () => {
    for (const gender of ['male', 'female', 'other', null])
      expect(generalEstimate({ ...PERSON, gender } as typeof PERSON)).toBe(Math.round((AT_REST + 5) * 1.55));
  });

  it('R-218 to R-222 A-079 is by how active somebody is; unknown is lightly active', () => {
    expect(
      ['sedentary', 'lightly_active', 'moderately_active', 'very_active', 'extremely_active'].map(
        activityFactor,
      ),
    ).toEqual([1.2, 1.375, 1.55, 1.725, 1.9]);
    for (const unknown of [null, undefined, '', 'toString', '__proto__'])
      expect(activityFactor(unknown)).toBe(1.375);
  });

  it('R-223 to R-227 is by what somebody wants; unknown adds nothing', () => {
    expect(
      ['weight_loss', 'muscle_gain', 'maintenance', 'endurance', 'general_fitness'].map(goalAdjustment),
    ).toEqual([-500, 300, 0, 200, 0]);
    for (const unknown of [null, undefined, 'constructor']) expect(goalAdjustment(unknown)).toBe(0);
  });

  it('is none without height, weight or age', () => {
    for (const missing of ['height', 'current_weight', 'age'])
      expect(generalEstimate({ ...PERSON, [missing]: null })).toBeNull();
    expect(generalEstimate({ ...PERSON, age: 0 })).toBe(Math.round((800 + 1125 + 5) * 1.55));
  });
});

describe('a member’s own goals (A-089)', () => {
  it.each([
    ['male', 5],
    ['female', -161],
    ['other', -78],
    ['prefer_not_to_say', -78],
    [null, -78],
  ])('of %s', (gender, term) => {
    const calories = Math.round((AT_REST + term) * 1.55);
    expect(nutritionGoals({ ...PERSON, gender })?.calories).toBe(calories);
    if (gender === 'male') expect(calories).toBe(generalEstimate(PERSON));
  });

  it.each([
    ['weight_loss', [35, 35, 30]],
    ['muscle_gain', [30, 45, 25]],
    ['endurance', [20, 55, 25]],
    ['maintenance', [30, 40, 30]],
    ['general_fitness', [30, 40, 30]],
    [null, [30, 40, 30]],
  ])('share the energy by %s', (fitness_goal, shares) => {
    const goals = nutritionGoals({ ...PERSON, fitness_goal });
    const [protein = 0, carbs = 0, fats = 0] = shares;
    const grams = (share: number, kcal: number) => Math.round((Number(goals?.calories) * share) / 100 / kcal);
    expect(goals).toMatchObject({ protein: grams(protein, 4), carbs: grams(carbs, 4), fats: grams(fats, 9) });
    expect(protein + carbs + fats).toBe(100);
  });

  it('never fall below 1200', () => {
    const small = { ...PERSON, height: 140, current_weight: 35, age: 90, fitness_goal: 'weight_loss' };
    expect(nutritionGoals(small)).toEqual({ calories: 1200, protein: 105, carbs: 105, fats: 40 });
  });

  it('are none when something is missing', () => {
    expect(nutritionGoals({ ...PERSON, height: null })).toBeNull();
  });
});

describe('inches and pounds are converted first (A-066)', () => {
  const imperial = { height: 70, height_unit: 'in', current_weight: 176, weight_unit: 'lbs' } as const;

  it('for the energy', () => {
    const metric = { height: 70 * 2.54, current_weight: 176 * 0.45359237 };
    expect(generalEstimate({ ...PERSON, ...imperial })).toBe(generalEstimate({ ...PERSON, ...metric }));
  });

  it('and for the body mass index', () => {
    expect(bodyMassIndex({ height: 180, current_weight: 81 })).toBe(25);
    expect(bodyMassIndex(imperial)).toBe(25.3);
    expect(bodyMassIndex({ height: null, current_weight: 80 })).toBeNull();
    expect(bodyMassIndex({ height: 180, current_weight: 0 })).toBeNull();
  });
});
