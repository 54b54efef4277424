import { weightFromKg } from '../../../lib/units.ts';
import { newSet, rowsOf, toFieldText } from './draft-sets.ts';
import { nextPlace } from './next-place.ts';
import type { DraftExercise, DraftSet, Picked, WorkoutDraft } from './workout-draft.ts';

/** What a plan says of repetitions is a suggestion once the session runs, as the weight is. */
function asSuggestion(exercise: DraftExercise): DraftExercise {
  const rows = rowsOf(exercise);
  if (!exercise.goal) return { ...exercise, rows };
  return {
    ...exercise,
    rows: rows.map((row) => (row.done || row.reps !== exercise.reps ? row : { ...row, reps: '' })),
  };
}

/** The clock begins, and the first set is open. */
export function startSession(draft: WorkoutDraft, at: string): WorkoutDraft {
  const exercises = draft.exercises.map(asSuggestion);
  const first = nextPlace(exercises, draft.open ?? '')?.exercise.key ?? exercises[0]?.key ?? null;
  return {
    ...draft,
    live: true,
    started_at: draft.started_at ?? at,
    picker: draft.picker.from_last ? { ...draft.picker, weight: '' } : draft.picker,
    exercises,
    open: exercises.some(({ key }) => key === draft.open) ? draft.open : first,
  };
}

/** One place up or down. */
export function moveExercise(draft: WorkoutDraft, key: string, by: -1 | 1): WorkoutDraft {
  const from = draft.exercises.findIndex((one) => one.key === key);
  const to = from + by;
  const moved = draft.exercises[from];
  if (!moved || to < 0 || to >= draft.exercises.length) return draft;
  const exercises = draft.exercises.filter((one) => one.key !== key);
  exercises.splice(to, 0, moved);
  return { ...draft, exercises };
}

/** Makes a superset with the exercise after it, or ends it. */
export function toggleSuperset(draft: WorkoutDraft, key: string): WorkoutDraft {
  const at = draft.exercises.findIndex((one) => one.key === key);
  const [own, next] = [draft.exercises[at], draft.exercises[at + 1]];
  if (!own) return draft;
  if (own.superset) {
    const left = draft.exercises.filter((one) => one.superset === own.superset && one.key !== key);
    const alone = left.length < 2;
    return withExercises(draft, (one) =>
      one.key === key || (alone && one.superset === own.superset) ? { ...one, superset: null } : one,
    );
  }
  if (!next) return draft;
  const number = next.superset ?? 1 + Math.max(0, ...draft.exercises.map(({ superset }) => superset ?? 0));
  return withExercises(draft, (one) =>
    one.key === own.key || one.key === next.key ? { ...one, superset: number } : one,
  );
}

function withExercises(
  draft: WorkoutDraft,
  change: (exercise: DraftExercise) => DraftExercise,
): WorkoutDraft {
  return { ...draft, exercises: draft.exercises.map(change) };
}

/** Another exercise in its place: as many sets, without the figures of the one before. */
export const replaceExercise = (draft: WorkoutDraft, key: string, picked: Picked): WorkoutDraft =>
  withExercises(draft, (one) => {
    if (one.key !== key) return one;
    const sameUnit = picked.unit === one.unit;
    return {
      ...one,
      ...picked,
      weight: '',
      reps: sameUnit ? one.reps : '',
      reason: null,
      ...(one.goal ? { goal: { ...one.goal, weight: null } } : {}),
      rows:
        one.rows
          ?.filter(({ kind, done }) => done || kind !== 'warm_up')
          .map((row) => (row.done ? row : { ...row, weight: '', reps: sameUnit ? row.reps : '' })) ?? null,
    };
  });

export interface WarmUp {
  /** Kilograms. */
  readonly weight: number;
  readonly reps: number;
}

/** Before the sets; those that were there and are not done give way. */
export const addWarmUps = (draft: WorkoutDraft, key: string, warmUps: readonly WarmUp[]): WorkoutDraft =>
  withExercises(draft, (one) => {
    if (one.key !== key) return one;
    const rows = rowsOf(one).filter(({ kind, done }) => done || kind !== 'warm_up');
    const added: DraftSet[] = warmUps.map(({ weight, reps }) =>
      newSet({
        kind: 'warm_up',
        weight: toFieldText(weightFromKg(weight)),
        reps: String(reps),
        done: false,
      }),
    );
    const at = rows.findIndex(({ done }) => !done);
    const place = at < 0 ? rows.length : at;
    return { ...one, rows: [...rows.slice(0, place), ...added, ...rows.slice(place)] };
  });
