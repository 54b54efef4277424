import { asWaiting, type Effect } from '@fitarc/domain/waiting/waiting-write';
import { ApiError } from '../api-error.ts';
import type { RawAnswer } from '../http.ts';
import { randomKey } from '../retry-key.ts';
import { sessionNow } from '../session.ts';
import { handleSessionError } from '../session-guard.ts';
import { readAnswer, storeAnswers } from './answers.ts';
import { connectionNow, noteAnswer, noteSilence, noteStoredAnswer } from './connection.ts';
import type { OutboxRow, StoredAnswer } from './database.ts';
import { offlineMember } from './member.ts';
import type { OfflineCall, OfflineLayer, Result } from './offline-call.ts';
import {
  addRow,
  changeRows,
  dropRows,
  namesWaitingRecord,
  outboxNow,
  outboxReady,
  settledSince,
} from './outbox.ts';
import { CHANGED_MEANWHILE, rowAfterRefusal, sendRow } from './send-row.ts';
import { isSilence } from './silence.ts';
import type { StoredFirst } from './stored-first.ts';

/** How long a reader waits while the connection is known to be bad, and whoever saves something at all. */
const PATIENCE_MS = 4_000;
/** As long as a write is its caller's; a page that is closed meanwhile leaves it to the others. */
const HELD_MS = PATIENCE_MS + 2_000;

/** Only needed with a filled queue or without a connection. */
export const loadWaiting = () => import('./waiting.ts');

const hasWaiting = () => outboxNow().some(({ state }) => state === 'waiting');

/** Requests that were sent ahead, while their stored answers were read. A page that was left does not take them. */
const AHEAD_MS = 10_000;
const ahead = new Map<string, Promise<RawAnswer>>();

function sendAhead(call: OfflineCall): void {
  if (ahead.has(call.url)) return;
  const sent = call.network();
  sent.catch(() => undefined);
  ahead.set(call.url, sent);
  setTimeout(() => {
    if (ahead.get(call.url) === sent) ahead.delete(call.url);
  }, AHEAD_MS);
}

function fetchAnswer(call: OfflineCall): Promise<RawAnswer> {
  const sent = ahead.get(call.url);
  ahead.delete(call.url);
  return sent ?? call.network(connectionNow().lost ? PATIENCE_MS : undefined);
}

type Stored = Pick<StoredAnswer, 'text' | 'total' | 'at'>;

/** Undefined where it is of an older release, which answered in another shape. */
function resultOf<T>(call: OfflineCall<T>, { text, total, at }: Stored): Result<T> | undefined {
  try {
    return { data: call.check(JSON.parse(text)), total, readAt: at };
  } catch {
    return undefined;
  }
}

async function instead<T>(call: OfflineCall<T>, error: unknown): Promise<Result<T>> {
  const stored = (await readAnswer(call.url)) ?? (await (await loadWaiting()).similarAnswer(call));
  const result = stored && resultOf(call, stored);
  if (!result) throw error;
  noteStoredAnswer(stored.at);
  return result;
}

async function fromNetwork<T>(call: OfflineCall<T>): Promise<Result<T>> {
  try {
    const { text, json, total } = await fetchAnswer(call);
    const data = call.check(json);
    noteAnswer();
    void storeAnswers([{ url: call.url, text, total }]);
    return { data, total };
  } catch (error) {
    if (!isSilence(error)) {
      if (error instanceof ApiError) noteAnswer();
      throw error;
    }
    noteSilence();
    return instead(call, error);
  }
}

async function storedOrNetwork<T>(call: OfflineCall<T>, tracker: StoredFirst): Promise<Result<T>> {
  sendAhead(call);
  const stored = await readAnswer(call.url);
  const result = stored && resultOf(call, stored);
  if (!result) return fromNetwork(call);
  tracker.isUsed = true;
  return result;
}

async function read<T>(call: OfflineCall<T>): Promise<Result<T>> {
  if (offlineMember() === undefined) {
    const { json, total } = await call.network();
    return { data: call.check(json), total };
  }
  if (namesWaitingRecord(call.url)) {
    await outboxReady();
    return (await loadWaiting()).readWaiting(call, outboxNow());
  }
  const [{ data, total, readAt }] = await Promise.all([
    call.storedFirst ? storedOrNetwork(call, call.storedFirst) : fromNetwork(call),
    outboxReady(),
  ]);
  const rows = outboxNow();
  const isWhole = rows.length === 0 && (readAt === undefined || settledSince(readAt).length === 0);
  return { data: isWhole ? data : await (await loadWaiting()).overlay(call, data, rows, readAt), total };
}

