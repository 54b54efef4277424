import { useEffect, useSyncExternalStore } from 'react';
import { keepInstallPrompt } from '../../lib/install-prompt.ts';
import { isOfflineAllowed, serviceWorkers } from '../../lib/shell-worker.ts';
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

const noneWaiting = async () => true;

interface Props {
  /** Whether everything entered on this device has been sent. */
  readonly isOutboxEmpty?: () => Promise<boolean>;
}

/** Registers the shell worker for a signed-in member and tells when a new version is there. */
export function ShellWorker({ isOutboxEmpty = noneWaiting }: Props) {
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
