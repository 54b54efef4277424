import { ApiError } from '../api-error.ts';
import type { RawAnswer } from '../http.ts';
import { sessionNow } from '../session.ts';
import { handleSessionError } from '../session-guard.ts';
import { noteAnswer, noteSilence } from './connection.ts';
import type { OutboxRow } from './database.ts';
import { signedInMember } from './member.ts';
import { outboxNow } from './outbox.ts';
import { changeRows, claimRow, dropRows, type RowChange } from './outbox-transactions.ts';
import { withSendLock } from './send-lock.ts';
import { rowAfterRefusal, sendRow } from './send-row.ts';
import { isSilence } from './silence.ts';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/** After how long to try again: twice as long each time, with some chance so that devices spread out. */
const retryDelay = (tries: number) =>
  Math.min(FIRST_RETRY_MS * 2 ** tries, LAST_RETRY_MS) * (0.75 + Math.random() / 2);

/** A refusal whose text did not arrive whole, or a proxy's page: not the server's word until it stays that way. */
const MOST_UNREADABLE = 5;
/** A fault of the server that this entry causes: it must not keep the others waiting for ever. */
const MOST_FAULTS = 8;
const isForLater = ({ status = 0, unreadable }: ApiError, { tries }: OutboxRow) =>
  status === 408 ||
  status === 425 ||
  status === 429 ||
  (status === 500 ? tries < MOST_FAULTS : status > 500) ||
  (unreadable && tries < MOST_UNREADABLE);
const isSessionOver = ({ status, body }: ApiError) =>
  status === 401 || (status === 403 && body.code === 'EMAIL_NOT_VERIFIED');

const retryLater = ({ id, tries }: OutboxRow): RowChange => ({
  id,
  retryAt: Date.now() + retryDelay(tries - 1),
});

type Stored = (row: OutboxRow, answer: RawAnswer) => Promise<void>;

/** Whether to go on with the next one. */
async function handleFailure(row: OutboxRow, error: unknown, token: string): Promise<boolean> {
  if (!(error instanceof ApiError) || isSilence(error)) {
    noteSilence();
    await changeRows([retryLater(row)]);
    return false;
  }
  noteAnswer();
  if (isSessionOver(error)) {
    handleSessionError(error, token);
    return false;
  }
  if (isForLater(error, row)) {
    await changeRows([retryLater(row)]);
    return false;
  }
  if (error.status === 404 && row.method === 'DELETE') await dropRows([row]);
  else await changeRows([rowAfterRefusal(row, error)]);
  return true;
}

async function trySend(next: OutboxRow, onStored: Stored): Promise<boolean> {
  // Counted first: a page that is closed now may have sent it.
  const row = await claimRow(next);
  if (!row) return true;
  // Another member may have signed in meanwhile, in another tab.
  if (signedInMember() !== row.member) return false;
  const { token } = sessionNow();
  try {
    const answer = await sendRow(row);
    await onStored(row, answer);
    return true;
  } catch (error) {
    return handleFailure(row, error, token);
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
let isForced = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** When the next retry is due; also of what another tab has added, or could not send. */
function schedule(onStored: Stored): void {
  clearTimeout(timer);
  const next = nextRow(true);
  if (!next) return;
  const due = next.retryAt ?? Date.now() + LAST_RETRY_MS;
  timer = setTimeout(() => void flushOutbox(onStored), Math.max(0, due - Date.now()));
}

async function sendAll(onStored: Stored, force: boolean): Promise<void> {
  const member = signedInMember();
  await withSendLock(async (lock) => {
    for (let row = nextRow(force); row && signedInMember() === member; row = nextRow(force)) {
      if (!(await lock.renew()) || !(await trySend(row, onStored))) return;
    }
  });
}

/** Again when that was asked for meanwhile: what was added last may have come too late for this time. */
async function sendWhileForced(onStored: Stored): Promise<void> {
  do {
    const force = isForced;
    isForced = false;
    await sendAll(onStored, force).catch(() => undefined);
  } while (isForced);
}

/** Sends what waits, oldest first, one at a time; `force` does not wait for the next retry to be due. */
export async function flushOutbox(onStored: Stored, force = false): Promise<void> {
  isForced ||= force;
  running ??= sendWhileForced(onStored).finally(() => {
    running = undefined;
    schedule(onStored);
  });
  await running;
}
