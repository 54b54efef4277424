import type { FastifyRequest } from 'fastify';
import { invalid } from './app-error.ts';

const HEADER = 'Idempotency-Key';
const LENGTH = 200;

/** For the API document. */
export const idempotencyHeader = {
  [HEADER]: {
    type: 'string',
    minLength: 1,
    maxLength: LENGTH,
    description:
      'Any string; use a new one for each new item or change. If you send the request again with the same key, for ' +
      'example after a lost response, nothing more is changed and you get the result of the first request.',
  },
};

/** The key a caller gave its call, to be recognised by when the call is repeated. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const value = request.headers[HEADER.toLowerCase()];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value.length <= LENGTH && /^[ -~]+$/.test(value)) return value;
  throw invalid(`${HEADER} must be 1 to ${LENGTH} printable ASCII characters`);
}
