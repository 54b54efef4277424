import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rememberedPlace, rememberPlace } from '../lib/scroll-place.ts';

/** A new page starts at its top; going back finds the place that was left, as the browser does between documents. */
export function ScrollMemory() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => rememberPlace(key);
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query alone is no new page
  useLayoutEffect(() => {
    // A block each: newer browsers answer scrollIntoView with a promise, which React would run as the clean-up.
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    } else {
      window.scrollTo(0, type === 'POP' ? rememberedPlace(key) : 0);
    }
  }, [pathname, hash]);
  return null;
}
