import { GOAL_BOUNDS, type Goals, type GoalsByHand } from '@fitarc/contract/nutrition';
import { type GoalsByDay, withCalories } from '@fitarc/domain/day-goals';
import type { NutritionGoals } from '@fitarc/domain/energy';
import { WEEKDAYS, type Weekday, weekOf } from '@fitarc/domain/weekday';
import { formatWhole } from '../../lib/format-number.ts';

export type DayKind = 'same' | 'weekday' | 'training';

/** Calories as they are typed. */
export interface DayValues {
  readonly kind: DayKind;
  readonly days: Readonly<Record<Weekday, string>>;
  readonly training: string;
  readonly rest: string;
  /** As the goals have it; another kind begins with the same calories every day. */
  readonly storedKind: DayKind;
  /** Typed by the member: these keep what they have when the rest is spread. */
  readonly touched: ReadonlySet<Weekday>;
}

export function dayValuesOf(goals: Goals | null): DayValues {
  const byDay = goals?.by_day;
  const usual = goals ? String(goals.daily_calories_goal) : '';
  const calories = (one: NutritionGoals | undefined) => (one ? String(one.calories) : usual);
  return {
    kind: byDay?.kind ?? 'same',
    storedKind: byDay?.kind ?? 'same',
    days: weekOf((day) => calories(byDay?.kind === 'weekday' ? byDay.days[day] : undefined)),
    training: calories(byDay?.kind === 'training' ? byDay.training : undefined),
    rest: calories(byDay?.kind === 'training' ? byDay.rest : undefined),
    touched: new Set(),
  };
}

/** Another kind, beginning with the calories of every day where nothing was typed yet. */
export function chooseKind(values: DayValues, kind: DayKind, calories: number): DayValues {
  const usual = calories > 0 ? String(calories) : '';
  const isNew = kind !== values.storedKind && values.touched.size === 0;
  if (!isNew || kind === 'same') return { ...values, kind };
  return kind === 'weekday'
    ? { ...values, kind, days: weekOf(() => usual) }
    : { ...values, kind, training: usual, rest: usual };
}

const { min, max } = GOAL_BOUNDS.calories;
const fits = (text: string) => {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max;
};

/** What is wrong with a day's calories. */
export const dayProblemOf = (label: string, text: string): string | undefined =>
  fits(text) ? undefined : `${label} must be a whole number between ${min} and ${formatWhole(max)}`;

export const hasDayProblem = ({ kind, days, training, rest }: DayValues): boolean => {
  if (kind === 'same') return false;
  return !(kind === 'weekday' ? WEEKDAYS.map((day) => days[day]) : [training, rest]).every(fits);
};

const nutrients = (goals: GoalsByHand): NutritionGoals => ({
  calories: goals.daily_calories_goal,
  protein: goals.daily_protein_goal,
  carbs: goals.daily_carbs_goal,
  fats: goals.daily_fats_goal,
});

/** Protein stays as it is every day; carbs make up the difference. Days like the others are not named. */
export function byDayOf(values: DayValues, goals: GoalsByHand): GoalsByDay | null {
  const base = nutrients(goals);
  const at = (text: string) => withCalories(base, Number(text) || 0);
  if (values.kind === 'training')
    return { kind: 'training', training: at(values.training), rest: at(values.rest) };
  if (values.kind === 'same') return null;
  const days = WEEKDAYS.filter((day) => Number(values.days[day]) !== base.calories);
  return days.length === 0
    ? null
    : { kind: 'weekday', days: Object.fromEntries(days.map((day) => [day, at(values.days[day])])) };
}
