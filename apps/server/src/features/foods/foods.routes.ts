import * as api from '@fitarc/contract/foods';
import { type Route, route } from '../../platform/http/endpoints.ts';
import { changeFood, contributeFood, removeFood } from './contributions/contributions.service.ts';
import type { FoodDeps } from './foods.deps.ts';
import { listFoodsOf } from './foods.repository.ts';
import { presentFood } from './present-food.service.ts';
import { rememberProduct, requireProduct } from './products.service.ts';
import { findFoods } from './search/food-search.service.ts';

export const foodsRoutes = (deps: FoodDeps): Route[] => {
  const { db, clock } = deps;
  return [
    route(api.searchFoods, async ({ query, session: { userId } }) => {
      const rows = await findFoods(db, userId, query.query ?? query.q ?? query.search ?? '');
      return rows.map((row) => presentFood(row, userId));
    }),
    route(api.listContributions, async ({ session: { userId } }) =>
      (await listFoodsOf(db, userId)).map((row) => presentFood(row, userId)),
    ),
    route(api.contributeFood, ({ body, session: { userId }, idempotencyKey }) =>
      db.transaction(async (tx) =>
        presentFood(await contributeFood(tx, clock, userId, body, idempotencyKey), userId),
      ),
    ),
    route(api.updateFood, ({ params, body, session: { userId } }) =>
      db.transaction(async (tx) => presentFood(await changeFood(tx, clock, userId, params.id, body), userId)),
    ),
    route(api.deleteFood, async ({ params, session }) => {
      await removeFood(db, session.userId, params.id);
      return { message: 'Food deleted' };
    }),
    route(api.getFoodByBarcode, async ({ params, session }) =>
      presentFood(await requireProduct(db, params.code), session.userId),
    ),
    route(api.rememberProduct, async ({ body, session: { userId } }) =>
      presentFood(await rememberProduct(deps, userId, body), userId),
    ),
  ];
};
