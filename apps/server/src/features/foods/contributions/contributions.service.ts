import type { FoodInput } from '@fitarc/contract/foods';
import { DEFAULT_SERVING } from '@fitarc/domain/food';
import { foodSearchText, wordsToKnow } from '@fitarc/domain/food-search/food-words';
import { roundTo } from '@fitarc/domain/units';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { limitReached, notFound } from '../../../platform/http/app-error.ts';
import {
  countFoodsOf,
  deleteFood,
  type FoodRow,
  insertFood,
  insertFoods,
  lockOwnFood,
  updateFood,
} from '../foods.repository.ts';
import { addWords, deleteUnusedWords } from '../search/food-words.repository.ts';

/** Far more than anybody eats; without a bound one account could fill the disk. */
const FOODS_AT_MOST = 2000;
const noFood = () => notFound('Food not found');

const roundFigure = (figure: number | null | undefined) =>
  figure === null || figure === undefined ? null : roundTo(figure, 3);

/** As it will be stored; what is not given is what it usually is. */
export function contentOf(input: FoodInput) {
  return {
    name: input.name,
    brand: input.brand || null,
    calories: roundTo(input.calories, 3),
    protein: roundFigure(input.protein),
    carbs: roundFigure(input.carbs),
    fats: roundFigure(input.fats),
    fibre: roundFigure(input.fibre),
    sugar: roundFigure(input.sugar),
    saturatedFat: roundFigure(input.saturated_fat),
    sodium: roundFigure(input.sodium),
    servingSize: input.serving_size || DEFAULT_SERVING,
    category: input.category ?? 'Other',
    visibility: input.visibility ?? 'personal',
  } as const;
}
type Content = ReturnType<typeof contentOf>;

const standingOf = ({ visibility }: Content, userId: number) =>
  visibility === 'personal'
    ? ({ personalOf: userId, approval: 'approved' } as const)
    : ({ personalOf: null, approval: 'pending' } as const);

/** Of a food for everybody the words are known; those of a personal one stay with its member. */
async function shareWords(tx: Executor, { visibility }: Content, searchText: string): Promise<void> {
  if (visibility === 'public') await addWords(tx, wordsToKnow(searchText));
}

const newFood = (userId: number, content: Content, now: Date) => ({
  kind: 'member' as const,
  contributorId: userId,
  ...content,
  ...standingOf(content, userId),
  searchText: foodSearchText(content),
  createdAt: now,
  updatedAt: now,
});

export async function contributeFood(
  tx: Executor,
  clock: Clock,
  userId: number,
  input: FoodInput,
): Promise<FoodRow> {
  if ((await countFoodsOf(tx, userId)) >= FOODS_AT_MOST) {
    throw limitReached(`You already have ${FOODS_AT_MOST} foods. Please delete one first.`);
  }
  const content = contentOf(input);
  const row = newFood(userId, content, clock.now());
  await shareWords(tx, content, row.searchText);
  return insertFood(tx, row);
}

/** Many at once, for the member alone; their ids in the order given. */
export async function addFoodsForMember(
  tx: Executor,
  clock: Clock,
  userId: number,
  inputs: readonly FoodInput[],
): Promise<number[]> {
  const room = FOODS_AT_MOST - (await countFoodsOf(tx, userId));
  if (inputs.length > room) {
    const most = FOODS_AT_MOST.toLocaleString('en-US');
    throw limitReached(`An account can have at most ${most} custom foods. Please delete some first.`);
  }
  const now = clock.now();
  return insertFoods(
    tx,
    inputs.map((input) => newFood(userId, contentOf({ ...input, visibility: 'personal' }), now)),
  );
}

const isSame = (row: FoodRow, content: Content) =>
  (Object.keys(content) as (keyof Content)[]).every((key) => row[key] === content[key]);

/**
 * Whatever is changed in a public food is reviewed again, and what the last reviewer said no longer holds; saved
 * as it was, it keeps its standing.
 */
export async function changeFood(tx: Executor, clock: Clock, userId: number, id: number, input: FoodInput) {
  const present = await lockOwnFood(tx, userId, id);
  if (!present) throw noFood();
  const content = contentOf(input);
  if (isSame(present, content)) return present;
  const searchText = foodSearchText(content);
  await shareWords(tx, content, searchText);
  return updateFood(tx, id, {
    ...content,
    ...standingOf(content, userId),
    reviewNote: null,
    searchText,
    updatedAt: clock.now(),
  });
}

export async function removeFood(db: Executor, userId: number, id: number): Promise<void> {
  const searchText = await deleteFood(db, userId, id);
  if (searchText === undefined) throw noFood();
  await deleteUnusedWords(db, wordsToKnow(searchText));
}
