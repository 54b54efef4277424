import type { Meal } from '@fitarc/contract/meals';
import {
  type AdditionalNutrientKey,
  type NutrientMap,
  scaleAdditionalNutrients,
  scaleNutrientMap,
} from '@fitarc/domain/meal';
import { formatNumber, formatShort } from '../../lib/format-number.ts';
import { ADDITIONAL_NUTRIENTS } from '../nutrition/nutrients.ts';

const UNITS: Record<string, string> = { percent: '%', iu: 'IU', kj: 'kJ' };
const NAMED_UNITS = ['g', 'mg', 'mcg', 'kcal', 'ml', ...Object.keys(UNITS)];

/** 'vitamin_b12_mcg' as 'Vitamin B12' and 'mcg'. */
function readKey(key: string): { label: string; unit: string } {
  const words = key.split('_');
  const last = words.at(-1) ?? '';
  const hasUnit = words.length > 1 && NAMED_UNITS.includes(last);
  const label = (hasUnit ? words.slice(0, -1) : words)
    .map((word) => (/^[a-z]\d*$/.test(word) ? word.toUpperCase() : word))
    .join(' ');
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    unit: hasUnit ? (UNITS[last] ?? last) : '',
  };
}

/** Small amounts keep their decimals: half a microgram is not one. */
const amountWords = (value: number, unit: string) =>
  `${value < 10 ? formatNumber(value) : formatShort(value)} ${unit}`.trim();

interface FurtherFigure {
  readonly label: string;
  readonly words: string;
}

type Known = Pick<Meal, AdditionalNutrientKey | 'nutrients'>;

/** What is known beyond the four figures, for so many times the portion. */
export function furtherFigures(meal: Known, factor: number) {
  const { fiber = null, sugar = null, saturated_fat = null, sodium = null } = meal;
  const scaled = scaleAdditionalNutrients({ fiber, sugar, saturated_fat, sodium }, factor);
  const map: NutrientMap = meal.nutrients ?? {};
  return {
    main: ADDITIONAL_NUTRIENTS.flatMap(({ key, label, unit }): FurtherFigure[] => {
      const value = scaled[key];
      return value === undefined || value === null ? [] : [{ label, words: amountWords(value, unit) }];
    }),
    others: Object.entries(scaleNutrientMap(map, factor))
      .map(([key, value]): FurtherFigure => {
        const { label, unit } = readKey(key);
        return { label, words: amountWords(value, unit) };
      })
      .sort((a, b) => a.label.localeCompare(b.label)),
  };
}
