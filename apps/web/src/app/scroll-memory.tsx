import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rememberedPlace, rememberPlace } from '../lib/scroll-place.ts';

/** An address that was typed has no entry of its own yet; only a reload of the same page is the same place. */
const placeOf = (key: string | undefined, path: string) =>
  key && key !== 'default' ? key : `default:${path}`;

/**
 * Under the entry the browser is at: when a page gives way to a shorter one it scrolls by itself, and that must
 * not be noted as the place where the former page was left.
 */
function rememberEntry(): void {
  const state = window.history.state as { key?: string } | null;
  rememberPlace(placeOf(state?.key, window.location.pathname));
}

/** A new page starts at its top; going back finds the place that was left, as the browser does between documents. */
export function ScrollMemory() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scrollend', rememberEntry);
    window.addEventListener('pagehide', rememberEntry);
    return () => {
      window.removeEventListener('scrollend', rememberEntry);
      window.removeEventListener('pagehide', rememberEntry);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query alone is not another page
  useLayoutEffect(() => {
    // A block each: newer browsers answer scrollIntoView with a promise, which React would run as the clean-up.
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    } else {
      window.scrollTo(0, type === 'POP' ? rememberedPlace(placeOf(key, pathname)) : 0);
    }
  }, [pathname, hash]);
  return null;
}
