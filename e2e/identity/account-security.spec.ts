import type { Page } from '@playwright/test';
import { type Member, PASSWORD, stored } from '../support/members.ts';
import { keepNothing } from '../support/offline.ts';
import { openSettings, save, tab } from '../support/settings.ts';
import { stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

let somebody: Member;
test.beforeEach(async ({ page, request }) => {
  somebody = await openSettings(page, request);
});

test('R-437 R-438 R-439 A-072 security: what is wrong, without a call', async ({ page }) => {
  const calls = await stub(page, '/users/password', { json: {} });
  await tab(page, 'Account Security');
  const set = async (current: string, wanted: string, repeat: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(wanted);
    await page.getByLabel('Confirm new password').fill(repeat);
    await save(page);
  };
  await set('', '', '');
  await expect(page.getByText('Enter a new password to change it')).toBeVisible();
  await set('', 'a new password', 'a new password');
  await expect(page.getByText('Current password is required')).toBeVisible();
  await set('x', 'a new password', '');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await set('x', '1234567', '1234567');
  await expect(page.getByText('Password must be at least 8 characters', { exact: true })).toBeVisible();
  expect(calls).toEqual([]);
});

async function change(page: Page, current: string, wanted: string) {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(wanted);
  await page.getByLabel('Confirm new password').fill(wanted);
  await save(page);
}

test('R-440 R-446 the password changes, this session stays, others live if they are kept and end otherwise', async ({
  page,
  request,
}) => {
  const login = (password: string) =>
    request.post('/api/auth/login', { data: { email: somebody.email, password } });
  const other = (await (await login(PASSWORD)).json()).token;
  const otherLives = async () =>
    (await request.get('/api/users/profile', { headers: { authorization: `Bearer ${other}` } })).ok();
  await tab(page, 'Account Security');
  const endOthers = page.getByLabel('Sign out my other devices and end my access tokens');
  await endOthers.uncheck();
  const kept = page.waitForResponse('**/api/users/password');
  await change(page, PASSWORD, 'a second password');
  expect((await kept).request().postDataJSON()).toMatchObject({ endOthers: false });
  const saved = page.getByText('Account Security updated successfully!');
  await expect(saved).toBeVisible();
  expect(await otherLives()).toBe(true);
  // Checked again for the next time.
  await expect(endOthers).toBeChecked();
  const sent = page.waitForRequest('**/api/users/password');
  await change(page, 'a second password', 'a new password');
  expect((await sent).postDataJSON()).toEqual({
    currentPassword: 'a second password',
    newPassword: 'a new password',
  });
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await expect(saved).toBeVisible();
  expect((await login('a second password')).status()).toBe(401);
  expect((await login('a new password')).status()).toBe(200);
  expect(await otherLives()).toBe(false);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Account Security' })).toBeVisible();
});

test('A-171 my data can be downloaded and the account deleted', async ({ page, request }) => {
  // Nothing is read ahead for use without a connection, which would be refused once the account is gone.
  await keepNothing(page);
  await page.reload();
  await tab(page, 'Account Security');
  // All cards are there: none of them asks for anything once the account is gone.
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('Logged in');
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  expect(json.suggestedFilename()).toBe('fitarc-data.json');
  const stream = await json.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const data = JSON.parse(Buffer.concat(parts).toString());
  expect(data).toMatchObject({
    account: [{ email: somebody.email }],
    profile: [{ firstName: 'ada', height: 180 }],
  });
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('fitarc-data.csv');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveText('Your account has been deleted.');
  expect(await stored(page, 'token')).toBeNull();
  const login = await request.post('/api/auth/login', {
    data: { email: somebody.email, password: PASSWORD },
  });
  expect(login.status()).toBe(401);
});

test('R-444 R-675 a request that cannot be built', async ({ page }) => {
  await tab(page, 'Account Security');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('a new password');
  await page.getByLabel('Confirm new password').fill('a new password');
  // A token with letters no header can carry.
  await page.evaluate(() => localStorage.setItem('token', 'tök€n'));
  await save(page);
  await expect(page.getByRole('alert').first()).toHaveText('Error setting up the password update request');
  await tab(page, 'Personal Information');
  await save(page);
  await expect(page.getByRole('alert').first()).toHaveText('Error setting up the request');
});

test.describe('failures', () => {
  test.use({ allowConsole: refused(400, 500) });

  test('R-441 R-442 R-443 A-073 password failures', async ({ page }) => {
    await tab(page, 'Account Security');
    await change(page, 'not my password', 'a new password');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Current password is incorrect' }).first(),
    ).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
    for (const [answer, text] of [
      [{ status: 400, json: {} }, 'Invalid current password or new password'],
      [{ status: 400, json: { message: 'Too simple', field: 'newPassword' } }, 'Too simple'],
      [{ status: 500, json: {} }, 'Failed to update password'],
    ] as const) {
      await page.unrouteAll();
      await stub(page, '/users/password', answer);
      await change(page, 'not my password', 'a new password');
      await expect(page.getByText(text).first()).toBeVisible();
    }
  });
});
