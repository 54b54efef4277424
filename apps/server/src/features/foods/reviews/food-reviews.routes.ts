import * as api from '@fitarc/contract/food-reviews';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { pageOf } from '../../../platform/http/paging.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { write } from '../../../platform/writes/write.ts';
import type { SimilarFood } from './food-reviews.repository.ts';
import { listForReview, reviewFood } from './food-reviews.service.ts';

const similarFood = ({ foodId, servingSize, kind, pendingId: _of, ...figures }: SimilarFood) => ({
  ...figures,
  food_id: foodId,
  serving_size: servingSize,
  source: kind === 'member' ? ('community' as const) : kind,
});

export const foodReviewsRoutes = ({ db, clock }: { db: Db; clock: Clock }): Route[] => [
  route(api.listPendingFoods, async ({ query, reply }) => {
    const { rows, total } = await listForReview(db, pageOf(query));
    reply.header('x-total-count', total);
    return rows.map(({ food, email, duplicates }) => ({
      id: food.id,
      name: food.name,
      brand: food.brand,
      barcode: food.barcode,
      calories: food.calories,
      protein: food.protein,
      carbs: food.carbs,
      fats: food.fats,
      serving_size: food.servingSize,
      category: food.category,
      email: email ?? '',
      created_at: food.createdAt.toISOString(),
      updated_at: food.updatedAt.toISOString(),
      duplicates: duplicates.map(similarFood),
    }));
  }),
  write(api.reviewFood, async ({ tx, params, body, session }) => {
    await reviewFood(tx, clock, session.userId, params.id, body);
    return { message: body.status === 'approve' ? 'Food approved' : 'Food rejected' };
  }),
];
