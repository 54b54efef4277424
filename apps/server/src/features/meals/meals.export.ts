import type { Executor } from '../../platform/db/database.ts';
import { readInBatches } from '../../platform/db/read-in-batches.ts';
import { listMealsBefore, type MealRow } from './meals.repository.ts';

export const mealsExport = {
  name: 'meals',
  async *rows(db: Executor, userId: number) {
    const pages = readInBatches((last: MealRow | undefined, size) => listMealsBefore(db, userId, last, size));
    for await (const page of pages) yield page.map(({ userId: _own, updatedAt: _version, ...rest }) => rest);
  },
};
