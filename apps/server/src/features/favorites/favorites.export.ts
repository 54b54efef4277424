import type { Executor } from '../../platform/db/database.ts';
import { listFavoritesOf } from './favorites.repository.ts';

export const favoritesExport = {
  name: 'favorites',
  async rows(db: Executor, userId: number) {
    const rows = await listFavoritesOf(db, userId);
    return rows.map(({ id, name, since }) => ({ exerciseId: id, name, since }));
  },
};
