import type { Page } from '@playwright/test';
import { enter, type Member, stored, verified } from '../support/members.ts';
import { stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

const SETUP = { firstTimeSetup: 'true' };
const save = (page: Page) => page.getByRole('button', { name: 'Save and go to your dashboard' }).click();
const values = (page: Page, label: string) =>
  page
    .getByLabel(label, { exact: true })
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean));

async function fill(page: Page, changes: Partial<Record<'height' | 'weight' | 'target', string>> = {}) {
  await page.getByLabel('Height', { exact: true }).fill(changes.height ?? '180');
  await page.getByLabel('Current weight').fill(changes.weight ?? '80');
  await page.getByLabel('Target weight').fill(changes.target ?? '');
  await page.getByLabel('Fitness goal').selectOption('endurance');
  await page.getByLabel('Activity level').selectOption('very_active');
  await page.getByLabel('Primary focus').selectOption('overall_wellness');
}

async function open(page: Page, somebody: Member) {
  await enter(page, somebody, SETUP);
  const loaded = page.waitForResponse('**/api/users/profile');
  await page.goto('/profile-setup');
  await loaded;
}

test('R-176 R-180 to R-188 R-193 to R-198 R-201 A-026 A-065 A-077 the choices, what is missing, units that help; saving leads to /dashboard', async ({
  page,
  request,
}) => {
  test.slow();
  const somebody = await verified(request);
  await open(page, somebody);
  await test.step('title and heading', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Your Profile');
    await expect(page).toHaveTitle(/^Complete Your Profile/);
  });
  await test.step('the choices', async () => {
    await expect(page.getByLabel('Weight unit')).toHaveValue('kg');
    await expect(page.getByLabel('Height unit')).toHaveValue('cm');
    expect(await values(page, 'Weight unit')).toEqual(['kg', 'lbs']);
    expect(await values(page, 'Height unit')).toEqual(['cm', 'in']);
    expect(await values(page, 'Fitness goal')).toEqual([
      'weight_loss',
      'muscle_gain',
      'maintenance',
      'endurance',
      'general_fitness',
    ]);
    expect(await values(page, 'Activity level')).toEqual([
      'sedentary',
      'lightly_active',
      'moderately_active',
      'very_active',
    ]);
    expect(await values(page, 'Primary focus')).toEqual([
      'strength',
      'cardio',
      'flexibility',
      'weight_management',
      'overall_wellness',
    ]);
    const activity = page.getByLabel('Activity level');
    for (const hint of ['light exercise 1-3 days/week', 'moderate exercise 3-5', 'hard exercise 6-7']) {
      await expect(activity).toContainText(hint);
    }
  });
  await test.step('what is missing is named, in the order of the form', async () => {
    await save(page);
    const alert = page.getByText(/^Please fill in the following fields/);
    await expect(alert).toHaveText(
      'Please fill in the following fields: Height, Current Weight, Fitness Goal, Activity Level, Primary Focus',
    );
    await fill(page);
    await page.getByLabel('Activity level').selectOption('');
    await save(page);
    await expect(alert).toHaveText('Please fill in the following fields: Activity Level');
  });
  await test.step('a unit offers itself when it helps; switching it converts nothing', async () => {
    await fill(page, { weight: '350', target: '330' });
    await page.getByLabel('Weight unit').selectOption('lbs');
    await expect(page.getByLabel('Current weight')).toHaveValue('350');
    await save(page);
    await page.getByRole('button', { name: 'Use 158.8 kg' }).click();
    await expect(page.getByLabel('Current weight')).toHaveValue('158.8');
    await expect(page.getByLabel('Target weight')).toHaveValue('149.7');
    await expect(page.getByLabel('Weight unit')).toHaveValue('kg');
    await page.getByLabel('Height', { exact: true }).fill('48');
    await page.getByLabel('Height unit').selectOption('in');
    await save(page);
    await page.getByRole('button', { name: 'Use 121.9 cm' }).click();
    await expect(page.getByLabel('Height unit')).toHaveValue('cm');
  });
  await test.step('saving stores, clears the flag and leads to /dashboard', async () => {
    await fill(page, { target: '75.5' });
    const sent = page.waitForRequest(
      (one) => one.url().endsWith('/api/users/profile') && one.method() === 'PUT',
    );
    await save(page);
    expect((await sent).postDataJSON()).toEqual({
      height: 180,
      current_weight: 80,
      target_weight: 75.5,
      fitness_goal: 'endurance',
      activity_level: 'very_active',
      primary_focus: 'overall_wellness',
      weight_unit: 'kg',
      height_unit: 'cm',
    });
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await stored(page, 'firstTimeSetup')).toBeNull();
    const profile = await request.get('/api/users/profile', {
      headers: { authorization: `Bearer ${somebody.token}` },
    });
    expect(await profile.json()).toMatchObject({ is_profile_complete: true, target_weight: 75.5 });
  });
});

