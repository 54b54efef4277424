import type { Page } from '@playwright/test';
import { choose, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { codeFor, linkFor, mailCount } from '../support/mailbox.ts';
import { freshEmail, PASSWORD } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { expect, expectNoSidewaysScroll, expectSound, test } from '../support/test.ts';

const NEW_PASSWORD = 'a brand new password';
const PHONE = { width: 360, height: 780 };
const DESK = { width: 1280, height: 800 };

test.use({ viewport: PHONE });

test('R-683 R-686 R-691 from visitor to member and back in with a new password, by keyboard alone', async ({
  page,
}) => {
  test.slow();
  const email = freshEmail('phone');
  const look = async (name: string) => {
    await expectSound(page, `${name}-phone`);
    // The forms are the same on both; what differs around them has tests of its own.
    await page.setViewportSize(DESK);
    await screenshot(page, `${name}-desk`);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(PHONE);
  };

  await page.goto('/home');
  await look('home');
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Begin Your Transformation' }));
  await fillAboutYou(page, look);
  await fillLogin(page, email, look);
  await enterCode(page, email, look);
  await fillProfile(page, look);
  await look('dashboard');

  await page.evaluate(() => document.body.focus());
  await pressOn(page, page.getByRole('button', { name: 'Open menu' }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }));
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);

  await resetPassword(page, email, look);
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), NEW_PASSWORD);
  await look('login');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings');
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await look('settings-personal');
  await page.getByRole('tab', { name: 'Fitness Goals' }).click();
  await look('settings-fitness');
  await page.getByRole('tab', { name: 'Account Security' }).click();
  await look('settings-security');

  // At a desk the way out is another one.
  await page.setViewportSize(DESK);
  await pressOn(page, page.getByRole('button', { name: 'Account menu' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});

type Look = (name: string) => Promise<void>;

async function fillAboutYou(page: Page, look: Look) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await pressOn(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByText('Please enter your full name')).toBeVisible();
  await look('signup-1-error');
  await page.reload();
  await typeInto(page, page.getByLabel('First name'), 'Zoë');
  await typeInto(page, page.getByLabel('Last name'), "O'Neill-García");
  await tabTo(page, page.getByRole('radio', { name: 'Male', exact: true }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await tabTo(page, page.getByLabel('Date of birth'));
  await page.keyboard.type('10121990');
  await look('signup-1');
  await pressOn(page, page.getByRole('button', { name: 'Continue' }));
}

async function fillLogin(page: Page, email: string, look: Look) {
  await expect(page.getByText('Step 2 of 2').last()).toBeVisible();
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await typeInto(page, page.getByLabel('Confirm password'), PASSWORD);
  await look('signup-2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/verify-email$/);
}

async function enterCode(page: Page, email: string, look: Look) {
  // No step can be skipped by typing an address.
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/verify-email$/);
  const code = await codeFor(email);
  await typeInto(page, page.getByLabel('Verification code'), code.slice(0, 4));
  await look('verify-email');
  await page.keyboard.type(code.slice(4));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile-setup$/);
}

async function fillProfile(page: Page, look: Look) {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/profile-setup$/);
  await typeInto(page, page.getByLabel('Height', { exact: true }), '181.5');
  await typeInto(page, page.getByLabel('Current weight'), '350');
  await choose(page, page.getByLabel('Weight unit'), 'lbs');
  await choose(page, page.getByLabel('Fitness goal'), 'Endurance');
  await choose(page, page.getByLabel('Activity level'), 'Lightly');
  await choose(page, page.getByLabel('Primary focus'), 'Cardio');
  await look('profile-setup');
  const save = page.getByRole('button', { name: 'Save and go to your dashboard' });
  await pressOn(page, save);
  await expect(page.getByText('Please enter a valid current weight between 20 and 300 lbs')).toBeVisible();
  await look('profile-setup-bounds');
  await tabTo(page, page.getByRole('button', { name: 'Use 158.8 kg' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await pressOn(page, save);
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function resetPassword(page: Page, email: string, look: Look) {
  await pressOn(page, page.getByRole('link', { name: 'Forgot Password?' }));
  const before = mailCount(email);
  await typeInto(page, page.getByLabel('Email'), email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Email Sent!' })).toBeVisible();
  await look('email-sent');
  await page.goto(await linkFor(email, before));
  await typeInto(page, page.getByLabel('New password', { exact: true }), NEW_PASSWORD);
  await typeInto(page, page.getByLabel('Confirm new password'), NEW_PASSWORD);
  await look('reset-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Log in' }));
  await expect(page).toHaveURL(/\/login$/);
}
