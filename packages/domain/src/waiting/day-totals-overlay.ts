import { ADDITIONAL_NUTRIENT_KEYS } from '../meal.ts';
import { byDate } from './list-overlay.ts';
import { isInRange, type Overlay, type Read } from './read.ts';
import type { Effect, Fields, WaitingKind } from './waiting-write.ts';

interface TotalsRules {
  readonly kind: WaitingKind;
  /** What a record adds to its day. */
  amounts(record: Fields): Readonly<Record<string, number>>;
  /** The field that counts the records: a day without any is left out. */
  readonly count: string;
  /** Sums that a day only has where one of its records adds to them, by the field that counts those. */
  readonly counted?: Readonly<Record<string, string>>;
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0);
/** Sums of tenths and thousandths, without the noise of binary fractions. */
const tidy = (value: number) => Math.round(value * 1000) / 1000;

function add(day: Fields, amounts: Readonly<Record<string, number>>, sign: 1 | -1): Fields {
  const sums = Object.entries(amounts).map(([key, value]) => [key, tidy(number(day[key]) + sign * value)]);
  return { ...day, ...Object.fromEntries(sums) };
}

const uncounted = (day: Fields, count: string): Fields =>
  day[count] === undefined ? { [count]: undefined } : {};

const isWanted = (date: unknown, { query, since }: Read) =>
  isInRange(date, query) && (since === undefined || String(date) >= since);

/** Sums per day: what the queued writes add is added, and what they take away is taken away. */
const dayTotals =
  ({ kind, amounts, count, counted = {} }: TotalsRules): Overlay =>
  (answer, effects, read) => {
    let days = [...(answer as readonly Fields[])];
    const change = (record: Fields, sign: 1 | -1) => {
      if (!isWanted(record.date, read)) return;
      const index = days.findIndex(({ date }) => date === record.date);
      const present = days[index];
      // An answer that does not count them keeps its days.
      if (present) days[index] = { ...add(present, amounts(record), sign), ...uncounted(present, count) };
      else if (sign > 0) days = byDate(days, add({ date: record.date }, amounts(record), sign));
    };
    for (const effect of effects.filter((one: Effect) => one.kind === kind)) {
      for (const record of effect.before) change(record, -1);
      for (const record of effect.after) change(record, 1);
    }
    const withoutEmpty = (day: Fields): Fields => {
      const empty = Object.entries(counted).flatMap((pair) => (day[pair[0]] === 0 ? pair : []));
      return Object.fromEntries(Object.entries(day).filter(([key]) => !empty.includes(key)));
    };
    return days.map(withoutEmpty).filter((day) => day[count] === undefined || number(day[count]) > 0);
  };

const figures = (meal: Fields, prefix = '') =>
  Object.fromEntries(
    ['calories', 'protein', 'carbs', 'fats'].map((key) => [`${prefix}${key}`, number(meal[key])]),
  );

export const mealDays = dayTotals({
  kind: 'meal',
  amounts: (meal) => ({ meals: 1, ...figures(meal) }),
  count: 'meals',
});

/** The additional nutrients only where a meal tells them, each with how many meals do. */
const additional = (meal: Fields) =>
  Object.fromEntries(
    ADDITIONAL_NUTRIENT_KEYS.flatMap((key) =>
      typeof meal[key] === 'number'
        ? [
            [`total_${key}`, meal[key]],
            [`${key}_meals`, 1],
          ]
        : [],
    ),
  ) as Record<string, number>;

export const nutritionTrend = dayTotals({
  kind: 'meal',
  amounts: (meal) => ({ meals: 1, ...figures(meal, 'total_'), ...additional(meal) }),
  count: 'meals',
  counted: Object.fromEntries(ADDITIONAL_NUTRIENT_KEYS.map((key) => [`${key}_meals`, `total_${key}`])),
});

export const workoutTrend = dayTotals({
  kind: 'workout',
  amounts: (workout) => {
    const burned = number(workout.total_calories_burned);
    return {
      workout_count: 1,
      total_workout_count: 1,
      calories_burned: burned,
      total_calories_burned: burned,
      total_duration: number(workout.total_duration),
      total_volume: number(workout.total_volume),
    };
  },
  count: 'workout_count',
});

export const trainingCalendar = dayTotals({
  kind: 'workout',
  amounts: (workout) => ({ workout_count: 1, total_duration: number(workout.total_duration) }),
  count: 'workout_count',
});
