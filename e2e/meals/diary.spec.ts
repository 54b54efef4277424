import { addButton, portion, result, searchField } from '../support/foods.ts';
import { MILK, mealItem, mealRow, OATS, openAddFood, openTracker, storedMeals } from '../support/meals.ts';
import { openFoodFacts } from '../support/open-food-facts.ts';
import { screenshot } from '../support/screenshot.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { dayFromToday } from '../support/workouts.ts';

test('a row of the diary opens for editing wherever it is pressed, and its menu stays a menu', async ({
  page,
  request,
}) => {
  await openTracker(page, request, [OATS, MILK]);
  const edit = page.getByRole('dialog', { name: 'Edit Meal' });
  await mealRow(page, /^Semi-skimmed milk/)
    .getByText('12.0 g')
    .click({ force: true });
  await expect(edit).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Semi-skimmed milk', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(edit).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More for Semi-skimmed milk' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(edit).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 800 });
  const row = mealItem(page, 'oats');
  await row.getByText('kcal').click({ force: true });
  await expect(edit).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await screenshot(page, 'diary-360');
});

test('R-957 a food begins with the portion it was eaten in last, and with its household portion when it never was', async ({
  page,
  request,
}) => {
  const somebody = await openTracker(page, request);
  await openFoodFacts(page);
  const search = async (words: string) => {
    const dialog = await openAddFood(page);
    await searchField(dialog).fill(words);
    await result(dialog, /^Banana/)
      .first()
      .click();
    return dialog;
  };
  let dialog = await search('banana');
  await expect(portion(dialog)).toHaveValue('118');
  await portion(dialog).fill('125');
  await addButton(dialog).click();
  await expect(dialog).toHaveCount(0);
  dialog = await search('banana');
  await expect(portion(dialog)).toHaveValue('125');
  await portion(dialog).fill('80');
  await addButton(dialog).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  dialog = await search('banana');
  await expect(portion(dialog)).toHaveValue('80');
  expect((await storedMeals(request, somebody)).map(({ portion: grams }) => grams)).toEqual([125, 80]);
});

test('R-958 what nobody has can be created under the name that was typed', async ({ page, request }) => {
  const somebody = await openTracker(page, request);
  await openFoodFacts(page);
  const dialog = await openAddFood(page);
  await searchField(dialog).fill('Grandma’s zzyx stew');
  const create = dialog.getByRole('button', { name: 'Create “Grandma’s zzyx stew”' });
  await expect(create).toBeVisible();
  await screenshot(page, 'create-typed-1280');
  await create.click();
  const form = page.getByRole('dialog', { name: 'Create Custom Food' });
  await expect(form.getByLabel('Name')).toHaveValue('Grandma’s zzyx stew');
  await expect(page.getByText('restored')).toHaveCount(0);
  await form.getByLabel('Calories').fill('130');
  await form.getByRole('button', { name: 'Create Food' }).click();
  await expect(form).toHaveCount(0);
  expect(await storedMeals(request, somebody, dayFromToday())).toMatchObject([
    { name: 'Grandma’s zzyx stew', calories: 130 },
  ]);
});

test('only the button that was pressed is busy', async ({ page, request }) => {
  await openTracker(page, request);
  await openFoodFacts(page);
  const dialog = await openAddFood(page);
  await searchField(dialog).fill('banana');
  await result(dialog, /^Banana/)
    .first()
    .click();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/meals', async (route) => {
    await held;
    await route.continue();
  });
  const next = dialog.getByRole('button', { name: 'Add and Next' });
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await expect(addButton(dialog)).toBeDisabled();
  await expect(addButton(dialog)).not.toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(dialog.getByText(/^Added: Banana/)).toBeVisible();
});

test('R-956 a day that is over its goal does not look like one that has just met it', async ({
  page,
  request,
}) => {
  const over = page.locator('svg [data-over]');
  await openTracker(page, request, [['Feast', 900, 9000, 60, 0, 40]]);
  await expect(page.getByText('kcal over').first()).toBeVisible();
  expect(await page.getByRole('region', { name: 'Daily goals' }).locator('svg [data-over]').count()).toBe(1);
  await page.goto('/dashboard');
  await expect(over).toHaveCount(1);
  await screenshot(page, 'over-dashboard');
  await page.goto('/tracking');
  await expect(over).toHaveCount(1);
});
