import type { Executor } from '../../platform/db/database.ts';
import { readPreferences } from './preferences.service.ts';

export const preferencesExport = {
  name: 'preferences',
  rows: async (db: Executor, userId: number) => [await readPreferences(db, userId)],
};