function rowOf({ method, path, params, url, json, options }: OfflineCall, member: number): OutboxRow {
  return {
    id: options.idempotencyKey ?? randomKey(),
    member,
    ...{ method, path, params, url },
    body: json === undefined ? {} : JSON.parse(json),
    ifMatch: options.ifMatch ?? undefined,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    madeAt: Date.now(),
    tries: 0,
    state: 'waiting',
  };
}

const noResponse = () => new ApiError('no-response');

/** What the caller gets for a write that waits: the answer to expect. Where that is unknown it is not queued. */
function provisional<T>(call: OfflineCall<T>, effect: Effect | undefined): T {
  if (!effect) throw noResponse();
  void navigator.storage?.persist?.();
  return shownAsWaiting(call.check(effect.answer));
}

/** For a write that was sent, and waits because no answer came. */
async function keepWaiting<T>(call: OfflineCall<T>, row: OutboxRow): Promise<T> {
  const effect = await (await loadWaiting()).effectOfRow(row, outboxNow());
  if (effect) await changeRows([{ id: row.id, effect, heldUntil: undefined }]);
  else await dropRows([row]);
  return provisional(call, effect);
}

const shownAsWaiting = <T>(answer: T): T =>
  (Array.isArray(answer) ? answer.map(asWaiting) : asWaiting(answer as object)) as T;

const listeners = new Set<() => void>();

/** Told when queued writes were stored, so that screens read anew what the server has. */
export function onceStored(listener: () => void): void {
  listeners.add(listener);
}

async function onStored(row: OutboxRow, { json }: RawAnswer): Promise<void> {
  noteAnswer();
  await (await loadWaiting()).adoptIds(row, json);
  if (!hasWaiting()) for (const listener of listeners) listener();
}

/** Sends what waits; `force` does not wait until the next retry is due. */
export async function flush(force = false): Promise<void> {
  await outboxReady();
  if (outboxNow().length > 0) await (await loadWaiting()).flushOutbox(onStored, force);
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** For stored answers from before, should the connection be lost before they are read again. */
const rememberStored = (row: OutboxRow, { json }: RawAnswer): Promise<void> =>
  loadWaiting()
    .then((waiting) => waiting.rememberStored(row, json))
    .catch(() => undefined);

/** Undefined when there is no answer, in time or at all: the write is queued then. */
async function attempt(row: OutboxRow): Promise<RawAnswer | undefined> {
  // Both begin in this task: a page that is closed now has sent it, or stored it, or both.
  const sending = sendRow(row);
  const stored = addRow(row).then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([sending, after(PATIENCE_MS)]).catch(async (error) => {
    if (isSilence(error) && (await stored)) return undefined;
    throw error;
  });
  if (answer) {
    noteAnswer();
    void stored.then(() => dropRows([row]));
    void rememberStored(row, answer);
    return answer;
  }
  noteSilence();
  if (!(await stored)) return sending;
  void sending.then((late) => onStored(row, late)).catch(() => undefined);
  return undefined;
}

async function handleRefusal({ options }: OfflineCall, row: OutboxRow, error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === CHANGED_MEANWHILE) return changeRows([rowAfterRefusal(row, error)]);
  void dropRows([row]).catch(() => undefined);
  if (error.kind === 'answer') {
    noteAnswer();
    if (!options.keepSession) handleSessionError(error, sessionNow().token);
  }
  throw error;
}

const namesWaiting = ({ url, body }: OutboxRow) => namesWaitingRecord(url + JSON.stringify(body));

async function write<T>(call: OfflineCall<T>): Promise<T> {
  const member = offlineMember();
  if (member === undefined) return call.check((await call.network()).json);
  const made = rowOf(call, member);
  const row = namesWaiting(made) ? await (await loadWaiting()).withKnownIds(made) : made;
  if (!hasWaiting() && !connectionNow().lost && !namesWaiting(row)) {
    const sent = { ...row, tries: 1, heldUntil: Date.now() + HELD_MS };
    const answer = await attempt(sent).catch((error) => handleRefusal(call, sent, error));
    if (answer) return call.check(answer.json);
    return keepWaiting(call, sent);
  }
  await outboxReady();
  const answer = provisional(call, await (await loadWaiting()).enqueue(row, outboxNow()));
  void flush(true);
  return answer;
}

export const offlineLayer: OfflineLayer = { read, write };
