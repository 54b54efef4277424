import { areEqualSets, LOG_BOUNDS, summaryOfSets } from '@fitarc/domain/workout';
import { readAmount, readNumber } from '../../../lib/typed-number.ts';
import type { WorkoutBody } from '../workout-calls.ts';
import { doneCountOf, setCountOf, typedSets, weightOf } from './draft-sets.ts';
import { type DraftExercise, type DraftSet, unitOfDraft, type WorkoutDraft } from './workout-draft.ts';

/** Which sets are logged: all of them, or those that were ticked. */
export type SetSelection = 'all' | 'ticked';

export const setsToLog = (rows: readonly DraftSet[], which: SetSelection) =>
  which === 'all' ? rows : rows.filter(({ done }) => done);

/** The exercises of which something is logged. */
export const loggedOf = ({ exercises }: WorkoutDraft, which: SetSelection): DraftExercise[] =>
  which === 'all' ? exercises : exercises.filter((exercise) => doneCountOf(exercise) > 0);

/** Some sets were ticked and others were not: somebody has to say what is meant. */
export function isPartlyTicked({ exercises }: WorkoutDraft): boolean {
  const done = exercises.reduce((sum, exercise) => sum + doneCountOf(exercise), 0);
  return done > 0 && exercises.some((exercise) => doneCountOf(exercise) < setCountOf(exercise));
}

/** Sets that failed, were assisted or took more than 1,000 seconds or meters are told set by set only. */
const isLine = ({ reps, weight }: { reps: number; weight: number | null }) =>
  reps >= LOG_BOUNDS.reps.min && reps <= LOG_BOUNDS.reps.max && (weight ?? 0) >= LOG_BOUNDS.weight.min;

function amountOf(exercise: DraftExercise, which: SetSelection) {
  if (!exercise.rows) {
    return {
      sets: readNumber(exercise.sets) ?? 0,
      reps: readNumber(exercise.reps) ?? 0,
      weight: weightOf(exercise.weight),
    };
  }
  const sets = typedSets(setsToLog(exercise.rows, which));
  const line = summaryOfSets(sets);
  if (areEqualSets(sets) && isLine(line)) return line;
  return { ...(isLine(line) ? line : {}), set_details: sets };
}

/** What is sent. */
export function bodyOf(draft: WorkoutDraft, which: SetSelection): WorkoutBody {
  const { type, name, date, duration, calories, notes } = draft;
  return {
    workout_type: type as WorkoutBody['workout_type'],
    workout_name: type === 'Custom' ? name.trim() : type,
    date,
    // Empty is null; 0 is a figure.
    total_duration: readAmount(duration) ?? null,
    total_calories_burned: readAmount(calories) ?? null,
    notes: notes.trim() || null,
    ...(unitOfDraft(draft) === 'kg' ? {} : { weight_unit: unitOfDraft(draft) }),
    ...(draft.started_at ? { started_at: draft.started_at } : {}),
    ...(draft.ended_at ? { ended_at: draft.ended_at } : {}),
    ...(draft.plan ? { plan_id: draft.plan.id, plan_week: draft.plan.week, plan_day: draft.plan.day } : {}),
    exercises: loggedOf(draft, which).map((exercise) => {
      const { set_details, ...line } = { set_details: undefined, ...amountOf(exercise, which) };
      return {
        exercise_id: exercise.exercise_id as number | null,
        exercise_name: exercise.name,
        ...line,
        notes: exercise.notes,
        ...(exercise.superset ? { superset: exercise.superset } : {}),
        ...(exercise.reason ? { reason: exercise.reason } : {}),
        ...(set_details ? { set_details } : {}),
      };
    }),
  };
}
