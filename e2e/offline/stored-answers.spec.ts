import { as } from '../support/exercises.ts';
import { mealRow, openTracker, totals } from '../support/meals.ts';
import { connectionLine, cut, outboxCount, quickAdd } from '../support/offline.ts';
import { waitForWorker } from '../support/shell-worker.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowConsole: /Failed to load resource/ });

test('R-1023 an entry that another tab sends is no longer shown as waiting, nor twice', async ({
  page,
  context,
  request,
}) => {
  await openTracker(page, request);
  let tries = 0;
  await page.route('**/api/meals', async (route) => {
    tries += 1;
    // Stored, and the answer lost; from then on this tab cannot save anything, and reads as usual.
    if (tries === 1) await route.fetch();
    await route.abort('connectionreset');
  });
  await quickAdd(page, '350');
  await expect(page.getByText('Waits for a connection')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/calorietracker');
  await expect.poll(() => outboxCount(other)).toBe(0);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Waits for a connection')).toHaveCount(0);
    await expect(mealRow(tab, /^Quick add/)).toHaveCount(1);
    await expect(totals(tab)).toContainText('350');
  }
});

test('R-1021 what was saved with a connection is read without one, also where it is never queued', async ({
  page,
  request,
}) => {
  const ada = await openTracker(page, request);
  const goal = page.getByText(/ \/ [\d,]+ kcal/).first();
  const before = (await goal.textContent()) ?? '';
  await request.put('/api/users/profile', { headers: as(ada), data: { current_weight: 110 } });
  await page.getByRole('button', { name: 'Recalculate Goals' }).click();
  await expect(goal).not.toHaveText(before);
  const after = (await goal.textContent()) ?? '';
  // Read again beside the page.
  await page.waitForLoadState('networkidle');
  await cut(page);
  await page.reload();
  await expect(connectionLine(page)).toContainText('No connection');
  await expect(goal).toHaveText(after);
});

test('R-1022 pages that were never opened are read without a connection', async ({
  page,
  context,
  request,
}) => {
  const ada = await openTracker(page, request);
  const ingredients = [{ name: 'Red lentils', grams: 200, calories: 700 }];
  const stored = await request.post('/api/recipes', {
    headers: as(ada),
    data: { name: 'Lentil dal', servings: 2, ingredients },
  });
  expect(stored.status()).toBe(201);
  await waitForWorker(page);
  const isPrefetched = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('prefetched:')));
  await expect.poll(isPrefetched, { timeout: 60_000 }).toBe(true);
  await context.setOffline(true);
  for (const [path, text] of [
    ['/trends', 'No workout data available'],
    ['/recipes', 'Lentil dal'],
    ['/check-in', 'Weekly Check-In'],
    ['/favorites', 'You have no favorite workouts yet.'],
    ['/tracking', 'Your weight over time'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(connectionLine(page)).toContainText('No connection');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
});
