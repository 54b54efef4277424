import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { as } from './exercises.ts';
import { enter, type Member, member } from './members.ts';
import { dayFromToday } from './workouts.ts';

interface StoredMeal {
  readonly meal_id: number;
  readonly name: string;
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fats: number;
  readonly date: string;
  readonly serving: string;
  readonly portion: number | null;
}

/** Name, grams, calories, protein, carbs, fats. */
type Eaten = readonly [string, number, number, number, number, number];

export const OATS: Eaten = ['Rolled oats', 60, 225.4, 7.94, 35.22, 3.91];
export const MILK: Eaten = ['Semi-skimmed milk', 250, 118.3, 8.82, 12.01, 4.04];
export const RICE: Eaten = ['Basmati rice, cooked', 220, 286.4, 5.94, 62.03, 0.74];

export async function eat(
  request: APIRequestContext,
  somebody: Member,
  meals: readonly Eaten[],
  date = dayFromToday(),
): Promise<void> {
  for (const [name, grams, calories, protein, carbs, fats] of meals) {
    const data = { name, calories, protein, carbs, fats, date, serving: `${grams}g` };
    const answer = await request.post('/api/meals', { headers: as(somebody), data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

export async function storedMeals(
  request: APIRequestContext,
  somebody: Member,
  date = dayFromToday(),
): Promise<StoredMeal[]> {
  const answer = await request.get(`/api/meals/date/${date}`, { headers: as(somebody) });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** A member with goals and these meals on the page of today. */
export async function openTracker(
  page: Page,
  request: APIRequestContext,
  meals: readonly Eaten[] = [],
  address = '/calorietracker',
): Promise<Member> {
  const somebody = await member(request);
  await request.post('/api/nutrition/calculate-goals', { headers: as(somebody) });
  await eat(request, somebody, meals);
  await enter(page, somebody);
  await page.goto(address);
  await expect(page.getByText('Daily totals')).toBeVisible();
  return somebody;
}

export const mealRow = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('row', { name });

/** The foods of a day on a phone, whatever meal they belong to. */
export const mealItem = (page: Page, name?: string | RegExp): Locator => {
  const rows = page.getByRole('listitem').filter({ has: page.locator('[data-meal]') });
  return name ? rows.filter({ hasText: name }) : rows;
};

export const totals = (page: Page): Locator => mealRow(page, /^Daily totals/);

/** Opens the menu of a meal and chooses from it. */
export async function choose(page: Page, meal: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${meal}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
export const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' }).last().click();

export async function openAddFood(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Food' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Food' });
  await expect(dialog.getByRole('searchbox', { name: 'Search foods' })).toBeFocused();
  return dialog;
}
