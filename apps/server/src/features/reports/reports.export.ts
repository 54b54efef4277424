import type { Executor } from '../../platform/db/database.ts';
import { listFlagsOf } from './reports.repository.ts';

export const reportsExport = {
  name: 'reports',
  rows: (db: Executor, userId: number) => listFlagsOf(db, userId),
};
