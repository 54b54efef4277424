/** Fractions that have a sign of their own. */
const SIGNS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const SIGN = `[${Object.keys(SIGNS).join('')}]`;

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  couple: 2,
  few: 3,
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  dozen: 12,
};

const DECIMAL = '\\d{1,7}(?:[.,]\\d{1,4})?';
/** '1 1/2', '1½', '1/2', '½', '1.5', '1,5'. A slash needs a figure on both sides. */
const FIGURE = new RegExp(
  `^(?:(\\d{1,4})\\s+(\\d{1,4})\\s*[/⁄]\\s*(\\d{1,4})|(\\d{1,4})\\s*[/⁄]\\s*(\\d{1,4})|(\\d{0,4})\\s*(${SIGN})|(${DECIMAL}))(?![\\d%])`,
  'u',
);

interface Read {
  readonly value: number;
  /** What follows the number. */
  readonly rest: string;
}

function readFigure(text: string): Read | null {
  const found = FIGURE.exec(text);
  if (!found) return null;
  const [all, whole, top, bottom, onlyTop, onlyBottom, before, sign, decimal] = found;
  const rest = text.slice(all.length);
  if (top && bottom) return { value: Number(whole) + Number(top) / Number(bottom), rest };
  if (onlyTop && onlyBottom) return { value: Number(onlyTop) / Number(onlyBottom), rest };
  if (sign) return { value: Number(before || 0) + (SIGNS[sign] ?? 0), rest };
  return { value: Number(decimal?.replace(',', '.')), rest };
}

const WORD = new RegExp(
  `^(?:(?:a|an|one|two|three)\\s+)?(?:half|third|quarter|dozen|couple|few)s?\\b(?:\\s+of)?(?:\\s+an?\\b)?|^(?:${Object.keys(WORDS).join('|')})\\b`,
  'i',
);

/** 'two', 'half a', 'a couple of', 'half a dozen'. */
function readWords(text: string): Read | null {
  const found = WORD.exec(text)?.[0];
  if (!found) return null;
  const rest = text.slice(found.length);
  const words = found.toLowerCase().split(/\s+/);
  const values = words.flatMap((word) => WORDS[word] ?? WORDS[word.replace(/s$/, '')] ?? []);
  const value = values.reduce((product, factor) => product * factor, 1);
  return { value, rest };
}

/** A number at the beginning of a text, in figures or in words; null where there is none, or none above 0. */
export function readNumber(text: string): Read | null {
  const read = readFigure(text) ?? readWords(text);
  if (!read || !Number.isFinite(read.value) || read.value <= 0) return null;
  const dozen = /^\s+dozen\b/i.exec(read.rest)?.[0];
  return dozen ? { value: read.value * 12, rest: read.rest.slice(dozen.length) } : read;
}

/** A field that holds a number and nothing else: '0.5', '1/2', '1 1/2', '½'. */
export function readQuantity(text: string): number | null {
  const trimmed = text.trim();
  if (/^\p{L}/u.test(trimmed)) return null;
  const read = readNumber(trimmed);
  return read && read.rest.trim() === '' ? read.value : null;
}
