import { addButton, food, held, portion, result, results, searchField, stubFoods } from '../support/foods.ts';
import { pressOn } from '../support/keyboard.ts';
import { mealItem, mealRow, OATS, openAddFood, openTracker, storedMeals, totals } from '../support/meals.ts';
import { answering, FIGURES, openFoodFacts, product } from '../support/open-food-facts.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { DOUBLE_PRESS_MS, pauseOf } from '../support/time.ts';
import { dayFromToday } from '../support/workouts.ts';

test('R-004 R-251 R-262 to R-268 R-272 R-274 R-276 to R-278 R-700 a food is searched in both places, its portion set, and it is on the day', async ({
  page,
  request,
}) => {
  const somebody = await openTracker(page, request, [OATS]);
  const date = dayFromToday(-1);
  await page.goto(`/calorietracker?date=${date}`);
  const off = await openFoodFacts(
    page,
    answering({ products: [product('Skyr', { energy_100g: 63, ...FIGURES })] }),
  );
  const searches = await stubFoods(page, [
    food('Skyr, plain'),
    food('Own skyr', { source: 'own', food_id: 5 }),
  ]);
  const dialog = await openAddFood(page);
  // blank asks nobody.
  await searchField(dialog).fill('   ');
  await page.keyboard.press('Enter');
  await searchField(dialog).fill('skyr & more');
  await expect(results(dialog, 'Food library')).toHaveCount(2);
  await expect(results(dialog, 'Open Food Facts')).toHaveCount(1);
  await expect(results(dialog, 'Food library').nth(0)).toContainText('Food library');
  await expect(results(dialog, 'Food library').nth(1)).toContainText('Your food');
  await expect(results(dialog, 'Open Food Facts').nth(0)).toContainText('Open food data');
  expect(searches).toHaveLength(1);
  expect(off.asked).toHaveLength(1);
  const { url, headers } = off.asked[0] ?? { url: new URL('about:blank'), headers: {} };
  expect([url.origin, url.pathname]).toEqual(['https://world.openfoodfacts.org', '/cgi/search.pl']);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    search_terms: 'skyr & more',
    json: '1',
    page_size: '25',
    search_simple: '1',
    action: 'process',
    fields: 'product_name,nutriments,_id,image_url',
    app_name: 'FitArc',
  });
  expect(headers.authorization).toBeUndefined();
  expect(headers.cookie).toBeUndefined();

  await result(dialog, /^Skyr, plain/).click();
  await expect(portion(dialog)).toHaveValue('100');
  await expect(portion(dialog)).toHaveAttribute('min', '1');
  await expect(portion(dialog)).toHaveAttribute('max', '1000');
  await portion(dialog).fill('250');
  await expect(held(dialog, 'Calories')).toHaveText('200');
  await expect(held(dialog, 'Protein')).toHaveText('25.0 g');
  await expect(dialog).toContainText('After this: 200 of');
  await expectAccessible(page, '[role=dialog]');
  await screenshot(page, 'add-food-1280');
  const sent = page.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith('/api/meals'));
  await addButton(dialog).dblclick();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Skyr, plain',
    calories: 200,
    protein: 25,
    carbs: 10,
    fats: 5,
    date,
    serving: '250g',
  });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Food' }).first()).toBeFocused();
  await expect(mealRow(page, /^Skyr, plain/)).toContainText('250 g');
  await expect(totals(page)).toContainText('200');
  expect(await storedMeals(request, somebody, date)).toEqual([
    expect.objectContaining({ name: 'Skyr, plain', calories: 200, portion: 250, serving: '250g' }),
  ]);
  expect(await storedMeals(request, somebody)).toHaveLength(1);
});

