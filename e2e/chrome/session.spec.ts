import type { APIResponse, Page } from '@playwright/test';
import { admin, enter, member, register, stored, verified } from '../support/members.ts';
import { fakeToken, stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

test('R-096 R-097 R-098 R-099 Sign Out clears everything and Back shows /login', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await enter(page, somebody, { isAdmin: 'true' });
  await page.evaluate(() => localStorage.setItem('copiedExercises', '{}'));
  await page.goto('/settings');
  await expect(page.getByLabel('First name')).toHaveValue('ada');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/home$/);
  for (const key of ['token', 'isAdmin', 'isVerified', 'firstTimeSetup', 'copiedExercises']) {
    expect(await stored(page, key), key).toBeNull();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  const answer = await request.get('/api/users/profile', {
    headers: { authorization: `Bearer ${somebody.token}` },
  });
  expect(answer.status()).toBe(401);
});

test.describe('a session that is over', () => {
  test.use({ allowConsole: refused(401) });
  test('leads to /login once, with its message, and loads no second document', async ({ page }) => {
    const dead = { email: 'ada@fitarc.test', email_verified: true };
    await enter(page, { email: dead.email, token: fakeToken(dead) });
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.addInitScript(() => {
      const replace = window.history.replaceState.bind(window.history);
      window.history.replaceState = (state, unused, url) => {
        if (String(url).endsWith('/login')) {
          window.name += 'x';
        }
        replace(state, unused, url);
      };
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Unauthorized. Please log in again.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toBe(1);
    expect(await page.evaluate(() => window.name)).toBe('x');
    await expect(page.getByText('Unauthorized. Please log in again.')).toBeVisible();
  });
});

test('A-044 signing out in one tab ends the other one too', async ({ page, request, context }) => {
  await enter(page, await member(request));
  await page.goto('/settings');
  await expect(page.getByLabel('First name')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('A-044 somebody else signs in in another tab: this one shows the new member, not the old', async ({
  page,
  request,
  context,
}) => {
  await enter(page, await member(request));
  await page.goto('/settings');
  await expect(page.getByLabel('First name')).toHaveValue('ada');
  const grace = await member(request);
  await request.put('/api/users/profile', {
    headers: { authorization: `Bearer ${grace.token}` },
    data: { first_name: 'Grace', last_name: 'Hopper' },
  });
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill(grace.email);
  await other.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('GH');
});

/** Before the server gets the profile: a call in the background would notice first, and leave under the press. */
const whileSaving = (page: Page, end: () => Promise<APIResponse>) =>
  page.route('**/api/users/profile', async (route) => {
    if (route.request().method() === 'PUT') expect((await end()).ok()).toBe(true);
    await route.continue();
  });

test.describe('a session that dies', () => {
  test.use({ allowConsole: refused(401, 403) });

  test('R-684 A-025 A-042 401 clears, says why on /login, and the same member goes on where he was', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    await enter(page, somebody);
    await page.goto('/settings?tab=fitness');
    const panel = page.getByRole('tabpanel', { name: 'Fitness Goals' });
    await panel.getByLabel('Height').fill('199');
    const headers = { authorization: `Bearer ${somebody.token}` };
    await whileSaving(page, () => request.post('/api/auth/logout', { headers }));
    await panel.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert')).toHaveText('Unauthorized. Please log in again.');
    for (const key of ['token', 'isVerified']) expect(await stored(page, key)).toBeNull();
    await page.getByLabel('Email').fill(somebody.email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=fitness$/);
    await expect(panel.getByLabel('Height')).toHaveValue('199');
  });

  test('R-684 R-685 on a public page too: the header’s calls fail together and speak once; not on /signup or /login', async ({
    page,
  }) => {
    await enter(page, { email: 'x@y.zz', token: 'worthless' });
    await page.goto('/signup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
    await expect.poll(() => stored(page, 'token')).toBe('worthless');
    await expect(page).toHaveURL(/\/signup$/);
    await page.goto('/about');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert')).toHaveCount(1);
  });

  test('A-035 the server says not verified: to /verify-email', async ({ page, request }) => {
    await enter(page, await register(request));
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/verify-email$/);
  });

  test('A-063 a banned member lands on /login with the reason', async ({ page, request }) => {
    const somebody = await member(request);
    await enter(page, somebody);
    await page.goto('/settings');
    await expect(page.getByLabel('First name')).toBeVisible();
    const boss = { authorization: `Bearer ${(await admin(request)).token}` };
    const users = await (
      await request.get(`/api/admin/users?search=${somebody.email}`, { headers: boss })
    ).json();
    await whileSaving(page, () => request.post(`/api/admin/users/${users[0].id}/ban`, { headers: boss }));
    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert')).toHaveText('Your account has been banned.');
  });
});

test('R-596 every authenticated call carries the stored token', async ({ page, request }) => {
  const somebody = await member(request);
  const profile = await stub(page, '/users/profile', { json: {} });
  const plans = await stub(page, '/workouts/plans/', { json: { not: 'a list' } });
  await enter(page, somebody);
  await page.goto('/dashboard');
  for (const calls of [profile, plans]) {
    await expect.poll(() => calls[0]?.headers.authorization).toBe(`Bearer ${somebody.token}`);
  }
});

test('R-678 R-679 R-680 R-681 the stored keys', async ({ page, request }) => {
  const { email } = await verified(request);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile-setup$/);
  const keys = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(keys).toMatchObject({ isVerified: 'true', firstTimeSetup: 'true' });
  expect(keys.token).toMatch(/^ey/);
});
