import { type AdminFood, type AdminFoodChange, adminFoodFields } from '@fitarc/contract/admin-foods';
import * as z from 'zod/mini';
import { FIGURES, type FigureName, problemsOf, sentFigures, typedFigures } from '../food-figures.ts';
import type { Checked } from '../use-edit-form.ts';

export type FoodValues = Record<FigureName | 'name' | 'brand' | 'serving_size' | 'category', string>;

/** The same as of a product; only the calories must be given. */
export const FOOD_FIGURES = FIGURES.map((figure) => ({ ...figure, optional: figure.name !== 'calories' }));

export const valuesOf = (food: AdminFood): FoodValues => ({
  name: food.name,
  brand: food.brand ?? '',
  serving_size: food.serving_size,
  category: food.category,
  ...typedFigures(food),
});

const changeOf = ({ name, brand, serving_size, category, ...figures }: FoodValues) => ({
  name,
  brand: brand.trim() || null,
  serving_size,
  category,
  ...sentFigures(figures),
});

/** What is sent, or what the contract would refuse. */
export function checkFood(values: FoodValues): Checked<AdminFoodChange, FoodValues> {
  const { data, error } = z.safeParse(adminFoodFields, changeOf(values));
  return data ? { change: data } : { problems: problemsOf(error) };
}
