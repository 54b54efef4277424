import type { Meal } from '@fitarc/contract/meals';
import { servingGrams } from '@fitarc/domain/food';
import { grams } from '../foods/portion-text.ts';

/** How much of it: '60 g', '1 cup'; nothing where that is not known. */
export const amountOf = ({ portion, serving }: Pick<Meal, 'portion' | 'serving'>): string => {
  const weight = portion ?? servingGrams(serving);
  return weight ? grams(weight) : serving;
};
