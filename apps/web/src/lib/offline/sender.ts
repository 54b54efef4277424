import { ApiError } from '../api-error.ts';
import { exchange, type RawAnswer, readAnswer } from '../http.ts';
import { sessionNow } from '../session.ts';
import { handleSessionError } from '../session-guard.ts';
import { noteAnswer, noteSilence } from './connection.ts';
import type { OutboxRow } from './database.ts';
import { offlineMember } from './member.ts';
import { changeRows, dropRows, outboxNow, outboxReady } from './outbox.ts';
import { withSendLock } from './send-lock.ts';
import { isSilence } from './silence.ts';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/** Clocks of devices differ by less. */
const SOME_MINUTES_MS = 300_000;
const REPLACES_ENTRY_OF_DAY = new Set(['/weights', '/measurements']);

/** An entry that waited must not replace one that was made later on another device. */
const unmodifiedSince = ({ method, path, madeAt, isOverwriting }: OutboxRow): string | undefined =>
  method === 'POST' &&
  REPLACES_ENTRY_OF_DAY.has(path) &&
  !isOverwriting &&
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

/** After how long to try again: twice as long each time, with some chance so that devices spread out. */
const retryDelay = (tries: number) =>
  Math.min(FIRST_RETRY_MS * 2 ** tries, LAST_RETRY_MS) * (0.75 + Math.random() / 2);

export const CHANGED_MEANWHILE = 412;
const isForLater = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;
const isSessionOver = ({ status, body }: ApiError) =>
  status === 401 || (status === 403 && body.code === 'EMAIL_NOT_VERIFIED');

/** Takes the place of the failed row, or is thrown. */
export function rowAfterRefusal(row: OutboxRow, error: ApiError): OutboxRow {
  if (error.status === CHANGED_MEANWHILE)
    return { ...row, state: 'conflict', refusal: error.message, current: error.body.current };
  return { ...row, state: 'refused', refusal: error.message || 'The server refused this.' };
}

const retryLater = (row: OutboxRow): OutboxRow => ({
  ...row,
  tries: row.tries + 1,
  retryAt: Date.now() + retryDelay(row.tries),
});

type Stored = (row: OutboxRow, answer: RawAnswer) => Promise<void>;

/** Whether to go on with the next one. */
async function handleFailure(row: OutboxRow, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || isSilence(error)) {
    noteSilence();
    await changeRows([retryLater(row)]);
    return false;
  }
  noteAnswer();
  const { token } = sessionNow();
  if (isSessionOver(error)) {
    handleSessionError(error, token);
    return false;
  }
  const isGone = error.status === 404 && row.method === 'DELETE';
  if (isGone) await dropRows([row]);
  else if (isForLater(error.status ?? 0)) await changeRows([retryLater(row)]);
  else await changeRows([rowAfterRefusal(row, error)]);
  return isGone || !isForLater(error.status ?? 0);
}

async function trySend(row: OutboxRow, onStored: Stored): Promise<boolean> {
  try {
    // Counted first: a page that is closed now may have sent it.
    await changeRows([{ ...row, tries: row.tries + 1 }]);
    const answer = await sendRow(row);
    await onStored(row, answer);
    return true;
  } catch (error) {
    return handleFailure(row, error);
  }
}

/** Needs one that is not stored yet, and was refused. */
const isBehindRefused = (row: OutboxRow, all: readonly OutboxRow[]) =>
  all.some(({ id, state }) => state !== 'waiting' && id !== row.id && row.url.includes(id));

function nextRow(force: boolean): OutboxRow | undefined {
  const all = outboxNow();
  const next = all.find((row) => row.state === 'waiting' && !isBehindRefused(row, all));
  if (!next) return undefined;
  return force || !next.retryAt || next.retryAt <= Date.now() ? next : undefined;
}

let running: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** When the next retry is due. */
function schedule(onStored: Stored): void {
  clearTimeout(timer);
  const due = outboxNow().find(({ state }) => state === 'waiting')?.retryAt;
  if (due) timer = setTimeout(() => void flushOutbox(onStored), Math.max(0, due - Date.now()));
}

async function sendAll(onStored: Stored, force: boolean): Promise<void> {
  const member = offlineMember();
  await withSendLock(async (lock) => {
    for (let row = nextRow(force); row && offlineMember() === member; row = nextRow(force)) {
      if (!(await lock.renew()) || !(await trySend(row, onStored))) return;
    }
  });
}

/** Sends what waits, oldest first, one at a time; `force` does not wait for the next retry to be due. */
export async function flushOutbox(onStored: Stored, force = false): Promise<void> {
  await outboxReady();
  if (outboxNow().length === 0) return;
  running ??= sendAll(onStored, force)
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
      schedule(onStored);
    });
  await running;
}
