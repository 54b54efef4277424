import type { LocalDate } from '@fitarc/domain/local-date';
import { and, asc, between, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import { exercises } from '../library/library.tables.ts';
import { meals } from '../meals/meals.tables.ts';
import { isWorkingSet, volumeOfSet } from '../workouts/set-formulas.repository.ts';
import { workoutSets, workouts } from '../workouts/workouts.tables.ts';

/** A member's days, both ends included. */
export interface Days {
  readonly userId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const placeholder = (name: keyof Days) => sql.placeholder(name);
const within = (table: { userId: AnyPgColumn; date: AnyPgColumn }) =>
  and(eq(table.userId, placeholder('userId')), between(table.date, placeholder('from'), placeholder('to')));

const total = (figure: AnyPgColumn | SQL) => sql`coalesce(sum(${figure}), 0)`.mapWith(Number);

/** Null where no meal tells it. */
const told = (figure: AnyPgColumn) => sql<number | null>`sum(${figure})`.mapWith(Number);

const nutritionDays = preparedStatement((db) =>
  db
    .select({
      date: meals.date,
      meals: count(),
      calories: total(meals.calories),
      protein: total(meals.protein),
      carbs: total(meals.carbs),
      fats: total(meals.fats),
      fiber: told(meals.fiber),
      fiberMeals: count(meals.fiber),
      sugar: told(meals.sugar),
      sugarMeals: count(meals.sugar),
      saturatedFat: told(meals.saturatedFat),
      saturatedFatMeals: count(meals.saturatedFat),
      sodium: told(meals.sodium),
      sodiumMeals: count(meals.sodium),
    })
    .from(meals)
    .where(within(meals))
    .groupBy(meals.date)
    .orderBy(asc(meals.date))
    .prepare('list_nutrition_days'),
);
export const listNutritionDays = (db: Executor, days: Days) => nutritionDays(db).execute({ ...days });
export type NutritionDayRow = Awaited<ReturnType<typeof listNutritionDays>>[number];

/** Kilograms moved on each day. */
const volumes = (db: Executor) =>
  db
    .select({
      date: workoutSets.date,
      volume: sql`sum(${volumeOfSet})`.as('volume'),
    })
    .from(workoutSets)
    .where(and(within(workoutSets), isWorkingSet))
    .groupBy(workoutSets.date)
    .as('volumes');

const workoutDays = preparedStatement((db) => {
  const moved = volumes(db);
  return db
    .select({
      date: workouts.date,
      workout_count: count(),
      calories_burned: total(workouts.calories),
      total_duration: total(workouts.duration),
      total_volume: sql`coalesce(${moved.volume}, 0)`.mapWith(Number),
    })
    .from(workouts)
    .leftJoin(moved, eq(moved.date, workouts.date))
    .where(within(workouts))
    .groupBy(workouts.date, moved.volume)
    .orderBy(asc(workouts.date))
    .prepare('list_workout_days');
});
export const listWorkoutDays = (db: Executor, days: Days) => workoutDays(db).execute({ ...days });

const calendarDays = preparedStatement((db) =>
  db
    .select({ date: workouts.date, workout_count: count(), total_duration: total(workouts.duration) })
    .from(workouts)
    .where(within(workouts))
    .groupBy(workouts.date)
    .orderBy(asc(workouts.date))
    .prepare('list_calendar_days'),
);
export const listCalendarDays = (db: Executor, days: Days) => calendarDays(db).execute({ ...days });

/** What is not in the library has no muscles to count for. */
const trainedExercises = preparedStatement((db) =>
  db
    .select({
      exercise_id: exercises.id,
      name: exercises.name,
      sets: count(),
      muscles: exercises.muscles,
      movement_pattern: exercises.movementPattern,
    })
    .from(workoutSets)
    .innerJoin(exercises, eq(exercises.id, workoutSets.exerciseId))
    .where(and(within(workoutSets), isWorkingSet))
    .groupBy(exercises.id)
    .orderBy(desc(count()), asc(exercises.name), asc(exercises.id))
    .prepare('list_trained_exercises'),
);
export const listTrainedExercises = (db: Executor, days: Days) => trainedExercises(db).execute({ ...days });

/** Each exercise with its working sets by week. */
const trainedWeeks = preparedStatement((db) => {
  const weekly = db
    .select({
      exerciseId: workoutSets.exerciseId,
      week: sql`date_trunc('week', ${workoutSets.date}::timestamp)::date`.as('week'),
      sets: sql`count(*)`.as('sets'),
    })
    .from(workoutSets)
    .where(and(within(workoutSets), isWorkingSet, isNotNull(workoutSets.exerciseId)))
    .groupBy(sql`1, 2`)
    .as('weekly');
  return db
    .select({
      exercise_id: exercises.id,
      name: exercises.name,
      muscles: exercises.muscles,
      movement_pattern: exercises.movementPattern,
      weeks: sql<{ week: string; sets: number }[]>`json_agg(json_build_object('week', ${weekly.week},
        'sets', ${weekly.sets}) order by ${weekly.week})`,
    })
    .from(weekly)
    .innerJoin(exercises, eq(exercises.id, weekly.exerciseId))
    .groupBy(exercises.id)
    .orderBy(asc(exercises.name), asc(exercises.id))
    .prepare('list_trained_weeks');
});
export const listTrainedWeeks = (db: Executor, days: Days) => trainedWeeks(db).execute({ ...days });
