import type { Page } from '@playwright/test';
import { ADMIN } from '../chrome/menu-entries.ts';
import { as, suggest } from '../support/exercises.ts';
import { eat, RICE } from '../support/meals.ts';
import { admin, enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { type Answer, stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { logWorkout } from '../support/workouts.ts';
import { userCount } from './accounts.ts';

const side = (page: Page) => page.getByRole('navigation', { name: 'Administration' });
const figure = async (page: Page, label: string) => {
  const shown = page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');
  await expect(shown).toHaveText(/^[\d,]+$/);
  return Number((await shown.innerText()).replaceAll(',', ''));
};

test('R-535 R-536 A-158 A-166 counts as they are stored, what waits, and the side navigation', async ({
  page,
  request,
}) => {
  const boss = await admin(request);
  const stats = async () => (await request.get('/api/admin/dashboard-stats', { headers: as(boss) })).json();
  const before = await stats();
  const ada = await member(request);
  await logWorkout(request, ada, { exercises: [{ name: 'Push-Up' }] });
  await eat(request, ada, [RICE]);
  await suggest(request, ada);
  const users = await userCount(request, boss);
  await enter(page, boss);
  let calls = 0;
  page.on('request', (sent) => (calls += sent.url().endsWith('/api/admin/dashboard-stats') ? 1 : 0));

  await test.step('the cards', async () => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    // Other tests sign up and log at the same time.
    expect(await figure(page, 'Total Users')).toBeGreaterThanOrEqual(users);
    expect(await figure(page, 'Total Users')).toBeLessThanOrEqual(await userCount(request, boss));
    expect(await figure(page, 'Active Users')).toBeGreaterThan(before.activeUsers);
    expect(await figure(page, 'Total Workouts')).toBeGreaterThan(before.totalWorkouts);
    expect(await figure(page, 'Total Meals')).toBeGreaterThan(before.totalMeals);
    await expect(page.getByText('Not banned, seen in the last 30 days')).toBeVisible();
    expect(calls).toBe(1);
  });

  await test.step('what waits is counted here and beside the entries', async () => {
    const waiting = page.getByRole('region', { name: 'Waiting for review' }).getByRole('link');
    await expect(waiting).toHaveCount(4);
    await expect(waiting.filter({ hasText: 'Workout Moderation' })).toHaveText(/\d/);
    await expect(side(page).getByRole('link', { name: /^Workout Moderation \d+ waiting$/ })).toBeVisible();
    await expect(side(page).getByRole('link', { name: /Dashboard/ })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await screenshot(page, 'admin-dashboard-1280');
    await waiting.filter({ hasText: 'Workout Moderation' }).click();
    await expect(page).toHaveURL(/\/admin\/workouts$/);
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the entry a page belongs to is marked, and only that', async () => {
    const current = side(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(/^Workout Moderation/);
    await page.goto('/admin/workouts/exercises/new');
    await expect(current).toHaveText('Edit Exercises');
  });

  await test.step('the skip link passes the navigation by', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
  });

  await test.step('on a phone the menu has the entries', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/admin');
    await figure(page, 'Total Meals');
    await expect(side(page)).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Audit Log/ })
      .scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await screenshot(page, 'admin-dashboard-360');
  });
});

const FAILURES: [row: string, answer: Answer | 'abort', text: string, server?: string][] = [
  [
    'R-539',
    { status: 403, json: { message: 'Ask the owner' } },
    'Access denied. Admin privileges required.',
    'Ask the owner',
  ],
  [
    'R-540',
    { status: 500, json: { message: 'Server error. Please try again later.' } },
    'Server error. Please try again later.',
  ],
  ['R-541', { status: 503, json: { message: 'Back soon' } }, 'Failed to fetch dashboard stats', 'Back soon'],
  ['R-541', 'abort', 'Failed to fetch dashboard stats', 'No response received from server'],
];

test.describe('when it fails', () => {
  test.use({ allowConsole: refused(401, 403, 500, 503) });

  test('R-537 R-538 R-539 R-540 R-541 A-157 what is said by status, and Try Again', async ({
    page,
    request,
  }) => {
    await enter(page, await admin(request));
    for (const [, answer, text, server] of FAILURES) {
      await page.unrouteAll();
      await stub(page, '/admin/dashboard-stats', answer);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
      await expect(page.getByRole('alert')).toHaveText(`${text}${server ?? ''}Try Again`);
      await expect(side(page).getByRole('link')).toHaveCount(ADMIN.length);
      await expect(side(page)).not.toContainText('waiting');
    }
    await expectAccessible(page);
    // Not before: the page may read again by itself, and the button would be gone.
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    await figure(page, 'Total Users');
    await stub(page, '/admin/dashboard-stats', {
      status: 401,
      json: { message: 'Unauthorized. Please log in again.' },
    });
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Unauthorized. Please log in again.')).toBeVisible();
  });
});
