import { scaleLinear } from '@visx/scale';
import { dayNumber } from '../data/day-names.ts';
import type { ChartPoint } from './chart-props.ts';

const BELOW = 0.8;
const ABOVE = 1.2;
const FEW = 4;
const MORE = 6;

export type ChartKind = 'line' | 'area' | 'bar';

/** Areas and bars are read by their height, so they begin at zero; a line by its turns, so it begins a little below them. */
export function valueRange(values: readonly number[], kind: ChartKind): [number, number] {
  const most = Math.max(0, ...values);
  if (most === 0) return [0, 1];
  return [kind === 'line' ? BELOW * Math.min(...values) : 0, ABOVE * most];
}

/** A little air above and below, at least half a unit: small changes show, and noise does not fill the picture. */
export function closeRange(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const air = Math.max(0.5, (most - least) * 0.15);
  return [Math.max(0, least - air), most + air];
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const fine = () => new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

export interface Tick {
  readonly value: number;
  readonly label: string;
}

/** Round values within the range: about four of them, and three at least. */
function roundValues(range: readonly [number, number]): number[] {
  const scale = scaleLinear<number>({ domain: [...range] });
  const few = scale.ticks(FEW);
  return few.length < 3 ? scale.ticks(MORE) : few;
}

/** Values below one need more digits, or every line would bear the same figure. */
export function valueTicks(range: readonly [number, number], whole = false): Tick[] {
  const values = roundValues(range).filter((value) => !whole || Number.isInteger(value));
  const distinct = new Set(values.map((value) => compact.format(value))).size === values.length;
  const format = distinct ? compact : fine();
  return values.map((value) => ({ value, label: format.format(value) }));
}

/** The first and the last day of the axis. */
export function daySpan(from: string, to: string, points: readonly ChartPoint[]): [string, string] {
  const days = [from, to, ...points.map(({ day }) => day)].sort();
  return [days[0] ?? from, days.at(-1) ?? to];
}

/** Everything is placed in per cent of the plot: it needs no measuring and never jumps. */
export function percentScale(span: readonly [string, string], range: readonly [number, number]) {
  const x = scaleLinear<number>({ domain: span.map(dayNumber), range: [0, 100] });
  const y = scaleLinear<number>({ domain: [...range], range: [100, 0] });
  return { xOf: (day: string) => x(dayNumber(day)), yOf: (value: number) => y(value), y };
}
export type PercentScale = ReturnType<typeof percentScale>;

/** For bars: each has the same share of the width and stands in the middle of it. */
export function bandScale(days: readonly string[], range: readonly [number, number]): PercentScale {
  const { yOf, y } = percentScale(['2000-01-01', '2000-01-02'], range);
  return { xOf: (day) => ((days.indexOf(day) + 0.5) / Math.max(1, days.length)) * 100, yOf, y };
}
