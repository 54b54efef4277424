import { addDays, daysBetween, type LocalDate } from './local-date.ts';
import { mondayOf, WEEKDAYS, type Week, type Weekday } from './weekday.ts';

/**
 * Which week of a plan it is on a day, 0 for the first. The weeks go from Monday to Sunday, the first is the one of the
 * day the plan was started, and after the last the first comes again.
 */
export function planWeekOf(startedOn: LocalDate | null, today: LocalDate, weekCount: number): number {
  if (!startedOn || weekCount <= 1) return 0;
  const weeks = daysBetween(mondayOf(startedOn), mondayOf(today)) / 7;
  return ((weeks % weekCount) + weekCount) % weekCount;
}

export interface TrainingDay {
  readonly week: number;
  readonly day: Weekday;
  readonly date: LocalDate;
}

/** The first day after today with something to do, looking through every week of the plan once. */
export function nextTrainingDay(
  weeks: readonly Week<readonly unknown[]>[],
  startedOn: LocalDate | null,
  today: LocalDate,
): TrainingDay | undefined {
  for (let offset = 1; offset <= weeks.length * WEEKDAYS.length; offset++) {
    const date = addDays(today, offset);
    const week = planWeekOf(startedOn, date, weeks.length);
    const day = WEEKDAYS[daysBetween(mondayOf(date), date)] as Weekday;
    if (weeks[week]?.[day].length) return { week, day, date };
  }
  return undefined;
}
