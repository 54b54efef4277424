import { INFO_PAGES } from '@fitarc/contract/pages';
import { expect, type Page, test } from '@playwright/test';

const PAGES: string[] = ['/home', '/about', ...INFO_PAGES, '/no-such-page'];

interface FoundLink {
  readonly href: string;
  readonly target: string;
  readonly rel: string;
}

async function linksOf(page: Page, path: string): Promise<FoundLink[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page
    .locator('a[href]')
    .evaluateAll((list: HTMLAnchorElement[]) => list.map(({ href, target, rel }) => ({ href, target, rel })));
}

test('R-017 to R-028 no link on the public pages leads nowhere', async ({ page, request, baseURL }) => {
  test.setTimeout(120_000);
  const found = new Set<string>();
  for (const path of PAGES) {
    for (const { href } of await linksOf(page, path)) {
      const url = new URL(href);
      if (url.origin !== baseURL) continue;
      if (url.hash) await expect(page.locator(`[id="${url.hash.slice(1)}"]`)).toHaveCount(1);
      if (url.pathname !== '/no-such-page') found.add(url.pathname);
    }
  }
  expect(found.size).toBeGreaterThan(20);
  for (const path of found) {
    expect((await request.get(path)).status(), path).toBe(200);
    // A file has no heading; the pages have just been opened.
    if (path.includes('.') || PAGES.includes(path)) continue;
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading, path).not.toHaveText('Oops! Page Not Found');
  }
});

test('R-029 every link to another host opens a new tab and tells it nothing', async ({ page, baseURL }) => {
  for (const path of PAGES) {
    for (const { href, target, rel } of await linksOf(page, path)) {
      if (new URL(href).origin === baseURL) continue;
      expect({ href, target, rel }).toEqual({ href, target: '_blank', rel: 'noopener noreferrer' });
      expect(href).toMatch(/^https:/);
    }
  }
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of PAGES) {
    test(`${path} does not scroll sideways and is silent`, async ({ page }) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(error.message));
      page.on('console', (message) => {
        // The browser itself notes the status of a page that is not there.
        if (message.type() === 'error' && !message.text().includes('404')) said.push(message.text());
      });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(said).toEqual([]);
    });
  }
});
