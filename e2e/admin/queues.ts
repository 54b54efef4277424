import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { contribute } from '../foods/own-foods.ts';
import { as } from '../support/exercises.ts';
import { admin, enter, type Member } from '../support/members.ts';

const FIGURES = { calories: 120, protein: 5, carbs: 20, fats: 2, visibility: 'public' };

/** A food for everybody, which waits for a review; answers its id. */
export const handIn = async (
  request: APIRequestContext,
  who: Member,
  name: string,
  changes: Record<string, unknown> = {},
): Promise<number> => (await contribute(request, who, { name, ...FIGURES, ...changes })).food_id;

export const reviewFood = (
  request: APIRequestContext,
  boss: Member,
  id: number,
  status: string,
  note?: string,
) =>
  request.post(`/api/admin/nutrition-submissions/${id}/review`, {
    headers: as(boss),
    data: { status, note },
  });

export const report = (request: APIRequestContext, who: Member, contentId: number, reason: string) =>
  request.post('/api/report/content', {
    headers: as(who),
    data: { contentType: 'contributed_food', contentId, reason },
  });

export async function found(request: APIRequestContext, who: Member, name: string): Promise<boolean> {
  const answer = await request.get('/api/foods/search', { headers: as(who), params: { query: name } });
  return (await answer.json()).some((food: { name: string }) => food.name === name);
}

/** The newest of a queue stand on its last page. */
export const LAST_PAGE = '?page=9999';

export const row = (page: Page, ...texts: string[]): Locator =>
  texts.reduce((rows, text) => rows.filter({ hasText: text }), page.locator('[data-row]'));
export const press = (page: Page, name: string): Locator =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

/** Somebody at another screen, signed in as an administrator as well. */
export async function colleague(browser: Browser, request: APIRequestContext): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, await admin(request));
  return page;
}
