import { expect, test } from '@playwright/test';
import { openGallery } from './open-gallery.ts';

test('layers take the focus, keep it and give it back; Escape closes the uppermost', async ({ page }) => {
  await openGallery(page);
  await test.step('a dialog takes the focus, keeps it and gives it back', async () => {
    const opener = page.getByRole('button', { name: 'Open dialog' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit plan' });
    await expect(dialog).toHaveAccessibleDescription('The name shows in your list.');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('a long dialog scrolls its body and keeps its footer', async () => {
    await page.getByRole('button', { name: 'Open long dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Long content' });
    await expect(dialog).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open long dialog' })).toBeFocused();
  });
  await test.step('an alert dialog starts at the harmless answer and ignores clicks outside', async () => {
    const opener = page.getByRole('button', { name: 'Open alert' });
    await opener.click();
    const alert = page.getByRole('alertdialog', { name: 'Delete Strength Four?' });
    await expect(alert.getByRole('button', { name: 'Keep' })).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Delete Plan' }).click();
    await expect(alert).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('a press beside a dialog closes it, but not the second half of a double click', async () => {
    await page.getByRole('button', { name: 'Open long dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Long content' });
    await expect(dialog).toBeFocused();
    await dialog.evaluate((element) => {
      const press = () => new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' });
      element.dispatchEvent(press());
      document.body.dispatchEvent(press());
    });
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(async () => {
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden({ timeout: 500 });
    }).toPass();
  });
  await test.step('a sheet closes with Escape and gives the focus back', async () => {
    const opener = page.getByRole('button', { name: 'Open sheet' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('Escape closes the suggestions first and the dialog second', async () => {
    await page.getByRole('button', { name: 'Open dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit plan' });
    await dialog.getByRole('combobox', { name: 'Snack' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('toasts wait to be read, are used from the keyboard, and leave what is below open', async ({ page }) => {
  await page.clock.install();
  await openGallery(page);
  // Only the test moves the clock: a slow machine must not take a toast away before it is used.
  await page.clock.pauseAt(Date.now() + 600_000);
  await test.step('the action works from the keyboard and the focus comes back', async () => {
    const opener = page.getByRole('button', { name: 'Show toast' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('F8');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(page.getByText('Almonds removed')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Undone: 1')).toBeVisible();
    await expect(page.getByText('Almonds removed')).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('it goes after five seconds, unless the pointer rests on it', async () => {
    await page.getByRole('button', { name: 'Show toast' }).click();
    const message = page.getByText('Almonds removed');
    await message.hover();
    await page.clock.runFor(20_000);
    await expect(message).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(4_900);
    await expect(message).toBeVisible();
    await page.clock.runFor(200);
    await expect(message).toBeHidden();
  });
  await test.step('using it leaves the dialog below open', async () => {
    await page.getByRole('button', { name: 'Show toast' }).click();
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await page.getByText('Undo', { exact: true }).click();
    await expect(page.getByText('Undone: 2')).toBeAttached();
    await expect(page.getByRole('dialog', { name: 'Edit plan' })).toBeVisible();
  });
});

test('on a phone one message at a time covers the page', async ({ page }) => {
  await page.clock.install();
  await openGallery(page);
  await page.clock.pauseAt(Date.now() + 600_000);
  const shown = page.getByRole('region', { name: 'Notifications (F8)' }).locator(':scope > *:visible');
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Show success' }).click();
  await expect(shown).toHaveCount(3);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(shown).toHaveCount(1);
});
