import type { FastifyRequest } from 'fastify';
import { AppError, invalid } from './app-error.ts';

const MATCH = 'If-Match';
const SINCE = 'If-Unmodified-Since';

/** For the API document. */
export const conditionHeaders = {
  [MATCH]: {
    type: 'string',
    description:
      'The updated_at you have read, in quotes. If the record was changed since, nothing is stored, and you get 412 ' +
      'with the code CHANGED_MEANWHILE and the record as it is now in `current`.',
  },
  [SINCE]: {
    type: 'string',
    description:
      'A time, as ISO 8601 or an HTTP date: the same 412 if the record was changed after it. Ignored if If-Match is ' +
      'given.',
  },
};

/** A record as it is answered, with its version. */
export interface Versioned {
  readonly updated_at?: string | null | undefined;
}
type Condition = (updatedAt: string) => boolean;

function matchCondition(header: string): Condition | undefined {
  const versions = header.split(',').map((part) => part.trim().replace(/^"(.*)"$/, '$1'));
  return versions.includes('*') ? undefined : (updatedAt) => versions.includes(updatedAt);
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/i;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

function sinceCondition(header: string): Condition {
  const time = Date.parse(header);
  const isHttpDate = HTTP_DATE.test(header);
  if (!(isHttpDate || ISO_TIME.test(header)) || Number.isNaN(time))
    throw invalid(`${SINCE} must be a time written 2026-03-01T07:12:30Z`);
  // An HTTP date has no fraction: it means any moment of its second.
  const last = isHttpDate ? time + 999 : time;
  return (updatedAt) => Date.parse(updatedAt) <= last;
}

/** Whether the version a caller has read may still be changed; undefined when the caller does not ask. */
export function readCondition({ headers }: FastifyRequest): Condition | undefined {
  const match = headers['if-match'];
  if (match !== undefined) return matchCondition(match);
  const since = headers['if-unmodified-since'];
  return since === undefined ? undefined : sinceCondition(since);
}

export function requireUnchanged(condition: Condition, current: Versioned | undefined): void {
  // A record that is gone is what its handler answers.
  if (!current?.updated_at || condition(current.updated_at)) return;
  throw new AppError('CHANGED_MEANWHILE', 'This was changed on another device.', { current });
}
