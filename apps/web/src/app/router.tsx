import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { onSessionOver } from '../lib/session-guard.ts';
import { ErrorPage } from './error-page.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { ADMIN_SCREENS, MEMBER_SCREENS, PUBLIC_SCREENS, type Screen } from './screens.ts';

const routes = (screens: Record<string, Screen>): RouteObject[] =>
  Object.entries(screens).map(([path, lazy]) => ({ path, lazy, ErrorBoundary: ErrorPage }));

const memberLayout = () => import('./layouts/member-layout.tsx');

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { path: '/', element: <Navigate to="/home" replace /> },
      ...routes(PUBLIC_SCREENS),
      {
        lazy: () => memberLayout().then((m) => ({ Component: m.MemberLayout })),
        children: routes(MEMBER_SCREENS),
      },
      {
        lazy: () => memberLayout().then((m) => ({ Component: m.AdminLayout })),
        children: routes(ADMIN_SCREENS),
      },
      {
        path: '*',
        lazy: () =>
          import('../features/site/pages/not-found-page.tsx').then((m) => ({ Component: m.NotFoundPage })),
      },
    ],
  },
]);

onSessionOver((path) => void router.navigate(path, { replace: true }));
