import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { openTracker, toast } from '../support/meals.ts';
import type { Member } from '../support/members.ts';

let count = 0;
export const freshFood = (name: string) => `${name} ${process.pid}x${++count}`;

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const customFood = (page: Page) => dialog(page, 'Create Custom Food');
export const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label);
export const createButton = (page: Page) => page.getByRole('button', { name: 'Create Food' });
export const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'My Contributions' }).getByRole('listitem').filter({ hasText: name });
export const act = (page: Page, action: string, name: string) =>
  row(page, name).getByRole('button', { name: action }).click();
export const said = (page: Page, text: string) => toast(page).getByText(text, { exact: true });

/** Not today: what is eaten there was not put on today by mistake. */
export const DAY = '2026-03-04';
export const DAY_WORDS = 'Wednesday 4 March';
export const openDay = (page: Page, request: APIRequestContext): Promise<Member> =>
  openTracker(page, request, [], `/calorietracker?date=${DAY}`);

export async function openCustomFood(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Custom Food' }).click();
  await expect(field(page, 'Name')).toBeVisible();
}

export const showContributions = (page: Page) =>
  page.getByRole('button', { name: 'Show My Contributions' }).click();

interface Contributed {
  readonly food_id: number;
  readonly approval_status: string;
}

export async function contribute(
  request: APIRequestContext,
  who: Member,
  food: object,
): Promise<Contributed> {
  const answer = await request.post('/api/foods/contribute', {
    headers: as(who),
    data: { calories: 100, ...food },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** What the server answers to a member, called directly. */
export async function listOf(request: APIRequestContext, who: Member, path: string) {
  const answer = await request.get(`/api${path}`, { headers: as(who) });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Record<string, unknown>[];
}
