import type { NutritionDay } from '@fitarc/contract/trends';
import type { Workout } from '@fitarc/contract/workout';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { type Weekday, weekdaysFrom, weekStartOf } from '@fitarc/domain/weekday';

const sum = <T>(items: readonly T[], of: (item: T) => number | null) =>
  items.reduce((total, item) => total + (of(item) ?? 0), 0);

/** Newest first; of the same day the one logged last. */
export const newestFirst = (workouts: readonly Workout[]): Workout[] =>
  [...workouts].sort(
    (a, b) => b.date.localeCompare(a.date) || Number(b.workout_id ?? 0) - Number(a.workout_id ?? 0),
  );

const AT_THE_TOP = 3;

function topTypes(workouts: readonly Workout[]) {
  const counts = new Map<string, number>();
  for (const { workout_type } of workouts) counts.set(workout_type, (counts.get(workout_type) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .sort((a, b) => b.count - a.count || a.type.localeCompare(b.type))
    .slice(0, AT_THE_TOP);
}

export const insightsOf = (workouts: readonly Workout[]) => ({
  count: workouts.length,
  minutes: sum(workouts, ({ total_duration }) => total_duration),
  calories: sum(workouts, ({ total_calories_burned }) => total_calories_burned),
  types: topTypes(workouts),
});

export interface DayOfWeek {
  readonly day: Weekday;
  readonly trained: boolean;
  readonly isToday: boolean;
}

/** This week, from the day it begins with. */
export function weekSoFar(workouts: readonly Workout[], today: LocalDate, first: Weekday = 'Monday') {
  const start = weekStartOf(today, first);
  const thisWeek = workouts.filter(({ date }) => date >= start && date <= today);
  const days: DayOfWeek[] = weekdaysFrom(first).map((day, index) => {
    const date = addDays(start, index);
    return { day, trained: thisWeek.some((workout) => workout.date === date), isToday: date === today };
  });
  return { count: thisWeek.length, days };
}

const NOTHING = { total_calories: 0, total_protein: 0, total_carbs: 0, total_fats: 0 };

export const eatenOn = (eaten: readonly NutritionDay[], today: LocalDate) =>
  eaten.find(({ date }) => date === today) ?? { date: today, ...NOTHING };

/** The last so many days with today, each with what was eaten on it; null where nothing was written down. */
export function eatenWeek(eaten: readonly NutritionDay[], today: LocalDate, days: number) {
  const week = Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days)).map((date) => ({
    date,
    calories: eaten.find((day) => day.date === date)?.total_calories ?? null,
  }));
  const full = eaten.filter(({ date }) => date < today && date > addDays(today, -days));
  return {
    week,
    fullDays: full.length,
    average: full.length > 0 ? sum(full, ({ total_calories }) => total_calories) / full.length : null,
  };
}
