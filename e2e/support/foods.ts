import type { Locator, Page } from '@playwright/test';
import { stub } from './stub.ts';

/** Tests share one server, which remembers products: nobody else has this barcode. */
export function freshBarcode(): string {
  const digits = Array.from({ length: 12 }, (_, place) => (place === 0 ? 4 : Math.floor(Math.random() * 10)));
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}

/** A food as our search answers it, with 80 kcal and 10 g of protein in 100 g unless told otherwise. */
export const food = (name: string, changes: Record<string, unknown> = {}) => ({
  food_id: 900_000 + name.length,
  name,
  brand: null,
  calories: 80,
  protein: 10,
  carbs: 4,
  fats: 2,
  serving_size: '100g',
  portions: [],
  visibility: 'public',
  category: 'Other',
  approval_status: 'approved',
  source: 'generic',
  ...changes,
});

export const stubFoods = (page: Page, foods: readonly unknown[]) =>
  stub(page, '/foods/search?*', { json: foods });

export const searchField = (dialog: Locator) => dialog.getByRole('searchbox', { name: 'Search foods' });
/** What a source has found, by its heading. */
export const results = (dialog: Locator, source: 'Food library' | 'Open Food Facts') =>
  dialog.getByRole('list', { name: source }).getByRole('listitem');
export const result = (dialog: Locator, name: string | RegExp) =>
  dialog.getByRole('button', { name }).first();
export const portion = (dialog: Locator) => dialog.getByRole('spinbutton', { name: /^Portion/ });
export const addButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Add Food', exact: true });
/** What the portion holds: '200', '25.0 g'. */
export const held = (dialog: Locator, name: 'Calories' | 'Protein' | 'Carbs' | 'Fats') =>
  dialog.locator('dl > div', { hasText: name }).locator('dd');
