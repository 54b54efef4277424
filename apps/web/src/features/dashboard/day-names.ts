import type { LocalDate } from '@fitarc/domain/local-date';

const atNoon = (day: LocalDate) => new Date(`${day}T12:00:00`);
const long = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
const short = new Intl.DateTimeFormat(undefined, { weekday: 'short' });

/** 'Thursday 12 November', in the reader's own way. */
export const wholeDay = (day: LocalDate) => long.format(atNoon(day));

/** 'Thu'. */
export const shortDay = (day: LocalDate) => short.format(atNoon(day));
