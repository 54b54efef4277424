import { choose, eat, mealRow, OATS, openTracker, RICE, storedMeals, totals } from '../support/meals.ts';
import { cut, reconnect } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowConsole: /Failed to load resource.*net::ERR_/ });

test('food without a connection: copied, moved, corrected and deleted, shown at once, stored once later', async ({
  page,
  request,
}) => {
  const ada = await openTracker(page, request, [OATS, RICE]);
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
  await cut(page);
  await choose(page, 'Basmati rice, cooked', 'Delete');
  await expect(mealRow(page, /Basmati/)).toHaveCount(0);
  await expect(totals(page)).toContainText('225');
  await page.reload();
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
  await expect(mealRow(page, /Basmati/)).toHaveCount(0);
  expect(await storedMeals(request, ada)).toHaveLength(2);
  await reconnect(page);
  await expect.poll(async () => (await storedMeals(request, ada)).length).toBe(1);
  await eat(request, ada, []);
});
