import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A blinking caret never ends, and the bar of a rest timer moves for minutes. */
const LONGEST_ANIMATION_MS = 2000;

/** Waits for transitions and other short animations. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate((longest) => {
    const short = document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().endTime ?? 0) <= longest);
    return Promise.allSettled(short.map((one) => one.finished));
  }, LONGEST_ANIMATION_MS);
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
