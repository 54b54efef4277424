import { Navigate, Route, Routes, useSearchParams } from 'react-router';
import { NotFoundPage } from '../features/site/pages/not-found-page.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { AdminLayout, MemberLayout } from './lazy-layouts.ts';
import { LAZY_PAGES } from './lazy-pages.ts';

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

const routesOf = (isWanted: (page: LazyPage) => boolean) =>
  LAZY_PAGES.filter(isWanted).map((page) => (
    <Route key={page.path} path={page.path} element={elementOf(page)} />
  ));

const isPlain = (page: LazyPage) => !('redirect' in page || 'footer' in page);

const redirects = routesOf((page) => 'redirect' in page);
const footerRoutes = routesOf((page) => 'footer' in page);
const publicRoutes = routesOf((page) => page.access === 'public' && isPlain(page));
const memberRoutes = routesOf(({ access }) => access === 'member');
const adminRoutes = routesOf(({ access }) => access === 'admin');

export function AppRoutes() {
  return (
    <Routes>
      {redirects}
      <Route element={<RootLayout footer />}>
        {footerRoutes}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<RootLayout />}>
        {publicRoutes}
        <Route element={<MemberLayout />}>{memberRoutes}</Route>
      </Route>
      <Route element={<RootLayout administration />}>
        <Route element={<AdminLayout />}>{adminRoutes}</Route>
      </Route>
    </Routes>
  );
}
