import type { RepUnit } from './plan.ts';
import {
  bestSet,
  isAssisted,
  isWorkingSet,
  oneRepMax,
  type PerformedSet,
  type RecordKind,
  volumeOf,
} from './workout.ts';

/** What a member did best in an exercise so far. */
export interface PreviousBests {
  readonly unit: RepUnit;
  readonly weight: number;
  readonly reps: number;
  readonly oneRepMax: number | null;
  readonly volume: number;
}

export interface RecordBroken {
  readonly kind: RecordKind;
  readonly value: number;
  readonly previous: number;
  readonly weight: number | null;
  readonly reps: number | null;
}

/** Strictly more than ever before, or nothing is broken. */
const ifBroken = (kind: RecordKind, value: number, previous: number, set?: PerformedSet): RecordBroken[] =>
  value > previous ? [{ kind, value, previous, weight: set?.weight ?? null, reps: set?.reps ?? null }] : [];

function strongest(sets: readonly PerformedSet[]) {
  const rated = sets.map((set) => ({ set, value: oneRepMax(set.weight, set.reps) ?? 0 }));
  return rated.sort((a, b) => b.value - a.value)[0];
}

const canBeRecord = (set: PerformedSet) => isWorkingSet(set) && !isAssisted(set);

/** Where there was nothing to compare with before, nothing is broken. */
export function recordsBroken(performed: readonly PerformedSet[], before: PreviousBests): RecordBroken[] {
  const sets = performed.filter(canBeRecord);
  const best = bestSet(sets);
  if (!best) return [];
  const weight = best.weight ?? 0;
  const byWeight = weight > 0 || before.weight > 0;
  const strong = before.unit === 'reps' ? strongest(sets) : undefined;
  return [
    ...ifBroken('best_set', byWeight ? weight : best.reps, byWeight ? before.weight : before.reps, best),
    ...(strong && before.oneRepMax !== null
      ? ifBroken('one_rep_max', strong.value, before.oneRepMax, strong.set)
      : []),
    ...(before.volume > 0 ? ifBroken('volume', volumeOf(sets, before.unit), before.volume) : []),
  ];
}
