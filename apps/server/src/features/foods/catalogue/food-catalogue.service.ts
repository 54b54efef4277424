import { createHash } from 'node:crypto';
import { otherWordsOf, shippedSearchText, wordsToKnow } from '@fitarc/domain/food-search/food-words';
import type { Catalogue } from '../../../platform/catalogue-files.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { noLockTimeout } from '../../../platform/db/no-lock-timeout.ts';
import { addWords, unmarkGenericWords } from '../search/food-words.repository.ts';
import {
  deleteGenericFoodsBut,
  lockFoodState,
  setFoodCatalogueHash,
  storeGenericFoods,
} from './food-catalogue.repository.ts';
import type { CatalogueFood } from './food-catalogue.schema.ts';

// Raise it when the text a search looks through is made in another way, or a catalogue file is read in another way.
const SEARCH_VERSION = 3;
const hashOf = (catalogueHash: string) =>
  createHash('sha256')
    .update(JSON.stringify([SEARCH_VERSION, catalogueHash]))
    .digest('hex');

function columnsOf({ ndb, name, per100g, madeOf, portions = {}, staple, ...others }: CatalogueFood) {
  return {
    ndb,
    name,
    calories: per100g.kcal,
    protein: per100g.protein,
    carbs: per100g.carbs,
    fats: per100g.fat,
    fibre: per100g.fiber ?? null,
    sugar: per100g.sugar ?? null,
    sodium: per100g.sodium ?? null,
    saturatedFat: per100g.saturatedFat ?? null,
    madeOf: madeOf ?? null,
    portions: Object.entries(portions).map(([portion, grams]) => ({ name: portion, grams })),
    staple: staple === true,
    searchText: shippedSearchText(name, otherWordsOf(others)),
  };
}

/** Brings the shipped foods in, with later corrections; what is no longer shipped goes. */
export async function syncFoodCatalogue(
  db: Db,
  clock: Clock,
  catalogue: Catalogue<CatalogueFood>,
): Promise<void> {
  const hash = hashOf(catalogue.hash);
  await db.transaction(async (tx) => {
    await noLockTimeout(tx);
    const state = await lockFoodState(tx);
    if (state.catalogueHash === hash) return;
    const rows = catalogue.read().map(columnsOf);
    await storeGenericFoods(tx, rows, clock.now());
    await deleteGenericFoodsBut(
      tx,
      rows.map(({ ndb }) => ndb),
    );
    await unmarkGenericWords(tx);
    await addWords(
      tx,
      rows.flatMap(({ searchText }) => wordsToKnow(searchText)),
      true,
    );
    await setFoodCatalogueHash(tx, hash);
  });
}
