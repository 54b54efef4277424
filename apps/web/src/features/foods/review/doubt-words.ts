import type { FoodDoubt } from '@fitarc/domain/food-doubts';
import { figure, wholeFigure } from '../../../lib/figures.ts';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What a reviewer should look at twice. */
export function doubtWords(doubt: FoodDoubt): string {
  switch (doubt.kind) {
    case 'energy': {
      const { told, worked } = doubt;
      return `Protein, carbs and fats make about ${wholeFigure(worked)} kcal; ${wholeFigure(told)} kcal are given.`;
    }
    case 'dense':
      return `${wholeFigure(doubt.per100g)} kcal in 100 g is more than pure fat has.`;
    case 'heavy':
      return `Protein, carbs and fats weigh ${figure(doubt.grams)} g together; the serving has ${figure(doubt.serving)} g.`;
    case 'open':
      return `Not given: ${listed.format(doubt.missing)}. They will count as nothing.`;
  }
}
