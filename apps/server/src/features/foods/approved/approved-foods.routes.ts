import * as api from '@fitarc/contract/admin-foods';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { pageOf } from '../../../platform/http/paging.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { write } from '../../../platform/writes/write.ts';
import type { CloseReports } from '../products/product-editor.service.ts';
import { findPublicFood, type ListedFood } from './approved-foods.repository.ts';
import * as foods from './approved-foods.service.ts';

const present = ({ food, email }: ListedFood): api.AdminFood => ({
  id: food.id,
  name: food.name,
  brand: food.brand,
  calories: food.calories,
  protein: food.protein,
  carbs: food.carbs,
  fats: food.fats,
  fibre: food.fibre,
  sugar: food.sugar,
  saturated_fat: food.saturatedFat,
  sodium: food.sodium,
  serving_size: food.servingSize,
  category: food.category,
  approval_status: food.approval,
  review_note: food.reviewNote,
  contributor_id: food.contributorId,
  contributor_email: email,
  created_at: food.createdAt.toISOString(),
  updated_at: food.updatedAt.toISOString(),
});

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly closeReports: CloseReports;
}

export const approvedFoodsRoutes = (deps: Deps): Route[] => [
  route(api.listFoods, async ({ query, reply }) => {
    const { rows, total } = await foods.listFoods(deps.db, query, pageOf(query));
    reply.header('x-total-count', total);
    return rows.map(present);
  }),
  write(api.changeFood, async ({ tx, params, body, session }) => {
    await foods.correctFood(tx, deps.clock, { actorId: session.userId, id: params.id }, body);
    return present(await findPublicFood(tx, params.id));
  }),
  write(api.removeFood, async ({ tx, params, body, session }) => {
    await foods.removeFood(tx, deps, { actorId: session.userId, id: params.id }, body.note);
    return present(await findPublicFood(tx, params.id));
  }),
  write(api.restoreFood, async ({ tx, params, session }) => {
    await foods.restoreFood(tx, deps.clock, { actorId: session.userId, id: params.id });
    return present(await findPublicFood(tx, params.id));
  }),
  write(api.reopenFood, async ({ tx, params, session }) => {
    await foods.reopenFood(tx, deps.clock, { actorId: session.userId, id: params.id });
    return { message: 'Food put back into review' };
  }),
];
