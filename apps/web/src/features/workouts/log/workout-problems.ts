import { typedText } from '@fitarc/domain/plain-text';
import { LOG_BOUNDS, LOG_PROBLEMS, TOO_MANY_SETS } from '@fitarc/domain/workout';
import { formatNumber } from '../../../lib/format-number.ts';
import { weightSymbol } from '../../../lib/units.ts';
import { REP_UNIT_LABELS } from '../../plans/plan-text.ts';
import { isAmount, isCount, isWeight, setCountOf, wrongCell } from './draft-sets.ts';
import { type Cell, lineField, pickerField } from './focus-field.ts';
import type { DraftExercise, DraftSet, WorkoutDraft } from './workout-draft.ts';
import { loggedOf, type SetSelection, setsToLog } from './workout-payload.ts';

export type WrongField = 'type' | 'name' | 'date' | 'exercises' | 'duration' | 'calories' | 'picker';

/** Where something wrong is mended: the name of the field, and the exercise that has to be open for it. */
export interface FieldLocation {
  readonly field: string;
  readonly open?: string;
}

interface Problem {
  readonly of: WrongField;
  readonly message: string;
  readonly place?: FieldLocation;
}

export interface Problems {
  /** In the order they are said. */
  readonly messages: readonly string[];
  readonly fields: readonly WrongField[];
  /** The first that has a place. */
  readonly place: FieldLocation | undefined;
}

export const NO_PROBLEMS: Problems = { messages: [], fields: [], place: undefined };

const between = ({ min, max }: { min: number; max: number }) =>
  `between ${formatNumber(min)} and ${formatNumber(max)}`;
const weightBetween = (bounds: { min: number; max: number } = LOG_BOUNDS.weight) =>
  `${between(bounds)} ${weightSymbol()}`;

function setProblem({ key, name, rows, unit }: DraftExercise, set: DraftSet): Problem | undefined {
  const cell = wrongCell(set);
  if (!cell) return undefined;
  const needs =
    cell === 'weight'
      ? `a weight ${weightBetween(LOG_BOUNDS.set.weight)}`
      : `whole ${REP_UNIT_LABELS[unit].toLowerCase()} ${between(LOG_BOUNDS.set.amount)}`;
  const number = (rows?.indexOf(set) ?? 0) + 1;
  const place = { field: lineField(set.key, cell), open: key };
  return { of: 'exercises', message: `Set ${number} of ${name} needs ${needs}`, place };
}

function lineProblem({ key, name, unit, sets, reps, weight }: DraftExercise): Problem | undefined {
  const wrong = (cell: Cell, message: string): Problem => ({
    of: 'exercises',
    message,
    place: { field: lineField(key, cell) },
  });
  if (!isCount(sets, LOG_BOUNDS.sets)) {
    return wrong('sets', `Sets of ${name} must be a whole number ${between(LOG_BOUNDS.sets)}`);
  }
  if (!isCount(reps, LOG_BOUNDS.reps)) {
    return wrong(
      'reps',
      `${REP_UNIT_LABELS[unit]} of ${name} must be a whole number ${between(LOG_BOUNDS.reps)}`,
    );
  }
  return isWeight(weight) ? undefined : wrong('weight', `Weight of ${name} must be ${weightBetween()}`);
}

function exerciseProblems(exercise: DraftExercise, which: SetSelection): readonly Problem[] {
  const { name, rows } = exercise;
  if (!rows) return [lineProblem(exercise) ?? []].flat();
  const sets = setsToLog(rows, which);
  if (sets.length === 0) return [{ of: 'exercises', message: `${name} needs at least one set` }];
  return sets.flatMap((set) => setProblem(exercise, set) ?? []);
}

/** What keeps the exercise that is chosen but not added from being added. */
function pickerProblem({ picker, exercises }: WorkoutDraft): Problem | undefined {
  const { exercise, sets, reps, weight, from_last } = picker;
  if (!exercise) return undefined;
  // Figures that nobody typed are no word that it was done.
  const how = from_last ? 'Press Add' : 'Enter its sets and reps and press Add';
  const message = `${exercise.name} is not added yet. ${how}, or clear it.`;
  const wrong = (cell: 'sets' | 'reps'): Problem => ({
    of: 'picker',
    message,
    place: { field: pickerField(cell) },
  });
  if (from_last || !isCount(sets, LOG_BOUNDS.sets)) return wrong('sets');
  if (!isCount(reps, LOG_BOUNDS.reps)) return wrong('reps');
  if (!isWeight(weight)) {
    const place = { field: pickerField('weight') };
    return {
      of: 'picker',
      message: `Weight of ${exercise.name} must be ${weightBetween()}`,
      place,
    };
  }
  if (exercises.length < LOG_BOUNDS.exercises) return undefined;
  return { of: 'picker', message: `A workout can have at most ${LOG_BOUNDS.exercises} exercises` };
}

function totalProblem(logged: readonly DraftExercise[], which: SetSelection): Problem | undefined {
  const counts = logged.map((exercise) =>
    exercise.rows ? setsToLog(exercise.rows, which).length : setCountOf(exercise),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total > LOG_BOUNDS.setsInAll ? { of: 'exercises', message: TOO_MANY_SETS } : undefined;
}

/** An exercise is chosen, and could be added as it is. */
export const canAddPicked = (draft: WorkoutDraft): boolean =>
  draft.picker.exercise !== null && pickerProblem(draft) === undefined;

export function problemsOf(draft: WorkoutDraft, which: SetSelection): Problems {
  const { type, name, date, duration, calories } = draft;
  const logged = loggedOf(draft, which);
  const required: readonly (readonly [WrongField, boolean, string])[] = [
    ['type', type === '', LOG_PROBLEMS.type],
    ['name', type === 'Custom' && typedText(name) === '', LOG_PROBLEMS.name],
    ['date', date === '', LOG_PROBLEMS.date],
    ['exercises', logged.length === 0, LOG_PROBLEMS.exercises],
  ];
  const amounts = [
    ['duration', 'Duration', duration],
    ['calories', 'Calories burned', calories],
  ] as const;
  const found: readonly Problem[] = [
    ...required.filter(([, wrong]) => wrong).map(([of, , message]) => ({ of, message })),
    ...[pickerProblem(draft) ?? []].flat(),
    ...amounts
      .filter(([of, , text]) => !isAmount(text, LOG_BOUNDS[of]))
      .map(([of, label]) => ({
        of,
        message: `${label} must be ${between(LOG_BOUNDS[of])}`,
        place: { field: of },
      })),
    ...logged.flatMap((exercise) => exerciseProblems(exercise, which)),
    ...[totalProblem(logged, which) ?? []].flat(),
  ];
  return {
    messages: found.map(({ message }) => message),
    fields: [...new Set(found.map(({ of }) => of))],
    place: found.find(({ place }) => place)?.place,
  };
}
