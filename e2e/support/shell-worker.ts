import { expect, type Page } from '@playwright/test';

/** A few seconds after a member's page has loaded, everything it needs is stored. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** As the browser does at the next visit, or the page after an hour. */
export const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });

export const storedCaches = (page: Page) => page.evaluate(() => caches.keys());

/** The release that the page belongs to. */
export const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');

export const quickLinks = (page: Page) => page.getByRole('navigation', { name: 'Quick' });

/** The frame of a member's page, with its menus; what is in the page is another matter. */
export async function expectFrame(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(quickLinks(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
}
