import type { Exercise } from '@fitarc/contract/exercise';
import type { Plan, PlanExercise } from '@fitarc/contract/plans';
import { repUnitOf, STARTING_REPS } from '@fitarc/domain/plan';
import { type Week, type Weekday, weekOf } from '@fitarc/domain/weekday';

type Shown = Pick<
  PlanExercise,
  | 'exercise_id'
  | 'name'
  | 'muscles'
  | 'muscle_groups'
  | 'equipment_options'
  | 'difficulty'
  | 'measure'
  | 'movement_pattern'
>;

/** An exercise on a day that is being edited. It has a key of its own, since a day may hold copies. */
export interface DraftEntry extends Shown {
  readonly key: string;
  readonly sets: number;
  readonly reps: number;
}

export interface PlanDraft {
  readonly name: string;
  readonly goal: string;
  readonly week: Week<readonly DraftEntry[]>;
  /** Days whose button was pressed; such a day counts as chosen even while it is empty. */
  readonly pressed: readonly Weekday[];
}

let nextKey = 1;

const exerciseFields = (exercise: Shown): Shown => ({
  exercise_id: exercise.exercise_id,
  name: exercise.name,
  muscles: exercise.muscles,
  muscle_groups: exercise.muscle_groups,
  equipment_options: exercise.equipment_options,
  difficulty: exercise.difficulty,
  measure: exercise.measure,
  movement_pattern: exercise.movement_pattern,
});

export const entryOf = (exercise: Shown & { readonly sets: number; readonly reps: number }): DraftEntry => ({
  ...exerciseFields(exercise),
  key: `entry-${nextKey++}`,
  sets: exercise.sets,
  reps: exercise.reps,
});

export const newEntry = (exercise: Exercise): DraftEntry =>
  entryOf({ ...exercise, ...STARTING_REPS[repUnitOf(exercise)] });

export const emptyDraft = (): PlanDraft => ({ name: '', goal: '', week: weekOf(() => []), pressed: [] });

export const draftOf = (
  plan: Pick<Plan, 'plan_name' | 'fitness_goal' | 'workouts'>,
  name: string,
): PlanDraft => ({
  name,
  goal: plan.fitness_goal ?? '',
  week: weekOf((day) => plan.workouts[day].map(entryOf)),
  pressed: [],
});

const withoutKeys = ({ name, goal, week }: PlanDraft) =>
  JSON.stringify([name, goal, weekOf((day) => week[day].map(({ key: _key, ...entry }) => entry))]);

/** Whether saving the one would store something else than saving the other. */
export const differs = (a: PlanDraft, b: PlanDraft): boolean => withoutKeys(a) !== withoutKeys(b);

/** As the calls take it. */
export const weekToSend = (week: PlanDraft['week']) =>
  weekOf((day) => week[day].map(({ exercise_id, name, sets, reps }) => ({ exercise_id, name, sets, reps })));

export const allEntries = (week: PlanDraft['week']): DraftEntry[] => Object.values(week).flat();

const isOn = (entries: readonly DraftEntry[], { exercise_id }: Pick<Shown, 'exercise_id'>) =>
  entries.some((entry) => String(entry.exercise_id) === String(exercise_id));

export type DraftAction =
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'goal'; readonly goal: string }
  | { readonly type: 'press'; readonly day: Weekday }
  | { readonly type: 'add'; readonly day: Weekday; readonly entry: DraftEntry }
  | {
      readonly type: 'count';
      readonly day: Weekday;
      readonly key: string;
      readonly counts: { readonly sets: number } | { readonly reps: number };
    }
  | { readonly type: 'remove'; readonly day: Weekday; readonly key: string }
  | {
      readonly type: 'restore';
      readonly day: Weekday;
      readonly entry: DraftEntry;
      /** The keys of the day as it was, which say where the entry belongs. */
      readonly order: readonly string[];
      readonly keepDuplicates: boolean;
    }
  | { readonly type: 'move'; readonly day: Weekday; readonly from: number; readonly to: number }
  | { readonly type: 'paste'; readonly day: Weekday; readonly entries: readonly DraftEntry[] }
  | { readonly type: 'begin'; readonly draft: PlanDraft };

function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Before the first of those that followed it; others may have gone or come since. */
function reinsertEntry(
  entries: readonly DraftEntry[],
  { entry, order }: { readonly entry: DraftEntry; readonly order: readonly string[] },
): DraftEntry[] {
  const followers = order.slice(order.indexOf(entry.key) + 1);
  const before = followers
    .map((key) => entries.findIndex((other) => other.key === key))
    .find((at) => at >= 0);
  const at = before ?? entries.length;
  return [...entries.slice(0, at), entry, ...entries.slice(at)];
}

function changedDay(entries: readonly DraftEntry[], action: DraftAction): readonly DraftEntry[] {
  switch (action.type) {
    case 'add':
      return isOn(entries, action.entry) ? entries : [...entries, action.entry];
    case 'count':
      return entries.map((entry) => (entry.key === action.key ? { ...entry, ...action.counts } : entry));
    case 'remove':
      return entries.filter(({ key }) => key !== action.key);
    case 'restore':
      return !action.keepDuplicates && isOn(entries, action.entry) ? entries : reinsertEntry(entries, action);
    case 'move':
      return moveItem(entries, action.from, action.to);
    case 'paste':
      return [...entries, ...action.entries];
    default:
      return entries;
  }
}

export function changeDraft(draft: PlanDraft, action: DraftAction): PlanDraft {
  switch (action.type) {
    case 'begin':
      return action.draft;
    case 'name':
      return { ...draft, name: action.name };
    case 'goal':
      return { ...draft, goal: action.goal };
    case 'press':
      return draft.pressed.includes(action.day)
        ? draft
        : { ...draft, pressed: [...draft.pressed, action.day] };
    default:
      return { ...draft, week: { ...draft.week, [action.day]: changedDay(draft.week[action.day], action) } };
  }
}
