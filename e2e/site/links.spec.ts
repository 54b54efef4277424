import { INFO_PAGES } from '@fitarc/contract/pages';
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, refused, test } from '../support/test.ts';

const PAGES: string[] = ['/home', '/about', ...INFO_PAGES, '/no-such-page'];

async function linksOf(page: Page) {
  const links = await page
    .locator('a[href]')
    .evaluateAll((list: HTMLAnchorElement[]) => list.map(({ href, target, rel }) => ({ href, target, rel })));
  return links.map((link) => ({ ...link, url: new URL(link.href) }));
}

test.use({ viewport: { width: 360, height: 740 }, allowConsole: refused(404) });

test('R-016 to R-029 on a small phone: no public page is too wide or noisy, and no link leads nowhere', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const found = new Set<string>();
  for (const path of PAGES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoSidewaysScroll(page);
    for (const { href, target, rel, url } of await linksOf(page)) {
      if (url.origin !== baseURL) {
        // a new tab, which is told nothing.
        expect({ href, target, rel }).toEqual({ href, target: '_blank', rel: 'noopener noreferrer' });
        expect(href).toMatch(/^https:/);
        continue;
      }
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
