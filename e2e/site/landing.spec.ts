import { expect, type Page, test } from '@playwright/test';
import { expectSteady, watchShifts } from '../support/shifts.ts';
import { slowNetwork } from '../support/time.ts';

const TILES = [
  ['R-009', '/calorietracker', 'Calorie Tracking'],
  ['R-010', '/workouts', 'Workout Library'],
  ['R-011', '/trends', 'Progress Trends'],
  ['R-012', '/nutrition', 'Nutrition Goals'],
] as const;

/** As styled, not as running: a slow machine may look when the arc has long been drawn. */
const arcMotion = (page: Page) =>
  page.locator('main svg circle').evaluateAll((circles) =>
    circles
      .map((circle) => getComputedStyle(circle))
      .filter(({ animationName }) => animationName === 'arc-fill')
      .map((style) => ({
        seconds: Number.parseFloat(style.animationDuration),
        times: style.animationIterationCount,
      })),
  );

test('R-006 R-008 R-013 R-014 R-030 the bare address leads to the landing page, which says what it is about', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start your fitness arc!');
  await expect(page).toHaveTitle(/^Start your fitness arc!/);
  await expect(page.getByRole('list', { name: 'Features' }).getByRole('listitem')).toHaveCount(TILES.length);

  await test.step('"Why the product" heads exactly three value items', async () => {
    await expect(page.getByRole('heading', { name: 'Why the product', exact: true })).toBeVisible();
    const section = page.getByRole('region', { name: 'Why the product' });
    await expect(section.getByRole('listitem')).toHaveCount(3);
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
  });
  await test.step('the numbers of the hero are an illustration and not read aloud', async () => {
    await expect(page.getByText('kcal left today')).toBeVisible();
    expect(await page.getByRole('main').ariaSnapshot()).not.toContain('kcal left');
  });
  await test.step('the arc of the hero draws itself once, and is simply there with less motion', async () => {
    expect(await arcMotion(page)).toEqual([{ seconds: 1.44, times: '1' }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(async () => (await arcMotion(page))[0]?.seconds).toBeLessThan(0.001);
  });
});

test('R-007 R-009 to R-012 the call to action opens the signup, the tiles ask visitors to log in', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Begin Your Transformation' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  for (const [row, path, name] of TILES) {
    await page.getByRole('banner').getByRole('link', { name: 'FitArc' }).click();
    await expect(page).toHaveURL('/home');
    const tile = page.getByRole('list', { name: 'Features' }).getByRole('link', { name });
    await expect(tile, row).toHaveAttribute('href', path);
    await tile.click();
    await expect(page, row).toHaveURL('/login');
  }
});

test('nothing jumps while the page arrives', async ({ page }) => {
  await watchShifts(page);
  await page.route('**/*landing-page*', async (route) => {
    await slowNetwork(300);
    await route.continue();
  });
  await page.goto('/home');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectSteady(page, '/home');
});
