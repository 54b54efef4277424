import type { Executor } from '../../platform/db/database.ts';
import { listAppealsOf } from './appeals.repository.ts';

export const appealsExport = {
  name: 'appeals',
  rows: (db: Executor, userId: number) => listAppealsOf(db, userId),
};
