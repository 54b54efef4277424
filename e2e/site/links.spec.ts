import { INFO_PAGES } from '@fitarc/contract/page-paths';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';

const PAGES: string[] = ['/home', '/about', ...INFO_PAGES, '/no-such-page'];
/** One of each kind. */
const KINDS = ['/home', '/about', '/features', '/help', '/privacy', '/no-such-page'];
/** The wide layout differs on the landing page, and by the footer and the contents of the help. */
const DIFFER_WIDE = ['/home', '/help'];
const PHONE = { width: 360, height: 740 };

async function linksOf(page: Page) {
  const links = await page
    .locator('a[href]')
    .evaluateAll((list: HTMLAnchorElement[]) => list.map(({ href, target, rel }) => ({ href, target, rel })));
  return links.map((link) => ({ ...link, url: new URL(link.href) }));
}

test.use({ viewport: PHONE, allowConsole: refused(404) });

test('R-016 to R-029 on a small phone: no public page is too wide, noisy or inaccessible, and no link leads nowhere', async ({
  page,
  request,
  baseURL,
}) => {
  const found = new Set<string>();
  for (const path of PAGES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (KINDS.includes(path)) await expectAccessible(page);
    if (DIFFER_WIDE.includes(path)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
    }
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
