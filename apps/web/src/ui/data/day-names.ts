const DAY_MS = 86_400_000;

/** Days are counted in UTC, where each has 24 hours. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayOfNumber = (count: number): string => new Date(count * DAY_MS).toISOString().slice(0, 10);

const formatter = (options: Intl.DateTimeFormatOptions) => {
  // Made when first needed: a slow phone takes many milliseconds for each.
  let format: Intl.DateTimeFormat | undefined;
  /** What is no day is said as it is. */
  return (day: string): string => {
    const count = dayNumber(day);
    if (Number.isNaN(count)) return day;
    format ??= new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', ...options });
    return format.format(count * DAY_MS);
  };
};

/** '13 Oct'. */
export const shortDay = formatter({ day: 'numeric', month: 'short' });
/** 'Tue 13 Oct'. */
export const weekdayAndDay = formatter({ weekday: 'short', day: 'numeric', month: 'short' });
/** 'Tuesday 13 October'. */
export const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
/** 'Tuesday 13 October 2026'. */
export const longDayAndYear = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** 'Oct'. */
export const shortMonth = formatter({ month: 'short' });
/** 'Oct 2026'. */
export const monthAndYear = formatter({ month: 'short', year: 'numeric' });
/** '13 Oct 2026'. */
export const dayAndYear = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
/** 'Tue'. */
export const shortWeekday = formatter({ weekday: 'short' });

const isThisYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4);

/** '13 Oct', with the year where it is another one. */
export const briefDay = (day: string, today: string): string =>
  isThisYear(day, today) ? shortDay(day) : dayAndYear(day);

/** 'Tue 13 Oct', with the year instead of the weekday where it is another one. */
export const rowDay = (day: string, today: string): string =>
  isThisYear(day, today) ? weekdayAndDay(day) : dayAndYear(day);

/** '18:05' or '6:05 PM', as the reader writes it. */
export const timeOfDay = (instant: string): string =>
  new Date(instant).toLocaleTimeString(undefined, { timeStyle: 'short' });
