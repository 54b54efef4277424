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
      'A text of your choice, new for everything new. Sent again with it, as after a lost answer, the call ' +
      'makes nothing new and answers with what was made the first time.',
  },
};

/** The key a caller gave its call, to be recognised by when the call is repeated. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const value = request.headers[HEADER.toLowerCase()];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value.length <= LENGTH && /^[ -~]+$/.test(value)) return value;
  throw invalid(`${HEADER} must be 1 to ${LENGTH} printable ASCII characters`);
}
