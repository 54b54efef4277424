import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { readClaims } from '../../lib/token.ts';
import { ThumbNav } from '../chrome/thumb-nav.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Guard } from '../guard.tsx';
import { prefetchLinkedPages } from '../prefetch.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/** Somebody else may sign in in another tab: nothing of the former member may stay on this one. */
function useOwner(): string | undefined {
  const email = readClaims(useSession().token)?.email;
  const owner = useRef(email);
  // A token that cannot be read says nothing about whose page this is.
  const current = email ?? owner.current;
  useEffect(() => {
    if (owner.current === current) return;
    owner.current = current;
    void queryClient.resetQueries();
  }, [current]);
  return current;
}

export function MemberLayout({ adminOnly = false }: { adminOnly?: boolean }) {
  const { needsSetup } = useSession();
  const owner = useOwner();
  const { pathname } = useLocation();
  useEffect(() => prefetchLinkedPages(pathname), [pathname]);
  return (
    <QueryClientProvider client={queryClient}>
      {/* Inside the frame: a page that breaks or does not come leaves the bar where it is. */}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Guard key={owner} adminOnly={adminOnly} />
        </Suspense>
      </ErrorBoundary>
      {!needsSetup && <ThumbNav />}
    </QueryClientProvider>
  );
}

export const AdminLayout = () => <MemberLayout adminOnly />;
