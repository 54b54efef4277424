import { contributeFood, type Food, type FoodDraft, NAME_AND_CALORIES } from '@fitarc/contract/foods';
import {
  DEFAULT_SERVING,
  FOOD_DETAIL_KEYS,
  type FoodCategory,
  type FoodVisibility,
} from '@fitarc/domain/food';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/api-error.ts';

/** As typed: numbers stay text until they are sent. */
export interface CustomFoodValues {
  name: string;
  brand: string;
  calories: string;
  protein: string;
  carbs: string;
  fats: string;
  fibre: string;
  sugar: string;
  saturated_fat: string;
  sodium: string;
  serving_size: string;
  visibility: FoodVisibility;
  category: FoodCategory;
}
export type CustomFoodField = keyof CustomFoodValues;

export const emptyFood: CustomFoodValues = {
  name: '',
  brand: '',
  calories: '',
  protein: '',
  carbs: '',
  fats: '',
  fibre: '',
  sugar: '',
  saturated_fat: '',
  sodium: '',
  serving_size: DEFAULT_SERVING,
  visibility: 'personal',
  category: 'Other',
};
export const FIELDS = Object.keys(emptyFood) as CustomFoodField[];

const toFieldText = (figure: number | null) => (figure === null ? '' : String(figure));

export const valuesOf = (food: Food): CustomFoodValues => ({
  name: food.name,
  brand: food.brand ?? '',
  calories: toFieldText(food.calories),
  protein: toFieldText(food.protein),
  carbs: toFieldText(food.carbs),
  fats: toFieldText(food.fats),
  fibre: toFieldText(food.fibre),
  sugar: toFieldText(food.sugar),
  saturated_fat: toFieldText(food.saturated_fat),
  sodium: toFieldText(food.sodium),
  serving_size: food.serving_size,
  visibility: food.visibility,
  category: food.category,
});

const isOpen = (text: string) => text.trim() === '';
const figureOrNull = (text: string) => (isOpen(text) ? null : Number(text));

/** Only those that were typed. */
const detailsOf = (values: CustomFoodValues) =>
  Object.fromEntries(
    FOOD_DETAIL_KEYS.flatMap((key) => (isOpen(values[key]) ? [] : [[key, Number(values[key])]])),
  ) as Partial<Record<(typeof FOOD_DETAIL_KEYS)[number], number>>;

export const payloadOf = (values: CustomFoodValues) =>
  ({
    name: values.name.trim(),
    calories: Number(values.calories),
    protein: figureOrNull(values.protein),
    carbs: figureOrNull(values.carbs),
    fats: figureOrNull(values.fats),
    ...detailsOf(values),
    serving_size: values.serving_size.trim() || DEFAULT_SERVING,
    brand: values.brand.trim() || null,
    visibility: values.visibility,
    category: values.category,
  }) satisfies FoodDraft;
export type CustomFoodPayload = ReturnType<typeof payloadOf>;

type Problems = Partial<Record<CustomFoodField, string>>;

/** What the contract would refuse, by field. */
export function problemsOf(values: CustomFoodValues): Problems {
  const problems: Problems = {};
  for (const { path, message } of z.safeParse(contributeFood.body, payloadOf(values)).error?.issues ?? []) {
    const field = FIELDS.find((name) => name === path[0]);
    if (field) problems[field] ??= message;
  }
  return isOpen(values.calories) ? { ...problems, calories: NAME_AND_CALORIES } : problems;
}

/** The browser answers '' for what it cannot read as a number; it must not pass for an empty field. */
const UNREADABLE = 'unreadable';
const isUnreadable = (ref: unknown) => ref instanceof HTMLInputElement && ref.validity.badInput;

export const customFoodResolver: Resolver<CustomFoodValues> = (values, _context, { fields }) => {
  const unreadable = FIELDS.filter((field) => isUnreadable(fields[field]?.ref));
  const read = { ...values, ...Object.fromEntries(unreadable.map((field) => [field, UNREADABLE])) };
  const problems = Object.entries(problemsOf(read));
  if (problems.length === 0) return { values, errors: {} };
  const errors = problems.map(([field, message]) => [field, { type: 'refused', message }]);
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<CustomFoodValues> };
};

/** The field the server's refusal is about, where it names one. */
export function refusedField(error: unknown): CustomFoodField | undefined {
  if (!(error instanceof ApiError) || !error.message) return undefined;
  return FIELDS.find((field) => field === error.body.field);
}
