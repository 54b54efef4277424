import type { Executor } from '../../platform/db/database.ts';
import { listSettingsOf } from './exercise-settings.repository.ts';

export const exerciseSettingsExport = {
  name: 'exercise_settings',
  async rows(db: Executor, userId: number) {
    const rows = await listSettingsOf(db, userId);
    return rows.map(({ userId: _own, ...rest }) => rest);
  },
};
