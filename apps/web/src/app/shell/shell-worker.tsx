import { useEffect, useSyncExternalStore } from 'react';
import { useInstallNudge } from '../../features/offline/use-install-nudge.ts';
import { keepInstallPrompt } from '../../lib/install-prompt.ts';
import { outboxNow, outboxReady } from '../../lib/offline/outbox.ts';
import { isOfflineAllowed, serviceWorkers } from '../../lib/shell-worker.ts';
import { usePageSnapshot } from './page-snapshot.ts';
import {
  applyUpdate,
  dismissUpdate,
  isUpdateReady,
  isUpdateShown,
  startShellWorker,
  subscribeToUpdates,
} from './shell-updates.ts';
import { UpdateLine } from './update-line.tsx';
import { useReloadWhenIdle } from './use-reload-when-idle.ts';

/** Later than the shell: fewer members stay this long. */
const PREFETCH_AFTER_MS = 8000;

async function isOutboxEmpty(): Promise<boolean> {
  await outboxReady();
  return outboxNow().length === 0;
}

function useOfflinePrefetch(): void {
  useEffect(() => {
    const prefetch = () =>
      void import('../offline-prefetch.ts').then((m) => m.prefetchForOffline()).catch(() => undefined);
    const timer = setTimeout(prefetch, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Registers the shell worker for a signed-in member and tells when a new version is there. */
export function ShellWorker() {
  useOfflinePrefetch();
  usePageSnapshot();
  useInstallNudge();
  const isReady = useSyncExternalStore(subscribeToUpdates, isUpdateReady);
  const isShown = useSyncExternalStore(subscribeToUpdates, isUpdateShown);
  useReloadWhenIdle(isReady, isOutboxEmpty);
  useEffect(keepInstallPrompt, []);
  useEffect(() => {
    const container = serviceWorkers();
    if (container && isOfflineAllowed()) void startShellWorker(container);
  }, []);
  return isShown ? <UpdateLine onReload={() => void applyUpdate()} onDismiss={dismissUpdate} /> : null;
}
