import type { Executor } from '../../platform/db/database.ts';
import { inPages } from '../../platform/db/pages.ts';
import { listMealsBefore, type MealRow } from './meals.repository.ts';

export const mealsExport = {
  name: 'meals',
  async *rows(db: Executor, userId: number) {
    const pages = inPages((last: MealRow | undefined, size) => listMealsBefore(db, userId, last, size));
    for await (const page of pages) yield page.map(({ userId: _own, ...rest }) => rest);
  },
};
