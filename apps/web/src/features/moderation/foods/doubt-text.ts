import type { FoodDoubt } from '@fitarc/domain/food-doubts';
import { formatNumber, formatWhole } from '../../../lib/format-number.ts';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What a reviewer should look at twice. */
export function doubtWords(doubt: FoodDoubt): string {
  switch (doubt.kind) {
    case 'energy': {
      const { told, worked } = doubt;
      return `Protein, carbs and fats add up to about ${formatWhole(worked)} kcal, not ${formatWhole(told)}.`;
    }
    case 'dense':
      return `${formatWhole(doubt.per100g)} kcal in 100 g is more than pure fat has.`;
    case 'heavy':
      return `Protein, carbs and fats add up to ${formatNumber(doubt.grams)} g, but the serving is ${formatNumber(doubt.serving)} g.`;
    case 'open':
      return `Not given: ${listed.format(doubt.missing)}. Missing values count as 0.`;
  }
}
