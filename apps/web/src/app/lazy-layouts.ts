import { later } from './lazy-with-preload.tsx';

const memberLayout = () => import('./layouts/member-layout.tsx');

/** What stands around the pages of signed-in people; a visitor never loads it. */
export const MemberLayout = later(() => memberLayout().then((m) => ({ default: m.MemberLayout })));
export const AdminLayout = later(() => memberLayout().then((m) => ({ default: m.AdminLayout })));
export const MemberHeader = later(() =>
  import('./chrome/member-header.tsx').then((m) => ({ default: m.MemberHeader, ask: m.askForHeader })),
);
