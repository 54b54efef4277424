import type { FoodNutrients } from '@fitarc/domain/food';
import { formatNumber, formatTenths, formatWhole } from '../../lib/format-number.ts';

/** '60 g', '33.3 g'. */
export const grams = (value: number): string => `${formatNumber(value)} g`;

const orUnknown = (value: number | null, words: (value: number) => string) =>
  value === null || value < 0 ? '–' : words(value);

/** '208 kcal'. */
export const kcalWords = (calories: number | null): string => `${orUnknown(calories, formatWhole)} kcal`;

/** 'P 20.4 · C 0.0 · F 13.4'. */
export const macroWords = ({ protein, carbs, fats }: FoodNutrients): string =>
  `P ${orUnknown(protein, formatTenths)} · C ${orUnknown(carbs, formatTenths)} · F ${orUnknown(fats, formatTenths)}`;

/** '2 × 1 slice', '1/2 × 1 cup', '200 ml'; one of it is just '1 slice'. */
export const timesWords = (count: string, name: string): string => {
  if (!/^\d/.test(name)) return `${count} ${name}`;
  return count === '1' ? name : `${count} × ${name}`;
};

/** What the figures of a food stand for: '100 g', '250 g', '1 cup'. */
export const servingWords = (serving: string): string => {
  const text = serving.trim();
  return /^\d/.test(text) ? text.replace(/^([\d.,]+)\s*g$/i, '$1 g') : text;
};
