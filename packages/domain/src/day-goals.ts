import type { NutritionGoals } from './energy.ts';
import type { LocalDate } from './local-date.ts';
import { KCAL_PER_GRAM } from './macros.ts';
import { WEEKDAYS, type Weekday, weekdayOf } from './weekday.ts';

/** Goals that differ from day to day; a day that is not named has the daily goals. */
export type GoalsByDay =
  | { readonly kind: 'weekday'; readonly days: Readonly<Partial<Record<Weekday, NutritionGoals>>> }
  | { readonly kind: 'training'; readonly training: NutritionGoals; readonly rest: NutritionGoals };

export interface GoalsOfWeek extends NutritionGoals {
  readonly byDay?: GoalsByDay | null | undefined;
}

const plain = ({ calories, protein, carbs, fats }: NutritionGoals): NutritionGoals => ({
  calories,
  protein,
  carbs,
  fats,
});

/** The goals of one day. */
export function goalsOn(goals: GoalsOfWeek, date: LocalDate, isTrainingDay: boolean): NutritionGoals {
  const { byDay } = goals;
  if (byDay?.kind === 'training') return isTrainingDay ? byDay.training : byDay.rest;
  return byDay?.days[weekdayOf(date)] ?? plain(goals);
}

/** The calories of a week, for somebody who trains on so many of its days. */
export function weeklyCalories({ calories, byDay }: GoalsOfWeek, trainingDays: number): number {
  if (byDay?.kind === 'training')
    return trainingDays * byDay.training.calories + (WEEKDAYS.length - trainingDays) * byDay.rest.calories;
  return WEEKDAYS.reduce((sum, day) => sum + (byDay?.days[day]?.calories ?? calories), 0);
}

/** The same goals for other calories: protein stays, carbs make up the difference, and fats where those do not reach. */
export function withCalories(goals: NutritionGoals, calories: number): NutritionGoals {
  const carbs = goals.carbs + Math.round((calories - goals.calories) / KCAL_PER_GRAM.carbs);
  if (carbs >= 0) return { calories, protein: goals.protein, carbs, fats: goals.fats };
  const fats = goals.fats + Math.round((carbs * KCAL_PER_GRAM.carbs) / KCAL_PER_GRAM.fats);
  return { calories, protein: goals.protein, carbs: 0, fats: Math.max(0, fats) };
}

/** Every day's goals by so many calories more or less. */
export function shiftGoals(goals: GoalsOfWeek, by: number): GoalsOfWeek {
  const shift = (one: NutritionGoals) => withCalories(one, one.calories + by);
  const { byDay } = goals;
  if (!byDay) return shift(goals);
  if (byDay.kind === 'training')
    return {
      ...shift(goals),
      byDay: { kind: 'training', training: shift(byDay.training), rest: shift(byDay.rest) },
    };
  const days = Object.fromEntries(Object.entries(byDay.days).map(([day, one]) => [day, shift(one)]));
  return { ...shift(goals), byDay: { kind: 'weekday', days } };
}

/** So that the week adds up to `total`: the days that were not set take the difference in equal parts. */
export function spreadOverWeek(
  calories: Readonly<Record<Weekday, number>>,
  set: ReadonlySet<Weekday>,
  total: number,
): Record<Weekday, number> {
  const free = WEEKDAYS.filter((day) => !set.has(day));
  const taking = free.length > 0 ? free : [...WEEKDAYS];
  const rest = total - WEEKDAYS.reduce((sum, day) => sum + (taking.includes(day) ? 0 : calories[day]), 0);
  const known = taking.reduce((sum, day) => sum + calories[day], 0);
  const each = Math.round((rest - known) / taking.length);
  const next: Record<Weekday, number> = { ...calories };
  for (const day of taking) next[day] = calories[day] + each;
  const last = taking.at(-1);
  // What rounding leaves over.
  if (last) next[last] += rest - known - each * taking.length;
  return next;
}

/** What a rest day may have when training days have so much and the week adds up to `total`. */
export const restDayCalories = (training: number, trainingDays: number, total: number): number =>
  trainingDays >= WEEKDAYS.length
    ? training
    : Math.round((total - trainingDays * training) / (WEEKDAYS.length - trainingDays));
