import type { ProductChange, ProductState } from '@fitarc/contract/admin-products';
import { type AuditAct, changed } from '@fitarc/domain/audit';
import { productCode } from '@fitarc/domain/barcode';
import { isPlausible, productImage } from '@fitarc/domain/food-product';
import { foodSearchText, foodWords, wordsToKnow } from '@fitarc/domain/food-search/food-words';
import { roundTo } from '@fitarc/domain/units';
import { recordAct } from '../../../platform/audit/audit.repository.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Executor } from '../../../platform/db/database.ts';
import { AppError, invalid, notFound } from '../../../platform/http/app-error.ts';
import type { Page } from '../../../platform/http/paging.ts';
import { type FoodRow, updateFood } from '../foods.repository.ts';
import { addWords, deleteUnusedWords } from '../search/food-words.repository.ts';
import {
  countProducts,
  listProductRows,
  lockProduct,
  type ProductSearch,
} from './product-editor.repository.ts';

const WORDS_AT_MOST = 8;

interface Asked {
  readonly search?: string | undefined;
  readonly state?: ProductState | undefined;
}

function searchOf({ search = '', state }: Asked): ProductSearch | undefined {
  const removed = state === 'removed';
  if (search === '') return { removed };
  const barcode = productCode(search.replace(/[\s-]/g, ''));
  if (barcode) return { barcode, removed };
  const words = foodWords(search).slice(0, WORDS_AT_MOST);
  return words.length > 0 ? { words, removed } : undefined;
}

export async function listProducts(db: Db, asked: Asked, page: Page) {
  const search = searchOf(asked);
  if (!search) return { rows: [], total: 0 };
  const [rows, total] = await Promise.all([listProductRows(db, search, page), countProducts(db, search)]);
  return { rows, total };
}

async function requireLocked(tx: Executor, id: number): Promise<FoodRow> {
  const product = await lockProduct(tx, id);
  if (!product) throw notFound('Product not found');
  return product;
}

const rounded = (figure: number | null | undefined) =>
  figure === null || figure === undefined ? null : roundTo(figure, 3);

function readImage({ image_url }: ProductChange, present: FoodRow): string | null {
  if (image_url === undefined) return productImage(present.imageUrl);
  const image = productImage(image_url);
  if (image_url && !image) {
    throw invalid('The picture must be on a host of Open Food Facts', { field: 'image_url' });
  }
  return image;
}

function readContent(input: ProductChange, present: FoodRow) {
  const { name, calories, protein, carbs, fats } = input;
  if (!isPlausible({ calories, protein, carbs, fats })) {
    throw invalid('100 g cannot hold more than 100 g of protein, carbs and fats');
  }
  return {
    name,
    brand: input.brand || null,
    calories: roundTo(calories, 3),
    protein: roundTo(protein, 3),
    carbs: roundTo(carbs, 3),
    fats: roundTo(fats, 3),
    fibre: rounded(input.fibre),
    sugar: rounded(input.sugar),
    saturatedFat: rounded(input.saturated_fat),
    sodium: rounded(input.sodium),
    imageUrl: readImage(input, present),
  };
}
type Content = ReturnType<typeof readContent>;

/** As the audit log names it. */
const auditValues = ({ saturatedFat, imageUrl, fibre, ...content }: Content) => ({
  ...content,
  fiber: fibre,
  saturated_fat: saturatedFat,
  image_url: imageUrl,
});

const contentOf = (row: FoodRow): Content => ({
  name: row.name,
  brand: row.brand,
  calories: row.calories,
  protein: row.protein ?? 0,
  carbs: row.carbs ?? 0,
  fats: row.fats ?? 0,
  fibre: row.fibre,
  sugar: row.sugar,
  saturatedFat: row.saturatedFat,
  sodium: row.sodium,
  imageUrl: productImage(row.imageUrl),
});

/** The words it was found by and no longer is are forgotten where no other food has them. */
async function renewWords(tx: Executor, present: FoodRow, next: Content, searchText: string) {
  if (present.removedAt) return;
  const words = wordsToKnow(searchText);
  await addWords(tx, words);
  const unused = wordsToKnow(foodSearchText(present)).filter((word) => !words.includes(word));
  if (next.name !== present.name || next.brand !== present.brand) await deleteUnusedWords(tx, unused);
}

/** Saved as it was, it is no act, and imports may still replace it. */
export async function changeProduct(
  tx: Executor,
  clock: Clock,
  actorId: number,
  id: number,
  input: ProductChange,
): Promise<void> {
  const present = await requireLocked(tx, id);
  if (input.seen && input.seen !== present.updatedAt.toISOString()) {
    throw new AppError(
      'CONFLICT',
      'This product has changed since you opened it. Your changes were not saved.',
    );
  }
  const content = readContent(input, present);
  const { before, after } = changed(auditValues(contentOf(present)), auditValues(content));
  if (Object.keys(after).length === 0) return;
  const at = clock.now();
  const searchText = foodSearchText(content);
  await updateFood(tx, id, { ...content, searchText, correctedAt: at, updatedAt: at });
  await renewWords(tx, present, content, searchText);
  await recordAct(tx, { at, actorId, act: 'product.change', subject: present, before, after });
}

interface Standing {
  readonly act: Extract<AuditAct, 'product.remove' | 'product.restore'>;
  readonly removedAt: Date | null;
  readonly closedReports?: number;
  readonly note?: string | null;
}

async function setStanding(tx: Executor, at: Date, actorId: number, product: FoodRow, standing: Standing) {
  const { act, removedAt, closedReports, note } = standing;
  // A report that was upheld has rejected it as well.
  await updateFood(tx, product.id, { removedAt, ...(removedAt ? {} : { approval: 'approved' }) });
  await recordAct(tx, {
    at,
    actorId,
    act,
    subject: product,
    before: { removed: !removedAt },
    after: {
      removed: removedAt !== null,
      ...(closedReports ? { closed_flags: closedReports } : {}),
      ...(note ? { note } : {}),
    },
  });
}

/** Closes the open reports of a food, and says how many; reports are another feature's. */
export type CloseReports = (tx: Executor, foodId: number, at: Date, note?: string | null) => Promise<number>;

/** Repeated it changes nothing, and is not noted down again. Whoever reported it reads the note. */
export async function removeProduct(
  tx: Executor,
  { clock, closeReports }: { clock: Clock; closeReports: CloseReports },
  { actorId, id }: { actorId: number; id: number },
  typed: string | null | undefined,
): Promise<void> {
  const product = await requireLocked(tx, id);
  if (product.removedAt) return;
  const at = clock.now();
  const note = typed || null;
  const closedReports = await closeReports(tx, id, at, note);
  await setStanding(tx, at, actorId, product, { act: 'product.remove', removedAt: at, closedReports, note });
  await deleteUnusedWords(tx, wordsToKnow(foodSearchText(product)));
}

export async function restoreProduct(tx: Executor, clock: Clock, actorId: number, id: number): Promise<void> {
  const product = await requireLocked(tx, id);
  if (!product.removedAt) return;
  await setStanding(tx, clock.now(), actorId, product, { act: 'product.restore', removedAt: null });
  await addWords(tx, wordsToKnow(foodSearchText(product)));
}
