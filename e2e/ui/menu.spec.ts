import { expect, type Page, test } from '@playwright/test';
import { atRest } from '../support/screenshot.ts';
import { pauseOf, TYPED_WORD_MS } from '../support/time.ts';
import { openGallery } from './open-gallery.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('menu', { name: 'Plan actions' });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });

async function press(page: Page, key: string, focused: string) {
  await page.keyboard.press(key);
  await expect(item(page, focused)).toBeFocused();
}

test('the arrows, the first letters and Tab lead through it and out of it', async ({ page }) => {
  await openGallery(page);
  await test.step('the arrows open it at either end and go round; what cannot be chosen is passed over', async () => {
    await opener(page).focus();
    await expect(opener(page)).toHaveAttribute('aria-haspopup', 'menu');
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await press(page, 'ArrowUp', 'Delete');
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'ArrowDown', 'Profile');
    await press(page, 'ArrowUp', 'Delete');
    await expect(item(page, 'Archive')).toBeDisabled();
    await press(page, 'ArrowUp', 'Repeat');
    await press(page, 'End', 'Delete');
    await press(page, 'Home', 'Profile');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await press(page, 'ArrowDown', 'Profile');
    await page.keyboard.press('Escape');
  });
  await test.step('typing leads to an item, and Space chooses it', async () => {
    await opener(page).focus();
    await press(page, 'Space', 'Profile');
    await expect(page.getByRole('main').getByRole('menu')).toBeVisible();
    await page.keyboard.type('rep');
    await expect(item(page, 'Repeat')).toBeFocused();
    await page.keyboard.press('Home');
    // The pause that starts a new word.
    await pauseOf(page, TYPED_WORD_MS);
    await press(page, 'r', 'Rename');
    await press(page, 'r', 'Repeat');
    await page.keyboard.type('x');
    await expect(item(page, 'Repeat')).toBeFocused();
    await press(page, 'ArrowUp', 'Rename');
    await pauseOf(page, TYPED_WORD_MS);
    await page.keyboard.press('Space');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Edit plan' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  });
  await test.step('Tab closes it and goes on from its button', async () => {
    await opener(page).focus();
    await press(page, 'Enter', 'Profile');
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show toast' })).toBeFocused();
  });
});

test('a press opens and closes it; it gives the focus back, opens links and stays in the window', async ({
  page,
  context,
}) => {
  await openGallery(page);
  await test.step('a press on the button opens and closes it, one elsewhere closes it', async () => {
    await opener(page).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await opener(page).click();
    await expect(menu(page)).toBeFocused();
    await opener(page).click();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await item(page, 'Archive').click({ force: true });
    await item(page, 'Rename').hover();
    await expect(item(page, 'Rename')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.getByRole('button', { name: 'Show success' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByText('Workout saved')).toBeVisible();
  });
  await test.step('a dialog that was chosen gives the focus back to the button of the menu', async () => {
    await opener(page).click();
    await item(page, 'Rename').click();
    const dialog = page.getByRole('dialog', { name: 'Edit plan' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
  await test.step('a link opens a tab of its own', async () => {
    await opener(page).click();
    const opened = context.waitForEvent('page');
    await item(page, 'Profile').click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\?profile$/);
    await expect((await opened).getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    await expect(page).toHaveURL(/gallery/);
  });
  await test.step('it stays inside a small window, wherever its button is', async () => {
    await page.setViewportSize({ width: 360, height: 400 });
    for (const [left, right] of [
      ['4px', 'auto'],
      ['auto', '4px'],
    ]) {
      const corner = { position: 'fixed', bottom: '4px', left, right };
      await opener(page).evaluate((button, style) => Object.assign(button.style, style), corner);
      await opener(page).click();
      await atRest(page);
      await expect(menu(page)).toBeInViewport({ ratio: 1 });
      await expect(item(page, 'Delete')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  });
});
