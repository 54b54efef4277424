import type { Today } from '@fitarc/contract/today';
import { goalsOn } from '@fitarc/domain/day-goals';
import { addDays, daysBetween, FIRST_DAY, type LocalDate } from '@fitarc/domain/local-date';
import { planWeekOf } from '@fitarc/domain/plan-week';
import { weekStreak } from '@fitarc/domain/training-weeks';
import { bodyWeightIn, roundTo, toKg, type WeightUnit } from '@fitarc/domain/units';
import { mondayOf } from '@fitarc/domain/weekday';
import { volumeOf } from '@fitarc/domain/workout';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { findDiaryDay } from '../meals/diary-days.repository.ts';
import { listDaySums } from '../meals/meals.repository.ts';
import { readGoals } from '../nutrition/nutrition.service.ts';
import { listTrainingDays } from '../nutrition/training-days.service.ts';
import { findActivePlan, type StoredPlan } from '../plans/plans.repository.ts';
import { readUnits } from '../preferences/preferences.service.ts';
import { listCalendarDays } from '../trends/trends.repository.ts';
import { findNewestWeight, type WeightRow } from '../weights/weights.repository.ts';
import { listWorkoutsOf, type StoredWorkout } from '../workouts/workouts.repository.ts';

export interface TodayDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** A streak longer than that is counted as that long. */
const STREAK_DAYS = 3 * 365;
const NAMES_LENGTH = 500;

const whole = (value: number) => roundTo(value, 1);

/** The goals of one day, which may differ from day to day. */
async function goalsOfDay(db: Executor, userId: number, date: LocalDate, today: LocalDate) {
  const goals = await readGoals(db, userId, today);
  if (!goals) return undefined;
  const training =
    goals.byDay?.kind === 'training'
      ? await listTrainingDays(db, userId, { from: date, to: date, today })
      : [];
  return { ...goalsOn(goals, date, training.includes(date)), water: goals.water };
}

const entriesOfDay = (plan: StoredPlan, date: LocalDate) => {
  const weekCount = Math.max(0, ...plan.entries.map(({ week }) => week)) + 1;
  const week = planWeekOf(plan.startedOn, date, weekCount);
  const day = daysBetween(mondayOf(date), date);
  return plan.entries.filter((entry) => entry.week === week && entry.day === day);
};

async function planOfDay(db: Executor, userId: number, date: LocalDate) {
  const plan = await findActivePlan(db, userId);
  const entries = plan ? entriesOfDay(plan, date) : [];
  const names = entries.map(({ exerciseId }) => plan?.exercises.get(exerciseId)?.name ?? '');
  return {
    plan_name: plan?.name ?? null,
    plan_exercise_count: entries.length,
    plan_exercises: names.filter(Boolean).join(', ').slice(0, NAMES_LENGTH),
  };
}

async function foodOfDay(db: Executor, userId: number, date: LocalDate) {
  const [sums, diary, goals] = await readTogether(
    db,
    async () => (await listDaySums(db, userId, date, date))[0],
    () => findDiaryDay(db, userId, date),
    () => goalsOfDay(db, userId, date, date),
  );
  const eaten = (sum: number | undefined) => whole(sum ?? 0);
  return {
    calories_eaten: eaten(sums?.calories),
    calories_goal: goals?.calories ?? null,
    calories_left: goals ? whole(goals.calories - (sums?.calories ?? 0)) : null,
    protein_eaten: eaten(sums?.protein),
    protein_goal: goals?.protein ?? null,
    carbs_eaten: eaten(sums?.carbs),
    carbs_goal: goals?.carbs ?? null,
    fats_eaten: eaten(sums?.fats),
    fats_goal: goals?.fats ?? null,
    meals_logged: sums?.meals ?? 0,
    water: diary?.water ?? 0,
    water_goal: goals?.water ?? null,
  };
}

const presentWeight = (row: WeightRow | undefined, unit: WeightUnit) => ({
  weight_kg: row ? roundTo(toKg(row.weight, row.unit), 2) : null,
  weight: row ? bodyWeightIn(row, unit) : null,
  weight_unit: unit,
  weight_date: row?.date ?? null,
});

const volumeIn = ({ entries }: StoredWorkout) =>
  volumeOf(
    entries.filter(({ unit }) => unit === 'reps').flatMap(({ sets }) => sets),
    'reps',
  );

const presentLast = (workout: StoredWorkout | undefined) => ({
  last_workout_date: workout?.date ?? null,
  last_workout_type: workout?.type ?? null,
  last_workout_name: workout?.name ?? null,
  last_workout_volume: workout ? volumeIn(workout) : null,
  last_workout_duration: workout?.duration ?? null,
});

async function trainingUntil(db: Executor, userId: number, date: LocalDate) {
  const days = await listCalendarDays(db, { userId, from: addDays(date, -STREAK_DAYS), to: date });
  const monday = mondayOf(date);
  return {
    trained_today: days.some((day) => day.date === date),
    workouts_this_week: days
      .filter((day) => day.date >= monday)
      .reduce((sum, day) => sum + day.workout_count, 0),
    week_streak: weekStreak(
      days.map((day) => day.date),
      date,
    ),
  };
}

export async function readToday(db: Executor, userId: number, date: LocalDate): Promise<Today> {
  const [food, weight, units, last, training, plan] = await readTogether(
    db,
    () => foodOfDay(db, userId, date),
    () => findNewestWeight(db, userId),
    () => readUnits(db, userId),
    () => listWorkoutsOf(db, userId, { from: FIRST_DAY, to: date }, undefined, 1),
    () => trainingUntil(db, userId, date),
    () => planOfDay(db, userId, date),
  );
  return {
    date,
    ...food,
    ...presentWeight(weight, units.weight),
    ...presentLast(last[0]),
    ...training,
    ...plan,
  };
}
