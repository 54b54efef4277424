import { LINK_PAGES } from '@fitarc/contract/page-paths';
import type { APIRequestContext } from '@playwright/test';
import { linkFor } from '../support/mailbox.ts';
import { freshEmail, type Member, member, PASSWORD } from '../support/members.ts';
import { expect, refused, test } from '../support/test.ts';

const askForEmail = (request: APIRequestContext, { token }: Member, email: string) =>
  request.put('/api/users/profile', { headers: { authorization: `Bearer ${token}` }, data: { email } });
const login = (request: APIRequestContext, email: string, password = PASSWORD) =>
  request.post('/api/auth/login', { data: { email, password } });

test.describe('links about a change of address (A-071)', () => {
  test.use({ allowConsole: refused(400, 404) });

  test('the notice to the present address cancels it', async ({ page, request }) => {
    const somebody = await member(request);
    const wanted = freshEmail('thief');
    await askForEmail(request, somebody, wanted);
    const confirmation = await linkFor(wanted);
    const link = await linkFor(somebody.email, 1);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel the email change?');
    await page.getByRole('button', { name: 'Cancel the change' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email change canceled');
    await expect(page.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await page.goto(confirmation);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
    await page.goto(link);
    await page.getByRole('button', { name: 'Cancel the change' }).click();
    await expect(page.getByRole('alert')).toContainText('This link is invalid or has expired');
  });

  test('the notice to the former address takes it back and asks for a new password', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    const wanted = freshEmail('thief');
    await askForEmail(request, somebody, wanted);
    await page.goto(await linkFor(wanted));
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page).toHaveURL(/\/email-verified$/);
    await page.goto(await linkFor(somebody.email, 2));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Undo the email change');
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
    await page.getByLabel('New password', { exact: true }).fill('mine once more');
    await page.getByLabel('Confirm new password').fill('mine once more');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password changed');
    expect((await login(request, wanted)).status()).toBe(401);
    expect((await login(request, somebody.email, 'mine once more')).status()).toBe(200);
  });

  test('are no pages without their token', async ({ page }) => {
    for (const path of LINK_PAGES) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
    }
  });
});

test('a very common password is pointed out and accepted', async ({ page, request }) => {
  const { email } = await member(request);
  await request.post('/api/auth/forgot-password', { data: { email } });
  await page.goto(await linkFor(email, 1));
  const field = page.getByLabel('New password', { exact: true });
  const warning = page.getByText('This is one of the most common passwords');
  await field.fill('Football');
  await expect(warning).toBeVisible();
  await field.fill('Football and 7 apples');
  await expect(warning).toHaveCount(0);
  await field.fill('football');
  await page.getByLabel('Confirm new password').fill('football');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password changed');
  expect((await login(request, email, 'football')).status()).toBe(200);
});
