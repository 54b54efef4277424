import { getFoodByBarcode, searchFoods } from '@fitarc/contract/foods';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import { choiceOfFood, choiceOfProduct, type FoodChoice } from './food-choice.ts';
import { orOffline, prefetchFoods } from './offline-fallback.ts';
import { findProduct, searchProducts } from './open-food-facts.ts';

export interface FoodSearchResult {
  readonly choices: readonly FoodChoice[];
  /** Found on this device, because the server did not answer. */
  readonly fromDevice: boolean;
}

async function findFoods(words: string, signal: AbortSignal): Promise<FoodSearchResult> {
  try {
    const foods = await call(searchFoods, { query: { query: words } }, { signal });
    prefetchFoods();
    return { choices: foods.map((food) => choiceOfFood(food)), fromDevice: false };
  } catch (error) {
    const foods = await orOffline(error, ({ searchOffline }) => searchOffline(words));
    return { choices: foods.map((food) => choiceOfFood(food)), fromDevice: true };
  }
}

const goesOn = (words: string, before: unknown) =>
  typeof before === 'string' && before !== '' && (words.startsWith(before) || before.startsWith(words));

/** While one types on, what was found so far stays in place; another word begins anew. */
const whileTyping =
  (words: string) =>
  <T>(found: T | undefined, query: { queryKey: readonly unknown[] } | undefined) =>
    goesOn(words, query?.queryKey[1]) ? found : undefined;

export const foodSearchQuery = (words: string) =>
  queryOptions({
    queryKey: [...queryRoots.foodSearch, words],
    enabled: words !== '',
    placeholderData: whileTyping(words),
    queryFn: ({ signal }) => findFoods(words, signal),
  });

const FIVE_MINUTES = 300_000;

/**
 * Kept for a while, and not given up when the words go on: the same words again cost none of the ten searches a
 * minute.
 */
export const productSearchQuery = (words: string) =>
  queryOptions({
    queryKey: [...queryRoots.productSearch, words.toLowerCase()],
    enabled: words !== '',
    staleTime: FIVE_MINUTES,
    placeholderData: whileTyping(words.toLowerCase()),
    queryFn: async (): Promise<FoodSearchResult> => ({
      choices: (await searchProducts(words)).map(choiceOfProduct),
      fromDevice: false,
    }),
  });

/** From our own server, else from Open Food Facts; null when neither knows it. */
export async function findByBarcode(code: string, signal: AbortSignal): Promise<FoodChoice | null> {
  try {
    return choiceOfFood(await call(getFoodByBarcode, { params: { code } }, { signal }));
  } catch (error) {
    if (!isNotFound(error))
      return choiceOfFood(await orOffline(error, ({ findBarcodeOffline }) => findBarcodeOffline(code)));
  }
  const product = await findProduct(code, signal);
  return product && choiceOfProduct({ ...product, code: product.code || code }, 0);
}
