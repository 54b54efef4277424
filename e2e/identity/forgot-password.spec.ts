import { linkFor, mailCount } from '../support/mailbox.ts';
import { freshEmail, member, PASSWORD } from '../support/members.ts';
import { stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

const ask = async (page: import('@playwright/test').Page, email: string) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
};

test('R-146 A-055 blank or malformed: the texts of the login, no call', async ({ page }) => {
  const calls = await stub(page, '/auth/forgot-password', { json: {} });
  await ask(page, '');
  await expect(page.getByRole('alert')).toHaveText('Please enter your email');
  await ask(page, 'ada@');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
  expect(calls).toEqual([]);
});

test('R-147 R-148 R-149 R-151 the confirmation and the call', async ({ page }) => {
  const calls = await stub(page, '/auth/forgot-password', { json: { message: 'ok' } });
  await ask(page, 'ada@example.org');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Sent!');
  await expect(page.getByRole('status')).toHaveText(
    'If an account exists for ada@example.org, you will receive a password reset link in your email.',
  );
  await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  await expect.poll(() => calls[0]).toMatchObject({ method: 'POST', body: { email: 'ada@example.org' } });
});

test.describe('R-150 whatever the outcome', () => {
  test.use({ allowConsole: refused(429, 500) });
  for (const answer of [{ status: 429, json: {} }, { status: 500, json: {} }, 'abort'] as const) {
    test(`the same page for ${JSON.stringify(answer)}`, async ({ page }) => {
      await stub(page, '/auth/forgot-password', answer);
      await ask(page, 'ada@example.org');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Sent!');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
  test('and for an address without an account, which gets no mail', async ({ page }) => {
    const email = freshEmail('nobody');
    await ask(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Sent!');
    expect(mailCount(email)).toBe(0);
  });
});

test.describe('A-056 the reset page', () => {
  test.use({ allowConsole: refused(400, 401, 404) });

  test('is not found without a token', async ({ page }) => {
    const answer = await page.goto('/reset-password');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  });

  test('changes the password once, and the old one is worth nothing', async ({ page, request }) => {
    const { email } = await member(request);
    await ask(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Sent!');
    const link = await linkFor(email, 1);
    const choose = async (password: string, repeat = password) => {
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('Confirm new password').fill(repeat);
      await page.getByRole('button', { name: 'Save new password' }).click();
    };
    await choose('1234567');
    await expect(page.getByRole('alert')).toHaveText('Password must be at least 8 characters long');
    await choose('12345678', '12345679');
    await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
    await choose('a new password');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password changed');
    await choose('another password');
    await expect(page.getByRole('alert')).toContainText('This link is invalid or has expired');
    const login = (password: string) => request.post('/api/auth/login', { data: { email, password } });
    expect((await login(PASSWORD)).status()).toBe(401);
    expect((await login('a new password')).status()).toBe(200);
  });
});
