import { addDays, type LocalDate } from './local-date.ts';
import { mondayOf, type Weekday, weekdayOf } from './weekday.ts';

const WEEK = 7;

/** The Mondays of the weeks that a window of days touches. */
export function mondaysBetween(from: LocalDate, to: LocalDate): LocalDate[] {
  const mondays: LocalDate[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, WEEK)) mondays.push(monday);
  return mondays;
}

export interface DayValue {
  readonly day: LocalDate;
  readonly value: number;
}

function sumsBy(values: readonly DayValue[], keyOf: (day: LocalDate) => LocalDate): Map<LocalDate, number> {
  const sums = new Map<LocalDate, number>();
  for (const { day, value } of values) sums.set(keyOf(day), (sums.get(keyOf(day)) ?? 0) + value);
  return sums;
}

/** Every day of the window; a day without training is zero. */
export function byDay(values: readonly DayValue[], from: LocalDate, to: LocalDate): DayValue[] {
  const sums = sumsBy(values, (day) => day);
  const days: DayValue[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, value: sums.get(day) ?? 0 });
  return days;
}

export interface WeekValue {
  readonly monday: LocalDate;
  /** The days of the week within the window: a week at its edge has fewer than seven. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly value: number;
}

/** Every week of the window; a week without training is zero. What lies outside the window is left out. */
export function byWeek(values: readonly DayValue[], from: LocalDate, to: LocalDate): WeekValue[] {
  const sums = sumsBy(
    values.filter(({ day }) => day >= from && day <= to),
    mondayOf,
  );
  return mondaysBetween(from, to).map((monday) => {
    const sunday = addDays(monday, WEEK - 1);
    return {
      monday,
      from: monday < from ? from : monday,
      to: sunday > to ? to : sunday,
      value: sums.get(monday) ?? 0,
    };
  });
}

const weeksOf = (days: readonly LocalDate[], today: LocalDate) =>
  new Set(days.filter((day) => day <= today).map(mondayOf));

/** Weeks in a row with training up to this one, which does not end them while it has only begun. */
export function weekStreak(days: readonly LocalDate[], today: LocalDate): number {
  const trained = weeksOf(days, today);
  const thisWeek = mondayOf(today);
  let streak = 0;
  let monday = trained.has(thisWeek) ? thisWeek : addDays(thisWeek, -WEEK);
  for (; trained.has(monday); monday = addDays(monday, -WEEK)) streak += 1;
  return streak;
}

/** The most weeks in a row with training. */
export function longestWeekStreak(days: readonly LocalDate[], today: LocalDate): number {
  const trained = weeksOf(days, today);
  const streaks = [...trained]
    .filter((monday) => !trained.has(addDays(monday, WEEK)))
    .map((monday) => weekStreak(days, addDays(monday, WEEK - 1)));
  return Math.max(0, ...streaks);
}

/** So many of so many. */
export interface Share {
  readonly done: number;
  readonly of: number;
}

/**
 * Weeks with at least so many workouts among the last full weeks. Weeks before the first training do not count, so
 * that nobody begins with a bad record.
 */
export function weeksWithTraining(
  workouts: readonly DayValue[],
  today: LocalDate,
  { weeks, atLeast = 1 }: { readonly weeks: number; readonly atLeast?: number },
): Share {
  const [first] = workouts
    .filter(({ day, value }) => value > 0 && day <= today)
    .map(({ day }) => day)
    .sort();
  const last = addDays(mondayOf(today), -1);
  const earliest = addDays(mondayOf(today), -WEEK * weeks);
  if (!first || first > last) return { done: 0, of: 0 };
  const counted = byWeek(workouts, mondayOf(first) > earliest ? mondayOf(first) : earliest, last);
  return { done: counted.filter(({ value }) => value >= atLeast).length, of: counted.length };
}

/** Planned days with training among those of a window. Today counts only once it is done. */
export function plannedDaysDone(
  days: readonly LocalDate[],
  planned: readonly Weekday[],
  from: LocalDate,
  today: LocalDate,
): Share {
  const trained = new Set(days);
  const due = byDay([], from, today)
    .map(({ day }) => day)
    .filter((day) => planned.includes(weekdayOf(day)) && (day < today || trained.has(day)));
  return { done: due.filter((day) => trained.has(day)).length, of: due.length };
}
