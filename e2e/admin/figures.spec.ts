import type { Page } from '@playwright/test';
import { sql } from '../support/database.ts';
import { eat, RICE } from '../support/meals.ts';
import { admin, enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { logWorkout } from '../support/workouts.ts';

test.use({ allowConsole: refused(500) });

const shown = async (page: Page, label: string): Promise<number> => {
  const place = page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');
  await expect(place).toHaveText(/\d/);
  return Number.parseFloat((await place.innerText()).replaceAll(',', ''));
};

const TOTALS = `select
  (select count(*)::int from users) as "Total Users",
  (select count(*)::int from users where banned_at is null and last_seen_at > now() - interval '30 days')
    as "Active Users",
  (select count(*)::int from workouts) as "Total Workouts",
  (select count(*)::int from meals) as "Total Meals"`;

const DAYS = `select
  (select count(*)::int from users where created_at > now() - interval '1 day') as users,
  (select count(*)::int from meals where date > current_date - 30) as meals,
  (select count(*)::int from workouts where date > current_date - 30) as workouts`;

/** Other tests go on while this one looks: a figure lies between what was stored before and after. */
async function expectBetween(query: string, read: () => Promise<Record<string, number>>): Promise<void> {
  const [before] = await sql(query);
  const figures = await read();
  const [after] = await sql(query);
  for (const [name, value] of Object.entries(figures)) {
    expect(value, name).toBeGreaterThanOrEqual(Number(before?.[name]));
    expect(value, name).toBeLessThanOrEqual(Number(after?.[name]));
  }
}

test('R-535 R-571 R-572 R-573 R-574 A-158 the figures on the screens are those of the database', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  await logWorkout(request, ada, { exercises: [{ name: 'Push-Up' }] });
  await eat(request, ada, [RICE]);
  await enter(page, await admin(request));
  const totals = async () => ({
    'Total Users': await shown(page, 'Total Users'),
    'Active Users': await shown(page, 'Active Users'),
    'Total Workouts': await shown(page, 'Total Workouts'),
    'Total Meals': await shown(page, 'Total Meals'),
  });

  await test.step('on the dashboard', async () => {
    await expectBetween(TOTALS, async () => {
      await page.goto('/admin');
      return totals();
    });
  });

  await test.step('in the analytics', async () => {
    const asked = page.waitForRequest('**/api/admin/system-analytics');
    await expectBetween(TOTALS, async () => {
      await page.goto('/admin/analytics');
      return totals();
    });
    expect((await asked).method()).toBe('GET');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Analytics');
    expect(await shown(page, 'Average response time')).toBeGreaterThan(0);
    expect(await shown(page, 'Requests per minute')).toBeGreaterThan(0);
    await expect(
      page.getByRole('table', { name: 'Requests that took the most time in total' }),
    ).toContainText('GET /api/');
  });

  await test.step('day by day, and as a table', async () => {
    await page.reload();
    await expect(page.getByRole('slider', { name: 'User growth, day by day' })).toBeVisible();
    const total = async (name: string) => {
      const text = await page
        .getByRole('region', { name })
        .getByText(/in 30 days/)
        .locator('..')
        .innerText();
      return Number.parseInt(text.replaceAll(',', ''), 10);
    };
    await expectBetween(DAYS, async () => {
      await page.reload();
      await expect(page.getByRole('slider', { name: 'Workouts per day, day by day' })).toBeVisible();
      return { meals: await total('Meals per day'), workouts: await total('Workouts per day') };
    });
    await page.getByText('Show as table').first().click();
    await expect(page.getByRole('table', { name: 'User growth' }).getByRole('row')).toHaveCount(31);
    await expectAccessible(page);
    await screenshot(page, 'analytics-1280');
  });

  await test.step('on a phone; and a quiet line where they cannot be had', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScroll(page);
    await screenshot(page, 'analytics-360');
    await stub(page, '/admin/system-analytics', { status: 500, json: { message: 'No' } });
    await page.reload();
    await expect(page.getByText('Could not load. Retry')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
