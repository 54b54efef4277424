import { pluralize } from '@fitarc/domain/pluralize';
import { formatNumber } from '../../lib/format-number.ts';

/** '6 ingredients, 4 servings'. */
export const factsOf = (ingredients: number, servings: number): string =>
  [
    pluralize(ingredients, 'ingredient'),
    servings === 1 ? '1 serving' : `${formatNumber(servings)} servings`,
  ].join(', ');

/** '370 g'. */
export const gramsText = (grams: number): string => `${formatNumber(grams)} g`;
