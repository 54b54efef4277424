import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepInstallPrompt } from '../../lib/install-prompt.ts';
import { isOfflineAllowed, serviceWorkers } from '../../lib/shell-worker.ts';
import { applyUpdate, isUpdateReady, startShellWorker, subscribeToUpdates } from './shell-updates.ts';
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
  const [isHidden, setHidden] = useState(false);
  useReloadWhenIdle(isReady, isOutboxEmpty);
  useEffect(keepInstallPrompt, []);
  useEffect(() => {
    const container = serviceWorkers();
    if (container && isOfflineAllowed()) void startShellWorker(container);
  }, []);
  return isReady && !isHidden ? (
    <UpdateLine onReload={applyUpdate} onDismiss={() => setHidden(true)} />
  ) : null;
}
