import { daysBetween, type LocalDate } from './local-date.ts';

export interface Weighing {
  readonly date: LocalDate;
  readonly kg: number;
}

/** A tenth of what is new each day: days of salt and water pass by, weeks of change show. */
const DAILY = 0.1;

/**
 * The weight behind the daily ups and downs, one value for each weighing, oldest first. After a gap a weighing
 * counts for all the days it stands for.
 */
export function smoothedWeights(weighings: readonly Weighing[]): number[] {
  let trend: number | undefined;
  let before: LocalDate | undefined;
  return weighings.map(({ date, kg }) => {
    const days = before === undefined ? 1 : Math.max(1, daysBetween(before, date));
    trend = trend === undefined ? kg : trend + (kg - trend) * (1 - (1 - DAILY) ** days);
    before = date;
    return trend;
  });
}
