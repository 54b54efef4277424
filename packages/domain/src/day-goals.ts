import type { NutritionGoals } from './energy.ts';
import type { Weekday } from './weekday.ts';

/** Goals that differ from day to day; a day that is not named has the daily goals. */
export type GoalsByDay =
  | { readonly kind: 'weekday'; readonly days: Readonly<Partial<Record<Weekday, NutritionGoals>>> }
  | { readonly kind: 'training'; readonly training: NutritionGoals; readonly rest: NutritionGoals };
