import { expect, type Page } from '@playwright/test';

/** A visitor on a slow phone notices more than this. */
const MOST = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null }[];
}
type Watching = Window & { shifts: { value: number; what: string }[] };

/** From the next page on, notes what moves without anybody having touched it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Watching['shifts'] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'text');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput)
          shifts.push({ value, what: sources.map(({ node }) => nameOf(node)).join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page was opened, taken together, is next to nothing. */
export async function expectSteady(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as Watching).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
}
