import { pageAtPath } from '@fitarc/contract/page-paths';
import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorState } from '../ui/data/error-state.tsx';
import { Page } from '../ui/layout/page.tsx';

function titleOf(path: string): string {
  const page = pageAtPath(path);
  return page && 'title' in page ? page.title : 'Page not loaded';
}

const isServerThere = async () => {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/**
 * Stands in place of a page whose code could not be fetched. Reloading without a connection would lose the menus
 * as well, so the server is asked first.
 */
export function PageNotLoaded() {
  const [retrying, setRetrying] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = async () => {
    setRetrying(true);
    if (await isServerThere()) return window.location.reload();
    setRetrying(false);
    setTries((before) => before + 1);
  };
  const onOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <Page title={titleOf(window.location.pathname)}>
      <ErrorState title="This page could not be loaded" retrying={retrying} onRetry={retry}>
        <p>You may be offline. Pages you have already opened still work, and what you saved is safe.</p>
        {tries > 0 && <p key={tries}>Still no connection. Please try again in a moment.</p>}
      </ErrorState>
    </Page>
  );
}
