import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Footer } from '../chrome/footer.tsx';
import { Header } from '../chrome/header.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const Toaster = lazy(() => import('../../ui/toast.tsx').then((m) => ({ default: m.Toaster })));

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

export function RootLayout({ footer = false }: { footer?: boolean }) {
  const main = useFocusOnNewPage();
  const { pathname } = useLocation();
  const { token } = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className="grow">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={token && !footer ? <PageSkeleton /> : null}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {footer && <Footer />}
      {token && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}
