import type { FoodMatch } from '@fitarc/contract/food-match';
import type { Food } from '@fitarc/contract/foods';
import {
  listOfflineFoods,
  listShippedFoods,
  type OfflineFood,
  readOfflineFoods,
} from '@fitarc/contract/offline-foods';
import { readBarcode } from '@fitarc/domain/barcode';
import { type FoodIndex, indexFoods } from '@fitarc/domain/food-search/food-index';
import { indexSource, searchFoods } from '@fitarc/domain/food-search/index-source';
import { matchLines } from '@fitarc/domain/food-search/match-lines';
import { call } from '../../lib/api.ts';
import { sessionNow } from '../../lib/session.ts';
import { readClaims } from '../../lib/token.ts';

interface OfflineFoods {
  readonly index: FoodIndex<OfflineFood>;
  readonly lastPortions: ReadonlyMap<number | string, number>;
}

interface Kept {
  readonly owner: string;
  readonly at: number;
  readonly foods: () => OfflineFoods;
}

let kept: Kept | undefined;
let loading: Promise<Kept> | undefined;

const FRESH_MS = 300_000;
const QUIET = { keepSession: true };

const ownerNow = () => {
  const { token } = sessionNow();
  return readClaims(token)?.email ?? token;
};

async function load(owner: string): Promise<Kept> {
  const [shipped, own] = await Promise.all([
    call(listShippedFoods, {}, QUIET),
    call(listOfflineFoods, {}, QUIET),
  ]);
  let built: OfflineFoods | undefined;
  // Indexed by the first search: a slow phone takes a moment for it, and most never need it.
  const foods = () => {
    built ??= {
      index: indexFoods(readOfflineFoods(shipped, own)),
      lastPortions: new Map(own.portions.map(({ food_id, portion }) => [food_id, portion])),
    };
    return built;
  };
  kept = { owner, at: Date.now(), foods };
  return kept;
}

function loadOnce(owner: string): Promise<Kept> {
  loading ??= load(owner).finally(() => {
    loading = undefined;
  });
  return loading;
}

/** Loads the foods for later; nothing depends on it, so a failure is ignored. */
export async function prefetchOfflineFoods(): Promise<void> {
  const owner = ownerNow();
  if (kept?.owner === owner && Date.now() - kept.at < FRESH_MS) return;
  await loadOnce(owner).catch(() => undefined);
}

async function offlineFoods(): Promise<OfflineFoods> {
  const owner = ownerNow();
  const found = kept?.owner === owner ? kept : await loadOnce(owner);
  if (found.owner !== owner) throw new Error('somebody else has signed in');
  return found.foods();
}

/** The server's search over the foods on this device. */
export async function searchOffline(query: string): Promise<Food[]> {
  const { index } = await offlineFoods();
  return (await searchFoods(index, query)).map(({ food }) => food);
}

export async function findBarcodeOffline(code: string): Promise<Food | undefined> {
  const { index } = await offlineFoods();
  const barcode = readBarcode(code);
  return barcode ? index.entries.find(({ food }) => food.food.barcode === barcode)?.food.food : undefined;
}

/** The server's reading of lines such as '2 eggs and toast', with the foods on this device. */
export async function matchOffline(lines: readonly string[], raw: boolean): Promise<FoodMatch[]> {
  const { index, lastPortions } = await offlineFoods();
  const matches = await matchLines({ source: indexSource(index), lastPortions, raw }, lines);
  return matches.map(({ food, others, ...match }) => ({
    ...match,
    food: food?.food ?? null,
    others: others.map((other) => other.food),
  }));
}
