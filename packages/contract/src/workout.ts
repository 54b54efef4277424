import { REP_UNITS } from '@fitarc/domain/plan';
import { WEIGHT_UNITS } from '@fitarc/domain/units';
import { RECORD_KINDS, SET_KINDS } from '@fitarc/domain/workout';
import * as z from 'zod/mini';
import { count, figure, id, ifKnown, nullableText, recordList, tolerantList } from './fields.ts';
import { readLoggedExercise, readWorkout } from './legacy/workouts.ts';

const word = z.catch(z.string(), '');
const optionalId = z.catch(z.nullable(id), null);

export const setDetail = z.object({
  weight: figure,
  reps: count,
  kind: z.catch(z.enum(SET_KINDS), 'normal'),
  // Only where the set has them.
  rpe: ifKnown(z.number()),
  seconds: ifKnown(z.number()),
  metres: ifKnown(z.number()),
  note: ifKnown(z.string()),
});
export type SetDetail = z.output<typeof setDetail>;

const loggedShape = z.object({
  exercise_id: optionalId,
  exercise_name: word,
  /** How many working sets; reps and weight are those of the best of them. */
  sets: count,
  reps: count,
  weight: figure,
  notes: nullableText,
  /** Only where it is part of one: exercises with the same number are done in turn. */
  superset: ifKnown(z.number()),
  /** Why the suggested weights were what they were, where one was taken. */
  reason: ifKnown(z.string()),
  /** What the repetitions are counted in. */
  unit: z.catch(z.enum(REP_UNITS), 'reps'),
  /** Kilograms moved. */
  volume: count,
  set_details: tolerantList(setDetail),
});

/** One exercise of a logged workout: as one line, and set by set. */
const loggedExercise = z.pipe(z.transform(readLoggedExercise), loggedShape);
export type LoggedExercise = z.output<typeof loggedExercise>;

const workoutShape = z.object({
  workout_id: optionalId,
  workout_type: word,
  workout_name: word,
  date: word,
  /** Minutes. */
  total_duration: figure,
  total_calories_burned: figure,
  /** The same figure by its other name. */
  total_calories: figure,
  notes: nullableText,
  // Only where they are known.
  started_at: ifKnown(z.string()),
  /** What its weights were typed in, where it was not kilograms. The weights of a response are kilograms. */
  weight_unit: ifKnown(z.enum(WEIGHT_UNITS)),
  plan_id: ifKnown(id),
  plan_week: ifKnown(z.number()),
  plan_day: ifKnown(z.number()),
  ended_at: ifKnown(z.string()),
  updated_at: ifKnown(z.string()),
  /** Kilograms moved. */
  total_volume: count,
  exercises: recordList(loggedExercise),
});

export const workout = z.pipe(z.transform(readWorkout), workoutShape);
export type Workout = z.output<typeof workout>;

/** A record that a save has broken. */
const brokenRecord = z.object({
  exercise_id: id,
  exercise_name: word,
  kind: z.catch(z.enum(RECORD_KINDS), 'best_set'),
  unit: z.catch(z.enum(REP_UNITS), 'reps'),
  /** Kilograms, or what the exercise is counted in where it has no weight. */
  value: count,
  previous: count,
  /** Of the set that broke it; none for a volume. */
  weight: figure,
  reps: figure,
});
export type BrokenRecord = z.output<typeof brokenRecord>;

/** As saving answers it. */
export const savedWorkout = z.pipe(
  z.transform(readWorkout),
  z.extend(workoutShape, { new_records: recordList(brokenRecord) }),
);
export type SavedWorkout = z.output<typeof savedWorkout>;
