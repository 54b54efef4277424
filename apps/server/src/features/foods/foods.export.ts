import type { Executor } from '../../platform/db/database.ts';
import { listFoodsOf } from './foods.repository.ts';

/** What a member has contributed; the columns other kinds of food have would be empty in each of them. */
export const foodsExport = {
  name: 'foods',
  async rows(db: Executor, userId: number) {
    const rows = await listFoodsOf(db, userId);
    return rows.map(
      ({
        id,
        name,
        brand,
        category,
        servingSize,
        visibility,
        approval,
        calories,
        protein,
        carbs,
        fats,
        ...row
      }) => ({
        ...{ id, name, brand, category, servingSize, visibility, approval, calories, protein, carbs, fats },
        ...{ fibre: row.fibre, sugar: row.sugar, saturatedFat: row.saturatedFat, sodium: row.sodium },
        reviewNote: row.reviewNote,
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
      }),
    );
  },
};
