import type { Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { freshBarcode, result, results, searchField } from '../support/foods.ts';
import { openAddFood, openTracker } from '../support/meals.ts';
import { openFoodFacts } from '../support/open-food-facts.ts';
import { stub } from '../support/stub.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';

test.use({ allowConsole: refused() });

/** Neither our server nor Open Food Facts answers any more; the page stays open. */
async function loseConnection(page: Page, off: Awaited<ReturnType<typeof openFoodFacts>>) {
  off.reply((route) => route.abort('internetdisconnected'));
  await stub(page, '/**', 'abort');
}

test('R-1044 without a connection foods, barcodes and lines of foods are found on the device', async ({
  page,
  request,
}) => {
  const somebody = await openTracker(page, request);
  const off = await openFoodFacts(page);
  const headers = as(somebody);
  const own = { name: 'Zucchini ramen of mine', calories: 120 };
  expect((await request.post('/api/foods/contribute', { headers, data: own })).status()).toBe(201);
  const barcode = freshBarcode();
  const product = { barcode, name: 'Corner shop drink', calories: 40, protein: 0, carbs: 10, fats: 0 };
  const remembered = await request.post('/api/foods/products', { headers, data: product });
  const { food_id } = await remembered.json();
  const date = new Date().toISOString().slice(0, 10);
  await request.post('/api/meals', { headers, data: { ...product, date, food_id } });

  const dialog = await openAddFood(page);
  const field = searchField(dialog);
  const loaded = ['shipped', 'own'].map((which) =>
    page.waitForResponse((answer) => answer.url().endsWith(`/api/foods/offline/${which}`)),
  );
  await field.fill('banana');
  await expect(result(dialog, /^Banana, raw/)).toBeVisible();
  const names = await results(dialog, 'Food library').allInnerTexts();
  await expect(dialog.getByText('From this device')).toHaveCount(0);
  for (const answer of await Promise.all(loaded)) await answer.finished();

  await loseConnection(page, off);
  await field.fill('bananas');
  const note = dialog.getByText('From this device. Open Food Facts needs a connection.');
  await expect(note).toBeVisible();
  expect(await results(dialog, 'Food library').allInnerTexts()).toEqual(names);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByText('could not be searched')).toHaveCount(0);

  for (const [typed, name] of [
    ['bananna', /^Banana, raw/],
    ['ramen zuchini', /^Zucchini ramen of mine/],
    ['corner shop', /^Corner shop drink/],
  ] as const) {
    await field.fill(typed);
    await expect(result(dialog, name)).toBeVisible();
  }
  await atEachWidth(page, [360, 768, 1280], (width) => expectSound(page, `foods-from-device-${width}`));
  await field.fill('xyzzyq');
  await expect(dialog.getByText('Nothing found for “xyzzyq”')).toBeVisible();
  await expect(note).toBeVisible();

  await field.fill(barcode);
  await expect(result(dialog, /^Corner shop drink/)).toBeVisible();
});

test('without a connection a line of foods is read on the device', async ({ page, request }) => {
  await openTracker(page, request);
  const off = await openFoodFacts(page);
  const dialog = await openAddFood(page);
  const loaded = page.waitForResponse((answer) => answer.url().endsWith('/api/foods/offline/shipped'));
  await searchField(dialog).fill('2 eggs, toast');
  const list = dialog.getByRole('list', { name: 'Foods in this line' }).getByRole('listitem');
  await expect(list).toHaveCount(2);
  await searchField(dialog).fill('tea');
  await (await loaded).finished();
  await loseConnection(page, off);
  await searchField(dialog).fill('100 g toast, 2 eggs, black coffee');
  await expect(list).toHaveCount(3);
  await expect(list.nth(1)).toContainText('100 g');
});

test('without a connection and without foods on the device the failure is told', async ({
  page,
  request,
}) => {
  await openTracker(page, request);
  const off = await openFoodFacts(page);
  const dialog = await openAddFood(page);
  await loseConnection(page, off);
  await searchField(dialog).fill('banana');
  await expect(dialog.getByText('Failed to search foods')).toBeVisible();
  await expect(dialog.getByText('From this device')).toHaveCount(0);
});
