import { exchange, readAnswer } from '../http.ts';
import { sessionNow, subscribeToSession } from '../session.ts';
import { connectionNow, noteAnswer, subscribeToConnection } from './connection.ts';
import { flush, offlineLayer, onceStored } from './layer.ts';
import type { OfflineLayer } from './offline-call.ts';

const EVERY_MS = 15_000;
const PROBE_TIMEOUT_MS = 4_000;

/** Asks whether the server is there again. */
async function probe(): Promise<void> {
  const request = { method: 'GET', url: '/api/health', headers: {}, timeoutMs: PROBE_TIMEOUT_MS };
  try {
    await readAnswer(await exchange(request));
    noteAnswer();
  } catch {
    // Still no connection.
  }
}

const isVisible = () => document.visibilityState === 'visible';

/**
 * Sends what waits when there is a reason to try: the browser's word about the connection is only a hint. Calls
 * `refresh` when the server answers again, and when it has stored what waited.
 */
export function startOffline(refresh: () => void): OfflineLayer {
  const send = () => void flush(true);
  let wasLost = false;
  onceStored(refresh);
  subscribeToConnection(() => {
    const { lost } = connectionNow();
    if (wasLost && !lost) {
      refresh();
      send();
    }
    wasLost = lost;
  });
  const look = () => {
    if (!isVisible()) return;
    if (connectionNow().lost) void probe();
    else send();
  };
  // Entries of a session that has ended wait until their member signs in again.
  subscribeToSession(() => sessionNow().token && send());
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  setInterval(() => {
    if (isVisible() && connectionNow().lost) void probe();
  }, EVERY_MS);
  send();
  return offlineLayer;
}
