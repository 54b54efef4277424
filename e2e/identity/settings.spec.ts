import type { Page } from '@playwright/test';
import { linkFor, mailCount } from '../support/mailbox.ts';
import { enter, freshEmail, type Member, member, PASSWORD, stored } from '../support/members.ts';
import { stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const values = (page: Page, label: string) =>
  page
    .getByRole('combobox', { name: label })
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean));
const isPut = (request: import('@playwright/test').Request) =>
  request.method() === 'PUT' && request.url().endsWith('/api/users/profile');

let somebody: Member;
test.beforeEach(async ({ page, request }) => {
  somebody = await member(request);
  await enter(page, somebody);
  await page.goto('/settings');
  await expect(page.getByLabel('First name')).toHaveValue('ada');
});

test('R-416 R-417 three tabs, each with Save Changes', async ({ page }) => {
  await expect(page.getByRole('tab')).toHaveText([
    'Personal Information',
    'Fitness Goals',
    'Account Security',
  ]);
  for (const name of ['Personal Information', 'Fitness Goals', 'Account Security']) {
    await tab(page, name);
    await expect(
      page.getByRole('tabpanel', { name }).getByRole('button', { name: 'Save Changes' }),
    ).toBeVisible();
  }
});

test('R-420 R-421 R-422 R-423 R-424 R-425 R-426 personal: what is required', async ({ page }) => {
  expect(await values(page, 'Gender')).toEqual(['male', 'female', 'other', 'prefer_not_to_say']);
  await page.getByLabel('First name').fill(' ');
  await page.getByLabel('Last name').fill('');
  await page.getByLabel('Email').fill('');
  await page.getByLabel('Date of birth').fill('');
  await page.getByLabel('Gender').selectOption('');
  await save(page);
  for (const text of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Date of Birth is required',
    'Gender is required',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Date of birth').fill(`${new Date().getFullYear() + 1}-01-01`);
  await save(page);
  await expect(page.getByText('Date of birth cannot be in the future')).toBeVisible();
});

test('R-418 R-419 R-436 saving stores, re-reads and says so', async ({ page }) => {
  await page.getByLabel('First name').fill('Augusta');
  await page.getByLabel('Gender').selectOption('prefer_not_to_say');
  const sent = page.waitForRequest(isPut);
  await save(page);
  const reread = page.waitForRequest(
    (one) => one.method() === 'GET' && one.url().endsWith('/api/users/profile'),
  );
  expect((await sent).postDataJSON()).toMatchObject({
    first_name: 'Augusta',
    last_name: 'lovelace',
    email: somebody.email,
    date_of_birth: '1990-12-10',
    gender: 'prefer_not_to_say',
    height: 180,
    current_weight: 80,
    weight_unit: 'kg',
    height_unit: 'cm',
  });
  await reread;
  await expect(page.getByText('Personal Information updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Augusta');
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('AL');
});

test('R-427 R-428 R-429 R-430 R-431 R-432 R-433 R-434 R-435 fitness goals', async ({ page, request }) => {
  await tab(page, 'Fitness Goals');
  const panel = page.getByRole('tabpanel', { name: 'Fitness Goals' });
  expect(await values(page, 'Primary focus')).toEqual([
    'strength',
    'cardio',
    'flexibility',
    'muscle_building',
    'weight_loss',
    'endurance',
    'overall_fitness',
  ]);
  expect(await values(page, 'Fitness goal')).toEqual([
    'weight_loss',
    'muscle_gain',
    'maintenance',
    'endurance',
    'general_fitness',
  ]);
  await panel.getByLabel('Height').fill('');
  await panel.getByLabel('Current weight').fill('');
  await panel.getByRole('combobox', { name: 'Fitness goal' }).selectOption('');
  await panel.getByLabel('Primary focus').selectOption('');
  await panel.getByRole('button', { name: 'Save Changes' }).click();
  for (const text of [
    'Height is required',
    'Current weight is required',
    'Fitness goal is required',
    'Primary focus is required',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await panel.getByLabel('Height').fill('300');
  await panel.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please enter a valid height between 50 and 250 cm')).toBeVisible();
  await panel.getByLabel('Height').fill('181.5');
  await panel.getByLabel('Current weight').fill('79.5');
  await panel.getByLabel('Target weight').fill('');
  await panel.getByRole('combobox', { name: 'Fitness goal' }).selectOption('endurance');
  await panel.getByLabel('Activity level').selectOption('');
  await panel.getByLabel('Primary focus').selectOption('muscle_building');
  const sent = page.waitForRequest(isPut);
  await panel.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    weight_unit: 'kg',
    height_unit: 'cm',
    target_weight: null,
    activity_level: null,
    first_name: 'ada',
  });
  await expect(page.getByText('Fitness Goals updated successfully!')).toBeVisible();
  const profile = await request.get('/api/users/profile', {
    headers: { authorization: `Bearer ${somebody.token}` },
  });
  expect(await profile.json()).toMatchObject({
    height: 181.5,
    current_weight: 79.5,
    target_weight: null,
    activity_level: null,
    primary_focus: 'muscle_building',
    is_profile_complete: true,
  });
});

test('A-066 A-067 other units are converted, a stored choice of the other list is kept', async ({
  page,
  request,
}) => {
  await request.put('/api/users/profile', {
    headers: { authorization: `Bearer ${somebody.token}` },
    data: {
      height: 70,
      height_unit: 'in',
      current_weight: 180,
      target_weight: null,
      weight_unit: 'lbs',
      primary_focus: 'overall_wellness',
    },
  });
  await page.goto('/settings?tab=fitness');
  const panel = page.getByRole('tabpanel', { name: 'Fitness Goals' });
  await expect(panel.getByLabel('Height')).toHaveValue('177.8');
  await expect(panel.getByLabel('Current weight')).toHaveValue('81.6');
  await expect(panel.getByLabel('Primary focus')).toHaveValue('overall_wellness');
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

test('R-440 R-446 the password changes, this session stays, others end', async ({ page, request }) => {
  const login = (password: string) =>
    request.post('/api/auth/login', { data: { email: somebody.email, password } });
  const other = (await (await login(PASSWORD)).json()).token;
  await tab(page, 'Account Security');
  const sent = page.waitForRequest('**/api/users/password');
  await change(page, PASSWORD, 'a new password');
  expect((await sent).postDataJSON()).toEqual({ currentPassword: PASSWORD, newPassword: 'a new password' });
  await expect(page.getByText('Account Security updated successfully!')).toBeVisible();
  expect((await login(PASSWORD)).status()).toBe(401);
  expect((await login('a new password')).status()).toBe(200);
  const profile = await request.get('/api/users/profile', { headers: { authorization: `Bearer ${other}` } });
  expect(profile.status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Account Security' })).toBeVisible();
});

test.describe('failures', () => {
  test.use({ allowConsole: refused(400, 409, 500) });

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

  test('R-445 a failed profile save says why and keeps the form', async ({ page }) => {
    await page.getByLabel('First name').fill('Augusta');
    for (const [answer, text] of [
      [{ status: 500, json: {} }, 'An error occurred while updating profile'],
      [{ status: 500, json: { error: 'Only an error' } }, 'Only an error'],
    ] as const) {
      await page.unrouteAll();
      await stub(page, '/users/profile', answer);
      await save(page);
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByLabel('First name')).toHaveValue('Augusta');
    }
  });

  test('A-071 a taken address is refused and nothing else is saved', async ({ page, request }) => {
    const other = await member(request);
    await page.getByLabel('First name').fill('Augusta');
    await page.getByLabel('Email').fill(other.email);
    await save(page);
    await expect(page.getByText('An account with this email already exists')).toBeVisible();
    const profile = await request.get('/api/users/profile', {
      headers: { authorization: `Bearer ${somebody.token}` },
    });
    expect(await profile.json()).toMatchObject({ first_name: 'ada', email: somebody.email });
  });
});

test('A-071 a new address waits for its confirmation', async ({ page, request }) => {
  const wanted = freshEmail('new');
  await page.getByLabel('Email').fill(wanted);
  await save(page);
  await expect(page.getByText('Personal Information updated successfully!')).toBeVisible();
  await expect(page.getByText(`Confirm your new address: ${wanted}`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(somebody.email);
  await expect.poll(() => mailCount(somebody.email)).toBe(2);
  await page.goto(await linkFor(wanted));
  await expect(page).toHaveURL(/\/email-verified$/);
  const login = await request.post('/api/auth/login', { data: { email: wanted, password: PASSWORD } });
  expect(login.status()).toBe(200);
  await page.goto('/settings');
  await expect(page.getByLabel('Email')).toHaveValue(wanted);
  await expect(page.getByText('Confirm your new address')).toHaveCount(0);
});

test('A-171 my data can be downloaded and the account deleted', async ({ page, request }) => {
  await tab(page, 'Account Security');
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
