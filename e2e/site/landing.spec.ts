import { expect, type Page, test } from '@playwright/test';

const TILES = [
  ['R-009', '/calorietracker', 'Calorie Tracking'],
  ['R-010', '/workouts', 'Workout Library'],
  ['R-011', '/trends', 'Progress Trends'],
  ['R-012', '/nutrition', 'Nutrition Goals'],
] as const;

test('R-030 the bare address leads to the landing page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/home');
});

test('R-006 the hero says what it is about, in the heading and in the title', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start your fitness arc!');
  await expect(page).toHaveTitle(/^Start your fitness arc!/);
});

test('R-007 the call to action opens the signup', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Begin Your Transformation' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
});

test('the hero has a way in for members', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});

test('R-008 there are four feature tiles', async ({ page }) => {
  await page.goto('/home');
  const tiles = page.getByRole('list', { name: 'Features' }).getByRole('listitem');
  await expect(tiles).toHaveCount(TILES.length);
});

for (const [row, path, name] of TILES) {
  test(`${row} the tile ${name} links to ${path}, which asks visitors to log in`, async ({ page }) => {
    await page.goto('/home');
    const tile = page.getByRole('list', { name: 'Features' }).getByRole('link', { name });
    await expect(tile).toHaveAttribute('href', path);
    await tile.click();
    await expect(page).toHaveURL('/login');
  });
}

test('R-013 R-014 "Why the product" heads exactly three value items', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Why the product', exact: true })).toBeVisible();
  const section = page.getByRole('region', { name: 'Why the product' });
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('the numbers of the hero are an illustration and not read aloud', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByText('kcal left today')).toBeVisible();
  expect(await page.getByRole('main').ariaSnapshot()).not.toContain('kcal left');
});

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

test('the arc of the hero draws itself once', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await arcMotion(page)).toEqual([{ seconds: 1.44, times: '1' }]);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the arc of the hero is simply there', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const [motion] = await arcMotion(page);
    expect(motion?.seconds).toBeLessThan(0.001);
  });
});

test('nothing jumps while the page arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*landing-page*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/home');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});
