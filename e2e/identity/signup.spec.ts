import type { Page } from '@playwright/test';
import { freshEmail, member, PASSWORD, stored } from '../support/members.ts';
import { fillAboutYou, fillLogin } from '../support/sign-up.ts';
import { fakeToken, stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

const localToday = (page: Page) =>
  page.evaluate(() => {
    const now = new Date();
    const two = (value: number) => String(value).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  });

test.beforeEach(({ page }) => page.goto('/signup'));

test('R-121 R-122 R-123 R-124 R-126 two steps; Back keeps what was typed', async ({ page }) => {
  await expect(page.getByText('Step 1 of 2').last()).toBeVisible();
  const values = await page
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(values).toEqual(['male', 'female', 'other', 'prefer-not-to-say']);
  await fillAboutYou(page);
  // Of the pressed button nothing is left.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Email').fill('ada@example.org');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByRole('radio', { name: 'Prefer not to say' })).toBeChecked();
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-12-10');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
  // The browser's own Back is the same step, and a reload loses nothing but the passwords.
  await page.goBack();
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
});

test('R-125 R-127 to R-134 R-136 each step shows its first failure, in words, without a call; born tomorrow is refused, born today is fine', async ({
  page,
}) => {
  await test.step('step 1 checks in order and shows the first failure', async () => {
    const go = () => page.getByRole('button', { name: 'Continue' }).click();
    const only = async (text: string) => {
      await go();
      await expect(page.getByRole('alert')).toHaveText([text]);
    };
    await only('Please enter your full name');
    await page.getByLabel('First name').fill('Ada');
    await only('Please enter your full name');
    await page.getByLabel('Last name').fill('   ');
    await only('Please enter your full name');
    await page.getByLabel('Last name').fill('Lovelace');
    await only('Please select your gender');
    await page.getByText('Other').click();
    await only('Please enter your date of birth');
    await page.getByLabel('Date of birth').fill('1990-12-10');
    await go();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
  await test.step('born tomorrow is refused, born today is fine', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    const today = await localToday(page);
    const year = Number(today.slice(0, 4));
    await expect(page.getByLabel('Date of birth')).toHaveAttribute('max', today);
    await fillAboutYou(page, `${year + 1}-01-01`);
    await expect(page.getByRole('alert')).toHaveText('Date of birth cannot be in the future');
    await fillAboutYou(page, today);
    await expect(page.getByLabel('Email')).toBeVisible();
  });
  await test.step('step 2 refuses, in words, without a call', async () => {
    const calls = await stub(page, '/auth/register', { json: {} });
    const only = (text: string) => expect(page.getByRole('alert')).toHaveText([text]);
    await fillLogin(page, '', '');
    await only('Please enter your email');
    await fillLogin(page, 'ada@example', '');
    await only('Please enter a valid email address');
    await fillLogin(page, 'ada@example.org', '');
    await only('Please enter a password');
    await fillLogin(page, 'ada@example.org', '1234567');
    await only('Password must be at least 8 characters long');
    await fillLogin(page, 'ada@example.org', '12345678', '12345679');
    await only('Passwords do not match');
    expect(calls).toEqual([]);
  });
});

test('R-135 R-137 R-138 R-140 what is sent, and what is passed on', async ({ page }) => {
  const token = fakeToken({ email: 'ada@example.org', email_verified: false });
  const calls = await stub(page, '/auth/register', {
    status: 201,
    json: { token, email: 'ada@example.org', user: { user_id: 1 } },
  });
  const today = await localToday(page);
  const birthdayTomorrow = `${Number(today.slice(0, 4)) - 30}-12-31`;
  await fillAboutYou(page, birthdayTomorrow);
  await fillLogin(page, 'ada@example.org', '12345678');
  await expect(page).toHaveURL(/\/verify-email$/);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    body: {
      email: 'ada@example.org',
      password: '12345678',
      firstName: 'Ada',
      lastName: 'Lovelace',
      dateOfBirth: birthdayTomorrow,
      gender: 'prefer-not-to-say',
      age: today.endsWith('-12-31') ? 30 : 29,
    },
  });
  expect(Object.keys(calls[0]?.body as object)).toHaveLength(7);
  const state = await page.evaluate(() => history.state.usr);
  expect(state).toEqual({ email: 'ada@example.org', fromSignup: true, token });
  await expect(page.getByRole('main')).toContainText('We sent a 6-digit code to ada@example.org');
});

test('R-139 R-141 R-142 a real sign-up ends at /verify-email, unverified', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('firstTimeSetup', 'true'));
  await fillAboutYou(page);
  await fillLogin(page, freshEmail());
  await expect(page).toHaveURL(/\/verify-email$/);
  // What was typed is nobody else's business once it is sent.
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([]);
  expect(await stored(page, 'token')).toMatch(/^ey/);
  expect(await stored(page, 'isVerified')).toBe('false');
  expect(await stored(page, 'firstTimeSetup')).toBeNull();
});

test.describe('refusals', () => {
  test.use({ allowConsole: refused(409, 500) });

  test('R-143 R-144 R-145 A-049 no token, a taken address, and failures: said, and the form is kept', async ({
    page,
    request,
  }) => {
    await fillAboutYou(page);
    await stub(page, '/auth/register', { status: 201, json: { email: 'ada@example.org' } });
    await fillLogin(page, 'ada@example.org');
    await expect(page.getByRole('alert')).toHaveText('No authentication token received');
    expect(await stored(page, 'token')).toBeNull();

    await page.unrouteAll();
    const { email } = await member(request);
    await fillLogin(page, email.toUpperCase());
    await expect(page.getByRole('alert')).toHaveText('An account with this email already exists');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);

    const cases = [
      [{ status: 500, json: { error: 'first', message: 'second' } }, 'first'],
      [{ status: 500, json: { message: 'second' } }, 'second'],
      [{ status: 500, json: {} }, 'An error occurred during registration'],
      [{ status: 500, body: 'oops' }, 'Registration failed'],
    ] as const;
    for (const [answer, text] of cases) {
      await page.unrouteAll();
      await stub(page, '/auth/register', answer);
      await fillLogin(page, 'ada@example.org');
      await expect(page.getByRole('alert')).toHaveText(text);
    }
    await page.unrouteAll();
    await stub(page, '/auth/register', 'abort');
    await fillLogin(page, 'ada@example.org');
    await expect(page.getByRole('alert')).toContainText('No response received from server');
  });
});
