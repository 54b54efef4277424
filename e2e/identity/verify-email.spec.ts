import { codeFor, linkFor, mailCount } from '../support/mailbox.ts';
import { enter, member, register, stored } from '../support/members.ts';
import { fakeToken, stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

const unverified = {
  email: 'ada@example.org',
  token: fakeToken({ email: 'ada@example.org', email_verified: false }),
};
const NOT_YET = { isVerified: 'false' };

test('R-152 R-154 nobody, or a token that cannot be read: removed, to /login', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page).toHaveURL(/\/login$/);
  for (const token of ['garbage', 'a.b.c', fakeToken({ user_id: 1 })]) {
    await enter(page, { email: '', token }, NOT_YET);
    await page.goto('/verify-email');
    await expect(page, token).toHaveURL(/\/login$/);
    expect(await stored(page, 'token'), token).toBeNull();
  }
});

test('R-153 A-179 somebody verified: to /dashboard; claim and flag disagree: either counts, and nothing loops', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await enter(page, somebody);
  await page.goto('/verify-email');
  await expect(page).toHaveURL(/\/dashboard$/);
  await enter(page, somebody, NOT_YET);
  await page.goto('/verify-email');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await stored(page, 'isVerified')).toBe('true');
});

test('R-155 R-156 R-157 R-158 R-159 R-696 A-037 the code field takes six digits and nothing else, the header offers the way out', async ({
  page,
}) => {
  await enter(page, unverified, NOT_YET);
  await page.goto('/verify-email');
  // Nothing that bounces back.
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(header.getByRole('link')).toHaveCount(1);
  const field = page.getByLabel('Verification code');
  const button = page.getByRole('button', { name: 'Verify' });
  await expect(page.getByRole('main')).toContainText('6-digit code');
  await expect(button).toBeDisabled();
  await field.pressSequentially('1a 2-b+3.');
  await expect(field).toHaveValue('123');
  await field.pressSequentially('45');
  await expect(button).toBeDisabled();
  await field.pressSequentially('6789');
  await expect(field).toHaveValue('123456');
  await expect(button).toBeEnabled();
  await field.fill('');
  await field.evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text', '482 016');
    input.focus();
    document.execCommand('insertText', false, data.getData('text'));
  });
  await expect(field).toHaveValue('482016');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('R-160 R-161 R-162 R-164 the right code leads to /profile-setup', async ({ page, request }) => {
  const somebody = await register(request);
  await enter(page, somebody, NOT_YET);
  await page.goto('/verify-email');
  const sent = page.waitForRequest('**/api/auth/verify-code');
  const code = await codeFor(somebody.email);
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  expect((await sent).postDataJSON()).toEqual({ email: somebody.email, code });
  await expect(page).toHaveURL(/\/profile-setup$/);
  expect(await stored(page, 'isVerified')).toBe('true');
  expect(await stored(page, 'firstTimeSetup')).toBe('true');
  expect(await stored(page, 'token')).not.toBe(somebody.token);
});

test('R-163 A-060 without a token in the answer the old one is kept; somebody whose profile is complete goes to /dashboard', async ({
  page,
}) => {
  await stub(page, '/**', { json: {} });
  await test.step('without a token in the answer the old one is kept', async () => {
    await stub(page, '/auth/verify-code', { json: { message: 'ok' } });
    await enter(page, unverified, NOT_YET);
    await page.goto('/verify-email');
    await page.getByLabel('Verification code').fill('123456');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile-setup$/);
    expect(await stored(page, 'token')).toBe(unverified.token);
    expect(await stored(page, 'isVerified')).toBe('true');
  });
  await test.step('somebody whose profile is complete goes to /dashboard', async () => {
    await stub(page, '/auth/verify-code', { json: { message: 'ok', is_profile_complete: true } });
    await enter(page, unverified, NOT_YET);
    await page.goto('/verify-email');
    await page.getByLabel('Verification code').fill('123456');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('failures', () => {
  test.use({ allowConsole: refused(400, 401, 500) });

  test('R-168 R-171 R-172 R-173 R-685 the server’s words or our own; the page stays, even on 401, and a resend is free again', async ({
    page,
  }) => {
    await enter(page, unverified, NOT_YET);
    await page.goto('/verify-email');
    const cases = [
      [
        { status: 400, json: { message: 'Invalid or expired verification code' } },
        'Invalid or expired verification code',
      ],
      [{ status: 500, json: {} }, 'Verification failed. Please try again.'],
      [{ status: 401, json: { message: 'No' } }, 'No'],
    ] as const;
    for (const [answer, text] of cases) {
      await page.unrouteAll();
      await stub(page, '/auth/verify-code', answer);
      await page.getByLabel('Verification code').fill('123456');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(text);
    }
    await expect(page).toHaveURL(/\/verify-email$/);
    expect(await stored(page, 'token')).toBe(unverified.token);

    await stub(page, '/auth/resend-verification', { status: 500, json: {} });
    await page.getByRole('button', { name: 'Resend code' }).click();
    const failed = page.getByRole('alert').filter({ hasText: /^Failed to resend verification code/ });
    await expect(failed).toHaveText('Failed to resend verification code. Please try again.');
    await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled();
  });
});

test('R-165 R-166 R-167 R-169 R-170 resend counts down from 60, over a reload too', async ({ page }) => {
  const calls = await stub(page, '/auth/resend-verification', { json: { message: 'sent' } });
  await page.clock.install();
  await enter(page, unverified, NOT_YET);
  await page.goto('/verify-email');
  const button = page.getByRole('button', { name: /Resend code/ });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByText('New verification code sent!')).toBeVisible();
  await expect(button).toBeDisabled();
  await expect(button).toHaveText(/Resend code in (60|5\d) s/);
  expect(calls[0]).toMatchObject({ method: 'POST', body: { email: unverified.email } });
  await page.clock.runFor(20_000);
  await expect(button).toHaveText(/Resend code in (40|3\d) s/);
  await page.reload();
  await expect(button).toHaveText(/Resend code in (40|3\d) s/);
  await page.clock.runFor(41_000);
  await expect(button).toBeEnabled();
});

test('A-059 the link in the mail: R-175 its page, and the open tab goes on by itself', async ({
  page,
  request,
  context,
}) => {
  const somebody = await register(request);
  await enter(page, somebody, NOT_YET);
  await page.goto('/verify-email');
  expect(mailCount(somebody.email)).toBe(1);
  const mail = await context.newPage();
  const confirm = async () => {
    await mail.goto(await linkFor(somebody.email));
    await mail.getByRole('button', { name: 'Confirm email address' }).click();
  };
  await confirm();
  await expect(mail).toHaveURL(/\/email-verified$/);
  await expect(mail.getByRole('main')).toContainText('Your email was verified. You can close this tab.');
  await confirm();
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(/\/profile-setup$/);
});
