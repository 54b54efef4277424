import { matchFoods } from '@fitarc/contract/food-match';
import * as api from '@fitarc/contract/foods';
import { searchQueryOf } from '@fitarc/contract/legacy/foods';
import { findFoods } from '@fitarc/domain/food-search/find-foods';
import { matchLines } from '@fitarc/domain/food-search/match-lines';
import type { Executor } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { changeFood, contributeFood, removeFood } from './contributions/contributions.service.ts';
import type { FoodDeps } from './foods.deps.ts';
import { listFoodsOf, lockOwnFood, type ShownFood } from './foods.repository.ts';
import { offlineFoodsRoutes } from './offline/offline-foods.routes.ts';
import { presentFood } from './present-food.service.ts';
import { prepareProduct, rememberProduct, requireProduct } from './products/products.service.ts';
import { foodSource } from './search/food-source.service.ts';

async function findOwn(tx: Executor, userId: number, id: number) {
  const food = await lockOwnFood(tx, userId, id);
  return food && presentFood(food, userId);
}

export const foodsRoutes = (deps: FoodDeps): Route[] => {
  const { db, clock } = deps;
  return [
    ...offlineFoodsRoutes(deps),
    route(api.searchFoods, async ({ query, session: { userId } }) => {
      const rows = await findFoods(foodSource(db, userId), searchQueryOf(query));
      return rows.map((row) => presentFood(row, userId));
    }),
    route(matchFoods, async ({ body, session: { userId }, request }) => {
      const { today } = callerDay(request, clock);
      const lastPortions = await deps.lastPortions(userId, today);
      const source = foodSource(db, userId);
      const matches = await matchLines({ source, lastPortions, raw: body.raw === true }, body.lines);
      const present = (row: ShownFood) => presentFood(row, userId);
      return matches.map(({ food, others, ...match }) => ({
        ...match,
        food: food && present(food),
        others: others.map(present),
      }));
    }),
    route(api.listContributions, async ({ session: { userId } }) =>
      (await listFoodsOf(db, userId)).map((row) => presentFood(row, userId)),
    ),
    write(api.contributeFood, {
      handle: async ({ tx, body, session: { userId } }) =>
        presentFood(await contributeFood(tx, clock, userId, body), userId),
      legacyResponse: ({ tx, session }, [id = 0]) => findOwn(tx, session.userId, id),
    }),
    write(api.updateFood, {
      current: ({ tx, params, session }) => findOwn(tx, session.userId, params.id),
      handle: async ({ tx, params, body, session: { userId } }) =>
        presentFood(await changeFood(tx, clock, userId, params.id, body), userId),
    }),
    write(api.deleteFood, async ({ tx, params, session }) => {
      await removeFood(tx, session.userId, params.id);
      return { message: 'Food deleted' };
    }),
    route(api.getFoodByBarcode, async ({ params, session }) =>
      presentFood(await requireProduct(db, params.code), session.userId),
    ),
    write(api.rememberProduct, {
      prepare: ({ body, session }) => prepareProduct(deps, session.userId, body),
      handle: async ({ tx, prepared, session: { userId } }) =>
        presentFood(await rememberProduct(tx, clock, userId, prepared), userId),
    }),
  ];
};
