import { roundTo } from '../units.ts';
import { type FoodAmount, SIZES, type Size } from './read-amount.ts';
import { readNumber } from './read-number.ts';
import { type AmountUnit, readUnit } from './units.ts';

export interface HouseholdPortion {
  readonly name: string;
  readonly grams: number;
}

export interface Weighed {
  readonly grams: number;
  /** False where the weight is a usual one and not that of the food. */
  readonly certain: boolean;
}

interface ReadPortion {
  /** Of one: '2 slices' of 56 g is 28 each. */
  readonly grams: number;
  readonly unit: AmountUnit | null;
  readonly size: Size | null;
  readonly name: string;
}

function readPortionName({ name, grams }: HouseholdPortion): ReadPortion {
  const number = readNumber(name);
  const after = (number?.rest ?? name).trim();
  const size = SIZES.find((word) => new RegExp(`\\b${word}\\b`, 'i').test(name)) ?? null;
  const unit = readUnit(after.replace(/^(?:small|medium|large)\s+/i, ''))?.unit ?? null;
  return { grams: grams / (number?.value ?? 1), unit, size, name: after.toLowerCase() };
}

/** Grams in a milliliter, where a portion tells it. */
function densityOf(portions: readonly ReadPortion[]): number | null {
  const known = portions.flatMap(({ unit, grams }) =>
    unit?.kind === 'volume' && unit.word !== 'mug' && unit.word !== 'glass' ? grams / unit.ml : [],
  );
  return known[0] ?? null;
}

const isCounted = ({ unit }: ReadPortion) =>
  unit === null || (unit.kind === 'piece' && unit.word !== 'serving');

function weighPieces({ unit, size }: FoodAmount, portions: readonly ReadPortion[]): Weighed | null {
  const word = unit?.kind === 'piece' ? unit.word : null;
  const fits = word
    ? portions.filter((portion) => portion.unit?.kind === 'piece' && portion.unit.word === word)
    : [];
  const sized = (list: readonly ReadPortion[]) => list.find((portion) => portion.size === size);
  const counted = portions.filter(isCounted);
  if (fits.length > 0) return { grams: (sized(fits) ?? fits[0])?.grams ?? 0, certain: true };
  if (word && word !== 'piece' && word !== 'serving') {
    return unit?.kind === 'piece' && unit.grams ? { grams: unit.grams, certain: false } : null;
  }
  if (word === 'serving') return portions[0] ? { grams: portions[0].grams, certain: true } : null;
  const one = (size && (sized(counted) ?? sized(portions))) || counted[0];
  if (one) return { grams: one.grams, certain: !size || one.size === size };
  return portions[0] ? { grams: portions[0].grams, certain: false } : null;
}

/** What an amount of a food weighs, by its household portions; null where there is no way to tell. */
export function weighAmount(amount: FoodAmount, portions: readonly HouseholdPortion[]): Weighed | null {
  const { count, unit } = amount;
  const times = ({ grams, certain }: Weighed): Weighed => ({ grams: roundTo(grams * count, 1), certain });
  if (unit?.kind === 'weight') return times({ grams: unit.grams, certain: true });
  const read = portions.map(readPortionName);
  if (unit?.kind === 'volume') {
    const same = read.find((portion) => portion.unit?.kind === 'volume' && portion.unit.word === unit.word);
    if (same && unit.word !== 'ml') return times({ grams: same.grams, certain: true });
    const density = densityOf(read);
    return times({ grams: unit.ml * (density ?? 1), certain: density !== null || unit.word === 'ml' });
  }
  const pieces = weighPieces(amount, read);
  return pieces && times(pieces);
}
