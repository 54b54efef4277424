import { dayAt, isLocalDate, type LocalDate } from '@fitarc/domain/local-date';
import type { FileTime } from './parsed-file.ts';

const pad = (value: number | string) => String(value).padStart(2, '0');

function dayOf(year: number, month: number, day: number): LocalDate | undefined {
  const text = `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
  return isLocalDate(text) && year >= 1900 && year <= 2100 ? text : undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** How a file writes 03/04/2026; told from its days, where one of them is over 12. */
export type DayOrder = 'month-first' | 'day-first';

/** The order every date of the column fits; month first where nothing tells. */
export function dayOrderOf(dates: Iterable<string>): DayOrder {
  for (const text of dates) {
    const [, first, second] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}/.exec(text) ?? [];
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
  }
  return 'month-first';
}

function readDay(text: string, order: DayOrder): LocalDate | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text);
  if (numbers) {
    const [one, two] = [Number(numbers[1]), Number(numbers[2])];
    const [month, day] = order === 'month-first' && !text.includes('.') ? [one, two] : [two, one];
    return dayOf(Number(numbers[3]), month, day);
  }
  const dayFirst = /^(\d{1,2})\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})/i.exec(text);
  if (dayFirst) return dayOf(Number(dayFirst[3]), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1]));
  const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})/i.exec(text);
  if (monthFirst) return dayOf(Number(monthFirst[3]), monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]));
  return undefined;
}

/** '18:01:12', '6:01 pm'; undefined where there is none. */
export function readClock(text: string): string | undefined {
  const found = /(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([ap])?\.?m?\.?/i.exec(text);
  if (!found) return undefined;
  let hour = Number(found[1]);
  if (found[4]) hour = (hour % 12) + (found[4].toLowerCase() === 'p' ? 12 : 0);
  const [minute, second] = [Number(found[2]), Number(found[3] ?? 0)];
  return hour < 24 && minute < 60 && second < 60 ? `${pad(hour)}:${pad(minute)}:${pad(second)}` : undefined;
}

export interface DayAndTime {
  readonly date: LocalDate;
  readonly time?: FileTime | undefined;
}

/** The day as it is written, never by way of UTC, and the time on the clock where there is one. */
export function readDayAndTime(text: string, order: DayOrder = 'month-first'): DayAndTime | undefined {
  // The narrow no-break space before am and pm, among others.
  const plain = text.replace(/\s+/g, ' ').trim();
  const date = readDay(plain, order);
  if (!date) return undefined;
  const clock = readClock(plain);
  return clock ? { date, time: `${date}T${clock}` } : { date };
}

/**
 * '2026-03-01 07:12:30 +0100' is the day and time where it happened; '2026-02-01T17:00:00.000Z' says no place and is
 * taken in the zone of this device.
 */
export function readZoned(text: string): DayAndTime | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})$/i.exec(
    text.trim(),
  );
  const day = found?.[1];
  if (!found || !day || !isLocalDate(day)) return undefined;
  if (/z$/i.test(text.trim())) {
    const instant = new Date(`${day}T${found[2]}Z`);
    return Number.isNaN(instant.getTime())
      ? undefined
      : { date: dayAt(instant), time: instant.toISOString() };
  }
  const offset = (found[3] ?? 'Z').replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  return { date: day, time: `${day}T${found[2]}${offset}` };
}

/** The instant of a clock in milliseconds; undefined where no calendar reaches. */
export function instantOf(ms: number): string | undefined {
  const instant = new Date(ms);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** The instant of a time in a file; what carries no zone is read in that of this device. */
export function toInstant(time: FileTime): string | undefined {
  const instant = new Date(time);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}
