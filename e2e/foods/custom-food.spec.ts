import { openTracker, storedMeals } from '../support/meals.ts';
import { enter } from '../support/members.ts';
import { stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';
import {
  createButton,
  customFood,
  DAY,
  DAY_WORDS,
  field,
  freshFood,
  listOf,
  openCustomFood,
  openDay,
  row,
  said,
  showContributions,
} from './own-foods.ts';

const MISSING = 'Please enter at least a name and calories';

test('R-004 R-279 R-281 to R-289 R-700 A-097 A-170 a personal food is stored once and eaten on the chosen day', async ({
  page,
  request,
}) => {
  const name = freshFood('Lentil soup');
  const ada = await openDay(page, request);
  await openCustomFood(page);
  await expect(field(page, 'Serving size')).toHaveValue('100g');
  await expect(field(page, 'Personal')).toBeChecked();
  await expect(field(page, 'Public')).not.toBeChecked();
  await expect(field(page, 'Category')).toHaveValue('Other');
  await expect(field(page, 'Category').getByRole('option')).toHaveText([
    'Other',
    'Breakfast',
    'Lunch',
    'Dinner',
    'Snack',
    'Homemade',
  ]);
  for (const label of ['Calories', 'Protein', 'Carbs', 'Fats']) {
    await expect(field(page, label)).toHaveAttribute('type', 'number');
    await expect(field(page, label)).toHaveAttribute('step', '0.1');
  }
  await field(page, 'Name').fill(name);
  await field(page, 'Calories').fill('120');
  // A decimal comma, as half of the world types it.
  await field(page, 'Protein').pressSequentially('7,5');
  await field(page, 'Serving size').fill('250g');
  await field(page, 'Category').selectOption('Homemade');
  const contributions: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/foods/contribute')) contributions.push(sent.postDataJSON());
  });
  const eaten = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/meals'));
  await createButton(page).dblclick();
  const meal = (await eaten).postDataJSON();
  expect(meal).toMatchObject({ name, calories: 120, protein: 7.5, carbs: 0, fats: 0 });
  expect(meal).toMatchObject({ serving: '250g', date: DAY });
  await expect(said(page, `${name} is saved and added to ${DAY_WORDS}`)).toBeVisible();
  await expect(customFood(page)).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('120');
  expect(contributions).toEqual([
    {
      name,
      calories: 120,
      protein: 7.5,
      carbs: null,
      fats: null,
      serving_size: '250g',
      brand: null,
      visibility: 'personal',
      category: 'Homemade',
    },
  ]);
  expect(await listOf(request, ada, '/foods/my-contributions')).toHaveLength(1);
  expect(await storedMeals(request, ada, DAY)).toHaveLength(1);
  // Done with: the next one begins empty.
  await openCustomFood(page);
  await expect(field(page, 'Name')).toHaveValue('');
});

test('R-286 R-290 A-096 a public food waits for review: no meal, only the contributions', async ({
  page,
  request,
}) => {
  const name = freshFood('Rye bread');
  const ada = await openDay(page, request);
  const meals = await stub(page, '/meals', { status: 500, json: {} });
  await openCustomFood(page);
  await field(page, 'Name').fill(name);
  await field(page, 'Brand').fill('Old Mill');
  await field(page, 'Calories').fill('250');
  await field(page, 'Public').check();
  await createButton(page).click();
  await expect(
    said(page, `${name} is saved and waiting for review. You can find it in My Contributions.`),
  ).toBeVisible();
  await showContributions(page);
  for (const text of ['Old Mill', '250 kcal', 'per 100 g', 'Public', 'Waiting for review', 'Other']) {
    await expect(row(page, name)).toContainText(text);
  }
  expect(meals).toEqual([]);
  expect(await storedMeals(request, ada, DAY)).toEqual([]);
});

