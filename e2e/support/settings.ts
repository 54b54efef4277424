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
export const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
