import type { Executor } from '../../platform/db/database.ts';
import { listAllMealsOf } from './meals.repository.ts';

export const mealsExport = {
  name: 'meals',
  async rows(db: Executor, userId: number) {
    const rows = await listAllMealsOf(db, userId);
    return rows.map(({ userId: _own, ...rest }) => rest);
  },
};
