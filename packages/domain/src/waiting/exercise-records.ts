import { bestSet, isAssisted, oneRepMax, type PerformedSet, volumeOf } from '../workout.ts';
import type { Session } from './exercise-sessions.ts';
import type { Fields } from './waiting-write.ts';

const number = (value: unknown) => Number(value ?? 0);

/** What a record is compared by, the first that differs deciding. */
const SCORES: Readonly<Record<string, (record: Fields) => readonly number[]>> = {
  best_set: ({ weight, reps }) => [number(weight), number(reps)],
  heaviest: ({ weight, reps }) => [number(weight), number(reps)],
  one_rep_max: ({ value, reps }) => [number(value), number(reps)],
  most_reps: ({ value, weight }) => [number(value), number(weight)],
  distance: ({ value, reps }) => [number(value), number(reps)],
  volume: ({ value }) => [number(value)],
  amount: ({ value }) => [number(value)],
};

/** Of equal ones the first holds the record. */
function isBetter(kind: string, one: Fields, other: Fields): boolean {
  const scoreOf = SCORES[kind] ?? (() => []);
  const [a, b] = [scoreOf(one), scoreOf(other)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? String(one.date) < String(other.date) : (a[at] ?? 0) > (b[at] ?? 0);
}

export const bestOf = (kind: string, records: readonly (Fields | null | undefined)[]): Fields | null =>
  records.reduce<Fields | null>(
    (best, record) => (record && (!best || isBetter(kind, record, best)) ? record : best),
    null,
  );

export const amountOf = (sets: readonly PerformedSet[]) => sets.reduce((sum, { reps }) => sum + reps, 0);

/** What a workout may hold records in, by its working sets. */
function candidatesOf(session: Session): Readonly<Record<string, Fields | null>> {
  const { workout_id, date, sets } = session;
  const held = (value: number | null | undefined, set?: PerformedSet): Fields | null =>
    value ? { workout_id, date, value, weight: set?.weight ?? null, reps: set?.reps ?? null } : null;
  const unassisted = sets.filter((set) => !isAssisted(set));
  const most = (kind: string, valueIn: (set: PerformedSet) => number | null | undefined) =>
    bestOf(
      kind,
      unassisted.map((set) => held(valueIn(set), set)),
    );
  const top = bestSet(unassisted);
  return {
    best_set: top ? held(top.weight || top.reps, top) : null,
    heaviest: most('heaviest', ({ weight }) => weight),
    one_rep_max: most('one_rep_max', ({ weight, reps }) => oneRepMax(weight, reps)),
    most_reps: most('most_reps', ({ reps }) => reps),
    distance: most('distance', ({ metres }) => metres),
    volume: held(volumeOf(sets, session.unit)),
    amount: held(amountOf(sets)),
  };
}

export function recordsWith(records: Fields, sessions: readonly Session[]): Fields {
  const candidates = sessions.map(candidatesOf);
  return Object.fromEntries(
    Object.entries(records).map(([kind, record]) => [
      kind,
      bestOf(kind, [record as Fields | null, ...candidates.map((one) => one[kind])]),
    ]),
  );
}
