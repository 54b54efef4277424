import { daysBetween, type LocalDate } from '@fitarc/domain/local-date';
import { weekdayOf } from '@fitarc/domain/weekday';
import { longDay } from '../../ui/data/day-names.ts';

/** 'on Friday'; a week or more ahead with its date. */
export const dayAhead = (date: LocalDate, today: LocalDate): string =>
  `on ${daysBetween(today, date) < 7 ? weekdayOf(date) : longDay(date)}`;
