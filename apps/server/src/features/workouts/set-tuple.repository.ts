import type { PerformedSet } from '@fitarc/domain/workout';
import { sql } from 'drizzle-orm';
import { workoutSets } from './workouts.tables.ts';

const { kind, metres, note, position, reps, rpe, seconds, weight } = workoutSets;

/** The position of its exercise, then the set; the details only where it has any. */
export type SetTuple = readonly [
  position: number,
  weight: number | null,
  reps: number,
  kind: PerformedSet['kind'],
  ...details: readonly [] | readonly [number | null, number | null, number | null, string | null],
];

/** A set as a JSON array: a list of workouts has hundreds, and names of fields are two thirds of an object. */
export const setTuple = sql`case when coalesce(${rpe}, ${seconds}, ${metres}) is null and ${note} is null
  then json_build_array(${position}, ${weight}, ${reps}, ${kind})
  else json_build_array(${position}, ${weight}, ${reps}, ${kind}, ${rpe}, ${seconds}, ${metres}, ${note}) end`;

export function setOf(tuple: SetTuple): PerformedSet {
  const [, weight, reps, kind] = tuple;
  if (tuple.length === 4) return { weight, reps, kind };
  const [, , , , rpe, seconds, metres, note] = tuple;
  return { weight, reps, kind, rpe, seconds, metres, note };
}
