import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { inEachTheme } from './screenshot.ts';

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

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * In both themes: everything in the light one, and in the dark one what a theme can change. Colours are judged
 * at rest, because half-faded text has no contrast to speak of.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // A page's code comes a moment after its frame.
  await expect(page.locator('h1')).toBeAttached();
  const found: string[] = [];
  await inEachTheme(page, async (theme) => {
    // 'Legacy' only means: without frames of other origins, which we have none of, and without a new page each time.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
    if (within) axe.include(within);
    const asked = theme === 'light' ? axe.withTags(RULES) : axe.withRules('color-contrast');
    const { violations } = await asked.analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    );
  });
  expect(found).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}
