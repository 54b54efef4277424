import { useCallback, useEffect, useRef } from 'react';

/** For what follows a late answer: the dialog or page that asked may be gone. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
