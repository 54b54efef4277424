import type { CalendarDay } from '@fitarc/contract/trends';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { weekStreak } from '@fitarc/domain/training-weeks';
import { WEEKDAYS, type Weekday, weekStartOf } from '@fitarc/domain/weekday';
import type { ChartPoint } from '../../ui/charts/chart-props.ts';
import { dayOf } from './trend-figures.ts';

const DAYS_BACK = 365;

export interface YearDay {
  readonly date: LocalDate;
  readonly workouts: number;
  readonly minutes: number;
}
/** From the first day of the reader's week on; undefined is before the first day or after today. */
type YearWeek = readonly (YearDay | undefined)[];

export interface TrainingYear {
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly weeks: readonly YearWeek[];
  /** Above the weeks: each month, and over how many of them it stretches. */
  readonly months: readonly { readonly month: string; readonly weeks: number }[];
  readonly workouts: number;
  readonly trainingDays: number;
  /** Weeks in a row with training; one that has only begun does not end it. */
  readonly streak: number;
}

function weeksBetween(
  first: LocalDate,
  last: LocalDate,
  dayAt: (date: LocalDate) => YearDay,
  begin: Weekday,
): YearWeek[] {
  const weeks: YearWeek[] = [];
  for (let start = weekStartOf(first, begin); start <= last; start = addDays(start, 7)) {
    const dates = WEEKDAYS.map((_, index) => addDays(start, index));
    weeks.push(dates.map((date) => (date >= first && date <= last ? dayAt(date) : undefined)));
  }
  return weeks;
}

function monthsOver(weeks: readonly YearWeek[]) {
  const months: { month: string; weeks: number }[] = [];
  for (const week of weeks) {
    const month = week.find((day) => day)?.date.slice(0, 7) ?? '';
    const current = months.at(-1);
    if (current?.month === month) current.weeks += 1;
    else months.push({ month, weeks: 1 });
  }
  return months;
}

export function trainingYear(
  days: readonly CalendarDay[],
  today: LocalDate,
  begin: Weekday = 'Monday',
): TrainingYear {
  const known = new Map(days.map((day) => [dayOf(day.date), day]));
  const first = addDays(today, -DAYS_BACK);
  const weeks = weeksBetween(
    first,
    today,
    (date) => {
      const day = known.get(date);
      return { date, workouts: day?.workout_count ?? 0, minutes: day?.total_duration ?? 0 };
    },
    begin,
  );
  const trained = weeks.flat().filter((day) => day !== undefined && day.workouts > 0) as YearDay[];
  return {
    first,
    last: today,
    weeks,
    months: monthsOver(weeks),
    workouts: trained.reduce((sum, { workouts }) => sum + workouts, 0),
    trainingDays: trained.length,
    streak: weekStreak(
      trained.map(({ date }) => date),
      today,
    ),
  };
}

/** The days after today that something is logged for, the nearest first. */
export const daysAhead = (days: readonly CalendarDay[], today: LocalDate): LocalDate[] =>
  days
    .map(({ date }) => dayOf(date))
    .filter((day) => day !== undefined && day > today)
    .sort() as LocalDate[];

/** The workouts of each month, named by its first day. */
export function byMonth({ weeks }: TrainingYear): ChartPoint[] {
  const sums = new Map<string, number>();
  for (const day of weeks.flat()) {
    if (!day) continue;
    const month = `${day.date.slice(0, 7)}-01`;
    sums.set(month, (sums.get(month) ?? 0) + day.workouts);
  }
  return [...sums].map(([day, value]) => ({ day, value }));
}
