import type { Approval, FoodCategory, FoodVisibility } from '@fitarc/domain/food';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

export interface Portion {
  readonly name: string;
  readonly grams: number;
}

/** Foods of four kinds: shipped with the product, contributed by members, remembered or imported products, recipes. */
export const foods = pgTable(
  'foods',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<'generic' | 'member' | 'product' | 'recipe'>().notNull(),
    /** Who contributed it. A public food stays when its contributor leaves … */
    contributorId: number('contributor_id').references(() => users.id, { onDelete: 'set null' }),
    /** … and a personal one, which has the same person here, goes. */
    personalOf: number('personal_of').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    brand: text('brand'),
    category: text('category').$type<FoodCategory>().notNull().default('Other'),
    /** What the figures stand for. */
    servingSize: text('serving_size').notNull().default('100g'),
    visibility: text('visibility').$type<FoodVisibility>().notNull(),
    approval: text('approval_status').$type<Approval>().notNull(),
    /** What the reviewer had to say to its contributor. */
    reviewNote: text('review_note'),
    calories: amount('calories').notNull(),
    protein: amount('protein'),
    carbs: amount('carbs'),
    fats: amount('fats'),
    fibre: amount('fibre'),
    sugar: amount('sugar'),
    /** Milligrams. */
    sodium: amount('sodium'),
    saturatedFat: amount('saturated_fat'),
    portions: jsonb('portions').$type<Portion[]>().notNull().default([]),
    imageUrl: text('image_url'),
    /** Of a product, who brought it in; nobody for imported ones. */
    rememberedBy: number('remembered_by').references(() => users.id, { onDelete: 'set null' }),
    /** Of a product, when an administrator took it away; the row stays, so that it is not brought in again. */
    removedAt: instant('removed_at'),
    /** Of a product, when an administrator corrected it; an import then leaves it as it is. */
    correctedAt: instant('corrected_at'),
    /** Of a shipped food whose figures are worked out as a recipe, what it is made of, in words. */
    madeOf: text('made_of'),
    /** Of a product, in one spelling. */
    barcode: text('barcode'),
    /** Of a shipped food, its number in the reference its figures come from; of a recipe of ours, its key. */
    ndb: text('ndb'),
    /** Eaten most days: found before its rarer relatives. */
    staple: boolean('staple').notNull().default(false),
    /** Name, brand and other words for it, in the form a search compares; bars and a slash part them. */
    searchText: text('search_text').notNull(),
    /** Whether everybody finds it among the foods that are not shipped. */
    shared: boolean('shared')
      .notNull()
      .generatedAlwaysAs(
        sql`kind = 'product' or (kind = 'member' and visibility = 'public' and approval_status = 'approved')`,
      ),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('foods_barcode_key').on(table.barcode).where(sql`${table.barcode} is not null`),
    uniqueIndex('foods_ndb_key').on(table.ndb).where(sql`${table.ndb} is not null`),
    index('foods_contributor_id_created_at_idx')
      .on(table.contributorId, table.createdAt)
      .where(sql`${table.contributorId} is not null`),
    // For the foods of imported meals, which are compared by their whole name.
    index('foods_generic_name_idx').on(sql`lower(${table.name})`).where(sql`${table.kind} = 'generic'`),
    index('foods_personal_of_idx').on(table.personalOf).where(sql`${table.personalOf} is not null`),
    index('foods_remembered_by_idx').on(table.rememberedBy).where(sql`${table.rememberedBy} is not null`),
    index('foods_remembered_idx').on(table.createdAt, table.id).where(sql`${table.rememberedBy} is not null`),
    index('foods_removed_idx').on(table.removedAt, table.id).where(sql`${table.removedAt} is not null`),
    index('foods_pending_idx')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.kind} = 'member' and ${table.visibility} = 'public' and ${table.approval} = 'pending'`,
      ),
    index('foods_public_idx')
      .on(table.approval, table.createdAt, table.id)
      .where(sql`${table.kind} = 'member' and ${table.visibility} = 'public'`),
    index('foods_generic_words_idx')
      .using('gin', sql`to_tsvector('simple', ${table.searchText})`)
      .where(sql`${table.kind} = 'generic'`),
    index('foods_shared_words_idx')
      .using('gin', sql`to_tsvector('simple', ${table.searchText})`)
      .where(sql`${table.shared}`),
    index('foods_shared_text_idx').on(sql`${table.searchText} text_pattern_ops`).where(sql`${table.shared}`),
  ],
);

/** Every word that foods for everybody are found by; a mistyped one is looked up here. */
export const foodWords = pgTable(
  'food_words',
  {
    word: text('word').primaryKey(),
    /** Shipped foods have it: of two likely words this one is meant. */
    generic: boolean('generic').notNull().default(false),
  },
  (table) => [
    index('food_words_word_idx').using('gin', table.word.op('gin_trgm_ops')),
    index('food_words_text_idx').on(sql`${table.word} text_pattern_ops`),
    index('food_words_generic_idx').on(sql`${table.word} text_pattern_ops`).where(sql`${table.generic}`),
  ],
);

/** Which catalogue of shipped foods is in the table. */
export const foodState = pgTable('food_state', {
  id: boolean('id').primaryKey().default(true),
  catalogueHash: text('catalogue_hash'),
});

/** How far an import of products has come, to go on from there. */
export const foodImports = pgTable('food_imports', {
  /** Tells one file from another. */
  file: text('file').primaryKey(),
  lines: number('lines').notNull().default(0),
  taken: number('taken').notNull().default(0),
  unchanged: number('unchanged').notNull().default(0),
  skipped: number('skipped').notNull().default(0),
  refused: number('refused').notNull().default(0),
  finishedAt: instant('finished_at'),
});
