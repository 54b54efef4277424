import type { Page } from '@playwright/test';
import { choose, mealRow, OATS, openTracker, storedMeals } from '../support/meals.ts';
import { enter, member } from '../support/members.ts';
import { cut, outboxCount, quickAdd, reconnect } from '../support/offline.ts';
import { expect, refused, test } from '../support/test.ts';
import { dayFromToday } from '../support/workouts.ts';

/** As the browser does when it is back; the next retry may be half a minute away. */
const sayOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test.describe('without a connection', () => {
  test.use({ allowConsole: /Failed to load resource.*net::ERR_/ });

  test('R-1041 what never left the device is deleted and corrected on the screen and in the queue', async ({
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
    await sayOnline(page);
    await expect
      .poll(async () => (await storedMeals(request, ada)).map(({ name, calories }) => [name, calories]))
      .toEqual([
        ['Sent in vain', 100],
        ['Corrected', 333],
      ]);
    await expect(page.getByRole('link', { name: /waiting|not saved/i })).toHaveCount(0);
  });
});

/** As if everything had been entered a while ago. */
const ageQueue = (page: Page, ms: number) =>
  page.evaluate(
    (age) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('fitarc-outbox');
        opening.onsuccess = () => {
          const tx = opening.result.transaction('writes', 'readwrite');
          tx.objectStore('writes').openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            cursor?.update({ ...cursor.value, madeAt: cursor.value.madeAt - age });
            cursor?.continue();
          };
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    ms,
  );

test.describe('two changes of the same record', () => {
  test.use({ allowConsole: /Failed to load resource.*net::ERR_/ });

  test('of a meal do not conflict with each other', async ({ page, request }) => {
    const ada = await openTracker(page, request, [OATS]);
    await expect(mealRow(page, 'Rolled oats')).toBeVisible();
    await cut(page);
    for (const grams of ['120', '180']) {
      await choose(page, 'Rolled oats', 'Edit');
      const edit = page.getByRole('dialog', { name: 'Edit Meal' });
      await edit.getByLabel('Portion in grams').fill(grams);
      await edit.getByRole('button', { name: 'Save Changes' }).click();
      await expect(edit).toHaveCount(0);
      await expect(mealRow(page, 'Rolled oats')).toContainText(grams);
    }
    await reconnect(page);
    await sayOnline(page);
    await expect.poll(() => outboxCount(page)).toBe(0);
    expect((await storedMeals(request, ada)).map(({ calories }) => calories)).toEqual([676.2]);
  });

  test('of a weight do not conflict, however long they waited', async ({ page, request }) => {
    await enter(page, await member(request));
    await page.goto('/tracking');
    const form = page.getByRole('button', { name: 'Log Weight' });
    await expect(form).toBeVisible();
    await cut(page);
    for (const weight of ['81', '79.4']) {
      await page.getByLabel('Date', { exact: true }).fill(dayFromToday(-3));
      await page.getByLabel('Weight', { exact: true }).fill(weight);
      await form.click();
      await expect(page.getByRole('main')).toContainText(`${Number(weight).toFixed(1)} kg`);
    }
    await expect.poll(() => outboxCount(page)).toBe(2);
    await ageQueue(page, 600_000);
    await reconnect(page);
    await sayOnline(page);
    await expect.poll(() => outboxCount(page)).toBe(0);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('79.4 kg');
  });
});

/** When the browser made the calls, by its own clock: the test hears of them later, and of some of them together. */
async function callTimes(page: Page, path: string): Promise<readonly number[]> {
  const times: number[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.requestWillBeSent', ({ request, wallTime }) => {
    if (request.method === 'POST' && request.url.endsWith(path)) times.push(wallTime * 1000);
  });
  await browser.send('Network.enable');
  return times;
}

test.describe('with a server that stores nothing', () => {
  test.use({ allowConsole: refused(503) });

  test('R-1042 a write that is answered 503 is tried again later, and not at once with each read', async ({
    page,
    request,
  }) => {
    const ada = await openTracker(page, request);
    const tries = await callTimes(page, '/api/meals');
    await page.route('**/api/meals', (route) =>
      route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Not now' } }),
    );
    await cut(page);
    await quickAdd(page, '150', 'Soup');
    await page.unroute('**/api/**');
    await expect.poll(() => tries.length).toBeGreaterThanOrEqual(3);
    expect((tries[2] ?? 0) - (tries[1] ?? 0)).toBeGreaterThan(1000);
    await reconnect(page);
    await sayOnline(page);
    await expect
      .poll(async () => (await storedMeals(request, ada)).map(({ name }) => name))
      .toEqual(['Soup']);
  });
});
