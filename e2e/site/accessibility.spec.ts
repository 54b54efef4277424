import { expect, expectAccessible, refused, test } from '../support/test.ts';

/** The wide layout differs on the landing page, and by the footer and the contents of the help. */
const PAGES: Record<number, readonly string[]> = {
  360: ['/home', '/about', '/features', '/help', '/privacy', '/no-such-page'],
  1280: ['/home', '/help'],
};

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, allowConsole: refused(404) });

    test('the public pages are accessible', async ({ page }) => {
      test.slow();
      for (const path of PAGES[width] ?? []) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}
