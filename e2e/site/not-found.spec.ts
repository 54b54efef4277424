import { expect, type Page, test } from '@playwright/test';

const TITLE = 'Oops! Page Not Found';

async function expectNotFound(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveTitle(new RegExp(`^${TITLE}`));
}

test('R-031 addresses that lead nowhere show the not-found page and answer with status 404', async ({
  page,
}) => {
  for (const path of ['/no-such-page', '/help/more', '/admin/nothing', '/reset-password']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expectNotFound(page);
    await expect(page).toHaveURL(path);
  }
});

test('R-031 a member sees the same page', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ json: {} }));
  await page.addInitScript(() => {
    const claims = btoa(JSON.stringify({ email: 'ada@example.org', email_verified: true }));
    localStorage.setItem('token', `x.${claims}.x`);
    localStorage.setItem('isVerified', 'true');
  });
  await page.goto('/no-such-page');
  await expectNotFound(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('R-032 R-033 the not-found page links to the landing page and the dashboard, its footer is at the bottom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto('/no-such-page');
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(1200);
  await page.getByRole('main').locator('a[href="/home"]').click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  const link = page.getByRole('main').locator('a[href="/dashboard"]');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/login');
});
