import { MEAL_BOUNDS, type MealChanges, type MealInput } from '@fitarc/contract/meals';
import {
  NUTRIENT_KEYS,
  type Nutrients,
  nutrientsOfPortion,
  rescaleNutrients,
  servingGrams,
} from '@fitarc/domain/food';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { sentTogether } from '../../platform/db/sent-together.ts';
import { invalid, limitReached, notFound } from '../../platform/http/app-error.ts';
import { changeQuotaUse, type MemberQuota } from '../../platform/limits/quota.service.ts';
import { findVisibleFoods } from '../foods/foods.repository.ts';
import {
  additionalColumns,
  isBeyondBounds,
  movedColumns,
  scaledColumns,
} from './additional-nutrients.service.ts';
import {
  countMealsOf,
  countMealsOn,
  deleteMeal,
  findMeal,
  insertMeal,
  insertMeals,
  listMealsOn,
  type MealColumns,
  type MealRow,
  type NewMeal,
  type ShownMeal,
  updateMeal,
} from './meals.repository.ts';

export interface MealDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Far more than anybody eats; without a bound one account could fill the disk. */
export const MEALS_A_DAY = 200;
export const MEALS: MemberQuota = { kind: 'meals', atMost: 100_000, name: 'meals', count: countMealsOf };
const noMeal = () => notFound('Meal not found');

const dayIsFull = () =>
  limitReached(`A day can have at most ${MEALS_A_DAY} meals. Please delete some first.`);

/** The member is locked: what is counted is still true when it is added to. */
export async function requireRoom(tx: Executor, userId: number, day: LocalDate, added: number) {
  if ((await countMealsOn(tx, userId, day)) + added <= MEALS_A_DAY) return;
  throw dayIsFull();
}

export async function addMeal(
  tx: Executor,
  clock: Clock,
  userId: number,
  input: MealInput,
): Promise<MealRow> {
  await sentTogether(requireRoom(tx, userId, input.date, 1), changeQuotaUse(tx, userId, MEALS, 1));
  return insertMeal(tx, newMeal(userId, input, clock.now()));
}

/** All of them or none. */
export async function addMeals(
  tx: Executor,
  clock: Clock,
  userId: number,
  inputs: readonly MealInput[],
): Promise<MealRow[]> {
  for (const day of new Set(inputs.map(({ date }) => date)))
    await requireRoom(tx, userId, day, inputs.filter(({ date }) => date === day).length);
  await changeQuotaUse(tx, userId, MEALS, inputs.length);
  return insertMeals(
    tx,
    inputs.map((input) => newMeal(userId, input, clock.now())),
  );
}

export const newMeal = (userId: number, input: MealInput, createdAt: Date): NewMeal => ({
  userId,
  date: input.date,
  name: input.name,
  serving: input.serving || null,
  calories: input.calories,
  protein: input.protein ?? 0,
  carbs: input.carbs ?? 0,
  fats: input.fats ?? 0,
  portion: input.portion ?? gramsOf(input.serving),
  foodId: input.food_id ?? null,
  ...additionalColumns(input),
  createdAt,
});

/** '99999999 g' is no portion anybody eats: it stays a text. */
function gramsOf(serving: string | null | undefined): number | null {
  const grams = servingGrams(serving);
  return grams !== null && grams <= MEAL_BOUNDS.portion ? grams : null;
}

export const nutrientsOfMeal = ({ calories, protein, carbs, fats }: ShownMeal): Nutrients => ({
  calories,
  protein: protein ?? 0,
  carbs: carbs ?? 0,
  fats: fats ?? 0,
});

const SLACK = 0.051;
const areSame = (one: Nutrients, other: Nutrients) =>
  NUTRIENT_KEYS.every((key) => Math.abs(one[key] - other[key]) < SLACK);

/**
 * The meal's figures for another portion. Where they are those of its food to the rounding, they are taken from
 * the food again: what was rounded for 5 g would be wrong for 500 g.
 */
