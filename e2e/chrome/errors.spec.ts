import { expect, test } from '../support/test.ts';

test.describe('a page that breaks', () => {
  test.use({ allowConsole: /./ });
  test('R-034 A-027 shows the application error, without a stack', async ({ page }) => {
    await page.route('**/assets/about-page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const AboutPage = () => { throw new Error("boom in the kitchen"); }; export { AboutPage as t };',
      }),
    );
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/home');
    await expect(page.locator('body')).not.toContainText('boom');
  });

  test('A-172 a page whose code cannot be fetched says so and offers to reload', async ({ page }) => {
    await page.route('**/assets/login-page-*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  });
});
