import type { Page } from '@playwright/test';
import { enter, member } from '../support/members.ts';
import { signUp } from '../support/sign-up.ts';
import { fakeToken, stub } from '../support/stub.ts';
import { expect, expectSound, test } from '../support/test.ts';

const email = 'ada@example.org';
const token = fakeToken({ email, email_verified: false });
const LATER = `Our mail server has not accepted the email to ${email} yet. We keep trying; you don’t have to do anything.`;
const REFUSED = `Our email to ${email} could not be delivered.`;

/** What the server would say about its mails, from one moment to the next. */
async function mailStates(page: Page) {
  const now = { state: 'none', pending_state: 'none' };
  await stub(page, '/auth/mail-state', (route) => route.fulfill({ json: now }));
  return now;
}

async function signUpWithDelay(page: Page) {
  await stub(page, '/auth/register', { status: 201, json: { token, email, mail_pending: true } });
  await signUp(page, email);
  await expect(page).toHaveURL(/\/verify-email$/);
}

test('R-1327 a code that the mail server puts off is not called sent, over a reload too, until it is', async ({
  page,
}) => {
  const mail = await mailStates(page);
  mail.state = 'delayed';
  await page.clock.install();
  await signUpWithDelay(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: LATER })).toBeVisible();
  await expect(main).not.toContainText('We sent');
  await page.reload();
  await expect(main).toContainText(LATER);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSound(page, 'delayed-mail');
  mail.state = 'sent';
  await page.clock.runFor(16_000);
  await expect(main).toContainText(`We sent a 6-digit code to ${email}`);
  await expect(main).not.toContainText(LATER);
});

test('while the first try is under way, nothing is called sent', async ({ page }) => {
  const mail = await mailStates(page);
  mail.state = 'sending';
  await page.clock.install();
  await signUpWithDelay(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(`We are sending a 6-digit code to ${email}`);
  mail.state = 'sent';
  await page.clock.runFor(2_100);
  await expect(main).toContainText(`We sent a 6-digit code to ${email}`);
});

test('a resend says what became of it', async ({ page }) => {
  const mail = await mailStates(page);
  mail.state = 'sent';
  await stub(page, '/auth/resend-verification', { json: { message: 'sent', mail_pending: true } });
  await page.clock.install();
  await signUpWithDelay(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(`We sent a 6-digit code to ${email}`);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(main).toContainText('New verification code sent!');
  await page.clock.runFor(61_000);
  mail.state = 'failed';
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(main).toContainText(REFUSED);
  await expect(main).not.toContainText('New verification code sent!');
});

test('settings say when the mail to a new address waits', async ({ page, request }) => {
  const mail = await mailStates(page);
  mail.pending_state = 'delayed';
  await enter(page, await member(request));
  await page.goto('/settings');
  await page.getByLabel('Email').fill('new.address@example.org');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Our mail server has not accepted the email to new.address@example.org yet.'),
  ).toBeVisible();
  await expectSound(page, 'delayed-mail-settings');
});
