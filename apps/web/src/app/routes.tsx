import type { ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router';
import { NotFoundPage } from '../features/site/pages/not-found-page.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { AdminLayout, MemberLayout } from './lazy-layouts.ts';
import { LAZY_PAGES, lazyPageAtPath } from './lazy-pages.ts';

type LazyPage = (typeof LAZY_PAGES)[number];

/** A page that a link in a mail leads to exists only with the token of that link. */
function LinkPage({ Page }: Pick<LazyPage, 'Page'>) {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <Page key={token} token={token} /> : <NotFoundPage />;
}

function elementOf(page: LazyPage) {
  if ('redirect' in page) return <Navigate to={page.redirect} replace />;
  return 'needsToken' in page ? <LinkPage Page={page.Page} /> : <page.Page />;
}

const layoutOf: Record<LazyPage['access'], (route: ReactElement) => ReactElement> = {
  public: (route) => <Route element={<RootLayout />}>{route}</Route>,
  member: (route) => (
    <Route element={<RootLayout />}>
      <Route element={<MemberLayout />}>{route}</Route>
    </Route>
  ),
  admin: (route) => (
    <Route element={<RootLayout administration />}>
      <Route element={<AdminLayout />}>{route}</Route>
    </Route>
  ),
};

function routeOf(page: LazyPage): ReactElement {
  const route = <Route path={page.path} element={elementOf(page)} />;
  if ('redirect' in page) return route;
  return 'footer' in page ? (
    <Route element={<RootLayout footer />}>{route}</Route>
  ) : (
    layoutOf[page.access](route)
  );
}

/** Made once: React renders an unchanged element no second time. */
const routes = new Map(LAZY_PAGES.map((page) => [page, routeOf(page)]));

/** Only the current page's route: React Router compiles every path it is given, at every navigation. */
export function AppRoutes() {
  const page = lazyPageAtPath(useLocation().pathname);
  return (
    <Routes>
      {page && routes.get(page)}
      <Route element={<RootLayout footer />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
