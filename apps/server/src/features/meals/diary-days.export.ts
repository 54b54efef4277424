import { FIRST_DAY, LAST_DAY } from '@fitarc/domain/local-date';
import type { Executor } from '../../platform/db/database.ts';
import { listDiaryDays } from './diary-days.repository.ts';

export const diaryDaysExport = {
  name: 'diary_days',
  rows: async (db: Executor, userId: number) =>
    (await listDiaryDays(db, userId, FIRST_DAY, LAST_DAY)).map(({ userId: _own, ...rest }) => rest),
};
