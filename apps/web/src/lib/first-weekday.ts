import { firstWeekdayOf, type Weekday } from '@fitarc/domain/weekday';

/** The day the reader's calendars begin with. A week of a plan begins on Monday everywhere. */
export const firstWeekday = (): Weekday => firstWeekdayOf(navigator.language);
