import { LOG_BOUNDS } from '@fitarc/domain/workout';
import { collapseExercise, newSet, rowsOf } from './draft-sets.ts';
import {
  addWarmUps,
  moveExercise,
  replaceExercise,
  startSession,
  toggleSuperset,
  type WarmUp,
} from './session-changes.ts';
import {
  type DraftExercise,
  type DraftSet,
  EMPTY_PICKER,
  type Picked,
  type WorkoutDraft,
} from './workout-draft.ts';

type Details = Pick<WorkoutDraft, 'type' | 'name' | 'date' | 'duration' | 'calories' | 'notes'>;
type Line = Pick<DraftExercise, 'sets' | 'reps' | 'weight'>;
type Values = Pick<DraftSet, 'weight' | 'reps'>;
type ExerciseValues = Partial<Pick<DraftExercise, 'notes' | 'rest' | 'reason'>>;

type RowChange =
  | { readonly type: 'row'; readonly row: string; readonly values: Partial<Omit<DraftSet, 'key'>> }
  /** Done, or not after all. What is still empty is taken from the last time. */
  | { readonly type: 'tick'; readonly row: string; readonly last?: Values | undefined }
  | { readonly type: 'addRow' }
  | { readonly type: 'removeRow'; readonly row: string }
  | { readonly type: 'restoreRow'; readonly row: DraftSet; readonly at: number };

export type WorkoutChange =
  | { readonly type: 'begin'; readonly draft: WorkoutDraft }
  | { readonly type: 'details'; readonly details: Partial<Details> }
  | { readonly type: 'pick'; readonly picker: Partial<WorkoutDraft['picker']> }
  | { readonly type: 'add'; readonly exercise: DraftExercise }
  /** Those that are not there yet; a workout without a type takes the given name. */
  | { readonly type: 'import'; readonly exercises: readonly DraftExercise[]; readonly name: string }
  | { readonly type: 'line'; readonly key: string; readonly line: Partial<Line> }
  | { readonly type: 'rows'; readonly key: string; readonly change: RowChange }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'restore'; readonly exercise: DraftExercise; readonly at: number }
  | { readonly type: 'open'; readonly key: string | null }
  | { readonly type: 'session'; readonly at: string }
  | { readonly type: 'exercise'; readonly key: string; readonly values: ExerciseValues }
  | { readonly type: 'move'; readonly key: string; readonly by: -1 | 1 }
  | { readonly type: 'superset'; readonly key: string }
  | { readonly type: 'replace'; readonly key: string; readonly picked: Picked }
  | { readonly type: 'warmUps'; readonly key: string; readonly warmUps: readonly WarmUp[] }
  | { readonly type: 'rest'; readonly rest: WorkoutDraft['rest'] }
  | { readonly type: 'attempt'; readonly attempt: WorkoutDraft['attempt'] };

