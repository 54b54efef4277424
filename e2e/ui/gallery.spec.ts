import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';
import { openGallery } from './open-gallery.ts';

const HARMLESS = /\[vite\]|React DevTools/;
const LAYERS = [
  ['Open alert', '[role="alertdialog"]'],
  ['Open sheet', '[role="dialog"]'],
  ['Open menu', '[role="menu"]'],
] as const;

/** What the page says on the console, apart from the development server's own words. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => HARMLESS.test(message.text()) || said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

test('is accessible and silent, opens accessible layers, and fits every window', async ({ page }) => {
  // Reading the whole page takes axe a while on a busy machine.
  test.slow();
  const said = listen(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await openGallery(page);
  await test.step('at 360 px', async () => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('touch targets are at least 44 px', async () => {
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, select, input, a[href]:not(.skip)')]
        .map((element) => element.closest('label') ?? element.closest('[class*="min-h-12"]') ?? element)
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
  });

  await test.step('layers', async () => {
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await page.getByRole('combobox', { name: 'Snack' }).click();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    for (const [opener, layer] of LAYERS) {
      await page.getByRole('button', { name: opener }).click();
      await expectAccessible(page, layer);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Show toast' }).click();
    await page.getByRole('button', { name: 'Show failure' }).click();
    await expectAccessible(page, '[data-toaster]');
  });

  await test.step('at 768 and 1280 px', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  expect(said).toEqual([]);
});
