import { entryWithoutFood } from '@fitarc/domain/import-source';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { LeftOutList } from './left-out.ts';
import { nutrientKey } from './nutrient-columns.ts';
import type { ParsedMeal } from './parsed-file.ts';

export interface FoodRecord {
  readonly name: string;
  readonly date: LocalDate;
  readonly time: string;
  readonly source: string;
  readonly energy: number | undefined;
  readonly figures: ReadonlyMap<string, { value: number; unit: string }>;
}

const KNOWN = new Set(['Protein', 'Carbohydrates', 'FatTotal', 'Fiber', 'Sugar', 'FatSaturated', 'Sodium']);

export function mealsOf(foods: ReadonlyMap<string, FoodRecord>, leftOut: LeftOutList): ParsedMeal[] {
  return [...foods.entries()].flatMap(([key, { name, date, time, energy, figures }]) => {
    if (energy === undefined) {
      leftOut.add('Foods without calories');
      return [];
    }
    const grams = (nutrient: string) => {
      const found = figures.get(nutrient);
      return found && (found.unit === 'mg' ? found.value / 1000 : found.value);
    };
    const sodium = figures.get('Sodium');
    const rest = [...figures].filter(([nutrient]) => !KNOWN.has(nutrient));
    const nutrients = Object.fromEntries(
      rest.map(([nutrient, { value, unit }]) => [
        nutrientKey(nutrient.replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' '), unit),
        Math.round(value * 1000) / 1000,
      ]),
    );
    return [
      {
        key: key.slice(0, 300),
        date,
        name: name || entryWithoutFood('Food', 'apple_health'),
        eatenAt: time,
        calories: Math.round(energy * 10) / 10,
        protein: grams('Protein'),
        carbs: grams('Carbohydrates'),
        fats: grams('FatTotal'),
        fiber: grams('Fiber'),
        sugar: grams('Sugar'),
        saturatedFat: grams('FatSaturated'),
        sodium: sodium && (sodium.unit === 'g' ? sodium.value * 1000 : sodium.value),
        ...(rest.length > 0 ? { nutrients } : {}),
      },
    ];
  });
}
