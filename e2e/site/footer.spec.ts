import { expect, test } from '@playwright/test';

const LINKS = [
  ['R-017', 'Company', '/about', 'About', 'About FitArc'],
  ['R-018', 'Company', '/careers', 'Careers', 'Careers'],
  ['R-019', 'Company', '/partners', 'Partners', 'Partners'],
  ['R-020', 'Company', '/press', 'Press', 'Press'],
  ['R-021', 'Product', '/features', 'Features', 'Features'],
  ['R-022', 'Product', '/pricing', 'Pricing', 'Pricing'],
  ['R-023', 'Product', '/apps', 'Apps', 'Apps'],
  ['R-024', 'Product', '/updates', 'Updates', 'Updates'],
  ['R-025', 'Support', '/help', 'Help', 'Help'],
  ['R-026', 'Support', '/contact', 'Contact', 'Contact'],
  ['R-027', 'Support', '/privacy', 'Privacy', 'Privacy'],
  ['R-028', 'Support', '/terms', 'Terms', 'Terms'],
] as const;

test('R-015 R-017 to R-029 the footer links to pages of their own, and to other hosts in a new tab', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/home');
  const footer = page.getByRole('contentinfo');
  for (const [row, column, path, label, heading] of LINKS) {
    const link = footer.getByRole('navigation', { name: column }).getByRole('link', { name: label });
    await expect(link, row).toHaveAttribute('href', path);
    await link.click();
    await expect(page, row).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }), row).toHaveText(heading);
    await expect(page, row).toHaveTitle(`${heading} – FitArc`);
    if (path === '/about') await expect(page.getByRole('heading', { name: 'What it is not' })).toBeVisible();
    await expect(footer, row).toBeVisible();
    expect((await request.get(path)).status(), row).toBe(200);
  }
  const links = page.getByRole('navigation', { name: 'Elsewhere' }).getByRole('link');
  await expect(links).not.toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const found = await links.evaluateAll((list: HTMLAnchorElement[]) =>
    list.map(({ href, target, rel, textContent }) => ({ href, target, rel, name: textContent?.trim() })),
  );
  expect(found.length).toBeGreaterThanOrEqual(2);
  for (const { href, target, rel, name } of found) {
    expect(new URL(href).protocol).toBe('https:');
    expect(new URL(href).origin).not.toBe(baseURL);
    expect(target).toBe('_blank');
    expect(rel.split(' ').sort()).toEqual(['noopener', 'noreferrer']);
    expect(name).toMatch(/\w.+\(opens in a new tab\)$/);
  }
});

test('signing in and up is left without a footer', async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});
