import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Waits for movements that end; a blinking caret never does. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** With FITARC_SCREENSHOTS set to a folder the tests leave pictures there for a person to look at. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.FITARC_SCREENSHOTS;
  if (!folder) return;
  await atRest(page);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
