import { expect, type Page } from '@playwright/test';
import { sql } from './database.ts';
import { type Member, PASSWORD } from './members.ts';

/** As if the member had logged in longer ago than changes of how an account is entered allow. */
export const ageSessions = ({ email }: Pick<Member, 'email'>) =>
  sql(
    `update sessions set authenticated_at = now() - interval '11 minutes'
     where user_id = (select id from users where email = $1)`,
    [email],
  );

export async function confirmIdentity(page: Page, password = PASSWORD): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
}
