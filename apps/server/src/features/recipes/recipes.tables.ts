import type { NutrientMap } from '@fitarc/domain/meal';
import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

const grams = (name: string) => numeric(name, { precision: 9, scale: 2, mode: 'number' });

/** A dish of a member's own. It is also a food of kind 'recipe', which is how it is searched for and logged. */
export const recipes = pgTable(
  'recipes',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: number('id').generatedAlwaysAsIdentity(),
    /** Its row among the foods. Not a foreign key: the member's rows may live on another node than the foods. */
    foodId: number('food_id').notNull(),
    name: text('name').notNull(),
    servings: numeric('servings', { precision: 6, scale: 2, mode: 'number' }).notNull(),
    /** The whole dish after cooking; none counts the raw weight. */
    cookedGrams: grams('cooked_grams'),
    steps: text('steps'),
    note: text('note'),
    /** Whoever is signed in and has it may read the recipe. */
    shareKey: text('share_key'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('recipes_food_id_idx').on(table.foodId),
    index('recipes_share_key_idx').on(table.shareKey).where(sql`${table.shareKey} is not null`),
  ],
);

/** With the figures of its amount as they were when the recipe was saved. */
export const recipeIngredients = pgTable(
  'recipe_ingredients',
  {
    userId: number('user_id').notNull(),
    recipeId: number('recipe_id').notNull(),
    position: smallint('position').notNull(),
    /** The line as it was typed or pasted. */
    line: text('line'),
    foodId: number('food_id'),
    name: text('name').notNull(),
    grams: grams('grams').notNull(),
    nutrients: jsonb('nutrients').$type<NutrientMap>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recipeId, table.position] }),
    foreignKey({
      name: 'recipe_ingredients_recipe_fk',
      columns: [table.userId, table.recipeId],
      foreignColumns: [recipes.userId, recipes.id],
    }).onDelete('cascade'),
  ],
);
