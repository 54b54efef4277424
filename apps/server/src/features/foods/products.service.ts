import type { ProductInput } from '@fitarc/contract/foods';
import { productCode, readBarcode } from '@fitarc/domain/barcode';
import { isPlausible, productImage } from '@fitarc/domain/food-product';
import type { Db } from '../../platform/db/database.ts';
import { AppError, invalid, notFound } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import type { FoodDeps } from './foods.deps.ts';
import { type FoodRow, findFoodByBarcode, insertProduct } from './foods.repository.ts';
import { addWords } from './search/food-words.repository.ts';
import { searchTextOf, wordsToKnow } from './search/food-words.service.ts';

const NO_BARCODE =
  'This is not a barcode: it needs 8, 12, 13 or 14 digits, and the last one is a check digit';

export async function requireProduct(db: Db, typed: string): Promise<FoodRow> {
  const barcode = readBarcode(typed);
  if (!barcode) throw invalid(NO_BARCODE);
  const food = await findFoodByBarcode(db, barcode);
  if (!food || food.removedAt) throw notFound('No food with this barcode');
  return food;
}

/** What stands for itself cannot be changed by who comes later: the first one wins. */
export async function rememberProduct(
  { db, clock, newProducts }: FoodDeps,
  userId: number,
  input: ProductInput,
): Promise<FoodRow> {
  const barcode = productCode(input.barcode);
  if (!barcode) throw invalid('Barcode must be 6 to 14 digits', { field: 'barcode' });
  const { name, calories, protein, carbs, fats } = input;
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
  const brand = input.brand || null;
  const searchText = searchTextOf({ name, brand });
  const now = clock.now();
  return db.transaction(async (tx) => {
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
  });
}
