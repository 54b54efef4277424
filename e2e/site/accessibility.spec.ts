import { expect, expectAccessible, refused, test } from '../support/test.ts';

const PAGES = {
  landing: '/home',
  about: '/about',
  features: '/features',
  help: '/help',
  privacy: '/privacy',
  'not found': '/no-such-page',
};

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, allowConsole: refused(404) });

    for (const [name, path] of Object.entries(PAGES)) {
      test(`the ${name} page is accessible`, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}
