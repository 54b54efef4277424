const DAY_MS = 86_400_000;
const LONG_SPAN_DAYS = 300;

/** Days are counted in UTC, where each has 24 hours. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const dayOfNumber = (count: number): string => new Date(count * DAY_MS).toISOString().slice(0, 10);

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', ...options });
  /** What is no day is said as it is. */
  return (day: string): string => {
    const count = dayNumber(day);
    return Number.isNaN(count) ? day : format.format(count * DAY_MS);
  };
};

/** '13 Oct'. */
export const shortDay = formatter({ day: 'numeric', month: 'short' });
/** 'Tue 13 Oct'. */
export const weekdayAndDay = formatter({ weekday: 'short', day: 'numeric', month: 'short' });
/** 'Tuesday 13 October'. */
export const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
/** 'Oct'. */
export const shortMonth = formatter({ month: 'short' });
/** 'Oct 2026'. */
export const monthAndYear = formatter({ month: 'short', year: 'numeric' });
/** '13 Oct 2026'. */
export const dayAndYear = formatter({ day: 'numeric', month: 'short', year: 'numeric' });

const isLong = (from: string, to: string) => dayNumber(to) - dayNumber(from) > LONG_SPAN_DAYS;

/** How one day among these is named: with its year where that is not plain. */
export const dayNamer = (from: string, to: string) => (isLong(from, to) ? dayAndYear : shortDay);

/** The first, the middle and the last day of an axis, as far as they are different ones. */
export function axisDays(from: string, to: string): { day: string; label: string }[] {
  const name = isLong(from, to) ? monthAndYear : shortDay;
  const middle = dayOfNumber(Math.round((dayNumber(from) + dayNumber(to)) / 2));
  return [...new Set([from, middle, to])].map((day) => ({ day, label: name(day) }));
}
