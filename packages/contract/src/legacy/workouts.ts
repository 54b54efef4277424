/**
 * Accepted spellings of logged workouts: calories under either of two names, and exercises as one line of equal sets
 * instead of set by set.
 */
import { equalSets } from '@fitarc/domain/workout';
import { isFields } from '../fields.ts';

/** Of a pair of names for the same figure, the first that holds a number. */
export const firstNumber = (...values: readonly unknown[]): number | null =>
  values.find((value): value is number => typeof value === 'number' && Number.isFinite(value)) ?? null;

/** Without set_details, the line is spread over equal sets. */
export const readLoggedExercise = (value: unknown) => {
  if (!isFields(value) || Array.isArray(value.set_details)) return value;
  const { sets, reps, weight } = value;
  const rows = equalSets(Math.min(firstNumber(sets) ?? 0, 100), firstNumber(reps) ?? 0, firstNumber(weight));
  return { ...value, set_details: rows };
};

export const readWorkout = (value: unknown) => {
  if (!isFields(value)) return value;
  const calories = firstNumber(value.total_calories_burned, value.total_calories);
  return { ...value, total_calories_burned: calories, total_calories: calories };
};
