import type { ApiError } from '../api-error.ts';
import { exchange, type RawAnswer, readAnswer } from '../http.ts';
import { sessionNow } from '../session.ts';
import type { OutboxRow } from './database.ts';
import type { RowChange } from './outbox-transactions.ts';

/** Clocks of devices differ by less. */
const SOME_MINUTES_MS = 300_000;
const REPLACES_ENTRY_OF_DAY = new Set(['/weights', '/measurements']);

/** An entry that waited must not replace one that was made later on another device. */
const unmodifiedSince = ({ method, path, madeAt, isOverwriting, ifMatch }: OutboxRow): string | undefined =>
  method === 'POST' &&
  REPLACES_ENTRY_OF_DAY.has(path) &&
  !isOverwriting &&
  !ifMatch &&
  Date.now() - madeAt > SOME_MINUTES_MS
    ? new Date(madeAt).toISOString()
    : undefined;

/** Sends one queued write. */
export async function sendRow(row: OutboxRow): Promise<RawAnswer> {
  const { token } = sessionNow();
  const { method, url, zone, id, ifMatch, body } = row;
  const response = await exchange({
    method,
    url,
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${token}`,
      'x-time-zone': zone,
      'idempotency-key': id,
      'if-match': ifMatch && `"${ifMatch}"`,
      'if-unmodified-since': unmodifiedSince(row),
    },
  });
  return readAnswer(response);
}

export const CHANGED_MEANWHILE = 412;

/** What becomes of a row that the server refused. */
export function rowAfterRefusal({ id }: OutboxRow, error: ApiError): RowChange {
  if (error.status === CHANGED_MEANWHILE)
    return { id, state: 'conflict', refusal: error.message, current: error.body.current };
  return { id, state: 'refused', refusal: error.message || 'The server refused this.' };
}
