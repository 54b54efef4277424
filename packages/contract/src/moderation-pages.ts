import type { PageEntry } from './page-entry.ts';

const MODERATION = 'features/moderation';

export const MODERATION_PAGES = [
  {
    path: '/admin/users/appeals',
    access: 'admin',
    title: 'Appeals',
    component: `${MODERATION}/appeals/appeals-page`,
  },
  {
    path: '/admin/users/:id',
    access: 'admin',
    title: 'Account',
    component: 'features/admin/pages/admin-account-page',
  },
  {
    path: '/admin/nutrition/foods',
    access: 'admin',
    title: 'Approved Foods',
    component: `${MODERATION}/approved/approved-foods-page`,
  },
] as const satisfies readonly PageEntry[];
