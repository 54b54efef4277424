import type { RepUnit } from '@fitarc/domain/plan';
import { pluralize } from '@fitarc/domain/pluralize';
import { roundTo, toKg, type WeightUnit } from '@fitarc/domain/units';
import { LOG_BOUNDS } from '@fitarc/domain/workout';
import type { ParsedSet } from '../read/parsed-file.ts';

const KM = 1000;
const MILE = 1609.344;

const metresOf = ({ metres, distance }: ParsedSet, unit: WeightUnit) =>
  metres ?? (distance === undefined ? undefined : distance * (unit === 'lbs' ? MILE : KM));

/** What was done, in the unit the exercise is counted in. */
function countOf(set: ParsedSet, unit: RepUnit, metres: number | undefined): number {
  const { reps, seconds } = set;
  if (unit === 'reps' || set.countedIn === unit) return reps;
  const amount =
    unit === 'metres' ? metres : unit === 'minutes' ? seconds && Math.max(1, seconds / 60) : seconds;
  return Math.min(Math.round(amount ?? 0), LOG_BOUNDS.set.amount.max);
}

/** Some apps write the help of a machine as a weight. */
const isAssistance = (name: string) => /\bassisted/i.test(name);

/** Repetitions of an exercise that is counted otherwise are not lost. */
function noteOf({ note, reps, seconds, countedIn }: ParsedSet, unit: RepUnit) {
  const isLost = unit !== 'reps' && countedIn !== unit && reps > 0 && !seconds;
  const counted = isLost ? pluralize(reps, 'rep') : undefined;
  const words = [note, counted].filter(Boolean).join(', ');
  return words ? { note: words.slice(0, LOG_BOUNDS.set.note) } : {};
}

/** What was counted in another unit than the exercise has here, as what it is. */
function inOwnFields(set: ParsedSet, unit: RepUnit): ParsedSet {
  const { countedIn = 'reps', reps } = set;
  if (countedIn === 'reps' || countedIn === unit) return set;
  const amount =
    countedIn === 'metres' ? { metres: reps } : { seconds: countedIn === 'minutes' ? reps * 60 : reps };
  return { ...set, ...amount, reps: 0, countedIn: undefined };
}

/** A set as it is sent, for an exercise that is counted in this unit. */
export function prepareSet(name: string, given: ParsedSet, unit: RepUnit, asked: WeightUnit) {
  const set = inOwnFields(given, unit);
  const metres = metresOf(set, asked);
  const weight = set.weight === null ? null : roundTo(toKg(set.weight, set.unit ?? asked), 3);
  return {
    kind: set.kind,
    reps: countOf(set, unit, metres),
    weight: weight && isAssistance(name) ? -Math.abs(weight) : weight,
    ...(set.rpe === undefined ? {} : { rpe: set.rpe }),
    ...(set.seconds ? { seconds: roundTo(set.seconds, 3) } : {}),
    ...(metres ? { metres: roundTo(metres, 2) } : {}),
    ...noteOf(set, unit),
  };
}
