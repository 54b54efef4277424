import { choose, mealRow, openTracker, storedMeals } from '../support/meals.ts';
import { cut, quickAdd, reconnect } from '../support/offline.ts';
import { expect, refused, test } from '../support/test.ts';

test.describe('without a connection', () => {
  test.use({ allowConsole: /Failed to load resource.*net::ERR_/ });

  test('what never left the device is deleted and corrected on the screen and in the queue', async ({
    page,
    request,
  }) => {
    const ada = await openTracker(page, request);
    await cut(page);
    await quickAdd(page, '100', 'Sent in vain');
    await quickAdd(page, '200', 'Deleted again');
    await quickAdd(page, '300', 'Corrected');
    await choose(page, 'Deleted again', 'Delete');
    await expect(mealRow(page, 'Deleted again')).toHaveCount(0);
    await choose(page, 'Corrected', 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit Meal' });
    await edit.getByLabel('Calories').fill('333');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(edit).toHaveCount(0);
    await reconnect(page);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect
      .poll(async () => (await storedMeals(request, ada)).map(({ name, calories }) => [name, calories]))
      .toEqual([
        ['Sent in vain', 100],
        ['Corrected', 333],
      ]);
    await expect(page.getByRole('link', { name: /waiting|not saved/i })).toHaveCount(0);
  });
});

test.describe('with a server that stores nothing', () => {
  test.use({ allowConsole: refused(503) });

  test('a write that is answered 503 is tried again later, and not at once with each read', async ({
    page,
    request,
  }) => {
    const ada = await openTracker(page, request);
    const tries: number[] = [];
    await page.route('**/api/meals', (route) => {
      tries.push(Date.now());
      return route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Not now' } });
    });
    await cut(page);
    await quickAdd(page, '150', 'Soup');
    await page.unroute('**/api/**');
    await expect.poll(() => tries.length).toBeGreaterThanOrEqual(3);
    expect((tries[2] ?? 0) - (tries[1] ?? 0)).toBeGreaterThan(1000);
    await reconnect(page);
    // The next retry may be half a minute away.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect
      .poll(async () => (await storedMeals(request, ada)).map(({ name }) => name))
      .toEqual(['Soup']);
  });
});
