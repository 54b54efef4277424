import { lazyWithPreload } from './lazy-with-preload.tsx';

const memberLayout = () => import('./layouts/member-layout.tsx');

/** What stands around the pages of signed-in people; a visitor never loads it. */
export const MemberLayout = lazyWithPreload(() => memberLayout().then((m) => ({ default: m.MemberLayout })));
export const AdminLayout = lazyWithPreload(() => memberLayout().then((m) => ({ default: m.AdminLayout })));
export const MemberHeader = lazyWithPreload(() =>
  import('./chrome/member-header.tsx').then((m) => ({ default: m.MemberHeader, preload: m.preloadHeader })),
);
