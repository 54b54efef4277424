import type { Executor } from '../../platform/db/database.ts';
import { listMembers } from './households.repository.ts';

/** The member's own part in it: who else is in it is theirs to tell. */
export const householdExport = {
  name: 'household',
  async rows(db: Executor, userId: number) {
    const rows = await listMembers(db, userId);
    return rows
      .filter((row) => row.userId === userId)
      .map(({ household, acceptsMeals, joinedAt }) => ({ name: household, acceptsMeals, joinedAt }));
  },
};
