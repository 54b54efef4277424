import { admin, enter, member } from '../support/members.ts';
import { expect, expectSound, test } from '../support/test.ts';

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

  test('A-172 a page whose code cannot be fetched says so and can be tried again', async ({ page }) => {
    await page.route('**/assets/login-page-*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  });

  test('offline, a tab that was never opened says what is missing, and the menus stay', async ({
    page,
    context,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await enter(page, await member(request));
    await page.goto('/dashboard');
    const quick = page.getByRole('navigation', { name: 'Quick' });
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
    await context.setOffline(true);
    await quick.getByRole('link', { name: 'Trends' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Fitness Trends' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
    await expect(quick).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expectSound(page, 'offline-360');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('alert')).toContainText('Still no connection');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByText('This could not be loaded. You may be offline.')).toBeVisible();
    // What was opened before still opens.
    await quick.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
    await quick.getByRole('link', { name: 'Trends' }).click();
    // Not before it has failed, or there is nothing to try again.
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This page could not be loaded');
    // With the connection it comes by itself.
    await context.setOffline(false);
    await expect(page.getByText('No workout data available')).toBeVisible();
  });

  test('offline, the header stays on a page of administrators that was never opened', async ({
    page,
    context,
    request,
  }) => {
    await enter(page, await admin(request));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Admin', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Audit Log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
  });
});
