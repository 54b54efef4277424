import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Footer } from '../chrome/footer.tsx';
import { Header } from '../chrome/header.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { FramePart } from '../frame-part.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const Toaster = lazy(() => import('../../ui/overlay/toast.tsx').then((m) => ({ default: m.Toaster })));
const AdminNav = lazy(() => import('../chrome/admin-nav.tsx').then((m) => ({ default: m.AdminNav })));

/** A screen reader must hear that a new page is there; a sighted reader must not see a ring around it. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Somebody quick may have opened a menu while the page was on its way; taking the focus would close it.
    if (document.activeElement?.closest('[role="menu"], [role="dialog"]')) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** From 1024 px the navigation has a column of its own, and the page beside it needs no gutters. */
const twoColumns =
  'flex grow flex-col lg:mx-auto lg:grid lg:w-full lg:max-w-[calc(var(--page-max)+2*var(--gutter))] ' +
  'lg:grid-cols-[14.25rem_minmax(0,1fr)] lg:gap-x-8 lg:px-gutter lg:[&>main]:[--gutter:0px]';

/** Its place is kept while it is on its way: nothing moves when it comes. */
function SideNav() {
  return (
    <nav aria-label="Administration" className="sticky top-16 -ml-3 hidden self-start pt-10 lg:block">
      <FramePart>
        <AdminNav />
      </FramePart>
    </nav>
  );
}

interface Props {
  readonly footer?: boolean;
  readonly administration?: boolean;
}

export function RootLayout({ footer = false, administration = false }: Props) {
  const main = useFocusOnNewPage();
  const { pathname } = useLocation();
  const { token } = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <div className={administration ? twoColumns : 'contents'}>
        {administration && <SideNav />}
        <main id="main" ref={main} tabIndex={-1} className="min-w-0 grow">
          <ErrorBoundary key={pathname}>
            <Suspense fallback={token && !footer ? <PageSkeleton /> : null}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        {footer && <Footer />}
      </div>
      {token && (
        <FramePart>
          <Toaster />
        </FramePart>
      )}
    </div>
  );
}
