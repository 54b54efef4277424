import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/**
 * Leads on after something that takes a while, unless the page was left meanwhile: nobody is pulled away from
 * where they have gone since.
 */
export function useNavigateIfMounted(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(
    (to, options) => {
      if (here.current) void navigate(to, options);
    },
    [navigate],
  );
}
