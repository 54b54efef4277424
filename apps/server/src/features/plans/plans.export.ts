import type { Executor } from '../../platform/db/database.ts';
import { listPlansOf } from './plans.repository.ts';

export const plansExport = {
  name: 'plans',
  async rows(db: Executor, userId: number) {
    const rows = await listPlansOf(db, userId);
    return rows.map(({ userId: _own, ...rest }) => rest);
  },
};
