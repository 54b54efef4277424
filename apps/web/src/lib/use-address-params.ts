import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

type Changes = Readonly<Record<string, string | undefined>>;

/** What stands behind the question mark of the address; a change leaves the rest of it alone. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Changes, options?: NavigateOptions) => {
      // From the address itself: a change that is still being drawn is in it already, and must not be undone.
      const next = new URLSearchParams(window.location.search);
      for (const [key, value] of Object.entries(changes)) {
        if (value) next.set(key, value);
        else next.delete(key);
      }
      setParams(next, options);
    },
    [setParams],
  );
  return { params, change };
}
