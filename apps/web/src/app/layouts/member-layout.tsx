import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { NEW_WORKOUT } from '../../features/workouts/log/new-workout.ts';
import { deviceDrafts } from '../../lib/drafts.ts';
import { usePreferencesReady } from '../../lib/preferences.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { readClaims } from '../../lib/token.ts';
import { useUnits } from '../../lib/units.ts';
import { ThumbNav } from '../chrome/thumb-nav.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { FramePart } from '../frame-part.tsx';
import { Guard } from '../guard.tsx';
import { prefetchLinkedPages } from '../prefetch.ts';
import { PageSkeleton } from './page-skeleton.tsx';

const SessionStrip = lazy(() =>
  import('../../features/workouts/session/session-strip.tsx').then((m) => ({ default: m.SessionStrip })),
);

/** By then a page has loaded and asked for its data; storing the shell must not compete with that. */
const SETTLED_MS = 4000;

const ShellWorker = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  return { default: (await import('../shell/shell-worker.tsx')).ShellWorker };
});

/** After the page: what administrators announce changes seldom, and nobody waits for it. */
const AnnouncementBanner = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  return {
    default: (await import('../../features/installation/components/announcement-banner.tsx'))
      .AnnouncementBanner,
  };
});

/** Only then may a session run, and only then the code for it is loaded. */
const hasWorkoutDraft = () => deviceDrafts.read(NEW_WORKOUT) !== undefined;

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

/** Nobody sees a figure in another unit than the chosen one; whoever changes it gets the page anew. */
function InUnits({ owner }: { owner: string }) {
  const ready = usePreferencesReady(owner);
  const { weight, length, distance } = useUnits();
  if (!ready) return <PageSkeleton />;
  return <Outlet key={`${weight} ${length} ${distance}`} />;
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
          <Guard key={owner} adminOnly={adminOnly}>
            {needsSetup ? <Outlet /> : <InUnits owner={owner ?? ''} />}
          </Guard>
        </Suspense>
      </ErrorBoundary>
      {!needsSetup && hasWorkoutDraft() && pathname !== '/workout-logging' && (
        <FramePart>
          <SessionStrip key={pathname} />
        </FramePart>
      )}
      <FramePart>
        <AnnouncementBanner />
      </FramePart>
      <FramePart>
        <ShellWorker />
      </FramePart>
      {!needsSetup && <ThumbNav />}
    </QueryClientProvider>
  );
}

export const AdminLayout = () => <MemberLayout adminOnly />;
