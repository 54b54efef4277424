import { expect, test } from '@playwright/test';
import { frames } from '../support/time.ts';
import { openGallery } from './open-gallery.ts';

test('fields take keys, taps and pastes, and say what is wrong with them', async ({ page, context }) => {
  await openGallery(page);
  await test.step('tabs follow the arrows and keep what was typed', async () => {
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
  await test.step('the combobox filters, chooses and gives up', async () => {
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
  await test.step('the combobox takes a tap', async () => {
    const box = page.getByRole('combobox', { name: 'Food' });
    await box.click();
    await page.getByRole('option', { name: 'Oats' }).click();
    await expect(box).toHaveValue('Oats');
    await expect(box).toBeFocused();
  });
  await test.step('the code field takes digits only, in keys and in one piece', async () => {
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
  await test.step('the number field steps within its limits and ignores the wheel', async () => {
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
    await frames(page, 6);
    await expect(weight).toHaveValue('76.5');
    await expect(weight).toHaveAttribute('inputmode', 'decimal');
  });
  await test.step('radio cards are one stop and follow the arrows', async () => {
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
  await test.step('the password can be looked at', async () => {
    const field = page.getByLabel('Password', { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('an error belongs to its field', async () => {
    const height = page.getByLabel('Height');
    await expect(height).toHaveAttribute('aria-invalid', 'true');
    await expect(height).toHaveAccessibleDescription('Please enter a valid height between 50 and 250 cm');
  });
});
