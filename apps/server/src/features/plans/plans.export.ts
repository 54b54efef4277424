import { WEEKDAYS } from '@fitarc/domain/weekday';
import type { Executor } from '../../platform/db/database.ts';
import { listAllEntriesOf, listWholePlansOf } from './plans.repository.ts';

export const plansExport = {
  name: 'plans',
  async rows(db: Executor, userId: number) {
    const rows = await listWholePlansOf(db, userId);
    return rows.map(({ userId: _own, ...rest }) => rest);
  },
};

export const planEntriesExport = {
  name: 'plan_exercises',
  async rows(db: Executor, userId: number) {
    const rows = await listAllEntriesOf(db, userId);
    return rows.map((row) => ({ ...row, day: WEEKDAYS[row.day] }));
  },
};
