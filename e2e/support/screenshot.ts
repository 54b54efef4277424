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

const THEMES = ['light', 'dark'] as const;

/** The page as it stands, in one theme and in the other; it keeps the light one. */
export async function inEachTheme(
  page: Page,
  look: (theme: 'light' | 'dark') => Promise<void>,
): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await atRest(page);
    await look(theme);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** With FITARC_SCREENSHOTS set to a folder the tests leave pictures there for a person to look at. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.FITARC_SCREENSHOTS;
  if (!folder) return;
  await inEachTheme(page, async (theme) => {
    await page.screenshot({ path: join(folder, `${name}-${theme}.png`), fullPage: true });
  });
}
