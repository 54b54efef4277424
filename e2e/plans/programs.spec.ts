import { pressOn } from '../support/keyboard.ts';
import { enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import {
  atEachWidth,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refused,
  test,
} from '../support/test.ts';

const PROGRAMS = '/workout-plans/programs';

test('R-812 a program is found by days and equipment, read week by week, and copied once to My Plans', async ({
  page,
  request,
}) => {
  await enter(page, await member(request));
  await page.goto('/workout-plans/onboarding');
  await page.getByRole('link', { name: 'Training Programs' }).click();
  await expect(page).toHaveURL(PROGRAMS);
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards).toHaveCount(11);
  await page.getByLabel('Days a week').selectOption({ label: '3 days' });
  await page.getByLabel('Equipment').selectOption('No Equipment');
  await expect(cards).toHaveText(['Body Weight at Home', 'Run 5 Kilometers', 'Run 10 Kilometers']);
  await expect(page.getByText('Showing 3 of 11 programs')).toBeVisible();
  await page.reload();
  await expect(cards).toHaveCount(3);
  await page.getByLabel('Days a week').selectOption({ label: '4 days' });
  await expect(page.getByText('No program fits both filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards).toHaveCount(11);

  await page.getByRole('link', { name: 'Four-Week Strength Waves' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four-Week Strength Waves');
  const friday = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Friday' }) });
  await expect(friday).toContainText('Squat, Week 1');
  await expect(friday.getByRole('button').nth(2)).toContainText('1 × 576% of max · 3 min rest');
  await pressOn(page, page.getByRole('button', { name: 'Week 4', exact: true }));
  await expect(page.getByRole('heading', { name: 'Week 4 of 4' })).toBeVisible();
  await expect(friday.getByRole('button').nth(2)).toContainText('56% of max');
  await friday.getByRole('button').nth(2).click();
  const info = page.getByRole('dialog', { name: 'Barbell Back Squat' });
  await expect(info).toContainText('In this plan: 1 × 5, 56% of max, 1:30 min rest.');
  await page.keyboard.press('Escape');
  await expect(friday.getByRole('button').nth(2)).toBeFocused();

  await page.getByRole('button', { name: 'Copy to My Plans' }).dblclick();
  await expect(page).toHaveURL(/\/workout-plans\/details$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four-Week Strength Waves');
  await expect(page.getByText('Four-Week Strength Waves copied to My Plans')).toBeVisible();
  await page.goto('/workout-plans/existing');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await page.getByRole('link', { name: 'Programs', exact: true }).click();
  await expect(page).toHaveURL(PROGRAMS);
});

test('the pages of programs fit at every width and are accessible', async ({ page, request }) => {
  test.slow();
  await enter(page, await member(request));
  for (const [path, name] of [
    [PROGRAMS, 'programs'],
    [`${PROGRAMS}/run-five-kilometers`, 'program-run'],
    [`${PROGRAMS}/upper-lower-four-days`, 'program-split'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
    await atEachWidth(page, [360, 1280], async (width) => {
      await screenshot(page, `${name}-${width}`);
      await expectNoSidewaysScroll(page);
      if (width !== 768) await expectAccessible(page);
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await screenshot(page, `${name}-large-text`);
    await expectNoSidewaysScroll(page);
  }
});

test.describe('an address without a program', () => {
  test.use({ allowConsole: refused(404) });

  test('says so and leads back', async ({ page, request }) => {
    await enter(page, await member(request));
    await page.goto(`${PROGRAMS}/no-such-thing`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Program Not Found');
    await page.getByRole('link', { name: 'All Programs' }).click();
    await expect(page).toHaveURL(PROGRAMS);
  });
});
