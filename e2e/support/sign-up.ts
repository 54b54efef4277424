import type { Page } from '@playwright/test';
import { PASSWORD } from './members.ts';

/** The first step of the sign-up form. */
export async function fillAboutYou(page: Page, birth = '1990-12-10'): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByText('Prefer not to say').click();
  await page.getByLabel('Date of birth').fill(birth);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The second, which sends it. */
export async function fillLogin(
  page: Page,
  email: string,
  password = PASSWORD,
  repeat = password,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(repeat);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
}

/** Both steps; `address` is that of a server of its own. */
export async function signUp(page: Page, email: string, address = ''): Promise<void> {
  await page.goto(`${address}/signup`);
  await fillAboutYou(page);
  await fillLogin(page, email);
}
