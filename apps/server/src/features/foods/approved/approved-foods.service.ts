import type { AdminFoodChange, AdminFoodState } from '@fitarc/contract/admin-foods';
import { type AuditAct, changed } from '@fitarc/domain/audit';
import { foodSearchText, foodWords, wordsToKnow } from '@fitarc/domain/food-search/food-words';
import { recordAct } from '../../../platform/audit/audit.repository.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Executor } from '../../../platform/db/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Page } from '../../../platform/http/paging.ts';
import { contentOf } from '../contributions/contributions.service.ts';
import { type FoodRow, updateFood } from '../foods.repository.ts';
import type { CloseReports } from '../products/product-editor.service.ts';
import { addWords } from '../search/food-words.repository.ts';
import { countPublicFoods, listPublicFoods, lockPublicFood } from './approved-foods.repository.ts';

const WORDS_AT_MOST = 8;

interface Asked {
  readonly search?: string | undefined;
  readonly state?: AdminFoodState | undefined;
  readonly contributor?: number | undefined;
}

export async function listFoods(db: Db, { search = '', state, contributor }: Asked, page: Page) {
  const words = search === '' ? undefined : foodWords(search).slice(0, WORDS_AT_MOST);
  if (words?.length === 0) return { rows: [], total: 0 };
  const filter = { approval: state ?? ('approved' as const), words, contributor };
  const [rows, total] = await Promise.all([listPublicFoods(db, filter, page), countPublicFoods(db, filter)]);
  return { rows, total };
}

/** Who does it to which food. */
interface Deed {
  readonly actorId: number;
  readonly id: number;
}

async function requireFood(tx: Executor, id: number, approval: FoodRow['approval']): Promise<FoodRow> {
  const food = await lockPublicFood(tx, id);
  if (food?.approval !== approval) throw notFound('Food not found');
  return food;
}

type Content = ReturnType<typeof contentOf>;

/** As the audit log names it. */
const auditValues = ({ saturatedFat, fibre, servingSize, visibility: _same, ...content }: Content) => ({
  ...content,
  fiber: fibre,
  saturated_fat: saturatedFat,
  serving_size: servingSize,
});

const presentContent = (row: FoodRow): Content => ({
  name: row.name,
  brand: row.brand,
  calories: row.calories,
  protein: row.protein,
  carbs: row.carbs,
  fats: row.fats,
  fibre: row.fibre,
  sugar: row.sugar,
  saturatedFat: row.saturatedFat,
  sodium: row.sodium,
  servingSize: row.servingSize,
  category: row.category,
  visibility: row.visibility,
});

/** It stays approved. Saved as it was, it is no act. */
export async function correctFood(
  tx: Executor,
  clock: Clock,
  { actorId, id }: Deed,
  { seen, ...input }: AdminFoodChange,
): Promise<void> {
  const present = await requireFood(tx, id, 'approved');
  if (seen && seen !== present.updatedAt.toISOString()) {
    throw new AppError('CONFLICT', 'This food has changed since you opened it. Your changes were not saved.');
  }
  const content = contentOf({ ...input, visibility: 'public' });
  const { before, after } = changed(auditValues(presentContent(present)), auditValues(content));
  if (Object.keys(after).length === 0) return;
  const at = clock.now();
  const searchText = foodSearchText(content);
  await updateFood(tx, id, { ...content, searchText, updatedAt: at });
  await addWords(tx, wordsToKnow(searchText));
  await recordAct(tx, { at, actorId, act: 'food.change', subject: present, before, after });
}

interface Standing {
  readonly act: Extract<AuditAct, `food.${string}`>;
  readonly approval: FoodRow['approval'];
  readonly note?: string | null;
  readonly closed?: number;
}

async function setStanding(tx: Executor, at: Date, actorId: number, food: FoodRow, standing: Standing) {
  const { act, approval, note = null, closed = 0 } = standing;
  await updateFood(tx, food.id, { approval, reviewNote: note });
  await recordAct(tx, {
    at,
    actorId,
    act,
    subject: food,
    before: { approval_status: food.approval },
    after: {
      approval_status: approval,
      ...(closed > 0 ? { closed_flags: closed } : {}),
      ...(note ? { note } : {}),
    },
  });
}

/** Only its contributor still finds it. What members have logged keeps its figures. */
export async function removeFood(
  tx: Executor,
  { clock, closeReports }: { clock: Clock; closeReports: CloseReports },
  { actorId, id }: Deed,
  typed: string | null | undefined,
): Promise<void> {
  const food = await requireFood(tx, id, 'approved');
  const at = clock.now();
  const note = typed || null;
  const closed = await closeReports(tx, id, at, note);
  await setStanding(tx, at, actorId, food, { act: 'food.remove', approval: 'rejected', note, closed });
}

export async function restoreFood(tx: Executor, clock: Clock, { actorId, id }: Deed): Promise<void> {
  const food = await requireFood(tx, id, 'rejected');
  await addWords(tx, wordsToKnow(foodSearchText(food)));
  await setStanding(tx, clock.now(), actorId, food, { act: 'food.restore', approval: 'approved' });
}

/** A wrong approval: it waits in the queue again. */
export async function reopenFood(tx: Executor, clock: Clock, { actorId, id }: Deed): Promise<void> {
  const food = await requireFood(tx, id, 'approved');
  await setStanding(tx, clock.now(), actorId, food, { act: 'food.reopen', approval: 'pending' });
}
