import type { WeekSummary } from '@fitarc/contract/today';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { weekStreak } from '@fitarc/domain/training-weeks';
import { roundTo, toKg } from '@fitarc/domain/units';
import { mondayOf } from '@fitarc/domain/weekday';
import type { Executor } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { listDaySums } from '../meals/meals.repository.ts';
import { readGoals } from '../nutrition/nutrition.service.ts';
import { listCalendarDays, listWorkoutDays } from '../trends/trends.repository.ts';
import { listWeightsOf, type WeightRow } from '../weights/weights.repository.ts';

const STREAK_DAYS = 3 * 365;

const sumOf = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((sum, row) => sum + of(row), 0);
const averageOf = <T>(rows: readonly T[], of: (row: T) => number) =>
  rows.length > 0 ? roundTo(sumOf(rows, of) / rows.length, 1) : null;
const kgOf = (row: WeightRow | undefined) => (row ? roundTo(toKg(row.weight, row.unit), 2) : null);

/** Monday to Sunday of the week a day is in, up to today. */
export async function readWeekSummary(
  db: Executor,
  userId: number,
  day: LocalDate,
  today: LocalDate,
): Promise<WeekSummary> {
  const from = mondayOf(day);
  const sunday = addDays(from, 6);
  const to = sunday > today && from <= today ? today : sunday;
  const [workouts, meals, weights, goals, calendar] = await readTogether(
    db,
    () => listWorkoutDays(db, { userId, from, to }),
    () => listDaySums(db, userId, from, to),
    () => listWeightsOf(db, userId, from, to),
    () => readGoals(db, userId, today),
    () => listCalendarDays(db, { userId, from: addDays(to, -STREAK_DAYS), to }),
  );
  return {
    from,
    to,
    workouts: sumOf(workouts, (row) => row.workout_count),
    training_days: workouts.length,
    duration: sumOf(workouts, (row) => row.total_duration),
    volume: roundTo(
      sumOf(workouts, (row) => row.total_volume),
      1,
    ),
    calories_burned: sumOf(workouts, (row) => row.calories_burned),
    days_logged: meals.length,
    average_calories: averageOf(meals, (row) => row.calories),
    average_protein: averageOf(meals, (row) => row.protein),
    average_carbs: averageOf(meals, (row) => row.carbs),
    average_fats: averageOf(meals, (row) => row.fats),
    calories_goal: goals?.calories ?? null,
    weights: weights.length,
    first_weight_kg: kgOf(weights[0]),
    last_weight_kg: kgOf(weights.at(-1)),
    week_streak: weekStreak(
      calendar.map((row) => row.date),
      to,
    ),
  };
}