test('the whole way by keyboard: search, walk, choose, weigh, add', async ({ page, request }) => {
  const somebody = await openTracker(page, request);
  await openFoodFacts(page);
  await stubFoods(page, [food('First'), food('Second', { food_id: 2 }), food('Third', { food_id: 3 })]);
  await pressOn(page, page.getByRole('button', { name: 'Add Food' }).first());
  const dialog = page.getByRole('dialog', { name: 'Add Food' });
  await expect(searchField(dialog)).toBeFocused();
  await page.keyboard.type('food');
  await expect(results(dialog, 'Food library')).toHaveCount(3);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(result(dialog, /^Second/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(portion(dialog)).toBeFocused();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(mealRow(page, /^Second/)).toContainText('50 g40');
  expect(await storedMeals(request, somebody)).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Add Food' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('what was eaten before takes a press, twice if wanted, and a portion opens in its row', async ({
    page,
    request,
  }) => {
    const somebody = await openTracker(page, request, [OATS]);
    const dialog = await openAddFood(page);
    const plus = dialog.getByRole('button', { name: 'Add Rolled oats, 60 g' });
    for (const count of [2, 3]) {
      await plus.tap();
      await expect.poll(async () => (await storedMeals(request, somebody)).length).toBe(count);
      await expect(
        dialog.getByRole('status').filter({ hasText: 'Added: Rolled oats, 60 g, 225 kcal' }),
      ).toBeVisible();
      // A second helping, not the second half of a double click.
      await pauseOf(page, DOUBLE_PRESS_MS);
    }
    await result(dialog, /^Rolled oats/).tap();
    await expect(portion(dialog)).toHaveValue('60');
    await portion(dialog).fill('30');
    await expect(held(dialog, 'Calories')).toHaveText('113');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, '[role=dialog]');
    await screenshot(page, 'add-food-360');
    await addButton(dialog).tap();
    await expect(mealItem(page)).toHaveCount(4);
    expect((await storedMeals(request, somebody)).map(({ portion: grams }) => grams)).toEqual([
      60, 60, 60, 30,
    ]);
  });
});

const LETTERS = [
  { width: 360, px: 24 },
  { width: 320, px: 32 },
] as const;

test.describe('with large letters', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the days and the dialog stay within the window, and the list has room', async ({ page, request }) => {
    await openTracker(page, request, [OATS]);
    await openFoodFacts(page);
    await stubFoods(page, [food('Skyr'), food('Bread', { food_id: 2, source: 'own' })]);
    const beyond = (within: string) =>
      page.locator(`${within} :is(button, input, a, p, li)`).evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          return width > 1 && (left < -1 || right > innerWidth + 1) ? (part.textContent ?? '') : [];
        }),
      );
    for (const { width, px } of LETTERS) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${px}px`);
      const days = page.getByRole('navigation', { name: 'Day' }).getByRole('link');
      if (!(await days.first().isVisible())) await page.getByRole('button', { name: /^Today, / }).click();
      const boxes = await days.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      for (const [index, { left }] of boxes.slice(1).entries()) {
        expect(left).toBeGreaterThan(boxes[index]?.right - 1);
      }
      await expect(days.last()).toBeInViewport();
      const dialog = await openAddFood(page);
      await expect(dialog.getByRole('button', { name: 'Barcode' })).toBeInViewport({ ratio: 1 });
      await searchField(dialog).fill('food');
      await result(dialog, /^Bread/).tap();
      expect(await beyond('[role=dialog]')).toEqual([]);
      await expect(addButton(dialog)).toBeInViewport({ ratio: 1 });
      const foot = await dialog.getByText('After this').boundingBox();
      expect(foot?.y).toBeGreaterThan(370);
      await screenshot(page, `add-food-letters-${px}`);
      await dialog.getByRole('button', { name: 'Close' }).dispatchEvent('click');
      await expect(dialog).toHaveCount(0);
    }
  });
});

test('A-095 later words win over earlier ones, and typing asks once it has paused', async ({
  page,
  request,
}) => {
  await openTracker(page, request);
  await openFoodFacts(page);
  const asked: string[] = [];
  const released: (() => void)[] = [];
  await stub(page, '/foods/search?*', async (route) => {
    const words = new URL(route.request().url()).searchParams.get('query') ?? '';
    asked.push(words);
    if (words === 'slow') await new Promise<void>((resolve) => released.push(resolve));
    await route.fulfill({ json: [food(`Result of ${words}`)] }).catch(() => undefined);
  });
  const dialog = await openAddFood(page);
  // Letter by letter in one go: on a busy machine the keys of a keyboard come further apart than a pause.
  const type = (...texts: string[]) =>
    searchField(dialog).evaluate((field, all) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (const text of all) {
        value?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }, texts);
  await type('s', 'sl', 'slo', 'slow');
  await expect.poll(() => asked).toEqual(['slow']);
  await searchField(dialog).fill('quick');
  await expect(result(dialog, /^Result of quick/)).toBeVisible();
  released[0]?.();
  await type('quickl', 'quickly');
  // What was found stays in place until the next answer is there.
  await expect(result(dialog, /^Result of quick/)).toBeVisible();
  await expect(result(dialog, /^Result of quickly/)).toBeVisible();
  await expect(result(dialog, /^Result of slow/)).toHaveCount(0);
  expect(asked).toEqual(['slow', 'quick', 'quickly']);
});
