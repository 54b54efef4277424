import type { Meal } from '@fitarc/contract/meals';
import { isPortion, NUTRIENT_KEYS, type Nutrients, rescaleNutrients } from '@fitarc/domain/food';
import { isLocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import { typedText } from '@fitarc/domain/plain-text';
import { roundTo } from '@fitarc/domain/units';
import { readFigure } from './typed-figure.ts';

/** A meal as it stands in the form. */
export interface MealEdit {
  readonly name: string;
  readonly portion: string;
  readonly figures: Record<keyof Nutrients, string>;
  readonly date: string;
  /** '' for none. */
  readonly slot: MealSlot | '';
  /** '07:30', '' where it is not known. */
  readonly time: string;
  /** What a new portion is reckoned from. */
  readonly base: { readonly figures: Nutrients; readonly portion: number } | null;
}

/** The time of day of an instant, here. */
const timeOf = (instant: string | null | undefined) =>
  instant ? new Date(instant).toTimeString().slice(0, 5) : '';

const instantOf = (date: string, time: string) => (time ? new Date(`${date}T${time}`).toISOString() : null);

const figureTexts = (figures: Nutrients) =>
  Object.fromEntries(
    NUTRIENT_KEYS.map((key) => [key, String(roundTo(figures[key], 2))]),
  ) as MealEdit['figures'];

export const editOf = (meal: Meal): MealEdit => ({
  name: meal.name,
  portion: meal.portion === null ? '' : String(meal.portion),
  figures: figureTexts(meal),
  date: meal.date,
  slot: meal.slot ?? '',
  time: timeOf(meal.eaten_at),
  base: meal.portion ? { figures: meal, portion: meal.portion } : null,
});

/** The figures follow the portion. */
export function withPortion(edit: MealEdit, portion: string): MealEdit {
  const grams = readFigure(portion);
  if (!edit.base || !isPortion(grams)) return { ...edit, portion };
  return {
    ...edit,
    portion,
    figures: figureTexts(rescaleNutrients(edit.base.figures, edit.base.portion, grams)),
  };
}

/** Nutrients corrected by hand are what the next portion is reckoned from. */
export function withFigure(edit: MealEdit, key: keyof Nutrients, text: string): MealEdit {
  const figures = { ...edit.figures, [key]: text };
  const [calories, protein, carbs, fats] = NUTRIENT_KEYS.map((one) => readFigure(figures[one]) ?? 0);
  const grams = readFigure(edit.portion);
  const all = { calories: calories ?? 0, protein: protein ?? 0, carbs: carbs ?? 0, fats: fats ?? 0 };
  return {
    ...edit,
    figures,
    base: edit.base && isPortion(grams) ? { figures: all, portion: grams } : edit.base,
  };
}

/** A portion that was never within bounds may stay as it is. */
export const hasPortionProblem = (edit: MealEdit, meal: Meal): boolean =>
  edit.base !== null && edit.portion !== String(meal.portion) && !isPortion(readFigure(edit.portion));

/** How many times the stored portion is typed; once, while that cannot be said. */
export function portionFactor(edit: MealEdit, meal: Meal): number {
  const grams = readFigure(edit.portion);
  return meal.portion && isPortion(grams) ? grams / meal.portion : 1;
}

/** What differs from the stored meal; undefined while something cannot be stored. */
export function changesOf(edit: MealEdit, meal: Meal) {
  const name = typedText(edit.name);
  const figures = NUTRIENT_KEYS.map((key) => readFigure(edit.figures[key]));
  if (!name || !isLocalDate(edit.date) || figures.includes(null) || hasPortionProblem(edit, meal))
    return undefined;
  const portion = edit.portion === editOf(meal).portion ? undefined : Number(edit.portion);
  const reckoned = portion && edit.base?.figures === meal;
  const byHand = NUTRIENT_KEYS.some((key) => edit.figures[key] !== editOf(meal).figures[key]) && !reckoned;
  // A new date alone keeps the time of day, which the server works out.
  const isTimeKept = edit.time === timeOf(meal.eaten_at);
  return {
    ...(name === meal.name ? {} : { name }),
    ...(edit.date === meal.date ? {} : { date: edit.date }),
    ...(edit.slot === (meal.slot ?? '') ? {} : { slot: edit.slot || null }),
    ...(isTimeKept ? {} : { eaten_at: instantOf(edit.date, edit.time) }),
    // Left out, the figures are reckoned by the server, from the food itself where it is known.
    ...(portion === undefined ? {} : { portion }),
    ...(byHand ? Object.fromEntries(NUTRIENT_KEYS.map((key, index) => [key, figures[index] ?? 0])) : {}),
  };
}
