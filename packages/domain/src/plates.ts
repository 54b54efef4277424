import { roundTo, type WeightUnit } from './units.ts';

/** So many of one plate, for both sides together a pair each. */
export interface PlatePairs {
  readonly weight: number;
  readonly pairs: number;
}

/** What a member can load, in one unit. */
export interface GymWeights {
  readonly bar: number;
  readonly plates: readonly PlatePairs[];
  /** From one pair of dumbbells to the next. */
  readonly dumbbell_step: number;
  /** From one pin of a machine's stack to the next. */
  readonly machine_step: number;
}

export const PLATE_BOUNDS = {
  bar: { min: 0, max: 100 },
  plate: { min: 0.1, max: 100 },
  pairs: { min: 0, max: 20 },
  kinds: 15,
  step: { min: 0.1, max: 50 },
} as const;

const pairsOf = (weights: readonly number[], pairs: number) => weights.map((weight) => ({ weight, pairs }));

/** What a usual gym has, until the member says otherwise. */
export const USUAL_GYM_WEIGHTS: Record<WeightUnit, GymWeights> = {
  kg: {
    bar: 20,
    plates: [{ weight: 25, pairs: 1 }, ...pairsOf([20], 8), ...pairsOf([15, 10, 5, 2.5, 1.25], 2)],
    dumbbell_step: 2,
    machine_step: 5,
  },
  lbs: {
    bar: 45,
    plates: [...pairsOf([45], 8), ...pairsOf([35, 25, 10, 5, 2.5], 2)],
    dumbbell_step: 5,
    machine_step: 10,
  },
};

export interface Loading {
  /** What is on the bar in all. */
  readonly total: number;
  /** The plates of one side, the heaviest first. */
  readonly side: readonly number[];
}

const HUNDREDTHS = 100;
const whole = (weight: number) => Math.round(weight * HUNDREDTHS);

/** Every weight one side can have, up to a most, with the fewest plates that make it. */
function sidesUpTo(plates: readonly PlatePairs[], most: number): Map<number, readonly number[]> {
  const sides = new Map<number, readonly number[]>([[0, []]]);
  const heaviestFirst = [...plates].sort((a, b) => b.weight - a.weight);
  for (const { weight, pairs } of heaviestFirst) {
    for (const [sum, side] of [...sides]) {
      for (let count = 1; count <= pairs; count += 1) {
        const next = sum + count * whole(weight);
        if (next > most) break;
        const known = sides.get(next);
        if (known && known.length <= side.length + count) continue;
        sides.set(next, [...side, ...Array.from({ length: count }, () => weight)]);
      }
    }
  }
  return sides;
}

/** The heaviest that can be loaded without passing a weight; the bar alone where the weight is below it. */
export function loadingUpTo(weight: number, { bar, plates }: Pick<GymWeights, 'bar' | 'plates'>): Loading {
  const most = Math.max(0, Math.floor((whole(weight) - whole(bar)) / 2));
  const sides = sidesUpTo(plates, most);
  const best = Math.max(...sides.keys());
  return { total: roundTo(bar + (2 * best) / HUNDREDTHS, 2), side: sides.get(best) ?? [] };
}

/** The lightest that can be loaded above a weight; undefined where all plates are on. */
export function loadingAbove(
  weight: number,
  { bar, plates }: Pick<GymWeights, 'bar' | 'plates'>,
): Loading | undefined {
  if (weight < bar) return { total: bar, side: [] };
  const smallest = Math.max(...plates.map((plate) => whole(plate.weight)), 0);
  const most = Math.floor((whole(weight) - whole(bar)) / 2) + smallest;
  const above = [...sidesUpTo(plates, most)].filter(([sum]) => 2 * sum + whole(bar) > whole(weight));
  const [sum, side] = above.sort(([a], [b]) => a - b)[0] ?? [];
  return sum === undefined || !side ? undefined : { total: roundTo(bar + (2 * sum) / HUNDREDTHS, 2), side };
}
