import type { PageEntry } from './page-entry.ts';

const BACKUPS = 'features/backups/pages';

/** Keeping all data, and bringing it back. */
export const BACKUP_PAGES = [
  {
    path: '/admin/backups',
    access: 'admin',
    title: 'Backups',
    component: `${BACKUPS}/backups-page`,
    rare: true,
  },
  {
    path: '/restore',
    access: 'public',
    title: 'Restore a backup',
    component: `${BACKUPS}/restore-page`,
    rare: true,
  },
] as const satisfies readonly PageEntry[];
