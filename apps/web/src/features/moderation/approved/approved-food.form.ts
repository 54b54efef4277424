import { type AdminFood, type AdminFoodChange, adminFoodFields } from '@fitarc/contract/admin-foods';
import * as z from 'zod/mini';
import { FIGURES, type ProductFigure } from '../products/product.form.ts';

/** As typed: numbers stay text until they are sent. */
export type FoodValues = Readonly<
  Record<ProductFigure | 'name' | 'brand' | 'serving_size' | 'category', string>
>;

/** The same as of a product; only the calories must be given. */
export const FOOD_FIGURES = FIGURES.map((figure) => ({ ...figure, optional: figure.name !== 'calories' }));

const fieldText = (figure: number | null) => (figure === null ? '' : String(figure));

export const valuesOf = (food: AdminFood): FoodValues => ({
  name: food.name,
  brand: food.brand ?? '',
  serving_size: food.serving_size,
  category: food.category,
  calories: fieldText(food.calories),
  protein: fieldText(food.protein),
  carbs: fieldText(food.carbs),
  fats: fieldText(food.fats),
  fibre: fieldText(food.fibre),
  sugar: fieldText(food.sugar),
  saturated_fat: fieldText(food.saturated_fat),
  sodium: fieldText(food.sodium),
});

const figureOf = (text: string) => (text.trim() === '' ? null : Number(text));

const changeOf = ({ name, brand, serving_size, category, ...figures }: FoodValues) => ({
  name,
  brand: brand.trim() || null,
  serving_size,
  category,
  ...Object.fromEntries(Object.entries(figures).map(([key, text]) => [key, figureOf(text)])),
});

type Checked =
  | { readonly change: AdminFoodChange; readonly problems?: undefined }
  | { readonly problems: Partial<Record<keyof FoodValues, string>> };

/** What is sent, or what the contract would refuse, by field. */
export function checkFood(values: FoodValues): Checked {
  const { data, error } = z.safeParse(adminFoodFields, changeOf(values));
  if (data) return { change: data };
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message;
  return { problems };
}