test('R-177 R-178 R-179 who does not belong here', async ({ page, request }) => {
  await page.goto('/profile-setup');
  await expect(page).toHaveURL(/\/login$/);
  const somebody = await verified(request);
  await enter(page, somebody, { isVerified: 'false' });
  await page.goto('/profile-setup');
  await expect(page).not.toHaveURL(/\/profile-setup$/);
  await enter(page, somebody);
  await page.goto('/profile-setup');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what is typed before the stored profile arrives stays', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await stub(page, '/users/profile', async (route) => {
    await asked;
    await route.fulfill({ json: { first_name: 'Ada', height: 170 } });
  });
  await enter(page, { email: 'x@y.zz', token: 'x' }, SETUP);
  await page.goto('/profile-setup');
  await page.getByLabel('Height', { exact: true }).fill('181');
  const answered = page.waitForResponse('**/api/users/profile');
  answer();
  await answered;
  await page.getByLabel('Current weight').fill('80');
  await expect(page.getByLabel('Height', { exact: true })).toHaveValue('181');
});

test('R-189 R-190 R-191 R-192 R-695 bounds on the raw number, whatever the unit', async ({ page }) => {
  const puts: unknown[] = [];
  await stub(page, '/users/profile', async (route) => {
    if (route.request().method() === 'PUT') puts.push(route.request().postDataJSON());
    // Refused, so that the page stays for the next try.
    const known = { date_of_birth: '1990-12-10', gender: 'female' };
    await route.fulfill({ json: route.request().method() === 'PUT' ? [] : known });
  });
  await enter(page, { email: 'x@y.zz', token: 'x' }, SETUP);
  await page.goto('/profile-setup');
  const texts = {
    height: 'Please enter a valid height between 50 and 250 cm',
    weight: 'Please enter a valid current weight between 20 and 300 kg',
    target: 'Please enter a valid target weight between 20 and 300 kg',
  };
  const attempt = async (
    changes: Parameters<typeof fill>[1],
    units: { weight?: string; height?: string } = {},
  ) => {
    await fill(page, changes);
    await page.getByLabel('Weight unit').selectOption(units.weight ?? 'kg');
    await page.getByLabel('Height unit').selectOption(units.height ?? 'cm');
    await save(page);
  };
  for (const [field, bad] of [
    ['height', ['49.9', '250.1']],
    ['weight', ['19.9', '300.1']],
    ['target', ['19.9', '300.1']],
  ] as const) {
    for (const value of bad) {
      await attempt({ [field]: value });
      await expect(page.getByText(texts[field])).toBeVisible();
    }
  }
  await attempt({ weight: '301' }, { weight: 'lbs' });
  await expect(page.getByText(texts.weight.replace('kg', 'lbs'))).toBeVisible();
  await attempt({ height: '48' }, { height: 'in' });
  await expect(page.getByText(texts.height.replace('cm', 'in'))).toBeVisible();
  expect(puts).toEqual([]);
  const good = [
    { height: '50' },
    { height: '250' },
    { weight: '20' },
    { weight: '300' },
    { target: '20' },
    { target: '300' },
  ];
  for (const [index, changes] of good.entries()) {
    await attempt(changes);
    await expect.poll(() => puts.length).toBe(index + 1);
  }
  await attempt({ height: '70' }, { height: 'in' });
  await expect.poll(() => puts.length).toBe(good.length + 1);
});

test.describe('failures', () => {
  test.use({ allowConsole: refused(400, 500) });

  test('R-199 R-200 the texts; what was typed stays, over a reload too', async ({ page, request }) => {
    await enter(page, await verified(request), SETUP);
    await stub(page, '/users/profile', { status: 500, json: {} });
    await page.goto('/profile-setup');
    await expect(page.getByText('Failed to load user profile')).toBeVisible();
    await fill(page);
    await save(page);
    await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible();
    await page.unrouteAll();
    await stub(page, '/users/profile', { status: 400, json: { message: 'Too heavy for the server' } });
    await save(page);
    await expect(page.getByText('Too heavy for the server')).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByLabel('Height', { exact: true })).toHaveValue('180');
    await expect(page.getByLabel('Primary focus')).toHaveValue('overall_wellness');
    await save(page);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
