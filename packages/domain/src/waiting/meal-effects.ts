import { NUTRIENT_KEYS, type Nutrients, rescaleNutrients, servingGrams } from '../food.ts';
import { ADDITIONAL_NUTRIENT_KEYS, scaleAdditionalNutrients } from '../meal.ts';
import type { Find } from './find.ts';
import { type Effect, type Fields, type WaitingWrite, waitingId } from './waiting-write.ts';

const OPTIONAL = ['slot', 'eaten_at', ...ADDITIONAL_NUTRIENT_KEYS, 'nutrients'] as const;

const known = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(
    keys.flatMap((key) => (fields[key] === undefined || fields[key] === null ? [] : [[key, fields[key]]])),
  );

/** A meal as the server answers it, from what is sent to add it. */
const mealOf = (id: string, draft: Fields): Fields => ({
  meal_id: id,
  name: draft.name,
  calories: draft.calories,
  protein: draft.protein ?? 0,
  carbs: draft.carbs ?? 0,
  fats: draft.fats ?? 0,
  date: draft.date,
  serving: draft.serving ?? '',
  portion: draft.portion ?? servingGrams(draft.serving as string | null | undefined),
  food_id: draft.food_id ?? null,
  ...known(draft, OPTIONAL),
});

const added = (after: readonly Fields[], answer: unknown = after): Effect => ({
  kind: 'meal',
  before: [],
  after,
  answer,
});

export function addMeal(write: WaitingWrite): Effect {
  const meal = mealOf(waitingId(write), write.body);
  return added([meal], meal);
}

export const addMeals = (write: WaitingWrite): Effect =>
  added((write.body.meals as Fields[]).map((draft, index) => mealOf(waitingId(write, index), draft)));

export async function copyMeals(write: WaitingWrite, find: Find): Promise<Effect | undefined> {
  const ids = write.body.meal_ids as readonly unknown[] | undefined;
  const meals = await Promise.all((ids ?? []).map((id) => find('meal', id)));
  if (meals.length === 0 || meals.some((meal) => !meal)) return undefined;
  return added(
    meals.map((meal, index) => ({
      ...mealOf(waitingId(write, index), { ...meal, eaten_at: undefined }),
      date: write.body.to,
    })),
  );
}

export async function logSavedMeal(write: WaitingWrite, find: Find): Promise<Effect | undefined> {
  const saved = await find('savedMeal', write.params.id);
  const items = saved?.items as readonly Fields[] | undefined;
  return (
    items && added(items.map((item, index) => mealOf(waitingId(write, index), { ...item, ...write.body })))
  );
}

/** As the server does it: a new portion without figures scales them. */
export function changedMeal(meal: Fields, changes: Fields): Fields {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { portion } = given;
  const was = meal.portion;
  if (typeof portion !== 'number' || portion === was) return { ...meal, ...given };
  const hasFigures = NUTRIENT_KEYS.some((key) => given[key] !== undefined);
  const canScale = typeof was === 'number' && was > 0;
  const figures = hasFigures || !canScale ? {} : rescaleNutrients(meal as unknown as Nutrients, was, portion);
  const additional = canScale
    ? scaleAdditionalNutrients(known(meal, ADDITIONAL_NUTRIENT_KEYS), portion / was)
    : {};
  return {
    ...meal,
    serving: `${portion}g`,
    ...figures,
    ...known(additional, ADDITIONAL_NUTRIENT_KEYS),
    ...given,
  };
}

export async function updateMeal(write: WaitingWrite, find: Find): Promise<Effect | undefined> {
  const meal = await find('meal', write.params.id);
  if (!meal) return undefined;
  const after = changedMeal(meal, write.body);
  return { kind: 'meal', before: [meal], after: [after], answer: after };
}
