import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** With FITARC_SCREENSHOTS set to a folder the tests leave pictures there for a person to look at. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.FITARC_SCREENSHOTS;
  if (!folder) return;
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
