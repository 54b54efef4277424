import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** Time for the page to be read first. */
const PREFETCH_AFTER_MS = 2000;

/**
 * A dialog whose code is no part of the page's first load: it is fetched once the page is there, so that it opens
 * without a connection too.
 */
export function lazyOverlay<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isOpen: (props: P) => boolean,
) {
  const Loaded = lazy(() => load().then((component) => ({ default: component })));
  return function LazyOverlay(props: P) {
    const [asked, setAsked] = useState(isOpen(props));
    if (isOpen(props) && !asked) setAsked(true);
    useEffect(() => {
      const timer = setTimeout(() => void load().catch(() => undefined), PREFETCH_AFTER_MS);
      return () => clearTimeout(timer);
    }, []);
    return asked ? (
      <Suspense>
        <Loaded {...(props as ComponentProps<typeof Loaded>)} />
      </Suspense>
    ) : null;
  };
}

const open = (props: { readonly open: boolean }) => props.open;
export const AlertDialog = lazyOverlay(() => import('./alert-dialog.tsx').then((m) => m.AlertDialog), open);
export const Dialog = lazyOverlay(() => import('./dialog.tsx').then((m) => m.Dialog), open);
