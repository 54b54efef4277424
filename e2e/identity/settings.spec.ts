import type { Page, Request } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { linkFor, mailCount } from '../support/mailbox.ts';
import { freshEmail, type Member, member, PASSWORD } from '../support/members.ts';
import { ageSessions, confirmIdentity } from '../support/recent-sign-in.ts';
import { openSettings, save, tab } from '../support/settings.ts';
import { failUntilClick, hold, stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

const values = (page: Page, label: string) =>
  page
    .getByRole('combobox', { name: label })
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean));
const isPut = (request: Request) =>
  request.method() === 'PUT' && request.url().endsWith('/api/users/profile');

let somebody: Member;
test.beforeEach(async ({ page, request }) => {
  somebody = await openSettings(page, request);
});

test('R-416 R-417 R-420 to R-426 three tabs, each with Save Changes; personal: what is required', async ({
  page,
}) => {
  await test.step('three tabs, each with Save Changes', async () => {
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
  await test.step('personal: what is required', async () => {
    await tab(page, 'Personal Information');
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
});

test('R-418 R-419 R-436 saving stores, re-reads and says so', async ({ page }) => {
  await page.getByLabel('First name').fill('Augusta');
  await page.getByLabel('Gender').selectOption('prefer_not_to_say');
  const sent = page.waitForRequest(isPut);
  const reread = page.waitForRequest(
    (one) => one.method() === 'GET' && one.url().endsWith('/api/users/profile'),
  );
  await save(page);
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
    headers: as(somebody),
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
    headers: as(somebody),
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

test.describe('failures', () => {
  test.use({ allowConsole: refused(400, 409, 500) });

  test('R-445 R-673 A-071 a failed profile save says why and keeps the form; a taken address is refused and nothing else is saved; a failure without words', async ({
    page,
    request,
  }) => {
    await test.step('a failed profile save says why and keeps the form', async () => {
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
    await test.step('a taken address is refused and nothing else is saved', async () => {
      await page.unrouteAll();
      const other = await member(request);
      await page.getByLabel('First name').fill('Augusta');
      await page.getByLabel('Email').fill(other.email);
      await save(page);
      await expect(page.getByText('An account with this email already exists')).toBeVisible();
      const profile = await request.get('/api/users/profile', { headers: as(somebody) });
      expect(await profile.json()).toMatchObject({ first_name: 'ada', email: somebody.email });
    });
    await test.step('a failure without any words, where the screen has none either', async () => {
      await page.getByLabel('Email').fill(freshEmail('wanted'));
      await save(page);
      await stub(page, '/users/email-change', { status: 500, json: {} });
      await page.getByRole('button', { name: 'Keep the current address' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /^An error occurred$/ })).toBeVisible();
    });
    await test.step('a profile that cannot be read, also where an earlier one is stored', async () => {
      await failUntilClick(page, '/users/profile');
      await page.reload();
      await expect(page.getByText('Failed to load user profile')).toBeVisible();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByLabel('Email')).toBeVisible();
    });
  });
});

test.describe('a new address', () => {
  // The first try, before it is confirmed who asks.
  test.use({ allowConsole: refused(403) });

  test('A-071 a new address waits for its confirmation', async ({ page, request }) => {
    const wanted = freshEmail('new');
    await ageSessions(somebody);
    // The dialog opens before it is known how one can confirm; the field takes the focus when it comes.
    const release = await hold(page, '**/api/users/security');
    await page.getByLabel('Email').fill(wanted);
    await save(page);
    await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeFocused();
    release();
    await confirmIdentity(page);
    await expect(page.getByText('Personal Information updated successfully!')).toBeVisible();
    await expect(page.getByText(`Confirm your new address: ${wanted}`)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(somebody.email);
    await expect.poll(() => mailCount(somebody.email)).toBe(2);
    await page.goto(await linkFor(wanted));
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page).toHaveURL(/\/email-verified$/);
    const login = await request.post('/api/auth/login', { data: { email: wanted, password: PASSWORD } });
    expect(login.status()).toBe(200);
    await page.goto('/settings');
    await expect(page.getByLabel('Email')).toHaveValue(wanted);
    await expect(page.getByText('Confirm your new address')).toHaveCount(0);
  });
});
