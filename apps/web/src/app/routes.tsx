import { INFO_PAGES } from '@fitarc/contract/pages';
import { Navigate, Route, Routes } from 'react-router';
import { NotFoundPage } from '../features/site/pages/not-found-page.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { AdminLayout, MemberLayout } from './lazy-layouts.ts';
import { ADMINISTRATOR, MEMBER, PUBLIC } from './screens.ts';

const routesOf = (pages: typeof PUBLIC) =>
  pages.map(({ path, Page }) => ({ path, route: <Route key={path} path={path} element={<Page />} /> }));

/** The pages about FitArc; signing in and up are left without the distraction of a footer. */
const SITE_PAGES = new Set<string>(['/home', '/about', ...INFO_PAGES]);
const publicRoutes = routesOf(PUBLIC);
const memberRoutes = routesOf(MEMBER);
const adminRoutes = routesOf(ADMINISTRATOR);

export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/home" replace />} />
      <Route element={<RootLayout footer />}>
        {publicRoutes.filter(({ path }) => SITE_PAGES.has(path)).map(({ route }) => route)}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<RootLayout />}>
        {publicRoutes.filter(({ path }) => !SITE_PAGES.has(path)).map(({ route }) => route)}
        <Route element={<MemberLayout />}>{memberRoutes.map(({ route }) => route)}</Route>
      </Route>
      <Route element={<RootLayout administration />}>
        <Route element={<AdminLayout />}>{adminRoutes.map(({ route }) => route)}</Route>
      </Route>
    </Routes>
  );
}
