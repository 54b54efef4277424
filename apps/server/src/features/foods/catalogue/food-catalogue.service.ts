import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { noLockTimeout } from '../../../platform/db/no-lock-timeout.ts';
import { addWords, deleteGenericWords } from '../search/food-words.repository.ts';
import { shippedSearchTextOf, wordsToKnow } from '../search/food-words.service.ts';
import {
  deleteGenericFoodsBut,
  lockFoodState,
  setFoodCatalogueHash,
  storeGenericFoods,
} from './food-catalogue.repository.ts';

/** A food as a release ships it. The number of its reference never changes; the rest may be corrected. */
export interface CatalogueFood {
  readonly ndb: string;
  readonly name: string;
  /** kcal, protein, carbs, fat, fibre, sugar in grams, sodium in milligrams. */
  readonly per100: readonly [number, number, number, number, number | null, number | null, number | null];
  /** What it is eaten by, and the grams of it. */
  readonly portions: readonly (readonly [string, number])[];
  /** Other words people look for it by. */
  readonly also?: string;
  /** What means this one before all others: of all chicken the breast. */
  readonly called?: readonly string[];
  readonly staple?: true;
}

// Raise it when the text a search looks through is made in another way.
const SEARCH_VERSION = 2;
const hashOf = (catalogue: readonly CatalogueFood[]) =>
  createHash('sha256')
    .update(JSON.stringify([SEARCH_VERSION, catalogue]))
    .digest('hex');

function columnsOf({ ndb, name, per100, portions, also, called, staple }: CatalogueFood) {
  const [calories, protein, carbs, fats, fibre, sugar, sodium] = per100;
  return {
    ndb,
    name,
    ...{ calories, protein, carbs, fats, fibre, sugar, sodium },
    portions: portions.map(([portion, grams]) => ({ name: portion, grams })),
    staple: staple === true,
    searchText: shippedSearchTextOf({ name, also, called }),
  };
}

/** Brings the shipped foods in, with later corrections; what is no longer shipped goes. */
export async function syncFoodCatalogue(
  db: Db,
  clock: Clock,
  catalogue: readonly CatalogueFood[],
): Promise<void> {
  const hash = hashOf(catalogue);
  await db.transaction(async (tx) => {
    await noLockTimeout(tx);
    const state = await lockFoodState(tx);
    if (state.catalogueHash === hash) return;
    const rows = catalogue.map(columnsOf);
    await storeGenericFoods(tx, rows, clock.now());
    await deleteGenericFoodsBut(
      tx,
      rows.map(({ ndb }) => ndb),
    );
    await deleteGenericWords(tx);
    await addWords(
      tx,
      rows.flatMap(({ searchText }) => wordsToKnow(searchText)),
      true,
    );
    await setFoodCatalogueHash(tx, hash);
  });
}
