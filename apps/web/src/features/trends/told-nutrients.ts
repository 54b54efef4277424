import type { NutritionDay } from '@fitarc/contract/trends';

export type ToldNutrient = 'fiber' | 'sugar' | 'saturated_fat' | 'sodium';

interface ToldDay {
  readonly date: string;
  readonly value: number;
}

interface Told {
  /** Without days of which no meal tells it: they are unknown, not nothing. */
  readonly days: readonly ToldDay[];
  /** How many meals of these days tell it, and how many there are. */
  readonly known: number;
  readonly meals: number;
}

export function toldOf(days: readonly NutritionDay[], nutrient: ToldNutrient): Told {
  const told = days.flatMap((day) => {
    const value = day[`total_${nutrient}`];
    if (typeof value !== 'number') return [];
    const known = day[`${nutrient}_meals`] ?? 0;
    return [{ date: day.date, value, known, meals: Math.max(known, day.meals ?? 0) }];
  });
  return {
    days: told.map(({ date, value }) => ({ date, value })),
    known: told.reduce((sum, { known }) => sum + known, 0),
    meals: told.reduce((sum, { meals }) => sum + meals, 0),
  };
}

/** Nothing to say where every meal tells it. */
export const knownWords = ({ known, meals }: Told): string | undefined =>
  known < meals ? `Known for ${known} of ${meals} meals` : undefined;
