/** No number is longer; on a longer text the expressions below would go back and forth for hours. */
const MOST = 100;

/** Health Connect's smallest double means that nothing was recorded. */
const isRecorded = (value: number) => Number.isFinite(value) && Math.abs(value) > 1e-300;

/**
 * '62.5' and '62,5'; '1,050' is a thousand where the file itself is separated by commas, and '1.050,5' is as well. Units
 * behind the number are ignored.
 */
export function readNumber(text: string, delimiter = ','): number | undefined {
  const found = /^[^\d+-]*([+-]?[\d.,\u00a0\u202f' ]*\d(?:e[+-]?\d+)?)/i.exec(text.trim().slice(0, MOST));
  if (!found?.[1]) return undefined;
  let digits = found[1].replace(/[\u00a0\u202f' ]/g, '');
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) {
    digits = comma > point ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  } else if (comma >= 0) {
    const isThousands = delimiter !== ';' && /^[+-]?\d{1,3}(,\d{3})+$/.test(digits);
    digits = isThousands ? digits.replaceAll(',', '') : digits.replace(',', '.');
  }
  const value = Number(digits);
  if (value === 0) return 0;
  return isRecorded(value) ? value : undefined;
}

/** Zero, in these files, means that there is none. */
export const readPositive = (text: string, delimiter?: string): number | undefined => {
  const value = readNumber(text, delimiter);
  return value !== undefined && value > 0 ? value : undefined;
};

/** 6 to 10 in halves; anything else is none. */
export function readRpe(text: string): number | undefined {
  const value = readNumber(text);
  if (value === undefined || value < 6 || value > 10) return undefined;
  return Math.round(value * 2) / 2;
}

/** '49m', '1h 13m', '55s', '35min', '1小时13分钟', '0:25:40', or plain seconds. */
export function readDuration(text: string): number | undefined {
  const plain = text.trim().slice(0, MOST);
  if (plain === '') return undefined;
  const clock = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/.exec(plain);
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  if (/^\d+(\.\d+)?$/.test(plain)) return Number(plain);
  const part = (pattern: RegExp) => Number(pattern.exec(plain)?.[1] ?? 0);
  const seconds =
    part(/(\d+(?:\.\d+)?)\s*(?:h|小时)/i) * 3600 +
    part(/(\d+(?:\.\d+)?)\s*(?:m(?!s)|分)/i) * 60 +
    part(/(\d+(?:\.\d+)?)\s*(?:s|秒)/i);
  return seconds > 0 ? seconds : undefined;
}
