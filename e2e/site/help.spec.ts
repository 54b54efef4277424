import { expect, test } from '@playwright/test';

test('R-025 the contents of the help lead to their answers', async ({ page }) => {
  await page.goto('/help');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'How do I become an administrator?' }).click();
  await expect(page).toHaveURL('/help#how-do-i-become-an-administrator');
  const heading = page.getByRole('heading', { name: 'How do I become an administrator?' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(page.getByText('npm run admin -- promote you@example.org')).toBeInViewport();
});

test('R-025 a link from elsewhere opens the help at the answer; to another page and back', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/help#where-does-the-email-go');
  const heading = page.getByRole('heading', { name: 'Where does the email go?' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  await page.goBack();
  await expect(heading).toBeInViewport();
  expect(problems).toEqual([]);
});

test('the help answers what members and operators ask about logging in', async ({ page }) => {
  await page.goto('/help');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const [question, answer] of [
    ['I lost my phone', 'Enter a recovery code'],
    ['What is a passkey?', 'fingerprint'],
    ['Where am I signed in?', 'sign out one or all others'],
    ['How do my own programs read my data?', 'access token'],
    ['A member lost the phone and the recovery codes', 'reset-second-factor'],
    ['Can members log in with our provider?', 'OIDC_ISSUER'],
    ['How do I block attackers?', 'docs/operator/fail2ban.md'],
  ] as const) {
    await contents.getByRole('link', { name: question, exact: true }).click();
    await expect(page.getByRole('heading', { name: question, exact: true })).toBeFocused();
    await expect(page.getByRole('main').getByText(answer).first()).toBeVisible();
  }
});

test('R-025 an address written in another way is the same page', async ({ page }) => {
  for (const path of ['/help/', '/Help']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  }
});

test('R-027 the privacy page names every key the browser keeps', async ({ page }) => {
  await page.goto('/privacy');
  for (const key of ['token', 'isVerified', 'isAdmin', 'firstTimeSetup', 'copiedExercises', 'theme']) {
    await expect(
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`\\b${key}\\b`) })
        .last(),
    ).toBeVisible();
  }
});

test('R-027 a visit sets no cookie and asks nobody else for anything', async ({ page, context, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) strangers.push(request.url());
  });
  for (const path of ['/home', '/about', '/help']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(strangers).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('an address that is typed opens at its top, wherever the page before it stood', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
