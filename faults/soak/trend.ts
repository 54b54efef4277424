/** Figures over time: where they go, and how a part of the run compares with another. */
export interface Point {
  /** Minutes since the beginning. */
  readonly at: number;
  readonly value: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]) => (values.length === 0 ? 0 : sum(values) / values.length);

/** Of the straight line with the least squares, per minute. */
export function slope(points: readonly Point[]): number {
  const middle = mean(points.map(({ at }) => at));
  const spread = sum(points.map(({ at }) => (at - middle) ** 2));
  return spread === 0 ? 0 : sum(points.map(({ at, value }) => (at - middle) * value)) / spread;
}

/** The values of the middle and of the last third of the time; the first is a warm-up. */
export function thirds(points: readonly Point[]): { middle: number[]; last: number[] } {
  const from = points[0]?.at ?? 0;
  const third = ((points.at(-1)?.at ?? 0) - from) / 3;
  const within = (low: number, high: number) =>
    points.filter(({ at }) => at >= low && at < high).map(({ value }) => value);
  return { middle: within(from + third, from + 2 * third), last: within(from + 2 * third, Infinity) };
}
