import { addDays, dayAt, isTimeZone, type LocalDate } from '@fitarc/domain/local-date';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';

export interface CallersDay {
  readonly today: LocalDate;
  /** The last day that may be today for the caller: of those who do not say where they are, some are a day ahead. */
  readonly latest: LocalDate;
}

/** For the API document. */
export const zoneHeader = {
  'X-Time-Zone': {
    type: 'string',
    description:
      'Where you are, as Pacific/Auckland, to know which day is today for you. Without it the day is that of UTC, ' +
      'and the one after it counts too.',
  },
};

/** What day it is where the caller is, by the header X-Time-Zone. */
export function callersDay(request: FastifyRequest, clock: Clock): CallersDay {
  const zone = request.headers['x-time-zone'];
  if (typeof zone === 'string' && isTimeZone(zone)) {
    const today = dayAt(clock.now(), zone);
    return { today, latest: today };
  }
  const today = dayAt(clock.now(), 'UTC');
  return { today, latest: addDays(today, 1) };
}
