import { as } from '../support/exercises.ts';
import { MILK, OATS, storedMeals } from '../support/meals.ts';
import { enter, member } from '../support/members.ts';
import { openFoodFacts } from '../support/open-food-facts.ts';
import { stub } from '../support/stub.ts';
import {
  atEachWidth,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  refused,
  test,
} from '../support/test.ts';

const LINES = ['500 g chicken breast', '2 onions', '1 tbsp olive oil', '400 g qzxwvk'];

test('R-914 the first recipe is pasted, corrected, saved and logged by the serving', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const ada = await member(request);
  await openFoodFacts(page);
  await enter(page, ada);
  await page.goto('/recipes');
  await expect(page.getByText('You have no recipes yet')).toBeVisible();
  await page.getByRole('link', { name: 'New Recipe' }).first().click();
  await page.getByLabel('Name').fill('Chicken pan');
  await page.getByLabel('Ingredients, one a line').fill(LINES.join('\n'));
  const rows = page.getByRole('region', { name: 'Ingredients' });
  await expect(rows.getByText('3 of 4 matched')).toBeVisible();
  await expect(rows.getByRole('listitem').first()).toContainText('No food found');
  await expect(rows).toContainText('Olive oil');
  await atEachWidth(page, [1280, 360], async (width) => {
    await expectNoSidewaysScroll(page);
    if (width === 360) await expectSound(page, 'recipe-editor-360');
  });

  // What is not found can be entered by hand.
  await rows.getByRole('button', { name: 'Find a food for 400 g qzxwvk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Ingredient' });
  await dialog.getByRole('button', { name: 'Enter Calories Instead' }).click();
  await dialog.getByLabel('Weight').fill('400');
  await dialog.getByLabel('Calories in this amount').fill('200');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(rows.getByText('4 of 4 matched')).toBeVisible();

  // A reload loses nothing.
  await page.reload();
  await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Chicken pan');
  await expect(rows).toContainText('400 g qzxwvk');
  await page.getByLabel('Cooked weight').fill('1000');
  await expect(page.getByText('A serving is 250 g.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Recipe' }).locator('visible=true').click();
  const logButton = page.getByRole('button', { name: 'Log Recipe' }).locator('visible=true');
  await expect(logButton).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chicken pan');
  await expectSound(page, 'recipe-360');

  await logButton.click();
  const log = page.getByRole('dialog', { name: 'Log Recipe' });
  await expect(log.getByLabel('Servings', { exact: true })).toHaveValue('1');
  const shown = Number(await log.locator('b').first().textContent());
  await expectAccessible(page, '[role="dialog"]');
  await log.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByText('Chicken pan logged')).toBeVisible();
  const [meal] = await storedMeals(request, ada);
  expect(meal).toMatchObject({ name: 'Chicken pan', portion: 250 });
  expect(Math.round(meal?.calories ?? 0)).toBe(shown);
});

test.describe('when a call fails', () => {
  test.use({ allowConsole: refused(404, 500) });

  test('R-915 a failed save keeps the draft; a recipe is scaled, shared, copied, deleted and brought back', async ({
    page,
    request,
  }) => {
    const [ada, grace] = [await member(request), await member(request)];
    const ingredients = [{ name: 'Oats', grams: 200, calories: 700, protein: 24, carbs: 120, fats: 12 }];
    const data = { name: 'Porridge', servings: 2, ingredients, steps: 'Boil\nEat' };
    const made = await request.post('/api/recipes', { headers: as(ada), data });
    const { recipe_id } = await made.json();
    await enter(page, ada);
    await page.goto(`/recipes/${recipe_id}`);
    await page.getByRole('button', { name: 'Scale' }).click();
    await page.getByRole('menuitem', { name: 'Double: 4 servings' }).click();
    await expect(page.getByRole('region', { name: 'Ingredients' })).toContainText('400 g');

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Name').fill('Better porridge');
    await stub(page, `/recipes/${recipe_id}`, { status: 500, json: { message: 'No' } });
    const save = page.getByRole('button', { name: 'Save Recipe' }).locator('visible=true');
    await save.click();
    await expect(page.getByText('Failed to save the recipe')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Better porridge');
    await page.unroute(`**/api/recipes/${recipe_id}`);
    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Better porridge');

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Create Link' }).click();
    const address = await page.getByLabel('Link').inputValue();
    expect(address).toMatch(/\/shared-recipe\/[\w-]{22,}$/);
    await enter(page, grace);
    await page.goto(address);
    await expect(page.getByText('shares this recipe with you.')).toBeVisible();
    await atEachWidth(page, [360, 1280], () => expectNoSidewaysScroll(page));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy to My Recipes' }).locator('visible=true').click();
    await expect(page).toHaveURL(/\/recipes\/\d+$/);

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('You have no recipes yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /Better porridge/ })).toBeVisible();
    const items = [OATS, MILK].map(([name, , calories]) => ({ name, calories }));
    await request.post('/api/saved-meals', { headers: as(grace), data: { name: 'Breakfast', items } });
    await page.reload();
    await page.getByRole('button', { name: 'Log Breakfast' }).click();
    await expect(page.getByText('Breakfast logged for today: 2 foods')).toBeVisible();
    expect((await storedMeals(request, grace)).map(({ name }) => name)).toEqual([OATS[0], MILK[0]]);
    await page.getByRole('button', { name: 'Actions for Breakfast' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('No saved meals yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByRole('button', { name: 'Log Breakfast' })).toBeVisible();
    await expectSound(page, 'recipe-list');
    await page.goto('/shared-recipe/nobodys-key');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipe Not Found');
  });
});
