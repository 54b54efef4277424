import { expect, expectAccessible, refused, test } from '../support/test.ts';

const PAGES = ['/home', '/about', '/features', '/help', '/privacy', '/no-such-page'];

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, allowConsole: refused(404) });

    test('the public pages are accessible', async ({ page }) => {
      test.slow();
      for (const path of PAGES) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}
