import { fromMeters, roundTo, toMeters } from '@fitarc/domain/units';
import { areEqualSets, detailsOf, LOG_BOUNDS, type PerformedSet } from '@fitarc/domain/workout';
import { randomKey } from '../../../lib/retry-key.ts';
import { readAmount, readNumber } from '../../../lib/typed-number.ts';
import { currentUnits, weightFromKg, weightToKg } from '../../../lib/units.ts';
import type { DraftExercise, DraftSet, Picked } from './workout-draft.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
}
const within = (value: number | undefined, { min, max }: Bounds): value is number =>
  value !== undefined && value >= min && value <= max;

export const isCount = (text: string, bounds: Bounds): boolean => {
  const value = readNumber(text);
  return within(value, bounds) && Number.isInteger(value);
};

/** It may be left out. */
export const isAmount = (text: string, bounds: Bounds): boolean =>
  text.trim() === '' || within(readAmount(text), bounds);

/** A weight may be left out. */
export const isWeight = (text: string, bounds: Bounds = LOG_BOUNDS.weight): boolean =>
  text.trim() === '' || within(readNumber(text), bounds);

/** A distance as typed, in meters to the centimeter. */
const metersOf = (text: string): number | null => {
  const value = readNumber(text);
  return value === undefined ? null : roundTo(toMeters(value, currentUnits().distance), 2);
};

/** A stored distance in a field. */
export const distanceFieldText = (meters: number | null | undefined): string =>
  meters == null ? '' : String(roundTo(fromMeters(meters, currentUnits().distance), 2));

export const weightOf = (text: string): number | null => readNumber(text) ?? null;

/** A stored number in a field: 82.5. */
export const toFieldText = (value: number | null): string => (value === null ? '' : String(value));

/** A stored weight in a field, in the unit of the member. */
export const weightFieldText = (kg: number | null): string =>
  toFieldText(kg === null ? null : weightFromKg(kg));

type Typed = Omit<DraftSet, 'key'>;

export const newSet = (values: Typed): DraftSet => ({ ...values, key: randomKey() });

/** As a line, so many equal sets; opened, the rows themselves. */
export function setsOf({ sets, reps, weight, rows }: DraftExercise): readonly Typed[] {
  if (rows) return rows;
  const count = Math.min(Math.max(Math.trunc(readNumber(sets) ?? 1), 1), LOG_BOUNDS.sets.max);
  return Array.from({ length: count }, () => ({ kind: 'normal', weight, reps, done: false }));
}

export const rowsOf = (exercise: DraftExercise): DraftSet[] => exercise.rows ?? setsOf(exercise).map(newSet);

export const setCountOf = ({ sets, rows }: DraftExercise): number =>
  rows ? rows.length : Math.max(0, Math.trunc(readNumber(sets) ?? 0));

export const doneCountOf = ({ rows }: DraftExercise): number => rows?.filter(({ done }) => done).length ?? 0;

/** Closed, an exercise whose sets are all alike and not begun is one line again. */
export function collapseExercise(exercise: DraftExercise): DraftExercise {
  const { rows } = exercise;
  const [first] = rows ?? [];
  if (!rows || !first || !areEqualSets(rows) || rows.some(({ done, distance }) => done || distance))
    return exercise;
  // A failed, assisted or very long set can be logged, a line of them cannot.
  if (!wrongCell(first) && !(isWeight(first.weight) && isCount(first.reps, LOG_BOUNDS.reps))) return exercise;
  return { ...exercise, rows: null, sets: String(rows.length), reps: first.reps, weight: first.weight };
}

/** The cell of a set that cannot be logged as it is. */
export function wrongCell({ reps, weight }: Typed): 'reps' | 'weight' | undefined {
  if (!isWeight(weight, LOG_BOUNDS.set.weight)) return 'weight';
  return isCount(reps, LOG_BOUNDS.set.amount) ? undefined : 'reps';
}

/** The rows that can be understood, with their weights as typed. */
export const typedSets = (rows: readonly Typed[]): PerformedSet[] =>
  rows
    .filter((row) => !wrongCell(row))
    .map(({ kind, reps, weight, distance, ...rest }) => ({
      kind,
      reps: readNumber(reps) ?? 0,
      weight: weightOf(weight),
      ...detailsOf({ ...rest, metres: distance === undefined ? rest.metres : metersOf(distance) }),
    }));

/** The same as they would be stored: in kilograms. */
export const performedSets = (rows: readonly Typed[]): PerformedSet[] =>
  typedSets(rows).map((set) => ({ ...set, weight: set.weight === null ? null : weightToKg(set.weight) }));

interface Line {
  readonly sets: string;
  readonly reps: string;
  readonly weight?: string;
}

export const newExercise = (exercise: Picked, { sets, reps, weight = '' }: Line): DraftExercise => ({
  exercise_id: exercise.exercise_id,
  name: exercise.name,
  muscles: exercise.muscles,
  unit: exercise.unit,
  key: randomKey(),
  notes: null,
  sets,
  reps,
  weight,
  rows: null,
});
