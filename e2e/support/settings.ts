import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { enter, type Member, member } from './members.ts';

/** A new member with the settings open and filled in. */
export async function openSettings(page: Page, request: APIRequestContext): Promise<Member> {
  const somebody = await member(request);
  await enter(page, somebody);
  await page.goto('/settings');
  await expect(page.getByLabel('First name')).toHaveValue('ada');
  return somebody;
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

export async function tab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  // The panel follows a moment later; until then there is another 'Save Changes' to be had.
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}
