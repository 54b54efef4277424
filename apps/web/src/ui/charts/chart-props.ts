import { type Tone, toneText } from '../tone.ts';

export type ChartTone = Tone | 'rest';

/** What has no colour of its own shares one. */
export const chartTone: Record<ChartTone, string> = { ...toneText, rest: 'text-trend-rest' };

/** 250 px; more where large text would leave no room for the picture. */
export const CHART_HEIGHT = 'h-[max(250px,11rem)]';

export interface ChartPoint {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly value: number;
}

/** Where a value most likely lies on a day. */
export interface ChartBand {
  readonly day: string;
  readonly low: number;
  readonly high: number;
}

export interface ChartProps {
  readonly label: string;
  /** In a sentence or two, what the picture shows. */
  readonly summary: string;
  /** Oldest first, one a day, none below zero. */
  readonly points: readonly ChartPoint[];
  /** The days the axis runs between; points outside them widen it. */
  readonly from: string;
  readonly to: string;
  readonly tone: ChartTone;
  /** A value with its unit: '2,470 kcal'. */
  say(value: number): string;
  /** A dashed line, where it lies within the axis. */
  readonly target?: number | undefined;
  /** The axis reaches the target, however far the values are from it. */
  readonly reachTarget?: boolean | undefined;
  /** What a point stands for, named by its first day; a day unless said otherwise. */
  readonly step?: 'day' | 'week' | undefined;
  /** How a point is named; by its day unless said otherwise. */
  nameOf?: ((day: string) => string) | undefined;
  /** The day that is not over yet: drawn hollow. */
  readonly unfinished?: string | undefined;
  /** What lies behind the ups and downs, on the days of the points: drawn as the line, and the points as dots. */
  readonly smooth?: readonly ChartPoint[] | undefined;
  /** Drawn behind the line; the axis reaches around it. */
  readonly band?: readonly ChartBand[] | undefined;
  /** An axis close around the values, where small changes are what matters. */
  readonly close?: boolean | undefined;
  /** Things that are counted have no halves on the axis. */
  readonly whole?: boolean | undefined;
}
