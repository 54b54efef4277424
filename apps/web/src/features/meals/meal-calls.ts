import type { InputOf } from '@fitarc/contract/endpoint';
import {
  addMeal,
  addMeals,
  copyMeals,
  deleteMeal,
  type Meal,
  type MealDraft,
  updateMeal,
} from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import { call } from '../../lib/api.ts';
import { ApiError, isNotFound } from '../../lib/api-error.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { randomKey } from '../../lib/retry-key.ts';

const LOG_IN = 'Please log in again to continue.';
const FAILED = 'Failed to save meal';

/** A page with status 200 is a captive portal's: it says nothing about what the server did. */
const isStored = (error: unknown) =>
  error instanceof ApiError &&
  error.kind === 'answer' &&
  (error.status ?? 500) < 300 &&
  !(error.unreadable && error.status === 200);

const withServerWords = (said: string) => (said && said !== LOG_IN ? `${LOG_IN}\n${said}` : LOG_IN);

/** Undefined when it is stored and the answer does not say as what. */
export async function storeMeal(draft: MealDraft, idempotencyKey = randomKey()): Promise<Meal | undefined> {
  try {
    const meal = await call(addMeal, { body: draft }, { idempotencyKey, messageAtLogin: withServerWords });
    return meal.name ? { ...meal, date: draft.date } : undefined;
  } catch (error) {
    if (isStored(error)) return undefined;
    throw error;
  }
}

/** All of them or none. */
export async function storeMeals(meals: MealDraft[], idempotencyKey: string): Promise<Meal[]> {
  const stored = await call(addMeals, { body: { meals } }, { idempotencyKey, messageAtLogin: () => LOG_IN });
  return stored.map((meal, at) => ({ ...meal, date: meals[at]?.date ?? meal.date }));
}

export function saveFailure(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status !== 401) return failureOf(error, FAILED);
  return error.message ? { title: LOG_IN, detail: error.message } : { title: LOG_IN };
}

/** Whether it was still there: gone already is what was wanted. */
export async function removeMeal({ meal_id }: Meal): Promise<boolean> {
  try {
    await call(deleteMeal, { params: { id: String(meal_id) } });
  } catch (error) {
    if (isNotFound(error)) return false;
    if (!isStored(error)) throw error;
  }
  return true;
}

interface Copying {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly meal_ids: Meal['meal_id'][];
}

export async function copyMealsTo(body: Copying, idempotencyKey: string): Promise<Meal[]> {
  const copies = await call(copyMeals, { body }, { idempotencyKey });
  return copies.map((meal) => ({ ...meal, date: body.to }));
}

type Changes = InputOf<typeof updateMeal>['body'];

export async function correctMeal(meal: Meal, changes: Changes): Promise<Meal> {
  const corrected = await call(
    updateMeal,
    { params: { id: String(meal.meal_id) }, body: changes },
    { ifMatch: meal.updated_at },
  );
  return { ...corrected, date: changes.date ?? meal.date };
}

/** The same again, as a new meal. */
export const draftOf = ({ meal_id: _old, updated_at: _version, ...meal }: Meal): MealDraft => meal;
