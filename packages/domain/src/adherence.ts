import type { Nutrients } from './food.ts';

/** As near as anybody weighs and writes down: a tenth above or below counts as met. */
const NEAR = 0.1;

export type GoalResult = 'under' | 'met' | 'over';

/** Whether a day's figure met its goal; more protein than wanted is no fault. */
export function goalResultOf(key: keyof Nutrients, value: number, goal: number): GoalResult {
  if (value < goal * (1 - NEAR)) return 'under';
  return key !== 'protein' && value > goal * (1 + NEAR) ? 'over' : 'met';
}

/** On how many of these days each goal was met. */
export function adherenceOf(days: readonly Nutrients[], goals: Nutrients): Nutrients {
  const isGoalMet = (key: keyof Nutrients) =>
    days.filter((day) => goalResultOf(key, day[key], goals[key]) === 'met').length;
  return {
    calories: isGoalMet('calories'),
    protein: isGoalMet('protein'),
    carbs: isGoalMet('carbs'),
    fats: isGoalMet('fats'),
  };
}
