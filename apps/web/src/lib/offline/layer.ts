import { ApiError } from '../api-error.ts';
import type { RawAnswer } from '../http.ts';
import { readAnswer, storeAnswers } from './answers.ts';
import { connectionNow, noteAnswer, noteSilence, noteStoredAnswer } from './connection.ts';
import type { StoredAnswer } from './database.ts';
import { offlineMember } from './member.ts';
import type { OfflineCall, OfflineLayer, Result } from './offline-call.ts';
import { namesWaitingRecord, outboxFresh, outboxNow, outboxReady, settledSince } from './outbox.ts';
import { isSilence, PATIENCE_MS } from './silence.ts';
import type { StoredFirst } from './stored-first.ts';

type Queue = typeof import('./queue.ts');
let queue: Queue | undefined;

/** Needed to save something, and without a connection. */
export async function loadQueue(): Promise<Queue> {
  queue ??= await import('./queue.ts');
  return queue;
}

/** Requests that were sent ahead, while their stored answers were read. A page that was left does not take them. */
const AHEAD_MS = 10_000;
const ahead = new Map<string, Promise<RawAnswer>>();

const aheadKey = ({ url }: OfflineCall) => `${offlineMember()} ${url}`;

function sendAhead(call: OfflineCall): void {
  const key = aheadKey(call);
  if (ahead.has(key)) return;
  const sent = call.network();
  sent.catch(() => undefined);
  ahead.set(key, sent);
  setTimeout(() => {
    if (ahead.get(key) === sent) ahead.delete(key);
  }, AHEAD_MS);
}

function fetchAnswer(call: OfflineCall): Promise<RawAnswer> {
  const key = aheadKey(call);
  const sent = ahead.get(key);
  ahead.delete(key);
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
  const stored = (await readAnswer(call.url)) ?? (await (await loadQueue()).similarAnswer(call));
  const result = stored && resultOf(call, stored);
  if (!result) throw error;
  noteStoredAnswer(stored.at);
  return result;
}

async function fromNetwork<T>(call: OfflineCall<T>): Promise<Result<T>> {
  const member = offlineMember();
  try {
    const { text, json, total } = await fetchAnswer(call);
    const data = call.check(json);
    noteAnswer();
    void storeAnswers([{ url: call.url, text, total }], member);
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
    return (await loadQueue()).readWaiting(call, outboxNow());
  }
  const { data, total, readAt } = await (call.storedFirst
    ? storedOrNetwork(call, call.storedFirst)
    : fromNetwork(call));
  await outboxFresh();
  const rows = outboxNow();
  const isWhole = rows.length === 0 && (readAt === undefined || settledSince(readAt).length === 0);
  return { data: isWhole ? data : await (await loadQueue()).overlay(call, data, rows, readAt), total };
}

/** Sends what waits; `force` does not wait until the next retry is due. */
export async function flush(force = false): Promise<void> {
  await (force ? outboxFresh() : outboxReady());
  if (outboxNow().length > 0) await (await loadQueue()).flush(force);
}

async function write<T>(call: OfflineCall<T>): Promise<T> {
  const member = offlineMember();
  // In the same task where the code is there: a page that is closed now has sent it.
  const writer = member === undefined ? undefined : (queue ?? (await loadQueue().catch(() => undefined)));
  if (member === undefined || !writer) return call.check((await call.network()).json);
  return writer.write(call, member);
}

function refresh(path: string): void {
  if (offlineMember() === undefined) return;
  void loadQueue()
    .then(({ refreshStored }) => refreshStored(path))
    .catch(() => undefined);
}

export const offlineLayer: OfflineLayer = { read, write, refresh };
