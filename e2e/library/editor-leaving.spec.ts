import type { Page } from '@playwright/test';
import { newExercise } from '../support/exercises.ts';
import { pressOn } from '../support/keyboard.ts';
import { admin, enter, type Member } from '../support/members.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const LIST = '/admin/workouts/exercises';
const description = (page: Page) => page.getByLabel('Description');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Keep editing' }).click();
const leave = (page: Page) => question(page).getByRole('button', { name: 'Discard changes' }).click();
const kept = (page: Page) => page.getByText('Your unsaved changes are still here.');

let boss: Member;
let address: string;
test.beforeEach(async ({ page, request }) => {
  boss = await admin(request);
  const { exercise_id } = await newExercise(request, boss);
  address = `${LIST}/${exercise_id}`;
  await enter(page, boss);
  await page.goto(address);
  await expect(description(page)).toHaveValue('Lift the knee.');
});

test('Cancel asks once something is changed; staying keeps everything, leaving drops it', async ({
  page,
}) => {
  await test.step('nothing changed: nobody is asked', async () => {
    await description(page).fill('Other.');
    await description(page).fill('Lift the knee.');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\?group=Core&muscle=Hip\+Flexors$/);
  });
  await test.step('Cancel asks; staying keeps everything, leaving drops it', async () => {
    await page.goBack();
    await expect(description(page)).toHaveValue('Lift the knee.');
    await description(page).fill('Changed.');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(question(page)).toContainText('Your changes to this exercise have not been saved.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cancel' })).toBeFocused();
    await expect(description(page)).toHaveValue('Changed.');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await leave(page);
    await expect(page).toHaveURL(/\?group=Core&muscle=Hip\+Flexors$/);
    await page.goto(address);
    await expect(description(page)).toHaveValue('Lift the knee.');
    await expect(kept(page)).toHaveCount(0);
  });
});

test('links of the header, of its menus and of Sign Out are held back, by mouse and by keyboard', async ({
  page,
}) => {
  await test.step('links of the header and of its menus are held back, by mouse and by keyboard', async () => {
    await description(page).fill('Changed.');
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await stay(page);
    await expect(page).toHaveURL(address);
    const menu = page.getByRole('button', { name: 'Admin' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'User Management' }).click();
    await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await stay(page);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'User Management' })).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(page, question(page).getByRole('button', { name: 'Discard changes' }));
    await expect(page).toHaveURL(/\/admin\/users$/);
  });
  await test.step('Sign Out asks too, and signs out once that is answered', async () => {
    await page.goto(address);
    await expect(description(page)).toHaveValue('Lift the knee.');
    await description(page).fill('Changed.');
    const menu = page.getByRole('button', { name: 'Account menu' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await stay(page);
    await expect(description(page)).toHaveValue('Changed.');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await leave(page);
    await expect(page).toHaveURL(/\/home$/);
    expect(await page.evaluate(() => window.localStorage.getItem('token'))).toBeNull();
  });
});

test('on a phone: the slide-out menu and the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await description(page).fill('Changed.');
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Trends' }).click();
  await stay(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).click();
  await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await stay(page);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).click();
  await leave(page);
  await expect(page).toHaveURL(/\/settings$/);
});

test('a reload and the browser’s back button: what was typed is there again, and can be discarded', async ({
  page,
}) => {
  await test.step('the browser’s back button: what was typed is there again, and can be discarded', async () => {
    await page.goto(LIST);
    await page.goto(address);
    await description(page).fill('Changed.');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Exercise Library' })).toBeVisible();
    await page.goForward();
    await expect(kept(page)).toBeVisible();
    await expect(description(page)).toHaveValue('Changed.');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(description(page)).toHaveValue('Lift the knee.');
    await expect(kept(page)).toHaveCount(0);
    await page.reload();
    await expect(description(page)).toHaveValue('Lift the knee.');
  });
  await test.step('reloading: the browser asks, and nothing is lost', async () => {
    await description(page).fill('Changed.');
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await expect(kept(page)).toBeVisible();
    await expect(description(page)).toHaveValue('Changed.');
    await page.getByRole('button', { name: 'Save exercise', exact: true }).click();
    await expect(page.getByText('Exercise saved')).toBeVisible();
    await page.goto(address);
    await expect(description(page)).toHaveValue('Changed.');
    await expect(kept(page)).toHaveCount(0);
  });
});
