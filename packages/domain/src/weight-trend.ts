import { daysBetween, type LocalDate } from './local-date.ts';

export interface Weighing {
  readonly date: LocalDate;
  readonly kg: number;
}

/** Days near one count most: days of salt and water pass by, weeks of change show. */
const SPREAD_DAYS = 6;
const REACH_DAYS = 3 * SPREAD_DAYS;
const weightOf = (days: number) => Math.exp(-0.5 * (days / SPREAD_DAYS) ** 2);

/** The height, at day 0, of the line that lies closest to the points; of points all on one day, their mean. */
function lineAt(points: readonly { days: number; kg: number }[]): number {
  const sum = (read: (days: number, kg: number) => number) =>
    points.reduce((total, { days, kg }) => total + weightOf(days) * read(days, kg), 0);
  const [count, x, y] = [sum(() => 1), sum((days) => days), sum((_, kg) => kg)];
  const [xx, xy] = [sum((days) => days * days), sum((days, kg) => days * kg)];
  const spread = count * xx - x * x;
  return spread < 1e-9 ? y / count : (y * xx - x * xy) / spread;
}

/**
 * The weight behind the daily ups and downs, one value for each weighing, oldest first. A line through the days
 * around each: unlike a running average it does not lag behind somebody who steadily loses or gains.
 */
export function smoothedWeights(weighings: readonly Weighing[]): number[] {
  const first = weighings[0]?.date;
  if (!first) return [];
  const placed = weighings.map(({ date, kg }) => ({ day: daysBetween(first, date), kg }));
  return placed.map(({ day }, index) => {
    const near = [];
    for (let at = index; at >= 0 && day - (placed[at]?.day ?? 0) <= REACH_DAYS; at--) near.push(placed[at]);
    for (let at = index + 1; at < placed.length && (placed[at]?.day ?? 0) - day <= REACH_DAYS; at++)
      near.push(placed[at]);
    return lineAt(near.flatMap((one) => (one ? [{ days: one.day - day, kg: one.kg }] : [])));
  });
}
