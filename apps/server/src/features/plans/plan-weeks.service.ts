import type { PlanEntry } from '@fitarc/contract/plans';
import { WEEKDAYS, type Week } from '@fitarc/domain/weekday';
import type { Entry } from './plans.repository.ts';

export interface PlanWeeks {
  readonly workouts: Week<readonly PlanEntry[]>;
  readonly more_weeks?: readonly Week<readonly PlanEntry[]>[] | undefined;
}

const columnsOf = (entry: PlanEntry): Omit<Entry, 'week' | 'day' | 'position'> => ({
  exerciseId: entry.exercise_id,
  sets: entry.sets,
  reps: entry.reps,
  repsMax: entry.reps_max === entry.reps ? null : (entry.reps_max ?? null),
  targetWeight: entry.target_weight ?? null,
  targetPercent: entry.target_percent ?? null,
  targetRpe: entry.target_rpe ?? null,
  rest: entry.rest_seconds ?? null,
  rule: entry.progression ?? null,
  superset: entry.superset ?? null,
});

const rowsOf = (days: PlanWeeks['workouts'], week: number): Entry[] =>
  WEEKDAYS.flatMap((name, day) =>
    days[name].map((entry, position) => ({ week, day, position, ...columnsOf(entry) })),
  );

/** The weeks after the first. Empty ones at the end are no weeks. */
export const laterEntriesOf = (weeks: readonly PlanWeeks['workouts'][]): Entry[] =>
  weeks.flatMap((days, index) => rowsOf(days, index + 1));

/** The weeks of a plan as the rows of its entries. */
export const entriesOf = ({ workouts, more_weeks = [] }: PlanWeeks): Entry[] => [
  ...rowsOf(workouts, 0),
  ...laterEntriesOf(more_weeks),
];

const FIELDS = [
  'week',
  'day',
  'position',
  'exerciseId',
  'sets',
  'reps',
  'repsMax',
  'targetWeight',
  'targetPercent',
  'targetRpe',
  'rest',
  'rule',
  'superset',
] as const satisfies readonly (keyof Entry)[];

const textOf = (entries: readonly Entry[]) =>
  JSON.stringify(entries.map((entry) => FIELDS.map((field) => entry[field] ?? null)));

export const sameEntries = (a: readonly Entry[], b: readonly Entry[]) => textOf(a) === textOf(b);
