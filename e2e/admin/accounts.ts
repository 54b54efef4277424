import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { freshEmail, type Member, register } from '../support/members.ts';

export const USERS = '/admin/users';

let count = 0;

/** So many new accounts that one search finds and that no other test touches, in the order of the list. */
export async function people(request: APIRequestContext, boss: Member, howMany: number) {
  const word = `crowd${process.pid}x${++count}x`;
  await Promise.all(Array.from({ length: howMany }, () => register(request, freshEmail(word))));
  const answer = await request.get(`/api/admin/users?search=${word}`, { headers: as(boss) });
  const emails = ((await answer.json()) as { email: string }[]).map(({ email }) => email);
  return { word, emails };
}

export async function userCount(request: APIRequestContext, boss: Member, query = ''): Promise<number> {
  const answer = await request.get(`/api/admin/users?limit=1${query}`, { headers: as(boss) });
  return Number(answer.headers()['x-total-count']);
}

export async function banByCall(request: APIRequestContext, boss: Member, email: string): Promise<void> {
  const headers = as(boss);
  const found = await request.get(`/api/admin/users?search=${email}`, { headers });
  const [user] = await found.json();
  const answer = await request.post(`/api/admin/users/${user.id}/ban`, { headers });
  expect(answer.status()).toBe(200);
}

export const row = (page: Page, email: string): Locator => page.getByRole('row').filter({ hasText: email });
export const rows = (page: Page): Locator => page.locator('tbody').getByRole('row');
export const tick = (page: Page, email: string): Locator =>
  page.getByRole('checkbox', { name: `Select ${email}` });
export const banButton = (page: Page, email: string): Locator =>
  page.getByRole('button', { name: `Ban ${email}` });
export const question = (page: Page): Locator => page.getByRole('alertdialog');
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Selected users' });
