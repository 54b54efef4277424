import { createHash } from 'node:crypto';
import type { OwnFoods, ShippedFoods } from '@fitarc/contract/offline-foods';
import { partsOfSearchText } from '@fitarc/domain/food-search/food-words';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { Db } from '../../../platform/db/database.ts';
import type { FoodDeps } from '../foods.deps.ts';
import { presentFood } from '../present-food.service.ts';
import {
  findCatalogueHash,
  listOwnAndEaten,
  listShippedFoods,
  type ShippedRow,
} from './offline-foods.repository.ts';

/** By the content: another database has other IDs for the same catalogue. */
const revisionOf = (json: string) => createHash('sha256').update(json).digest('base64url');

const columnsOf = (rows: readonly ShippedRow[]): ShippedFoods => ({
  food_id: rows.map(({ id }) => id),
  name: rows.map(({ name }) => name),
  calories: rows.map(({ calories }) => calories),
  protein: rows.map(({ protein }) => protein),
  carbs: rows.map(({ carbs }) => carbs),
  fats: rows.map(({ fats }) => fats),
  fibre: rows.map(({ fibre }) => fibre),
  sugar: rows.map(({ sugar }) => sugar),
  sodium: rows.map(({ sodium }) => sodium),
  saturated_fat: rows.map(({ saturatedFat }) => saturatedFat),
  made_of: rows.map(({ madeOf }) => madeOf),
  portion_names: rows.map(({ portions }) => portions.map(({ name }) => name)),
  portion_grams: rows.map(({ portions }) => portions.map(({ grams }) => grams)),
  other_words: rows.map(({ searchText }) => partsOfSearchText(searchText).otherWords),
  staple: rows.map(({ staple }) => staple),
});

interface ShippedAnswer {
  readonly hash: string;
  readonly revision: string;
  readonly json: string;
}

/** The shipped foods as they are answered, kept in memory for as long as the catalogue in the database lasts. */
export function createShippedFoods(db: Db): () => Promise<ShippedAnswer> {
  let known: ShippedAnswer | undefined;
  return async () => {
    if (known && known.hash === (await findCatalogueHash(db))) return known;
    const { hash, rows } = await listShippedFoods(db);
    const json = JSON.stringify(columnsOf(rows));
    known = { hash, revision: revisionOf(json), json };
    return known;
  };
}

/** What only this member finds, and what they eat. */
export async function readOfflineFoods(
  { db, lastPortions, eatenFoods }: FoodDeps,
  userId: number,
  today: LocalDate,
) {
  const [rows, portions] = await Promise.all([
    listOwnAndEaten(db, userId, eatenFoods(userId, today)),
    lastPortions(userId, today),
  ]);
  const answer: OwnFoods = {
    foods: rows.map((row) => presentFood(row, userId)),
    portions: [...portions].map(([food_id, portion]) => ({ food_id, portion })),
  };
  return { answer, revision: revisionOf(JSON.stringify(answer)) };
}