const putBack = <T>(list: readonly T[], item: T, at: number): T[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

/** Known by its id, or by its name where it has none. */
const sameExercise = (a: DraftExercise, b: DraftExercise): boolean =>
  a.exercise_id === null || b.exercise_id === null
    ? a.name === b.name
    : String(a.exercise_id) === String(b.exercise_id);

export function tickSet(row: DraftSet, last: Values | undefined): DraftSet {
  if (row.done) return { ...row, done: false };
  return { ...row, done: true, weight: row.weight || last?.weight || '', reps: row.reps || last?.reps || '' };
}

/** One more like the last; it is a set of its own, not another drop or warm-up. */
function oneMore(rows: readonly DraftSet[]): DraftSet[] {
  const last = rows.at(-1);
  if (rows.length >= LOG_BOUNDS.sets.max) return [...rows];
  return [
    ...rows,
    newSet({ kind: 'normal', weight: last?.weight ?? '', reps: last?.reps ?? '', done: false }),
  ];
}

function changeRows(rows: readonly DraftSet[], change: RowChange): DraftSet[] {
  switch (change.type) {
    case 'row':
      return rows.map((row) => (row.key === change.row ? { ...row, ...change.values } : row));
    case 'tick':
      return rows.map((row) => (row.key === change.row ? tickSet(row, change.last) : row));
    case 'addRow':
      return oneMore(rows);
    case 'removeRow':
      return rows.filter(({ key }) => key !== change.row);
    case 'restoreRow':
      return putBack(rows, change.row, change.at);
  }
}

/** One exercise is open at a time: the one that is being done. */
function openExercise(draft: WorkoutDraft, key: string | null): WorkoutDraft {
  const exercises = draft.exercises.map((exercise) =>
    exercise.key === key || draft.live ? { ...exercise, rows: rowsOf(exercise) } : collapseExercise(exercise),
  );
  return { ...draft, exercises, open: key };
}

function importExercises(
  draft: WorkoutDraft,
  exercises: readonly DraftExercise[],
  name: string,
): WorkoutDraft {
  const added = exercises.filter((one) => !draft.exercises.some((other) => sameExercise(one, other)));
  const [first] = added;
  if (!first) return draft;
  const next = {
    ...draft,
    ...(draft.type ? {} : { type: 'Custom', name }),
    exercises: [...draft.exercises, ...added],
  };
  return draft.exercises.length > 0 ? next : openExercise(next, first.key);
}

/** What was filled in for one exercise goes when another is chosen, and is the member's own once they type. */
function changePicker(
  picker: WorkoutDraft['picker'],
  values: Partial<WorkoutDraft['picker']>,
): WorkoutDraft['picker'] {
  const kept = picker.from_last && values.exercise !== undefined ? EMPTY_PICKER : picker;
  return { ...kept, from_last: undefined, ...values };
}

/** In a session it is open at once where nothing else is left to do. */
function addExercise(draft: WorkoutDraft, exercise: DraftExercise): WorkoutDraft {
  const rows = draft.live ? rowsOf(exercise) : exercise.rows;
  const next = { ...draft, picker: EMPTY_PICKER, exercises: [...draft.exercises, { ...exercise, rows }] };
  const isLeft = draft.exercises.some((one) => rowsOf(one).some(({ done }) => !done));
  return draft.live && !isLeft ? openExercise(next, exercise.key) : next;
}

const changeExercise = (
  draft: WorkoutDraft,
  key: string,
  change: (exercise: DraftExercise) => DraftExercise,
): WorkoutDraft => ({
  ...draft,
  exercises: draft.exercises.map((exercise) => (exercise.key === key ? change(exercise) : exercise)),
});

export function changeWorkout(draft: WorkoutDraft, change: WorkoutChange): WorkoutDraft {
  switch (change.type) {
    case 'begin':
      return change.draft;
    case 'details':
      return { ...draft, ...change.details };
    case 'pick':
      return { ...draft, picker: changePicker(draft.picker, change.picker) };
    case 'add':
      return addExercise(draft, change.exercise);
    case 'import':
      return importExercises(draft, change.exercises, change.name);
    case 'line':
      return changeExercise(draft, change.key, (exercise) => ({ ...exercise, ...change.line }));
    case 'rows':
      return changeExercise(draft, change.key, (exercise) => ({
        ...exercise,
        rows: changeRows(rowsOf(exercise), change.change),
      }));
    case 'remove':
      return {
        ...draft,
        exercises: draft.exercises.filter(({ key }) => key !== change.key),
        open: draft.open === change.key ? null : draft.open,
      };
    case 'restore':
      return {
        ...draft,
        exercises: putBack(
          draft.exercises,
          draft.live ? change.exercise : collapseExercise(change.exercise),
          change.at,
        ),
      };
    case 'open':
      return openExercise(draft, change.key);
    case 'session':
      return startSession(draft, change.at);
    case 'exercise':
      return changeExercise(draft, change.key, (exercise) => ({ ...exercise, ...change.values }));
    case 'move':
      return moveExercise(draft, change.key, change.by);
    case 'superset':
      return toggleSuperset(draft, change.key);
    case 'replace':
      return replaceExercise(draft, change.key, change.picked);
    case 'warmUps':
      return addWarmUps(draft, change.key, change.warmUps);
    case 'rest':
      return { ...draft, rest: change.rest };
    case 'attempt':
      return { ...draft, attempt: change.attempt };
  }
}
