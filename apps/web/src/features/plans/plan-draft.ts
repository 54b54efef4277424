import type { Exercise } from '@fitarc/contract/exercise';
import type { Plan, PlanExercise } from '@fitarc/contract/plans';
import { repUnitOf, STARTING_REPS } from '@fitarc/domain/plan';
import type { ProgressionRule } from '@fitarc/domain/progression/rules';
import { WEEKDAYS, type Week, type Weekday, weekOf } from '@fitarc/domain/weekday';
import { weeksOf } from './plan-weeks.ts';

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

/** What few entries have. */
export interface EntryDetails {
  readonly reps_max?: number;
  /** Kilograms. */
  readonly target_weight?: number;
  readonly target_percent?: number;
  readonly target_rpe?: number;
  readonly rest_seconds?: number;
  readonly progression?: ProgressionRule;
}

/** An exercise on a day that is being edited. It has a key of its own, since a day may hold copies. */
export interface DraftEntry extends Shown, EntryDetails {
  readonly key: string;
  readonly sets: number;
  readonly reps: number;
  /** Entries of a day with the same number are done in turn. */
  readonly superset?: number;
}

export type DraftWeek = Week<readonly DraftEntry[]>;

export interface PlanDraft {
  readonly name: string;
  readonly goal: string;
  /** One or more. */
  readonly weeks: readonly DraftWeek[];
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

const DETAILS = [
  'reps_max',
  'target_weight',
  'target_percent',
  'target_rpe',
  'rest_seconds',
  'progression',
] as const satisfies readonly (keyof EntryDetails)[];

export const NO_DETAILS = Object.fromEntries(DETAILS.map((field) => [field, undefined]));

type Given<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

/** Without those that are not there, so that two entries can be compared. */
const detailsOf = (entry: Given<EntryDetails>): EntryDetails =>
  Object.fromEntries(
    DETAILS.flatMap((field) => {
      const value = entry[field];
      return value === null || value === undefined ? [] : [[field, value]];
    }),
  );

type Stored = Shown &
  Given<EntryDetails> & {
    readonly sets: number;
    readonly reps: number;
    readonly superset?: number | null | undefined;
  };

export const entryOf = (entry: Stored): DraftEntry => ({
  ...exerciseFields(entry),
  key: `entry-${nextKey++}`,
  sets: entry.sets,
  reps: entry.reps,
  ...detailsOf(entry),
  ...(entry.superset ? { superset: entry.superset } : {}),
});

export const newEntry = (exercise: Exercise): DraftEntry =>
  entryOf({ ...exerciseFields(exercise), ...STARTING_REPS[repUnitOf(exercise)] });

export const emptyWeek = (): DraftWeek => weekOf(() => []);

/** The same once more, with keys of its own. */
export const copyWeek = (week: Week<readonly Stored[]>): DraftWeek => weekOf((day) => week[day].map(entryOf));

export const emptyDraft = (): PlanDraft => ({ name: '', goal: '', weeks: [emptyWeek()], pressed: [] });

export const draftOf = (
  plan: Pick<Plan, 'plan_name' | 'fitness_goal' | 'workouts' | 'more_weeks'>,
  name: string,
): PlanDraft => ({
  name,
  goal: plan.fitness_goal ?? '',
  weeks: weeksOf(plan).map(copyWeek),
  pressed: [],
});

const withoutKeys = ({ name, goal, weeks }: PlanDraft) =>
  JSON.stringify([
    name,
    goal,
    weeks.map((week) => WEEKDAYS.map((day) => week[day].map(({ key: _key, ...entry }) => entry))),
  ]);

/** Whether saving the one would store something else than saving the other. */
export const differs = (a: PlanDraft, b: PlanDraft): boolean => withoutKeys(a) !== withoutKeys(b);

/** Numbers from one on, for those that share theirs. */
function supersetNumbers(entries: readonly DraftEntry[]): Map<number, number> {
  const shared = entries.flatMap(({ superset }) =>
    superset && entries.filter((other) => other.superset === superset).length > 1 ? [superset] : [],
  );
  return new Map([...new Set(shared)].map((number, index) => [number, index + 1]));
}

function dayToSend(entries: readonly DraftEntry[]) {
  const numbers = supersetNumbers(entries);
  return entries.map((entry) => {
    const { exercise_id, name, sets, reps } = entry;
    const superset = entry.superset && numbers.get(entry.superset);
    return { exercise_id, name, sets, reps, ...detailsOf(entry), ...(superset ? { superset } : {}) };
  });
}

const weekToSend = (week: DraftWeek) => weekOf((day) => dayToSend(week[day]));

/** As the calls take it: later weeks only where there are any, or were. */
export function weeksToSend({ weeks }: PlanDraft, before: PlanDraft | undefined) {
  const [first = emptyWeek(), ...more] = weeks;
  const hasMore = more.length > 0 || (before !== undefined && before.weeks.length > 1);
  return { workouts: weekToSend(first), ...(hasMore ? { more_weeks: more.map(weekToSend) } : {}) };
}

export const allEntries = (week: DraftWeek): DraftEntry[] => WEEKDAYS.flatMap((day) => week[day]);
