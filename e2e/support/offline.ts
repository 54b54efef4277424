import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

type Cut = Page | BrowserContext;

/** No call of the API is answered; pages and scripts still come. */
export const cut = (where: Cut): Promise<unknown> =>
  where.route('**/api/**', (route) => route.abort('connectionrefused'));

/** Every call is handled, and its answer is lost on the way back. */
export const loseAnswers = (where: Cut): Promise<unknown> =>
  where.route('**/api/**', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

/** The page of a captive portal in place of every answer. */
export const portal = (where: Cut): Promise<unknown> =>
  where.route('**/api/**', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<html><h1>Welcome to Gym Wi-Fi</h1></html>',
    }),
  );

export const reconnect = (where: Cut): Promise<void> => where.unrouteAll({ behavior: 'wait' });

/** With the switch of the settings: nothing is stored, so that nothing stands in for a server that fails. */
export const keepNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('keepNothing', 'true'));

/** All rows of an object store of the page. */
const storedRows = (page: Page, database: string, store: string): Promise<unknown[]> =>
  page.evaluate(
    (names) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(names.database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction(names.store).objectStore(names.store).getAll();
          reading.onsuccess = () => {
            db.close();
            resolve(reading.result);
          };
        };
      }),
    { database, store },
  );

/** What the server has answered, as far as it is kept on the device of a page. */
export const storedAnswers = (page: Page) => storedRows(page, 'fitarc-answers', 'answers');

/** How many writes wait on the device of a page. */
export const outboxCount = async (page: Page): Promise<number> =>
  (await storedRows(page, 'fitarc-outbox', 'writes')).length;

/** What the bar says about the connection and what waits. */
export const connectionLine = (page: Page): Locator => page.getByRole('banner').getByRole('status');

/** Adds calories to the day that is open. */
export async function quickAdd(page: Page, calories: string, name = ''): Promise<void> {
  await page.getByRole('button', { name: 'Quick Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Add' });
  await dialog.getByLabel('Calories').fill(calories);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