test('R-280 without name or calories nothing is sent; odd figures are named; a doubt does not block', async ({
  page,
  request,
}) => {
  await openTracker(page, request);
  const sent = await stub(page, '/foods/contribute', { status: 500, json: {} });
  await openCustomFood(page);
  await createButton(page).click();
  await expect(customFood(page).getByRole('alert')).toHaveText([MISSING]);
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Water');
  await createButton(page).click();
  await expect(customFood(page).getByRole('alert')).toHaveText([MISSING]);
  await expect(field(page, 'Calories')).toBeFocused();
  await field(page, 'Calories').fill('-1');
  await field(page, 'Fats').fill('100001');
  // A number field answers nothing for half a number; that is not the same as an empty one.
  await field(page, 'Carbs').pressSequentially('1e');
  await createButton(page).click();
  const problems = ['Calories', 'Carbs', 'Fats'].map(
    (label) => `${label} must be a number between 0 and 100000`,
  );
  await expect(customFood(page).getByRole('alert')).toHaveText(problems);
  await field(page, 'Calories').fill('100');
  await field(page, 'Carbs').fill('');
  await field(page, 'Fats').fill('50');
  await expect(customFood(page).getByRole('status')).toContainText('add up to about 450 kcal, not 100');
  await field(page, 'Fats').fill('11');
  await expect(customFood(page).getByRole('status')).toHaveCount(0);
  await field(page, 'Name').fill('  ');
  await createButton(page).click();
  await expect(customFood(page).getByRole('alert')).toHaveText([MISSING]);
  expect(sent).toEqual([]);
});

test.describe('when something fails', () => {
  test.use({ allowConsole: refused(400, 401, 500, 503) });

  test('R-258 R-259 A-097 the meal fails after the food was stored: it says so, and only the meal is tried again', async ({
    page,
    request,
  }) => {
    const name = freshFood('Pea stew');
    const ada = await openDay(page, request);
    const meals = await stub(page, '/meals', { status: 500, json: {} });
    await openCustomFood(page);
    await field(page, 'Name').fill(name);
    await field(page, 'Calories').fill('90');
    await createButton(page).click();
    await expect(customFood(page).getByRole('alert')).toHaveText('Failed to save meal');
    await expect(customFood(page).getByRole('status')).toContainText(`${name} is saved.`);
    const again = customFood(page).getByRole('button', { name: 'Try Again' });
    await expect(again).toBeFocused();
    await again.click();
    await expect.poll(() => meals.length).toBe(2);
    expect(meals[1]?.headers['idempotency-key']).toBe(meals[0]?.headers['idempotency-key']);
    await page.unroute('**/api/meals');
    await again.click();
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    expect(await listOf(request, ada, '/foods/my-contributions')).toHaveLength(1);
    expect(await storedMeals(request, ada, DAY)).toHaveLength(1);
    // A session that ends in between: the login page says it, and the food is there.
    await stub(page, '/meals', { status: 401, json: {} });
    await openCustomFood(page);
    await field(page, 'Name').fill('Kept');
    await field(page, 'Calories').fill('90');
    await createButton(page).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Please log in again to continue.')).toBeVisible();
    expect(await listOf(request, ada, '/foods/my-contributions')).toHaveLength(2);
  });

  test('R-291 a food that cannot be stored: what is typed stays, over a closed dialog and a dead session', async ({
    page,
    request,
  }) => {
    const ada = await openTracker(page, request);
    await openCustomFood(page);
    await field(page, 'Name').fill('Barley');
    await field(page, 'Calories').fill('352');
    const keys: (string | undefined)[] = [];
    const answers = [{}, { message: 'Not now' }];
    await page.route('**/api/foods/contribute', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return route.fulfill({ status: 503, json: answers[keys.length - 1] ?? {} });
    });
    await createButton(page).click();
    await expect(customFood(page).getByRole('alert')).toHaveText(
      'Failed to contribute food. Please try again.',
    );
    await createButton(page).click();
    await expect(customFood(page).getByRole('alert')).toHaveText('Not now');
    expect(keys[0]).toMatch(/\w/);
    expect(keys[1]).toBe(keys[0]);
    await page.keyboard.press('Escape');
    await expect(customFood(page)).toHaveCount(0);
    await openCustomFood(page);
    await expect(field(page, 'Calories')).toHaveValue('352');
    await page.unrouteAll();
    await stub(page, '/foods/contribute', { status: 401, json: {} });
    await createButton(page).click();
    await expect(page).toHaveURL(/\/login/);
    await enter(page, ada);
    await page.goto('/calorietracker');
    await openCustomFood(page);
    await expect(field(page, 'Name')).toHaveValue('Barley');
    await customFood(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(field(page, 'Name')).toHaveValue('');
    await expect(field(page, 'Serving size')).toHaveValue('100g');
  });
});
