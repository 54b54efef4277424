import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, ContextSpec, RunOptions } from 'axe-core';
import { inEachTheme, screenshot } from './screenshot.ts';

interface Fixtures {
  /** Console messages a test expects; everything else the console says fails it. */
  readonly allowConsole: RegExp;
}

/**
 * A refused call is logged by the browser itself, and a list that could not be had by the page as well; tests that
 * provoke one allow it by its status.
 */
export const refused = (...statuses: number[]) =>
  new RegExp(
    `Failed to load resource.*(status of (${statuses.join('|')})|net::ERR_)|A list could not be loaded`,
  );

/** What Playwright itself says where it keeps the shell worker out. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

/** Asked for some seconds after any page of a member, also where a test made the token up. */
const isOfBanner = (message: ConsoleMessage) =>
  message.location().url.endsWith('/api/installation/announcement');

export const test = base.extend<Fixtures>({
  allowConsole: [/(?!)/, { option: true }],
  page: async ({ page, allowConsole }, use) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (!isOfBanner(message)) said.push(`${message.type()}: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => said.push(`page error: ${error.message}`));
    await use(page);
    // Chromium's own hints are hidden by default, so nobody is shown them.
    const shown = said.filter(
      (line) => !line.startsWith('verbose:') && !BLOCKED_WORKER.test(line) && !allowConsole.test(line),
    );
    expect(shown).toEqual([]);
  },
});

export { expect };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMED: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
const EVERYTHING: RunOptions = { runOnly: RULES };

type AxeWindow = Window & { axe: { run(context: ContextSpec, options: RunOptions): Promise<AxeResults> } };

/** Brought into the page once: axe takes longer to be read than to look. */
async function violationsOn(page: Page, within: string | undefined, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ([selector, given]) => {
      const { axe } = window as unknown as AxeWindow;
      const { violations } = await axe.run(selector ? { include: [selector] } : { exclude: [] }, given);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    [within, { ...options, resultTypes: ['violations'] } as RunOptions] as const,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.join(' | ')}`);
}

/**
 * In both themes: everything in the light one, and in the dark one what a theme can change. Colours are judged
 * at rest, because half-faded text has no contrast to speak of.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // A page's code comes a moment after its frame.
  await expect(page.locator('h1')).toBeAttached();
  const found: string[] = [];
  await inEachTheme(page, async (theme) => {
    const said = await violationsOn(page, within, theme === 'light' ? EVERYTHING : THEMED);
    found.push(...said.map((words) => `${theme}, ${words}`));
  });
  expect(found).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

const LAYER = '[role="dialog"], [role="alertdialog"]';

/**
 * The page as it stands: it fits, it is accessible, and a person may look at the picture. A layer makes the rest of the
 * page inert, so it alone is judged; `within` is a region of a long page that another journey judges as a whole.
 */
export async function expectSound(page: Page, picture: string, within?: Locator): Promise<void> {
  await expectNoSidewaysScroll(page);
  const hasLayer = (await page.locator(LAYER).count()) > 0;
  const region = within && `[aria-labelledby="${await within.getAttribute('aria-labelledby')}"]`;
  await expectAccessible(page, hasLayer ? LAYER : region);
  await screenshot(page, picture);
}

/** The same look at each width, without another visit. */
export async function atEachWidth(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await look(width);
  }
}
