import { expect, type Page, test } from '@playwright/test';
import { atRest } from '../support/screenshot.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';

const HARMLESS = /\[vite\]|React DevTools/;

async function openGallery(page: Page) {
  await page.goto('/gallery.html');
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor();
}

/** What the page says on the console, apart from the development server's own words. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => HARMLESS.test(message.text()) || said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    // Reading the whole page takes axe a while on a busy machine.
    test.slow();

    test('is accessible, silent and not wider than the window', async ({ page }) => {
      const said = listen(page);
      await openGallery(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(said).toEqual([]);
    });

    test('opens accessible layers, in silence', async ({ page }) => {
      const said = listen(page);
      await openGallery(page);

      await page.getByRole('button', { name: 'Open dialog' }).click();
      await page.getByRole('combobox', { name: 'Snack' }).click();
      await expectAccessible(page, '[role="dialog"]');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Open alert' }).click();
      await expectAccessible(page, '[role="alertdialog"]');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Open sheet' }).click();
      await expectAccessible(page, '[role="dialog"]');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Open menu' }).click();
      await expectAccessible(page, '[role="menu"]');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Show toast' }).click();
      await page.getByRole('button', { name: 'Show failure' }).click();
      await expectAccessible(page, '[data-toaster]');
      expect(said).toEqual([]);
    });
  });
}

test('fits a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openGallery(page);
  await expectNoSidewaysScroll(page);
});

test('touch targets are at least 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openGallery(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input, a[href]:not(.skip)')]
      .map((element) => element.closest('label') ?? element.closest('[class*="min-h-12"]') ?? element)
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
});

test.describe('layers', () => {
  test.beforeEach(async ({ page }) => openGallery(page));

  test('a dialog takes the focus, keeps it and gives it back', async ({ page }) => {
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

  test('a long dialog scrolls its body and keeps its footer', async ({ page }) => {
    await page.getByRole('button', { name: 'Open long dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Long content' });
    await expect(dialog).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open long dialog' })).toBeFocused();
  });

  test('an alert dialog starts at the harmless answer and ignores clicks outside', async ({ page }) => {
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

  test('a sheet closes with Escape and gives the focus back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open sheet' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('Escape closes the suggestions first and the dialog second', async ({ page }) => {
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

test.describe('toasts', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openGallery(page);
    // Only the tests move the clock: a slow machine must not take a toast away before it is used.
    await page.clock.pauseAt(Date.now() + 600_000);
  });

  test('the action works from the keyboard and the focus comes back', async ({ page }) => {
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

  test('it goes after five seconds, unless the pointer rests on it', async ({ page }) => {
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

  test('using it leaves the dialog below open', async ({ page }) => {
    await page.getByRole('button', { name: 'Show toast' }).click();
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await page.getByText('Undo', { exact: true }).click();
    await expect(page.getByText('Undone: 1')).toBeAttached();
    await expect(page.getByRole('dialog', { name: 'Edit plan' })).toBeVisible();
  });
});

test.describe('fields', () => {
  test.beforeEach(async ({ page }) => openGallery(page));

  test('tabs follow the arrows and keep what was typed', async ({ page }) => {
    await page.getByLabel('Nickname').fill('Lex');
    const first = page.getByRole('tab', { name: 'Personal Information' });
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Fitness Goals' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Fitness Goals' })).toBeVisible();
    await expect(page.getByLabel('Nickname')).toBeHidden();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Account Security' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await expect(page.getByLabel('Nickname')).toHaveValue('Lex');
  });

  test('the combobox filters, chooses and gives up', async ({ page }) => {
    const box = page.getByRole('combobox', { name: 'Food' });
    const options = page.getByRole('listbox', { name: 'Food' }).getByRole('option');
    await box.focus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(options).toHaveCount(6);
    await page.keyboard.type('br');
    await expect(options).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    const active = page.getByRole('option', { name: 'Chicken breast, grilled' });
    await expect(box).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '-');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('Chicken breast, grilled');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('xyz');
    await expect(page.getByText('No foods found').last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('Chicken breast, grilled');
    await expect(box).toBeFocused();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(box).toHaveValue('');
  });

  test('the combobox takes a tap', async ({ page }) => {
    const box = page.getByRole('combobox', { name: 'Food' });
    await box.click();
    await page.getByRole('option', { name: 'Oats' }).click();
    await expect(box).toHaveValue('Oats');
    await expect(box).toBeFocused();
  });

  test('the code field takes digits only, in keys and in one piece', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = page.getByLabel('Verification code');
    await code.click();
    await page.keyboard.type('4a8 2');
    await expect(code).toHaveValue('482');
    await page.keyboard.press('Backspace');
    await expect(code).toHaveValue('48');
    await code.fill('');
    await page.evaluate(() => navigator.clipboard.writeText(' 482 016 '));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(code).toHaveValue('482016');
    await page.keyboard.type('9');
    await expect(code).toHaveValue('482016');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  });

  test('the number field steps within its limits and ignores the wheel', async ({ page }) => {
    const portion = page.getByLabel('Portion', { exact: true });
    const more = page.getByRole('button', { name: 'More: Portion' });
    await more.click();
    await expect(portion).toHaveValue('160');
    for (let press = 0; press < 6; press++) await more.click();
    await expect(portion).toHaveValue('200');
    await page.getByRole('button', { name: 'Less: Portion' }).click();
    await expect(portion).toHaveValue('190');

    const weight = page.getByLabel('Current weight');
    await weight.click();
    await page.keyboard.press('ArrowUp');
    await expect(weight).toHaveValue('76.5');
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(100);
    await expect(weight).toHaveValue('76.5');
    await expect(weight).toHaveAttribute('inputmode', 'decimal');
  });

  test('radio cards are one stop and follow the arrows', async ({ page }) => {
    const male = page.getByRole('radio', { name: 'Male', exact: true });
    await male.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Female' })).toBeFocused();
    await page.getByText('Prefer not to say').click();
    await expect(page.getByRole('radio', { name: 'Prefer not to say' })).toBeChecked();
    await expect(page.getByRole('group', { name: 'Pace' })).toHaveAccessibleDescription(
      'Please choose a pace',
    );
  });

  test('the password can be looked at', async ({ page }) => {
    const field = page.getByLabel('Password', { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('an error belongs to its field', async ({ page }) => {
    const height = page.getByLabel('Height');
    await expect(height).toHaveAttribute('aria-invalid', 'true');
    await expect(height).toHaveAccessibleDescription('Please enter a valid height between 50 and 250 cm');
  });
});

test.describe('the rest', () => {
  test.beforeEach(async ({ page }) => openGallery(page));

  test('a busy button keeps its width and its focus, and does nothing', async ({ page }) => {
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

  test('the theme is switched, remembered and follows another tab', async ({ page, context }) => {
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

  test('the pager stops at both ends', async ({ page }) => {
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await pager.getByRole('button', { name: 'Next' }).click();
    await pager.getByRole('button', { name: 'Next' }).click();
    await expect(pager).toContainText('Page 3 of 3');
    await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  test('progress never says more than 100 percent', async ({ page }) => {
    const bar = page.getByRole('progressbar', { name: 'Fats' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveAttribute('aria-valuetext', '78.4 of 72 g');
  });

  test('a table that does not fit can be scrolled from the keyboard', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Foods of the day' })).toBeHidden();
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(page.getByRole('region', { name: 'Foods of the day' })).toHaveAttribute('tabindex', '0');
  });

  test('motion stops for those who ask for less of it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
    await expect.poll(moving).toBe(0);
  });
});
