import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which calls the newest one: memoized rows that get it are not rendered again. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
