import { type GymWeights, PLATE_BOUNDS } from '@fitarc/domain/plates';
import { randomKey } from '../../lib/retry-key.ts';
import { readNumber } from '../../lib/typed-number.ts';

/** Gym weights as they are typed. */
export interface GymWeightsText {
  readonly bar: string;
  readonly dumbbellStep: string;
  readonly machineStep: string;
  readonly plates: readonly { readonly key: string; readonly weight: string; readonly pairs: string }[];
}

export const toText = ({ bar, plates, dumbbell_step, machine_step }: GymWeights): GymWeightsText => ({
  bar: String(bar),
  dumbbellStep: String(dumbbell_step),
  machineStep: String(machine_step),
  plates: plates.map(({ weight, pairs }) => ({
    key: randomKey(),
    weight: String(weight),
    pairs: String(pairs),
  })),
});

const isWithin = (text: string, { min, max }: { min: number; max: number }) => {
  const value = readNumber(text);
  return value !== undefined && value >= min && value <= max;
};

/** The first thing that is wrong, in words. */
export function problemWith(values: GymWeightsText, symbol: string): string | undefined {
  const { bar, plate, pairs, step } = PLATE_BOUNDS;
  if (!isWithin(values.bar, bar)) return `The bar must be between ${bar.min} and ${bar.max} ${symbol}`;
  for (const [name, text] of [
    ['Dumbbell', values.dumbbellStep],
    ['Machine', values.machineStep],
  ] as const) {
    if (!isWithin(text, step)) return `${name} steps must be between ${step.min} and ${step.max} ${symbol}`;
  }
  if (values.plates.some(({ weight }) => !isWithin(weight, plate)))
    return `Every plate must be between ${plate.min} and ${plate.max} ${symbol}`;
  const areWhole = values.plates.every(
    ({ pairs: text }) => isWithin(text, pairs) && Number.isInteger(readNumber(text)),
  );
  return areWhole ? undefined : `Pairs must be whole numbers between ${pairs.min} and ${pairs.max}`;
}

/** The heaviest first; the same plate twice is one kind. */
export function fromText(values: GymWeightsText): GymWeights {
  const pairsByWeight = new Map<number, number>();
  for (const { weight, pairs } of values.plates) {
    const key = readNumber(weight) ?? 0;
    const sum = (pairsByWeight.get(key) ?? 0) + (readNumber(pairs) ?? 0);
    pairsByWeight.set(key, Math.min(sum, PLATE_BOUNDS.pairs.max));
  }
  return {
    bar: readNumber(values.bar) ?? 0,
    dumbbell_step: readNumber(values.dumbbellStep) ?? 1,
    machine_step: readNumber(values.machineStep) ?? 1,
    plates: [...pairsByWeight]
      .map(([weight, pairs]) => ({ weight, pairs }))
      .sort((a, b) => b.weight - a.weight),
  };
}
