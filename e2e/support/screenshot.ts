import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A blinking caret never ends. */
const LONGEST_ANIMATION_MS = 2000;

/** Waits for transitions and other short animations. Asks again and again: the promise of a canceled one may never settle. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest;
    const deadline = performance.now() + longest;
    while (performance.now() < deadline && document.getAnimations().some(isMoving))
      await new Promise((resolve) => setTimeout(resolve, 16));
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
