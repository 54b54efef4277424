import type { ProductInput } from '@fitarc/contract/foods';
import { productCode, readBarcode } from '@fitarc/domain/barcode';
import { isPlausible, productImage } from '@fitarc/domain/food-product';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { AppError, invalid, notFound } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import type { FoodDeps } from './foods.deps.ts';
import { type FoodRow, findFoodByBarcode, insertProduct } from './foods.repository.ts';
import { addWords } from './search/food-words.repository.ts';
import { foodSearchText, wordsToKnow } from './search/food-words.service.ts';

const NO_BARCODE =
  'This is not a barcode: it needs 8, 12, 13 or 14 digits, and the last one is a check digit';

export async function requireProduct(db: Db, typed: string): Promise<FoodRow> {
  const barcode = readBarcode(typed);
  if (!barcode) throw invalid(NO_BARCODE);
  const food = await findFoodByBarcode(db, barcode);
  if (!food || food.removedAt) throw notFound('No food with this barcode');
  return food;
}

interface NewProduct {
  readonly barcode: string;
  readonly input: ProductInput;
}

/** The stored product, or the checked input of one that nobody has brought in yet. */
export async function prepareProduct(
  { db, newProducts }: FoodDeps,
  userId: number,
  input: ProductInput,
): Promise<FoodRow | NewProduct> {
  const barcode = productCode(input.barcode);
  if (!barcode) throw invalid('Barcode must be 6 to 14 digits', { field: 'barcode' });
  const { calories, protein, carbs, fats } = input;
  if (!isPlausible({ calories, protein, carbs, fats })) {
    throw invalid('100 g cannot hold more than 100 g of protein, carbs and fats');
  }
  const known = await findFoodByBarcode(db, barcode);
  if (known?.removedAt) throw new AppError('CONFLICT', 'This product was removed by the administrators.');
  if (known) return known;
  const wait = await newProducts.take(String(userId));
  if (wait > 0) {
    throw tooMany(wait, 'You have added many new products today. Please try again tomorrow.');
  }
  return { barcode, input };
}

/** The first one to bring a product in wins: a later one cannot change it. */
export async function rememberProduct(
  tx: Executor,
  clock: Clock,
  userId: number,
  product: FoodRow | NewProduct,
): Promise<FoodRow> {
  if (!('input' in product)) return product;
  const { barcode, input } = product;
  const { name, calories, protein, carbs, fats } = input;
  const brand = input.brand || null;
  const searchText = foodSearchText({ name, brand });
  const now = clock.now();
  const row = await insertProduct(tx, {
    kind: 'product',
    visibility: 'public',
    approval: 'approved',
    ...{ barcode, name, brand, calories, protein, carbs, fats, searchText },
    rememberedBy: userId,
    imageUrl: productImage(input.image_url),
    createdAt: now,
    updatedAt: now,
  });
  if (row) await addWords(tx, wordsToKnow(searchText));
  const stored = row ?? (await findFoodByBarcode(tx, barcode));
  if (!stored) throw new Error('the product was not stored');
  return stored;
}
