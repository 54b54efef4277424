import { addDays, dayAt, isTimeZone, type LocalDate } from '@fitarc/domain/local-date';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';

export interface CallerDay {
  readonly today: LocalDate;
  /** The last day that may be today for the caller: of those who do not say where they are, some are a day ahead. */
  readonly latest: LocalDate;
}

/** For the API document. */
export const zoneHeader = {
  'X-Time-Zone': {
    type: 'string',
    description:
      'Your time zone, such as Pacific/Auckland; it decides which day is today. Without it, FitArc uses ' +
      'UTC and also accepts the next day.',
  },
};

const GREENWICH = 'UTC';

/** Where the caller is, by the header X-Time-Zone; undefined when it does not say. */
export function statedTimeZone({ headers }: FastifyRequest): string | undefined {
  const zone = headers['x-time-zone'];
  return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined;
}

export const callerTimeZone = (request: FastifyRequest): string => statedTimeZone(request) ?? GREENWICH;

/** What day it is where the caller is. */
export function callerDay(request: FastifyRequest, clock: Clock): CallerDay {
  const today = dayAt(clock.now(), callerTimeZone(request));
  return { today, latest: statedTimeZone(request) ? today : addDays(today, 1) };
}
