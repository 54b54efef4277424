/** Accepted spellings of trends: each figure of a training day has two names; both are filled. */
import { isFields } from '../fields.ts';
import { firstNumber } from './workouts.ts';

export const readWorkoutDay = (value: unknown) => {
  if (!isFields(value)) return value;
  const workout_count = firstNumber(value.workout_count, value.total_workout_count) ?? 0;
  const calories_burned = firstNumber(value.calories_burned, value.total_calories_burned) ?? 0;
  return {
    ...value,
    workout_count,
    total_workout_count: workout_count,
    calories_burned,
    total_calories_burned: calories_burned,
  };
};
