import { exchange, readAnswer } from '../http.ts';
import { sessionNow, subscribeToSession } from '../session.ts';
import { connectionNow, noteAnswer, subscribeToConnection } from './connection.ts';
import { flush, loadQueue, offlineLayer } from './layer.ts';
import type { OfflineLayer } from './offline-call.ts';
import { hasWaiting, outboxNow, subscribeToOutbox } from './outbox.ts';
import { patienceTimeout } from './silence.ts';

const EVERY_MS = 15_000;
const PROBE_TIMEOUT_MS = 4_000;
/** After the page is there: the code of the queue cannot be fetched once it is needed. */
const LOAD_AFTER_MS = 3_000;

/** Asks whether the server is there again. */
async function probe(): Promise<void> {
  const request = { method: 'GET', url: '/api/ready', headers: {}, timeoutMs: PROBE_TIMEOUT_MS };
  try {
    await readAnswer(await exchange(request));
    noteAnswer();
  } catch {
    // Still no connection.
  }
}

/** Runs it now, or when its last run is so long ago. */
function throttled(run: () => void, everyMs: number): () => void {
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    const runNow = () => {
      last = Date.now();
      run();
    };
    const wait = last + everyMs - Date.now();
    if (wait <= 0) runNow();
    else timer = setTimeout(runNow, wait);
  };
}

/** Calls back whenever everything that waited has been sent, by this tab or another: screens still show it as waiting. */
function onAllSent(callback: () => void): void {
  let hadWaiting = hasWaiting();
  subscribeToOutbox(() => {
    if (hadWaiting && !hasWaiting()) callback();
    hadWaiting = hasWaiting();
  });
}

const isVisible = () => document.visibilityState === 'visible';

/**
 * Sends what waits when there is a reason to try: the browser's word about the connection is only a hint. Calls
 * `refresh` when the server answers again, and when it has stored what waited.
 */
export function startOffline(refresh: () => void): OfflineLayer {
  const send = () => void flush(true);
  let wasLost = false;
  onAllSent(refresh);
  // Where some calls are answered and others are not, each refresh would cause the next.
  const refreshSometimes = throttled(refresh, EVERY_MS);
  subscribeToConnection(() => {
    const { lost } = connectionNow();
    // What was stored while its answer was lost would be read twice: as waiting and as stored.
    if (wasLost && !lost) void Promise.race([flush(true), patienceTimeout()]).finally(refreshSometimes);
    wasLost = lost;
  });
  const look = () => {
    if (!isVisible()) return;
    if (connectionNow().lost) void probe();
    else send();
  };
  // Entries of a session that has ended wait until their member signs in again.
  subscribeToSession(() => sessionNow().token && send());
  // Another tab may have added something, or a page may have been closed before its answer came.
  subscribeToOutbox(() => {
    if (outboxNow().length > 0) void flush();
  });
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  setInterval(() => {
    if (isVisible() && connectionNow().lost) void probe();
  }, EVERY_MS);
  setTimeout(() => void loadQueue().catch(() => undefined), LOAD_AFTER_MS);
  send();
  return offlineLayer;
}
