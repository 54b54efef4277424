import type { Route } from '@playwright/test';
import { addButton, food, portion, result, results, searchField, stubFoods } from '../support/foods.ts';
import { mealRow, openAddFood, openTracker, storedMeals } from '../support/meals.ts';
import { PASSWORD, stored } from '../support/members.ts';
import { keepNothing } from '../support/offline.ts';
import { answering, FIGURES, failing, openFoodFacts, product } from '../support/open-food-facts.ts';
import { stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

const NOT_SEARCHED = 'Open Food Facts could not be searched.';
test.use({ allowConsole: new RegExp(`${refused(400, 401, 429, 500, 502).source}|blocked by CORS policy`) });

test('A-088 each source fails for itself: errors, pages, silence and nonsense of Open Food Facts', async ({
  page,
  request,
}) => {
  await openTracker(page, request);
  await stubFoods(page, [food('Own food')]);
  const off = await openFoodFacts(page);
  const replies: ((route: Route) => Promise<void>)[] = [
    failing(500),
    (route) => route.fulfill({ body: '<html>busy</html>', headers: { 'access-control-allow-origin': '*' } }),
    (route) =>
      route.fulfill({ json: {}, headers: { 'access-control-allow-origin': 'https://elsewhere.test' } }),
    (route) => route.abort('connectionrefused'),
  ];
  const dialog = await openAddFood(page);
  const notice = dialog.getByRole('status').filter({ hasText: NOT_SEARCHED });
  for (const [index, reply] of replies.entries()) {
    off.reply(reply);
    // Without Enter, which would ask once more if the search had failed already.
    await searchField(dialog).fill(`try ${index}`);
    await expect.poll(() => off.asked.length).toBe(index + 1);
    await expect(notice).toBeVisible();
    await expect(results(dialog, 'Food library')).toHaveCount(1);
  }
  off.reply(answering({ products: [product('Found after all', { energy_100g: 10, ...FIGURES })] }));
  await notice.getByRole('button', { name: 'Try Again' }).click();
  await expect(result(dialog, /^Found after all/)).toBeVisible();
  for (const nonsense of [null, [], { products: {} }, 'text']) {
    off.reply(answering(nonsense));
    await searchField(dialog).fill(`nonsense ${JSON.stringify(nonsense)}`);
    await page.keyboard.press('Enter');
    await expect(results(dialog, 'Open Food Facts')).toHaveCount(0);
    await expect(notice).toHaveCount(0);
  }

  // The same words again cost nothing, however they are written.
  await searchField(dialog).fill('NONSENSE null');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 result, values per 100 g')).toBeVisible();

  // The other way round.
  await stub(page, '/foods/search?*', { status: 500, json: {} });
  off.reply(answering({ products: [product('From elsewhere', { energy_100g: 10, ...FIGURES })] }));
  await searchField(dialog).fill('the other way');
  await expect(dialog.getByText('Failed to search foods')).toBeVisible();
  await expect(result(dialog, /^From elsewhere/)).toBeVisible();
  // ten a minute, and this would be the eleventh.
  await searchField(dialog).fill('one too many');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Open Food Facts answers 10 searches a minute/)).toBeVisible();
  // Beside foods of our own that is no more than a line.
  await stubFoods(page, [food('Own food')]);
  await searchField(dialog).fill('still too many');
  await page.keyboard.press('Enter');
  await expect(result(dialog, /^Own food/)).toBeVisible();
  await expect(dialog.getByText(/answers 10 searches a minute/)).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: '10 searches a minute' })).toHaveCount(0);
  expect(off.asked).toHaveLength(10);
});

test('A-088 Open Food Facts has eight seconds; our own foods do not wait for it', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openTracker(page, request);
  await stubFoods(page, [food('Own food')]);
  await openFoodFacts(page, () => new Promise(() => undefined));
  const dialog = await openAddFood(page);
  await searchField(dialog).fill('slow');
  await page.keyboard.press('Enter');
  await expect(result(dialog, /^Own food/)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(dialog.getByText(NOT_SEARCHED)).toHaveCount(0);
  await page.clock.runFor(3500);
  await expect(dialog.getByText(NOT_SEARCHED)).toBeVisible();
});

test('R-258 R-259 A-012 a meal that cannot be saved: the server’s words, else ours; nothing typed is lost, nothing stored twice', async ({
  page,
  request,
}) => {
  await keepNothing(page);
  const somebody = await openTracker(page, request);
  await openFoodFacts(page);
  await stubFoods(page, [food('Skyr')]);
  const dialog = await openAddFood(page);
  await searchField(dialog).fill('skyr');
  await result(dialog, /^Skyr/).click();
  await portion(dialog).fill('33.3');
  const answers = [
    [{ status: 400, json: { message: 'The day is full.' } }, 'The day is full.'],
    [{ status: 429, json: { error: 'Too fast.' } }, 'Too fast.'],
    [{ status: 500, json: {} }, 'Failed to save meal'],
    [{ status: 502, body: '<html>', contentType: 'text/html' }, 'Failed to save meal'],
    ['abort', 'No response received from server'],
  ] as const;
  for (const [answer, text] of answers) {
    await stub(page, '/meals', answer);
    await addButton(dialog).click();
    await expect(dialog.getByRole('alert')).toContainText(text);
    await expect(portion(dialog)).toHaveValue('33.3');
    await page.unroute('**/api/meals');
  }
  // Stored, and the answer is lost on its way: the next press is the same meal, not another.
  await page.route('**/api/meals', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await addButton(dialog).click();
  await expect.poll(async () => (await storedMeals(request, somebody)).length).toBe(1);
  await page.unroute('**/api/meals');
  await addButton(dialog).click();
  await expect(dialog).toHaveCount(0);
  expect(await storedMeals(request, somebody)).toEqual([
    expect.objectContaining({ name: 'Skyr', serving: '33.3g', portion: 33.3, calories: 26.6, protein: 3.3 }),
  ]);

  await stub(page, '/meals', { status: 401, json: { message: 'Your session has ended.' } });
  await openAddFood(page);
  await searchField(dialog).fill('skyr');
  await result(dialog, /^Skyr/).click();
  await portion(dialog).fill('44');
  await addButton(dialog).click();
  await expect(page).toHaveURL('/login');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Please log in again to continue.');
  await expect(alert).toContainText('Your session has ended.');
  expect(await stored(page, 'token')).toBeNull();
  await page.unroute('**/api/meals');
  await page.getByLabel('Email').fill(somebody.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(searchField(dialog)).toHaveValue('skyr');
  await expect(dialog.getByRole('list', { name: 'Chosen before' })).toContainText('Skyr');
  await expect(portion(dialog)).toHaveValue('44');
  await addButton(dialog).click();
  await expect(mealRow(page, /^Skyr/)).toHaveCount(2);
});

test('R-260 without a token nothing is asked', async ({ page, request }) => {
  await openTracker(page, request);
  await openFoodFacts(page);
  await stubFoods(page, [food('Skyr')]);
  const dialog = await openAddFood(page);
  await searchField(dialog).fill('skyr');
  await result(dialog, /^Skyr/).click();
  // Signed out behind the page's back: no event tells the tab that did it.
  await page.evaluate(() => localStorage.removeItem('token'));
  // Only from here on: what is needed offline is fetched when the page has come to rest.
  const calls: string[] = [];
  page.on('request', (call) => call.url().includes('/api/') && calls.push(call.url()));
  await addButton(dialog).click();
  await expect(page).toHaveURL('/login');
  expect(calls).toEqual([]);
});
