/** A calendar day in somebody's own time zone, written YYYY-MM-DD. Never a UTC timestamp cut to ten characters. */
export type LocalDate = string & { readonly __localDate: unique symbol };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

export function isLocalDate(text: string): text is LocalDate {
  const match = SHAPE.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function localDate(text: string): LocalDate {
  if (!isLocalDate(text)) throw new Error(`Not a calendar date: ${text}`);
  return text;
}

/** No record can be dated earlier or later. */
export const [FIRST_DAY, LAST_DAY] = [localDate('1900-01-01'), localDate('2100-12-31')];

const padDigits = (value: number | string, digits: number) => String(value).padStart(digits, '0');

/** Making one takes longer than using it a hundred times. There are some six hundred names of zones. */
const calendars = new Map<string, Intl.DateTimeFormat>();
const MOST_CALENDARS = 1000;

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (calendars.size >= MOST_CALENDARS) calendars.clear();
  calendars.set(timeZone, made);
  return made;
}

/** The day it is at `instant` in `timeZone` (IANA name); without one, in the zone of this computer. */
export function dayAt(instant: Date, timeZone?: string): LocalDate {
  if (!timeZone) {
    const [year, month, day] = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
    return localDate(`${padDigits(year, 4)}-${padDigits(month, 2)}-${padDigits(day, 2)}`);
  }
  const parts = calendarOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return localDate(`${padDigits(part('year'), 4)}-${part('month')}-${part('day')}`);
}

export function isTimeZone(name: string): boolean {
  try {
    calendarOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Whole years between two days; a birthday on 29 February is kept on 1 March in common years. */
export function yearsBetween(from: LocalDate, to: LocalDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

export function addDays(day: LocalDate, count: number): LocalDate {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return localDate(new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10));
}

const DAY_MS = 86_400_000;

/** How many days later the second is. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** So many days in a row, from the first on. */
export function daysFrom(first: LocalDate, count: number): LocalDate[] {
  const start = Date.parse(first);
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => new Date(start + index * DAY_MS).toISOString().slice(0, 10) as LocalDate,
  );
}
