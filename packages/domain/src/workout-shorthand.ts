import type { WeightUnit } from './units.ts';

/** One exercise as people write it in a line: 'bench press 3x8 80 kg'. */
export interface ShorthandEntry {
  readonly name: string;
  readonly sets: number;
  readonly reps: number;
  readonly weight: number | null;
  /** None where the line has no unit. */
  readonly unit: WeightUnit | null;
}

const NAME = String.raw`(?<name>\S.*?)`;
const SETS = String.raw`(?<sets>\d{1,3})\s*[x×*]\s*(?<reps>\d{1,4})(?:\s*reps?)?`;
const FIGURE = String.raw`(?<weight>\d{1,4}(?:[.,]\d{1,3})?)`;
const UNIT = '(?<unit>kgs?|kilos?|lbs?|pounds?)';
/** The weight first only where it has its unit: '45 degree back extension' has none. */
const FORMS = [
  new RegExp(`^${NAME}[\\s:,-]+${FIGURE}\\s*${UNIT}\\s*(?:,|for)?\\s*${SETS}$`, 'i'),
  new RegExp(`^${NAME}[\\s:,-]+${SETS}(?:\\s*(?:@|at|with|,|-)?\\s*${FIGURE}\\s*${UNIT}?)?$`, 'i'),
];

const unitOf = (word: string | undefined): WeightUnit | null =>
  word === undefined ? null : /^k/i.test(word) ? 'kg' : 'lbs';

function readEntry(line: string): ShorthandEntry | null {
  for (const form of FORMS) {
    const found = form.exec(line)?.groups;
    if (!found) continue;
    const { name = '', sets, reps, weight, unit } = found;
    return {
      name: name.trim(),
      sets: Number(sets),
      reps: Number(reps),
      weight: weight === undefined ? null : Number(weight.replace(',', '.')),
      unit: unitOf(unit),
    };
  }
  return null;
}

export interface ShorthandLine {
  readonly line: string;
  /** None where the line could not be read. */
  readonly entry: ShorthandEntry | null;
}

/** Exercises on lines of their own, or divided by ';' or ','. */
export const readShorthand = (text: string): ShorthandLine[] =>
  text
    .split(/[\n;]|,(?=\s*[a-z])/i)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((line) => ({ line, entry: readEntry(line) }));
