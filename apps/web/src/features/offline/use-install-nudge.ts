import { useEffect } from 'react';
import { isInstalled, isIos } from '../../lib/install-prompt.ts';
import { local } from '../../lib/storage.ts';
import { toast } from '../../ui/overlay/toast-store.ts';
import { useOutbox } from './use-outbox.ts';

const NUDGED = 'installNudge';

/** Said once, when something waits for the first time: Safari may delete what a page stores, and not what an app does. */
export function useInstallNudge(): void {
  const isWaiting = useOutbox().length > 0;
  useEffect(() => {
    if (!isWaiting || !isIos() || isInstalled() || local.get(NUDGED)) return;
    local.set(NUDGED, 'true');
    toast({ message: 'To keep entries safe offline, add FitArc to your Home Screen: tap Share.' });
  }, [isWaiting]);
}
