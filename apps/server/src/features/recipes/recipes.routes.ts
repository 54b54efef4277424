import * as sharing from '@fitarc/contract/recipe-sharing';
import * as api from '@fitarc/contract/recipes';
import { foodWords } from '@fitarc/domain/food-search/food-words';
import { figuresOfDish } from '@fitarc/domain/recipe';
import { pageOf } from '../../platform/http/paging.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import { presentRecipe, presentSharedRecipe } from './present-recipe.service.ts';
import { countRecipeRows, findReadableRecipe, listRecipeRows } from './recipes.repository.ts';
import {
  changeRecipe,
  copyRecipe,
  createRecipe,
  type RecipeDeps,
  removeRecipe,
  requireRecipe,
  requireSharedRecipe,
  shareRecipe,
  stopSharing,
} from './recipes.service.ts';

type Row = Awaited<ReturnType<typeof listRecipeRows>>[number];

function presentRow(row: Row, userId: number): api.RecipeRow {
  const servingGrams = row.portions[0]?.grams ?? 100;
  const per100 = {
    calories: row.calories,
    protein: row.protein ?? 0,
    carbs: row.carbs ?? 0,
    fats: row.fats ?? 0,
  };
  const isOwn = row.userId === userId;
  return {
    recipe_id: row.id,
    food_id: row.foodId,
    name: row.name,
    servings: row.servings,
    serving_grams: servingGrams,
    ...figuresOfDish(per100, servingGrams),
    ingredient_count: row.ingredientCount,
    is_own: isOwn,
    ...(!isOwn && row.owner && { owner: row.owner }),
    updated_at: row.updatedAt.toISOString(),
  };
}

export const recipesRoutes = ({ db, clock }: RecipeDeps): Route[] => [
  route(api.listRecipes, async ({ query, session: { userId }, reply }) => {
    const filter = { userId, words: foodWords(query.query ?? '') };
    const [rows, total] = await Promise.all([
      listRecipeRows(db, filter, pageOf(query)),
      countRecipeRows(db, filter),
    ]);
    reply.header('x-total-count', total);
    return rows.map((row) => presentRow(row, userId));
  }),
  write(api.createRecipe, async ({ tx, body, session: { userId } }) =>
    presentRecipe(await createRecipe(tx, clock, userId, body), userId),
  ),
  route(api.getRecipe, async ({ params, session: { userId } }) =>
    presentRecipe(await requireRecipe(db, userId, params.id), userId),
  ),
  write(api.updateRecipe, {
    current: async ({ tx, params, session: { userId } }) => {
      const recipe = await findReadableRecipe(tx, userId, params.id);
      return recipe?.userId === userId ? presentRecipe(recipe, userId) : undefined;
    },
    handle: async ({ tx, params, body, session: { userId } }) =>
      presentRecipe(await changeRecipe(tx, clock, userId, params.id, body), userId),
  }),
  write(api.deleteRecipe, async ({ tx, params, session }) => {
    await removeRecipe(tx, session.userId, params.id);
    return { message: 'Recipe deleted' };
  }),
  write(api.copyRecipe, async ({ tx, params, session: { userId } }) =>
    copyRecipe(tx, clock, userId, await requireRecipe(tx, userId, params.id)),
  ),
  write(sharing.shareRecipe, async ({ tx, params, session }) => ({
    share_key: await shareRecipe(tx, session.userId, params.id),
  })),
  write(sharing.stopSharingRecipe, async ({ tx, params, session }) => {
    await stopSharing(tx, session.userId, params.id);
    return { message: 'The recipe is no longer shared' };
  }),
  route(sharing.getSharedRecipe, async ({ params }) =>
    presentSharedRecipe(await requireSharedRecipe(db, params.key)),
  ),
  write(sharing.copySharedRecipe, async ({ tx, params, session }) =>
    copyRecipe(tx, clock, session.userId, await requireSharedRecipe(tx, params.key)),
  ),
];
