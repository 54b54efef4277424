import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { useIsMounted } from './use-is-mounted.ts';

/**
 * Leads on after something that takes a while, unless the page was left meanwhile: nobody is pulled away from
 * where they have gone since.
 */
export function useNavigateIfMounted(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return useCallback(
    (to, options) => {
      if (isMounted()) void navigate(to, options);
    },
    [navigate, isMounted],
  );
}
