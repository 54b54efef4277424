import type { Executor } from '../../platform/db/database.ts';
import { listSubmissionsOf } from './submissions.repository.ts';

export const submissionsExport = {
  name: 'suggestions',
  async rows(db: Executor, userId: number) {
    const rows = await listSubmissionsOf(db, userId);
    return rows.map(({ userId: _own, ...rest }) => rest);
  },
};
