import type { Executor } from '../../platform/db/database.ts';
import { listWeightsOf } from './weights.repository.ts';

export const weightsExport = {
  name: 'weights',
  async rows(db: Executor, userId: number) {
    const rows = await listWeightsOf(db, userId);
    return rows.map(({ userId: _own, updatedAt: _version, ...rest }) => rest);
  },
};
