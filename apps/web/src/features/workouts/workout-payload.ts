import { LOG_BOUNDS, LOG_PROBLEMS, type PerformedSet, summaryOfSets } from '@fitarc/domain/workout';
import {
  doneCountOf,
  isCount,
  isPerformed,
  isWeight,
  performed,
  readNumber,
  setCountOf,
  weightOf,
} from './draft-sets.ts';
import type { WorkoutBody } from './workout-calls.ts';
import type { DraftExercise, DraftSet, WorkoutDraft } from './workout-draft.ts';

/** Which sets are logged: all of them, or those that were ticked. */
export type Which = 'all' | 'ticked';

export type WrongField = 'type' | 'name' | 'date' | 'exercises' | 'duration' | 'calories';

export interface Problems {
  /** In the order they are said. */
  readonly messages: readonly string[];
  readonly fields: readonly WrongField[];
}

const wanted = (rows: readonly DraftSet[], which: Which) =>
  which === 'all' ? rows : rows.filter(({ done }) => done);

/** The exercises of which something is logged. */
const loggedOf = ({ exercises }: WorkoutDraft, which: Which): DraftExercise[] =>
  which === 'all' ? exercises : exercises.filter((exercise) => doneCountOf(exercise) > 0);

/** Some sets were ticked and others were not: somebody has to say what is meant. */
export function isPartlyTicked({ exercises }: WorkoutDraft): boolean {
  const done = exercises.reduce((sum, exercise) => sum + doneCountOf(exercise), 0);
  return done > 0 && exercises.some((exercise) => doneCountOf(exercise) < setCountOf(exercise));
}

function exerciseProblem(exercise: DraftExercise, which: Which = 'all'): string | undefined {
  const { name, rows } = exercise;
  if (rows) {
    const sets = wanted(rows, which);
    if (sets.length === 0) return `${name} needs at least one set`;
    if (sets.every(isPerformed)) return undefined;
    return `Every set of ${name} needs whole reps of 1 or more and a weight of 0 or more`;
  }
  if (!isCount(exercise.sets, LOG_BOUNDS.sets)) {
    return `Sets of ${name} must be a whole number between ${LOG_BOUNDS.sets.min} and ${LOG_BOUNDS.sets.max}`;
  }
  if (!isCount(exercise.reps, LOG_BOUNDS.reps)) return `Reps of ${name} must be a whole number of 1 or more`;
  return isWeight(exercise.weight) ? undefined : `Weight of ${name} must be 0 or more`;
}

const isAmount = (text: string, { min, max }: { min: number; max: number }): boolean => {
  const value = readNumber(text);
  return text.trim() === '' || (value !== undefined && value >= min && value <= max);
};

export function problemsOf(draft: WorkoutDraft, which: Which): Problems {
  const { type, name, date, duration, calories } = draft;
  const logged = loggedOf(draft, which);
  const checks: readonly (readonly [WrongField, boolean, string])[] = [
    ['type', type === '', LOG_PROBLEMS.type],
    ['name', type === 'Custom' && name.trim() === '', LOG_PROBLEMS.name],
    ['date', date === '', LOG_PROBLEMS.date],
    ['exercises', logged.length === 0, LOG_PROBLEMS.exercises],
    ['duration', !isAmount(duration, LOG_BOUNDS.duration), 'Duration must be 0 or more'],
    ['calories', !isAmount(calories, LOG_BOUNDS.calories), 'Calories burned must be 0 or more'],
  ];
  const found = checks.filter(([, wrong]) => wrong);
  const ofExercises = logged.flatMap((exercise) => exerciseProblem(exercise, which) ?? []);
  return {
    messages: [...found.map(([, , message]) => message), ...ofExercises],
    fields: [...found.map(([field]) => field), ...(ofExercises.length > 0 ? ['exercises' as const] : [])],
  };
}

/** So many equal sets say themselves in one line. */
const isOneLine = (sets: readonly PerformedSet[]): boolean =>
  sets.every(
    ({ kind, weight, reps }) => kind === 'normal' && weight === sets[0]?.weight && reps === sets[0].reps,
  );

function amountOf(exercise: DraftExercise, which: Which) {
  if (!exercise.rows) {
    return {
      sets: readNumber(exercise.sets) ?? 0,
      reps: readNumber(exercise.reps) ?? 0,
      weight: weightOf(exercise.weight),
    };
  }
  const sets = performed(wanted(exercise.rows, which));
  return { ...summaryOfSets(sets), ...(isOneLine(sets) ? {} : { set_details: sets }) };
}

/** Empty is null; 0 is a figure. */
const figureOf = (text: string): number | null => readNumber(text) ?? null;

/** What is sent. */
export function bodyOf(draft: WorkoutDraft, which: Which): WorkoutBody {
  const { type, name, date, duration, calories, notes } = draft;
  return {
    workout_type: type as WorkoutBody['workout_type'],
    workout_name: type === 'Custom' ? name.trim() : type,
    date,
    total_duration: figureOf(duration),
    total_calories_burned: figureOf(calories),
    notes: notes.trim() || null,
    exercises: loggedOf(draft, which).map((exercise) => {
      const { set_details, ...line } = { set_details: undefined, ...amountOf(exercise, which) };
      return {
        exercise_id: exercise.exercise_id as number | null,
        exercise_name: exercise.name,
        ...line,
        notes: exercise.notes,
        ...(set_details ? { set_details } : {}),
      };
    }),
  };
}
