import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PAGES = {
  landing: '/home',
  about: '/about',
  features: '/features',
  help: '/help',
  privacy: '/privacy',
  'not found': '/no-such-page',
};

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${theme}, ${width} px`, () => {
      // Nothing moves, so that colours are read at rest.
      test.use({
        colorScheme: theme,
        viewport: { width, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const [name, path] of Object.entries(PAGES)) {
        test(`the ${name} page is accessible`, async ({ page }) => {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
          expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
            [],
          );
        });
      }
    });
  }
}
