import type { ProductInput } from '@fitarc/contract/foods';
import { productCode, readBarcode } from '@fitarc/domain/barcode';
import { NUTRIENT_KEYS } from '@fitarc/domain/food';
import { isPlausible, productImage } from '@fitarc/domain/food-product';
import { foodSearchText, wordsToKnow } from '@fitarc/domain/food-search/food-words';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Executor } from '../../../platform/db/database.ts';
import { AppError, invalid, notFound } from '../../../platform/http/app-error.ts';
import { tooMany } from '../../../platform/limits/throttle.ts';
import type { FoodDeps } from '../foods.deps.ts';
import { type FoodRow, findFoodByBarcode, insertProduct, lockFood, updateFood } from '../foods.repository.ts';
import { addWords } from '../search/food-words.repository.ts';

const NO_BARCODE =
  'This is not a barcode: it needs 8, 12, 13 or 14 digits, and the last one is a check digit';

const wasRemoved = () => new AppError('CONFLICT', 'This product was removed by the administrators.');

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
  /** It is stored already, without the details that this one has. */
  readonly known?: FoodRow;
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
  if (known?.removedAt) throw wasRemoved();
  if (known && lacksDetails(known, input)) return { barcode, input, known };
  if (known) return known;
  const wait = await newProducts.take(String(userId));
  if (wait > 0) {
    throw tooMany(wait, 'You have added many new products today. Please try again tomorrow.');
  }
  return { barcode, input };
}

const detailsOf = ({ fibre, sugar, sodium, saturated_fat }: ProductInput) => ({
  fibre: fibre ?? null,
  sugar: sugar ?? null,
  sodium: sodium ?? null,
  saturatedFat: saturated_fat ?? null,
});

const SAME = 0.05;
const agrees = (row: FoodRow, input: ProductInput) =>
  NUTRIENT_KEYS.every((key) => Math.abs((row[key] ?? 0) - input[key]) < SAME);

/** Better data: the same product with details that the stored one lacks. What an administrator corrected stays. */
function lacksDetails(row: FoodRow, input: ProductInput): boolean {
  if (row.correctedAt || row.rememberedBy === null || !agrees(row, input)) return false;
  const given = detailsOf(input);
  return (Object.keys(given) as (keyof typeof given)[]).some(
    (key) => row[key] === null && given[key] !== null,
  );
}

/** Locked: an administrator may have changed or removed it meanwhile. */
async function addDetails(tx: Executor, clock: Clock, id: number, input: ProductInput): Promise<FoodRow> {
  const row = await lockFood(tx, id, 'update');
  if (!row || row.removedAt) throw wasRemoved();
  if (!lacksDetails(row, input)) return row;
  const given = detailsOf(input);
  const { fibre, sugar, sodium, saturatedFat } = row;
  return updateFood(tx, row.id, {
    fibre: fibre ?? given.fibre,
    sugar: sugar ?? given.sugar,
    sodium: sodium ?? given.sodium,
    saturatedFat: saturatedFat ?? given.saturatedFat,
    updatedAt: clock.now(),
  });
}

/** The first one to bring a product in wins: a later one cannot change its figures. */
export async function rememberProduct(
  tx: Executor,
  clock: Clock,
  userId: number,
  product: FoodRow | NewProduct,
): Promise<FoodRow> {
  if (!('input' in product)) return product;
  const { barcode, input, known } = product;
  if (known) return addDetails(tx, clock, known.id, input);
  const { name, calories, protein, carbs, fats } = input;
  const brand = input.brand || null;
  const searchText = foodSearchText({ name, brand });
  const now = clock.now();
  const row = await insertProduct(tx, {
    kind: 'product',
    visibility: 'public',
    approval: 'approved',
    ...{ barcode, name, brand, calories, protein, carbs, fats, searchText },
    ...detailsOf(input),
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
