import { useSyncExternalStore } from 'react';

const TWO_PANES = '48rem';
/** From here on there is no bar at the bottom. */
const DESK = '64rem';

const screenQuery = (width: string) => {
  const query = () => window.matchMedia(`(min-width: ${width})`);
  const subscribe = (onChange: () => void) => {
    const matching = query();
    matching.addEventListener('change', onChange);
    return () => matching.removeEventListener('change', onChange);
  };
  return { subscribe, matches: () => query().matches };
};
const twoPanes = screenQuery(TWO_PANES);
const desk = screenQuery(DESK);

/** Whether there is room for two panes; what is drawn in one of two places must not be in both. */
export const useWideScreen = (): boolean => useSyncExternalStore(twoPanes.subscribe, twoPanes.matches);

export const useDeskScreen = (): boolean => useSyncExternalStore(desk.subscribe, desk.matches);
