import type { Food } from '@fitarc/contract/foods';
import type { FoodSource } from '@fitarc/domain/food';
import { productImage } from '@fitarc/domain/food-product';
import type { ShownFood } from './foods.repository.ts';

function sourceOf({ contributorId, personalOf, kind }: ShownFood, userId: number): FoodSource {
  if (kind === 'recipe') return 'recipe';
  if (contributorId === userId) return 'own';
  if (personalOf !== null) return 'household';
  return kind === 'member' ? 'community' : kind;
}

/** A food as it is answered to a member. */
export function presentFood(row: ShownFood, userId: number): Food {
  const source = sourceOf(row, userId);
  return {
    food_id: row.id,
    name: row.name,
    brand: row.brand,
    calories: row.calories,
    protein: row.protein,
    carbs: row.carbs,
    fats: row.fats,
    fibre: row.fibre,
    sugar: row.sugar,
    sodium: row.sodium,
    saturated_fat: row.saturatedFat,
    made_of: row.madeOf,
    serving_size: row.servingSize,
    portions: row.portions,
    visibility: row.visibility,
    category: row.category,
    approval_status: row.approval,
    review_note: row.contributorId === userId ? row.reviewNote : null,
    source,
    barcode: row.barcode,
    image_url: productImage(row.imageUrl),
    ...(source === 'own' && { updated_at: row.updatedAt.toISOString() }),
  };
}
