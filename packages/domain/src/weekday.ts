import { addDays, type LocalDate } from './local-date.ts';

/** A training week begins on Monday. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export type Week<T> = Record<Weekday, T>;

export const weekOf = <T>(of: (day: Weekday) => T): Week<T> =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, of(day)])) as Week<T>;

/** The day as we write it, whatever case it was typed in. */
export const readWeekday = (text: string): Weekday | undefined =>
  WEEKDAYS.find((day) => day.toLowerCase() === text.trim().toLowerCase());

export function weekdayOf(day: LocalDate): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] as Weekday;
}

/** The first day of the week this day is in. */
export const mondayOf = (day: LocalDate): LocalDate => addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));

/** All seven in their order, from one of them on. */
export function weekdaysFrom(first: Weekday): Weekday[] {
  const at = WEEKDAYS.indexOf(first);
  return [...WEEKDAYS.slice(at), ...WEEKDAYS.slice(0, at)];
}

/** The first day of the week this day is in, for whoever begins it on another day than Monday. */
export const weekStartOf = (day: LocalDate, first: Weekday): LocalDate =>
  addDays(day, -weekdaysFrom(first).indexOf(weekdayOf(day)));

interface WeekInfo {
  /** 1 is Monday. */
  readonly firstDay: number;
}
type LocaleWithWeeks = Intl.Locale & { getWeekInfo?(): WeekInfo; readonly weekInfo?: WeekInfo };

/** The day calendars begin with where a browser says a language: Sunday for 'en-US', Monday for 'de'. */
export function firstWeekdayOf(language: string): Weekday {
  try {
    const locale: LocaleWithWeeks = new Intl.Locale(language);
    const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
    return WEEKDAYS[firstDay - 1] ?? 'Monday';
  } catch {
    return 'Monday';
  }
}
