import { RECIPE_FIGURES } from '@fitarc/domain/recipe';
import type { Executor } from '../../platform/db/database.ts';
import { listRecipesOf } from './recipes.repository.ts';

export const recipesExport = {
  name: 'recipes',
  async rows(db: Executor, userId: number) {
    const rows = await listRecipesOf(db, userId);
    return rows.map(({ userId: _own, ingredients: _parts, ...rest }) => rest);
  },
};

export const recipeIngredientsExport = {
  name: 'recipe_ingredients',
  async rows(db: Executor, userId: number) {
    const rows = await listRecipesOf(db, userId);
    return rows.flatMap(({ id, ingredients }) =>
      ingredients.map(({ line, foodId, name, grams, nutrients }) => ({
        recipeId: id,
        ...{ line, foodId, name, grams },
        ...Object.fromEntries(RECIPE_FIGURES.map((key) => [key, nutrients[key] ?? null])),
      })),
    );
  },
};
