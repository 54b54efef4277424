import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(min-width: 48rem)');

function subscribe(onChange: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether there is room for two panes; what is drawn in one of two places must not be in both. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
