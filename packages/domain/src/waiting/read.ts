import type { Effect, Fields } from './waiting-write.ts';

/** A read as it was called. */
export interface Read {
  /** As the endpoint declares it. */
  readonly path: string;
  readonly params: Fields;
  readonly query: Fields;
  /** The first day that `days` of a trend reaches back to. */
  readonly since?: string | undefined;
}

export type Overlay = (answer: unknown, effects: readonly Effect[], read: Read) => unknown;

export const isInRange = (date: unknown, { startDate, endDate }: Fields): boolean =>
  (!startDate || String(date) >= String(startDate)) && (!endDate || String(date) <= String(endDate));
