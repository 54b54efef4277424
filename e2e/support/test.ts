import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { atRest } from './screenshot.ts';

interface Fixtures {
  /** Console messages a test expects; everything else the console says fails it. */
  readonly allowConsole: RegExp;
}

/** A refused call is logged by the browser itself; tests that provoke one allow it by its status. */
export const refused = (...statuses: number[]) =>
  new RegExp(`Failed to load resource.*(status of (${statuses.join('|')})|net::ERR_)`);

export const test = base.extend<Fixtures>({
  allowConsole: [/(?!)/, { option: true }],
  page: async ({ page, allowConsole }, use) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`page error: ${error.message}`));
    await use(page);
    // Chromium's own hints are hidden by default, so nobody is shown them.
    const shown = said.filter((line) => !line.startsWith('verbose:') && !allowConsole.test(line));
    expect(shown).toEqual([]);
  },
});

export { expect };

export async function expectAccessible(page: Page): Promise<void> {
  // A page's code comes a moment after its frame.
  await expect(page.locator('h1')).toBeAttached();
  // Colours are judged at rest: half-faded text has no contrast to speak of.
  await atRest(page);
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
