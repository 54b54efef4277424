import type { Executor } from '../../platform/db/database.ts';
import { findTargetSettings, listCheckIns } from './check-ins.repository.ts';
import { findGoals } from './nutrition.repository.ts';

const withoutOwner = <T extends { userId: number }>({ userId: _own, ...rest }: T) => rest;

export const nutritionGoalsExport = {
  name: 'nutrition_goals',
  async rows(db: Executor, userId: number) {
    const row = await findGoals(db, userId);
    return row ? [withoutOwner(row)] : [];
  },
};

export const targetSettingsExport = {
  name: 'target_settings',
  async rows(db: Executor, userId: number) {
    const row = await findTargetSettings(db, userId);
    return row ? [withoutOwner(row)] : [];
  },
};

export const checkInsExport = {
  name: 'check_ins',
  rows: async (db: Executor, userId: number) => (await listCheckIns(db, userId)).map(withoutOwner),
};
