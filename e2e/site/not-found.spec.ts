import { expect, type Page, test } from '@playwright/test';

const TITLE = 'Oops! Page Not Found';

async function expectNotFound(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveTitle(new RegExp(`^${TITLE}`));
}

for (const path of ['/no-such-page', '/help/more', '/admin/nothing', '/reset-password']) {
  test(`R-031 ${path} shows the not-found page`, async ({ page }) => {
    await page.goto(path);
    await expectNotFound(page);
    await expect(page).toHaveURL(path);
  });

  test(`R-031 ${path} answers with status 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

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

test('R-032 the not-found page links to the landing page', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('main').locator('a[href="/home"]').click();
  await expect(page).toHaveURL('/home');
});

test('R-033 the not-found page links to the dashboard', async ({ page }) => {
  await page.goto('/no-such-page');
  const link = page.getByRole('main').locator('a[href="/dashboard"]');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/login');
});

test('the footer of a short page is at the bottom of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto('/no-such-page');
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(1200);
});
