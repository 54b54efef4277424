import type { Executor } from '../../platform/db/database.ts';
import { listMeasurementsOf } from './measurements.repository.ts';

export const measurementsExport = {
  name: 'measurements',
  async rows(db: Executor, userId: number) {
    const rows = await listMeasurementsOf(db, userId);
    return rows.map(({ userId: _own, updatedAt: _version, ...rest }) => rest);
  },
};
