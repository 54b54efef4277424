import type { Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { admin, enter, member, stored } from '../support/members.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, refused, test } from '../support/test.ts';
import { ADMIN, TRACKING } from './menu-entries.ts';

const banner = (page: Page) => page.getByRole('banner');

async function entries(page: Page, dropdown: string) {
  await banner(page).getByRole('button', { name: dropdown }).click();
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  const found = await items.evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]));
  await page.keyboard.press('Escape');
  return found;
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** Takes an entry of a menu and waits for its page. */
async function choose(page: Page, dropdown: string, entry: string, heading: string) {
  await banner(page).getByRole('button', { name: dropdown }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  await expect(headingOf(page)).toHaveText(heading);
}

test('R-079 R-080 R-081 R-082 a visitor’s header; its bar is there before the page is', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', (route) => arrived.then(() => route.continue()));
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('#frame')).toBeVisible();
  arrive();
  const header = banner(page);
  await expect(header.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  await expect(page.locator('#frame')).toBeHidden();
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  await header.getByRole('link', { name: 'FitArc' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('R-001 R-061 R-062 R-064 to R-076 A-030 a member’s header; a clear no of the server removes the admin flag', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await request.post('/api/nutrition/calculate-goals', { headers: as(somebody) });
  await enter(page, { ...somebody, isAdmin: true });
  await page.goto('/dashboard');
  await expect.poll(() => stored(page, 'isAdmin')).toBeNull();
  const header = banner(page);
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(header.getByRole('button', { name: 'Account menu' })).toHaveText('AL');
  await expect(header.getByRole('button', { name: 'Admin' })).toHaveCount(0);
  expect(await entries(page, 'Tracking')).toEqual(TRACKING);
  await expect
    .poll(() => entries(page, 'Fitness'))
    .toEqual([
      ['Workout Library', '/workouts'],
      ['Workout Plans', '/workout-plans/onboarding'],
    ]);

  await page.evaluate(() => document.body.setAttribute('data-same-load', ''));
  await test.step('from the menus alone to everything a member does', async () => {
    for (const [dropdown, entry, heading] of [
      ['Fitness', 'Workout Plans', 'Workout Plans'],
      ['Fitness', 'Workout Library', 'Workout Library'],
      ['Tracking', 'Log Workout', 'Log Workout'],
      ['Tracking', 'Progress Trends', 'Your Fitness Trends'],
      ['Tracking', 'Calorie Tracking', 'Calorie Tracking'],
    ] as const)
      await choose(page, dropdown, entry, heading);
    await page.getByRole('link', { name: 'How this is calculated' }).click();
    await expect(headingOf(page)).toHaveText('Nutrition Goals');
    await choose(page, 'Fitness', 'Workout Library', 'Workout Library');
    await page.getByRole('link', { name: 'View Favorites' }).click();
    await expect(headingOf(page)).toHaveText('Your Favorite Workouts');
    await header.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('region', { name: 'Profile summary' })).toBeVisible();
    await choose(page, 'Tracking', 'Progress Trends', 'Your Fitness Trends');
  });

  await test.step('the avatar menu, on one page load, and opened again at once', async () => {
    const open = () => header.getByRole('button', { name: 'Account menu' }).click();
    await open();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await open();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('data-same-load');
    await open();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('R-077 R-078 with a plan the entry leads to the list; the plans are asked for on load', async ({
  page,
  request,
}) => {
  const calls = await stub(page, '/workouts/plans/', {
    json: [
      {
        plan_id: 'abc',
        plan_name: 'x',
        fitness_goal: null,
        activity_level: null,
        created_at: '2026-01-01T00:00:00Z',
      },
    ],
  });
  await enter(page, await member(request));
  await page.goto('/settings');
  await expect.poll(() => calls[0]?.method).toBe('GET');
  await expect
    .poll(async () => (await entries(page, 'Fitness'))[1])
    .toEqual(['Workout Plans', '/workout-plans/existing']);
});

test.describe('a failing plans check', () => {
  test.use({ allowConsole: refused(500) });
  test('A-039 leads to the list, which can try again', async ({ page, request }) => {
    await stub(page, '/workouts/plans/', { status: 500, json: {} });
    await enter(page, await member(request));
    await page.goto('/dashboard');
    expect((await entries(page, 'Fitness'))[1]).toEqual(['Workout Plans', '/workout-plans/existing']);
  });
});

test('the theme switches, is remembered, and other tabs follow, also one that is still loading', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const switchTo = (theme: string) => page.getByRole('button', { name: `Switch to ${theme} theme` });
  await expect(switchTo('dark')).toBeVisible();
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await other.route('**/assets/*.js', (route) => arrived.then(() => route.continue()));
  await other.goto('/about', { waitUntil: 'commit' });
  await expect(other.locator('#frame')).toBeVisible();
  await switchTo('dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  arrive();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await switchTo('light').click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });
  const sections = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 });
  const links = (page: Page, section: string) =>
    page
      .getByRole('dialog')
      .getByRole('region', { name: section })
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));

  test('R-005 R-063 R-083 R-084 R-085 R-086 R-087 the slide-out menu of an administrator mirrors the header, whose entries lead to their pages', async ({
    page,
    request,
  }) => {
    await enter(page, await admin(request));
    await page.goto('/dashboard');
    await expect(banner(page).getByRole('button', { name: 'Tracking' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(sections(page).filter({ hasText: /Navigation|Tracking|Fitness|Admin/ })).toHaveText([
      'Navigation',
      'Tracking',
      'Fitness',
      'Admin',
    ]);
    expect(await links(page, 'Tracking')).toEqual(TRACKING);
    expect((await links(page, 'Fitness'))[0]).toEqual(['Workout Library', '/workouts']);
    expect(await links(page, 'Admin')).toEqual(ADMIN);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await entries(page, 'Admin')).toEqual(ADMIN);
    expect(await stored(page, 'isAdmin')).toBe('true');
    for (const [entry, heading] of [
      ['Content Moderation', 'Content Moderation'],
      ['Nutrition Moderation', 'User Contributed Foods'],
      ['Workout Moderation', 'Workout Submissions'],
      ['System Analytics', 'System Analytics'],
      ['Edit Exercises', 'Exercise Library'],
      ['User Management', 'User Management'],
    ] as const)
      await choose(page, 'Admin', entry, heading);
    await expect(page.getByRole('button', { name: /^Ban / }).first()).toBeVisible();
  });

  test('R-087 a visitor’s menu; a member’s without an Admin section, closed by a choice, and the thumb bar', async ({
    page,
    request,
  }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await links(page, 'Navigation')).toEqual([
      ['About', '/about'],
      ['Log in', '/login'],
      ['Sign up', '/signup'],
    ]);
    await enter(page, await member(request));
    await page.goto('/trends');
    const quick = page.getByRole('navigation', { name: 'Quick' });
    await expect(quick.getByRole('link')).toHaveText(['Dashboard', 'Calories', 'Log', 'Library', 'Trends']);
    await expect(quick.getByRole('link', { name: 'Trends' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Admin' })).toHaveCount(0);
    await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
