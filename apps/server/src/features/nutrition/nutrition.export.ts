import type { Executor } from '../../platform/db/database.ts';
import { findGoals } from './nutrition.repository.ts';

export const nutritionGoalsExport = {
  name: 'nutrition_goals',
  async rows(db: Executor, userId: number) {
    const row = await findGoals(db, userId);
    if (!row) return [];
    const { userId: _own, ...rest } = row;
    return [rest];
  },
};
