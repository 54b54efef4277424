import { useEffect, useEffectEvent } from 'react';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { takeSharedFile } from './shared-files.ts';

/** Opens the files that another app shared, one after the other, as if they had been chosen. */
export function useSharedFile(isFree: boolean, open: (file: File) => void): void {
  const { params, change } = useAddressParams();
  const isShared = params.has('shared');
  const openNext = useEffectEvent(async () => {
    const file = await takeSharedFile().catch(() => undefined);
    if (file) open(file);
    else change({ shared: undefined }, { replace: true });
  });
  useEffect(() => {
    if (isShared && isFree) void openNext();
  }, [isShared, isFree]);
}
