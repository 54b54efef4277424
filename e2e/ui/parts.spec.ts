import { expect, test } from '@playwright/test';
import { atRest } from '../support/screenshot.ts';
import { openGallery } from './open-gallery.ts';

test('what is busy, counted, paged, moving or too wide', async ({ page }) => {
  await openGallery(page);
  await test.step('a busy button keeps its width and its focus, and does nothing', async () => {
    const button = page.getByRole('button', { name: 'Save', exact: true });
    await page.evaluate(() => document.fonts.ready);
    const before = await button.boundingBox();
    await button.focus();
    await page.keyboard.press('Enter');
    const busy = page.getByRole('button', { name: 'Saving', exact: true });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy).toBeDisabled();
    await expect(busy).toBeFocused();
    await atRest(page);
    expect((await busy.boundingBox())?.width).toBeCloseTo(before?.width ?? 0, 0);
  });
  await test.step('the pager stops at both ends', async () => {
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await pager.getByRole('button', { name: 'Next' }).click();
    await pager.getByRole('button', { name: 'Next' }).click();
    await expect(pager).toContainText('Page 3 of 3');
    await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
  await test.step('progress never says more than 100 percent', async () => {
    const bar = page.getByRole('progressbar', { name: 'Fats' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveAttribute('aria-valuetext', '78.4 of 72 g');
  });
  await test.step('motion stops for those who ask for less of it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
    await expect.poll(moving).toBe(0);
  });
  await test.step('a table that does not fit can be scrolled from the keyboard', async () => {
    await expect(page.getByRole('region', { name: 'Foods of the day' })).toBeHidden();
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(page.getByRole('region', { name: 'Foods of the day' })).toHaveAttribute('tabindex', '0');
  });
});

test('the theme is switched, remembered and follows another tab', async ({ page, context }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await openGallery(other);
  await other.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
});
