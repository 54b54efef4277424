import type { Page } from '@playwright/test';

/** A route handler on a slow network. */
export const slowNetwork = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Until what the page has been told has had that many frames to show. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise(requestAnimationFrame);
  }, count);

/**
 * Where the product measures a pause itself (a second press, a new word, the next generation) and refuses what comes
 * sooner: until the clock of the page has passed it. Nothing that is merely slow is waited for in this way.
 */
export async function pauseOf(page: Page, ms: number): Promise<void> {
  const end = (await page.evaluate(() => Date.now())) + ms;
  await page.waitForFunction((over) => Date.now() > over, end);
}

/** Two generations are refused within this time; the server counts by a clock of its own. */
export const BETWEEN_GENERATIONS_MS = 2050;
export const DOUBLE_PRESS_MS = 500;
export const TYPED_WORD_MS = 500;
