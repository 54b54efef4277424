import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Header } from '../chrome/header.tsx';

const Toaster = lazy(() => import('../../ui/toast.tsx').then((m) => ({ default: m.Toaster })));

/** A screen reader must hear that a new page is there; a sighted reader must not see a ring around it. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

export function RootLayout() {
  const main = useFocusOnNewPage();
  const { token } = useSession();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
      {token && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
