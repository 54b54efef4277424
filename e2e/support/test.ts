import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Console messages a test expects; everything else the console says fails it. */
  readonly allowConsole: RegExp[];
}

/** A refused call is logged by the browser itself; tests that provoke one allow it by its status. */
export const refused = (status: number) => new RegExp(`Failed to load resource.*status of ${status}`);
export const noAnswer = /Failed to load resource: net::ERR_/;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  allowConsole: async ({}, use) => use([]),
  page: async ({ page, allowConsole }, use) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`page error: ${error.message}`));
    await use(page);
    expect(said.filter((line) => !allowConsole.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

export { expect };

export async function expectAccessible(page: Page): Promise<void> {
  // Colours are judged at rest: half-faded text has no contrast to speak of.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}
