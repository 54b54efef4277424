import { readNumber } from './read-number.ts';
import { type AmountUnit, readUnit } from './units.ts';

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** How much of a food, as it was written. */
export interface FoodAmount {
  readonly count: number;
  readonly unit: AmountUnit | null;
  readonly size: Size | null;
  /** As it was written: '2 large', '1/2 cup'. */
  readonly words: string;
}

export interface FoodLine {
  readonly amount: FoodAmount | null;
  /** What is left to search for. */
  readonly food: string;
}

const SIZE_WORDS: Readonly<Record<string, Size>> = {
  small: 'small',
  mini: 'small',
  medium: 'medium',
  'medium-sized': 'medium',
  regular: 'medium',
  large: 'large',
  big: 'large',
  jumbo: 'large',
};
const SIZE = new RegExp(`^(${Object.keys(SIZE_WORDS).join('|')})\\b(?!-)`, 'i');
/** 'heaped', 'level' and the like change little. */
const FILLER =
  /^(?:of|the|heaped|heaping|level|rounded|generous|scant|about|approx\.?|approximately|ca\.?|circa|~)(?=[\s\d]|$)\s*/i;
const TIMES = /^(?:x|×)(?=[\s\d]|$)\s*/i;

const withoutFillers = (text: string): string => {
  const rest = text.replace(FILLER, '').trimStart();
  return rest === text ? text : withoutFillers(rest);
};

const readSize = (text: string) => {
  const found = SIZE.exec(text)?.[1];
  return found
    ? { size: SIZE_WORDS[found.toLowerCase()] ?? null, rest: text.slice(found.length).trimStart() }
    : { size: null, rest: text };
};

interface Begun {
  readonly count: number | null;
  readonly unit: AmountUnit | null;
  readonly size: Size | null;
  readonly rest: string;
}

/** '2 large slices of …', 'cup of …', '1 x 400 g can of …'. */
function readBeginning(text: string): Begun {
  const start = withoutFillers(text);
  const number = readNumber(start);
  const after = withoutFillers((number?.rest ?? start).trimStart().replace(TIMES, ''));
  const sized = readSize(after);
  const united = readUnit(sized.rest);
  const afterUnit = readSize((united?.rest ?? sized.rest).trimStart());
  const size = sized.size ?? (united ? afterUnit.size : null);
  const rest = withoutFillers(united ? afterUnit.rest : sized.rest);
  return { count: number?.value ?? null, unit: united?.unit ?? null, size, rest };
}

/** A weight beside a count says what it all weighs: '2 cans (400 g each)', '1 (14 oz) can', '2 x 400 g tins'. */
const WEIGHT = '\\d+(?:[.,]\\d+)?\\s*(?:g|kg|oz|ml|l|lb)\\b';
const INNER = new RegExp(`^\\s*(?:\\(\\s*(${WEIGHT})[^)]{0,20}\\)|(${WEIGHT}))\\s*`, 'i');

function readInner(begun: Begun): Begun {
  const inner = INNER.exec(begun.rest);
  const weight = inner?.[1] ?? inner?.[2];
  if (!inner || !weight || begun.count === null) return begun;
  const each = readBeginning(weight);
  if (each.count === null || !each.unit || each.unit.kind === 'piece') return begun;
  const after = readBeginning(begun.rest.slice(inner[0].length));
  const hasUnit = begun.unit?.kind === 'piece' || after.unit?.kind === 'piece';
  const isEach = /^\(/.test(begun.rest.trimStart()) || hasUnit || !begun.unit;
  if (!isEach) return begun;
  return { count: begun.count * each.count, unit: each.unit, size: null, rest: after.rest };
}

/** '… 100 g', '… x2', '… (250 ml)'. */
const ENDING =
  /^(.*?\S)[\s,]*(?:\(\s*([^()]{1,30})\)|(?:x|×)\s*(\d{1,3})|[\s:–-]\s*(\d[\d.,/ ½¼¾⅓⅔]*\s*[a-z. ]{1,15}))\s*$/i;

function readEnding(text: string): Begun | null {
  const found = ENDING.exec(text);
  const [, food = '', inner, times, plain] = found ?? [];
  if (times) return { count: Number(times), unit: null, size: null, rest: food };
  const begun = readBeginning(inner ?? plain ?? '');
  const isAmount = begun.count !== null && begun.unit !== null && begun.rest.trim() === '';
  return isAmount ? { ...begun, rest: food } : null;
}

/** 'one' and 'half' are amounts only where it is clear of what: 'half and half' is cream. */
const isName = (text: string) => /^half[\s-]+and[\s-]+half|^\d+\s*up\b|^an?\s*$/i.test(text);

/** A unit alone is one only when something follows 'of', or nothing else it could be: 'cup of tea', 'slice of pizza'. */
const OF = /\bof\s+\S/i;

function isAmount(text: string, { count, unit, size, rest }: Begun): boolean {
  if (rest.trim() === '') return false;
  if (count !== null) return true;
  if (unit && OF.test(text.slice(0, text.length - rest.length + 1))) return true;
  return size !== null;
}

const tidy = (text: string) => text.replace(/^[\s,.:;–-]+|[\s,.:;–-]+$/g, '').replace(/\s+/g, ' ');

/** Divides '2 large eggs' or 'toast, 100 g' into how much and of what. */
export function readFoodLine(typed: string): FoodLine {
  const text = tidy(typed.replace(/^[\s•*·–-]+/, ''));
  if (isName(text)) return { amount: null, food: text };
  const first = readBeginning(text);
  const begun = isAmount(text, first) ? readInner(first) : null;
  const ended = begun && begun.count !== null ? null : readEnding(text);
  const read = ended ?? begun;
  if (!read || tidy(read.rest) === '') return { amount: null, food: text };
  const food = tidy(read.rest);
  const words = tidy(
    ended
      ? text.slice(ended.rest.length).replace(/[()]/g, ' ')
      : text.slice(0, text.length - read.rest.length),
  ).replace(/\s+of$/i, '');
  return { amount: { count: read.count ?? 1, unit: read.unit, size: read.size, words }, food };
}