async function figuresFor(tx: Executor, meal: MealRow, portion: number): Promise<Nutrients> {
  if (!meal.portion) {
    throw invalid('This meal has no portion to scale. Please change its values instead.', {
      field: 'portion',
    });
  }
  const now = nutrientsOfMeal(meal);
  const food = meal.foodId
    ? (await findVisibleFoods(tx, meal.userId, [meal.foodId])).get(meal.foodId)
    : undefined;
  if (food) {
    const { calories, protein, carbs, fats, servingSize } = food;
    const whole = { calories, protein: protein ?? 0, carbs: carbs ?? 0, fats: fats ?? 0 };
    const was = nutrientsOfPortion(whole, meal.portion, servingSize);
    if (areSame(was, now)) return nutrientsOfPortion(whole, portion, servingSize);
  }
  return rescaleNutrients(now, meal.portion, portion);
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const withoutUndefined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;

interface MealChange {
  readonly changes: MealChanges;
  /** Of the caller; undefined when the call does not say. */
  readonly timeZone: string | undefined;
}

async function columnsOf(
  tx: Executor,
  meal: MealRow,
  { changes, timeZone }: MealChange,
): Promise<MealColumns> {
  const { portion, name, date, serving, calories, protein, carbs, fats } = changes;
  const figures = withoutUndefined({ calories, protein, carbs, fats });
  const rest = {
    ...withoutUndefined({ name, date, serving: serving === undefined ? undefined : serving || null }),
    ...movedColumns(meal, changes, timeZone),
    ...additionalColumns(changes),
  };
  if (portion === undefined || portion === null || portion === meal.portion) {
    return { ...figures, ...rest, ...withoutUndefined({ portion }) };
  }
  const scaled = Object.keys(figures).length === 0 ? await figuresFor(tx, meal, portion) : figures;
  const additional = meal.portion ? scaledColumns(meal, portion / meal.portion) : {};
  const isTooMuch = Object.values(scaled).some((value) => Number(value) > MEAL_BOUNDS.figure);
  if (isTooMuch || isBeyondBounds({ ...additional, ...additionalColumns(changes) })) {
    throw invalid(
      `With this portion a figure would be above ${MEAL_BOUNDS.figure.toLocaleString('en-US')}.`,
      {
        field: 'portion',
      },
    );
  }
  return { serving: `${portion}g`, ...scaled, ...additional, ...rest, portion };
}

export async function changeMeal(tx: Executor, clock: Clock, userId: number, id: number, change: MealChange) {
  const { changes } = change;
  const meal = await findMeal(tx, userId, id);
  if (!meal) throw noMeal();
  if (changes.date && changes.date !== meal.date) await requireRoom(tx, userId, changes.date, 1);
  const columns = await columnsOf(tx, meal, change);
  if (Object.keys(columns).length === 0) return meal;
  return (await updateMeal(tx, userId, id, { ...columns, editedAt: clock.now() })) ?? meal;
}

export async function removeMeal(tx: Executor, userId: number, id: number): Promise<void> {
  await changeQuotaUse(tx, userId, MEALS, -1);
  if (!(await deleteMeal(tx, userId, id))) throw noMeal();
}

interface Copying {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly meal_ids?: readonly number[] | null | undefined;
}

export async function copyMeals(tx: Executor, clock: Clock, userId: number, copying: Copying) {
  const there = await listMealsOn(tx, userId, copying.from);
  const mealsToCopy = copying.meal_ids ? there.filter(({ id }) => copying.meal_ids?.includes(id)) : there;
  if (mealsToCopy.length === 0) throw notFound('There are no meals to copy on that day');
  await requireRoom(tx, userId, copying.to, mealsToCopy.length);
  await changeQuotaUse(tx, userId, MEALS, mealsToCopy.length);
  const createdAt = clock.now();
  const copies = mealsToCopy.map(
    ({ id: _old, updatedAt: _version, ...meal }): NewMeal => ({
      ...meal,
      date: copying.to,
      eatenAt: null,
      createdAt,
      editedAt: null,
    }),
  );
  return insertMeals(tx, copies);
}
