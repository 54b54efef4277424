import { INFO_PAGES } from '@fitarc/contract/pages';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { NotFoundPage } from '../features/site/pages/not-found-page.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { ADMIN_SCREENS, MEMBER_SCREENS, PUBLIC_SCREENS, type Screen } from './screens.ts';

const memberLayout = () => import('./layouts/member-layout.tsx');
const MemberLayout = lazy(() => memberLayout().then((m) => ({ default: m.MemberLayout })));
const AdminLayout = lazy(() => memberLayout().then((m) => ({ default: m.AdminLayout })));

// Once for each page, outside rendering: a page made lazy anew would be loaded and mounted anew.
const routesOf = (screens: Record<string, Screen>) =>
  Object.entries(screens).map(([path, load]) => {
    const Page = lazy(load);
    return { path, route: <Route key={path} path={path} element={<Page />} /> };
  });

/** The pages about FitArc; signing in and up are left without the distraction of a footer. */
const SITE_PAGES = new Set<string>(['/home', '/about', ...INFO_PAGES]);
const publicRoutes = routesOf(PUBLIC_SCREENS);
const memberRoutes = routesOf(MEMBER_SCREENS);
const adminRoutes = routesOf(ADMIN_SCREENS);

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
        <Route element={<AdminLayout />}>{adminRoutes.map(({ route }) => route)}</Route>
      </Route>
    </Routes>
  );
}
