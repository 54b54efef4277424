import {
  choose,
  eat,
  MILK,
  mealRow,
  OATS,
  openTracker,
  RICE,
  storedMeals,
  toast,
  totals,
  undo,
} from '../support/meals.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, refused, test } from '../support/test.ts';
import { dayFromToday } from '../support/workouts.ts';

const names = async (...args: Parameters<typeof storedMeals>) =>
  (await storedMeals(...args)).map(({ name }) => name);

test.describe('deleting', () => {
  test.use({ allowConsole: new RegExp(`${refused(500, 404).source}|The meal could not be deleted`) });

  test('R-254 R-255 A-100 a meal goes once it is gone for good, without a word when that fails, and can be brought back', async ({
    page,
    request,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const somebody = await openTracker(page, request, [OATS, MILK]);
    const calls = await stub(page, '/meals/*', { status: 500, json: { message: 'The disk is full' } });
    await choose(page, 'Rolled oats', 'Delete');
    await expect.poll(() => logged.join()).toContain('The meal could not be deleted');
    expect(calls).toHaveLength(1);
    await expect(mealRow(page, /^Rolled oats/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('The disk is full')).toHaveCount(0);
    await page.unroute('**/api/meals/*');

    await choose(page, 'Rolled oats', 'Delete');
    await expect(mealRow(page, /^Rolled oats/)).toHaveCount(0);
    await expect(totals(page)).toContainText('118');
    expect(await names(request, somebody)).toEqual([MILK[0]]);
    await expect(toast(page)).toContainText('Rolled oats deleted');
    await expect(page.getByRole('button', { name: 'More for Semi-skimmed milk' })).toBeFocused();
    await undo(page);
    await expect(mealRow(page, /^Rolled oats/)).toContainText('60 g');
    await expect(totals(page)).toContainText('344');
    expect(await storedMeals(request, somebody)).toContainEqual(
      expect.objectContaining({ name: OATS[0], portion: 60, serving: '60g', calories: 225.4 }),
    );

    // Deleted on another device meanwhile.
    await stub(page, '/meals/*', { status: 404, json: { message: 'Meal not found' } });
    await choose(page, 'Semi-skimmed milk', 'Delete');
    await expect(mealRow(page, /^Semi/)).toHaveCount(0);
    await expect(toast(page)).toContainText('This meal is no longer there');
    await choose(page, 'Rolled oats', 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit Meal' });
    await dialog.getByLabel('Name').fill('Porridge');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(toast(page).getByText('This meal is no longer there')).toHaveCount(2);
    // Back in this tab, it shows what was written down in another.
    await eat(request, somebody, [RICE]);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(mealRow(page, /^Basmati/)).toBeVisible();
  });
});

test('A-104 a meal is corrected: its portion rescales it, its figures, name and day can be set', async ({
  page,
  request,
}) => {
  const somebody = await openTracker(page, request, [OATS, MILK]);
  const dialog = page.getByRole('dialog', { name: 'Edit Meal' });
  await choose(page, 'Rolled oats', 'Edit');
  const grams = dialog.getByLabel('Portion in grams');
  await grams.fill('1001');
  await expect(dialog.getByRole('alert')).toHaveText('Portion must be between 1 and 1000 grams');
  await grams.fill('120');
  await expect(dialog.getByLabel('Calories')).toHaveValue('450.8');
  await expect(dialog.getByLabel('Protein')).toHaveValue('15.9');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(mealRow(page, /^Rolled oats/)).toContainText('120 g451');
  await expect(totals(page)).toContainText('569');

  await choose(page, 'Rolled oats', 'Edit');
  await dialog.getByLabel('Name').fill('Porridge');
  await dialog.getByLabel('Calories').fill('400');
  await dialog.getByLabel('Date').fill(dayFromToday(-1));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(mealRow(page, /^(Rolled oats|Porridge)/)).toHaveCount(0);
  expect(await storedMeals(request, somebody, dayFromToday(-1))).toEqual([
    expect.objectContaining({ name: 'Porridge', calories: 400, portion: 120 }),
  ]);
  await expect(page.getByRole('button', { name: 'More for Semi-skimmed milk' })).toBeVisible();
});

test('R-954 a day is copied, some of it or one food of it, and each copy can be taken back', async ({
  page,
  request,
}) => {
  const somebody = await openTracker(page, request);
  const yesterday = dayFromToday(-1);
  await eat(request, somebody, [OATS, MILK, RICE], yesterday);
  await page.reload();
  await page.getByRole('button', { name: 'Copy the Day Before' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy from Another Day' });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await dialog.getByRole('checkbox', { name: /^Rolled oats/ }).uncheck();
  await expectAccessible(page, '[role=dialog]');
  const posts: string[] = [];
  page.on('request', (call) => call.method() === 'POST' && posts.push(call.url()));
  // Two presses: at once, and when the answer is there and the dialog on its way out.
  const copy = dialog.getByRole('button', { name: 'Copy 2 foods' });
  const answered = page.waitForResponse('**/api/meals/copy');
  await copy.dblclick();
  await answered;
  await copy.dispatchEvent('click', {}, { timeout: 500 }).catch(() => undefined);
  await expect(dialog).toHaveCount(0);
  expect(posts).toHaveLength(1);
  await expect(page.getByText('2 foods copied to today')).toHaveCount(1);
  await expect(page.locator('[data-meal]')).toHaveCount(2);
  await expect(mealRow(page, /^Basmati/)).toContainText('220 g');
  await expect(totals(page)).toContainText('405');
  expect(await names(request, somebody)).toEqual([MILK[0], RICE[0]]);
  await expect(toast(page)).toContainText('2 foods copied to today');
  await undo(page);
  await expect(page.getByText('Nothing yet')).toHaveCount(4);
  expect(await names(request, somebody)).toEqual([]);

  const more = page.getByRole('button', { name: 'More for this day' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Copy from Another Day' }).click();
  await dialog.getByLabel('From').fill(dayFromToday(-9));
  await expect(dialog).toContainText('There are no meals on this day.');
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await page.getByLabel('Choose a date').fill(yesterday);
  await choose(page, 'Rolled oats', 'Copy to Another Day');
  const one = page.getByRole('dialog', { name: 'Copy to Another Day' });
  await expect(one.getByLabel('To')).toHaveValue(dayFromToday());
  await one.getByLabel('To').fill(dayFromToday(4));
  await one.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toast(page)).toContainText('1 food copied to');
  expect(await names(request, somebody, dayFromToday(4))).toEqual([OATS[0]]);
  await undo(page);
  await expect.poll(() => names(request, somebody, dayFromToday(4))).toEqual([]);
});

test.describe('quick add', () => {
  test.use({ allowConsole: refused(503) });

  test('R-955 R-258 calories are added without a food, once, however the network is', async ({
    page,
    request,
  }) => {
    const somebody = await openTracker(page, request);
    await page.getByRole('button', { name: 'Quick Add' }).click();
    const dialog = page.getByRole('dialog', { name: 'Quick Add' });
    await expect(dialog.getByLabel('Calories')).toBeFocused();
    const add = dialog.getByRole('button', { name: 'Add', exact: true });
    await add.click();
    await expect(dialog.getByRole('alert')).toContainText('Please enter a number');
    await dialog.getByLabel('Calories').fill('350.5');
    // Stored, and the answer is lost: the second try must not make another.
    await page.route('**/api/meals', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: {} });
    });
    await add.click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to save meal');
    await page.unroute('**/api/meals');
    await add.click();
    await expect(dialog).toHaveCount(0);
    await expect(mealRow(page, /^Quick add/)).toContainText('351');
    expect(await storedMeals(request, somebody)).toEqual([
      expect.objectContaining({ name: 'Quick add', calories: 350.5, protein: 0, portion: null }),
    ]);
    // Without a portion there are only figures to correct.
    await choose(page, 'Quick add', 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit Meal' });
    await expect(edit.getByLabel('Portion in grams')).toHaveCount(0);
    await edit.getByLabel('Protein').fill('20');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(totals(page)).toContainText('20.0 g');
  });
});
