import type { NutrientMap } from '@fitarc/domain/meal';
import { columnName } from './csv-table.ts';
import { lookup } from './lookup.ts';
import { readNumber } from './numbers.ts';
import type { ParsedMeal } from './parsed-file.ts';

type Figures = Pick<
  ParsedMeal,
  'protein' | 'carbs' | 'fats' | 'fiber' | 'sugar' | 'saturatedFat' | 'sodium' | 'nutrients'
>;

/** What the columns of several apps mean to us. */
const FIGURES: Record<string, keyof Omit<Figures, 'nutrients'>> = {
  protein: 'protein',
  carbs: 'carbs',
  carbohydrates: 'carbs',
  'total carbohydrate': 'carbs',
  fat: 'fats',
  'total fat': 'fats',
  fiber: 'fiber',
  fibre: 'fiber',
  'dietary fiber': 'fiber',
  sugar: 'sugar',
  sugars: 'sugar',
  'saturated fat': 'saturatedFat',
  saturated: 'saturatedFat',
  sodium: 'sodium',
};

const KILOJOULES = 4.184;
const TO_GRAMS: Record<string, number> = { g: 1, mg: 0.001, µg: 0.000001, mcg: 0.000001, ug: 0.000001 };

const UNIT_NAMES: Record<string, string> = { µg: 'mcg', ug: 'mcg', μg: 'mcg', '%': 'percent' };

/** 'Vitamin B12 (Cobalamin)' and 'µg' as 'vitamin_b12_cobalamin_mcg'. */
export function nutrientKey(name: string, unit: string): string {
  const words = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const key = words
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .replace(/^(?=\d)/, 'n');
  return `${key.slice(0, 40).replace(/_$/, '')}_${lookup(UNIT_NAMES, unit) ?? unit.replace(/[^a-z0-9]/g, '')}`.replace(
    /_$/,
    '',
  );
}

export interface NutrientColumn {
  readonly header: string;
  readonly unit: string;
}

/** Calories in kcal, whatever they are written in. */
export const readEnergy = (text: string, unit: string): number | undefined => {
  const value = readNumber(text);
  return value !== undefined && unit === 'kj' ? Math.round((value / KILOJOULES) * 10) / 10 : value;
};

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Empty is unknown, not zero. Grams, sodium in milligrams, and everything else by its name. */
export function readNutrients(
  columns: readonly NutrientColumn[],
  cell: (header: string) => string,
  delimiter: string,
): Figures {
  const figures: { -readonly [K in keyof Omit<Figures, 'nutrients'>]: number } = {};
  const nutrients: Record<string, number> = {};
  for (const { header, unit } of columns) {
    const value = readNumber(cell(header), delimiter);
    if (value === undefined || value < 0) continue;
    const known = lookup(FIGURES, columnName(header));
    const grams = lookup(TO_GRAMS, unit);
    if (known === 'sodium') figures.sodium = rounded(unit === 'g' ? value * 1000 : value);
    else if (known) figures[known] = rounded(grams === undefined ? value : value * grams);
    else nutrients[nutrientKey(columnName(header), unit)] = rounded(value);
  }
  const map: NutrientMap | undefined = Object.keys(nutrients).length > 0 ? nutrients : undefined;
  return { ...figures, ...(map ? { nutrients: map } : {}) };
}
