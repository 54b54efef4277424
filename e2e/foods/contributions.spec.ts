import { searchField } from '../support/foods.ts';
import { choose, pressOn, typeInto } from '../support/keyboard.ts';
import { mealItem, openAddFood, openTracker, storedMeals } from '../support/meals.ts';
import { member } from '../support/members.ts';
import { openFoodFacts } from '../support/open-food-facts.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  refused,
  test,
} from '../support/test.ts';
import {
  act,
  contribute,
  createButton,
  customFood,
  DAY,
  DAY_WORDS,
  dialog,
  field,
  freshFood,
  listOf,
  openCustomFood,
  openDay,
  row,
  said,
  showContributions,
} from './own-foods.ts';

const LIST = '/foods/my-contributions';
const FOODS = [
  {
    food_id: 1,
    name: 'Approved Oats',
    calories: 372,
    protein: 13.5,
    visibility: 'public',
    approval_status: 'approved',
  },
  { food_id: 2, name: 'Waiting Wrap', calories: '210.5', visibility: 'public', approval_status: 'pending' },
  { food_id: 3, name: 'Refused Rice', calories: 130, visibility: 'public', approval_status: 'rejected' },
  {
    food_id: 4,
    name: 'Private Pie',
    calories: 300,
    serving: '1 slice',
    visibility: 'personal',
    approval_status: 'approved',
  },
  { food_id: 5, name: 'Odd Orange', calories: null, visibility: 'personal', approval_status: 'approved' },
];

test('R-292 R-293 A-177 A-098 the list is asked for when it is shown, and says how each food stands', async ({
  page,
  request,
}) => {
  const asked = await stub(page, LIST, { json: FOODS });
  await openTracker(page, request);
  const toggle = page.getByRole('button', { name: /My Contributions/ });
  await expect(toggle).toHaveText('Show My Contributions');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toEqual([]);
  await toggle.click();
  await expect(toggle).toHaveText('Hide My Contributions');
  await expect(row(page, 'Approved Oats')).toContainText('372 kcal · P 13.5 · C – · F – · per 100 g');
  await expect(row(page, 'Approved Oats')).toContainText('Approved');
  await expect(row(page, 'Waiting Wrap')).toContainText('Waiting for review');
  await expect(row(page, 'Refused Rice')).toContainText('Not approved');
  await expect(row(page, 'Private Pie')).toContainText('per 1 slice');
  await expect(row(page, 'Private Pie')).toContainText('Only you');
  await expect(row(page, 'Private Pie')).not.toContainText('Public');
  await expect(row(page, 'Private Pie').getByRole('button', { name: 'Add' })).toBeVisible();
  await expect(row(page, 'Odd Orange').getByRole('button', { name: 'Add' })).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveText('Show My Contributions');
  await expect(page.getByText('Approved Oats')).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('A-098 adding a portion, correcting, deleting and taking that back', async ({ page, request }) => {
  const name = freshFood('Bean salad');
  const ada = await openDay(page, request);
  const { food_id } = await contribute(request, ada, {
    name,
    calories: 180,
    serving_size: '200g',
    visibility: 'public',
  });
  await showContributions(page);
  await act(page, 'Add', name);
  await expect(field(page, 'Portion in grams')).toHaveValue('200');
  await field(page, 'Portion in grams').fill('100');
  // The second press may come after the response, while the dialog fades.
  await dialog(page, name).getByRole('button', { name: 'Add Food' }).click({ clickCount: 2, delay: 40 });
  await expect(said(page, `${name} added to ${DAY_WORDS}`)).toBeVisible();
  expect(await storedMeals(request, ada, DAY)).toMatchObject([{ name, calories: 90, serving: '100g' }]);

  await act(page, 'Edit', name);
  await expect(
    dialog(page, 'Edit Food').getByText('A public food is reviewed again after a change.'),
  ).toBeVisible();
  await expect(field(page, 'Serving size')).toHaveValue('200g');
  await field(page, 'Personal').check();
  await field(page, 'Fats').fill('4.2');
  const sent = page.waitForRequest((call) => call.method() === 'PUT');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect(new URL((await sent).url()).pathname).toBe(`/api/foods/${food_id}`);
  expect((await sent).postDataJSON()).toMatchObject({
    name,
    fats: 4.2,
    protein: null,
    visibility: 'personal',
  });
  await expect(row(page, name)).toContainText('F 4.2');
  await expect(row(page, name)).toContainText('Only you');
  await expect(row(page, name).getByRole('button', { name: 'Edit' })).toBeFocused();

  await act(page, 'Delete', name);
  const question = page.getByRole('alertdialog', { name: 'Delete this food?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await act(page, 'Delete', name);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No foods of your own yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page, `${name} is back`)).toBeVisible();
  await expect(row(page, name)).toContainText('F 4.2');
  // Brought back is not eaten again.
  expect(await storedMeals(request, ada, DAY)).toHaveLength(1);
});

test.describe('answers that fail', () => {
  test.use({ allowConsole: refused(404, 500) });

  test('the list that cannot be had, a change and a deletion that fail, a food that is gone already', async ({
    page,
    request,
  }) => {
    const name = freshFood('Nut bar');
    const ada = await openTracker(page, request);
    await stub(page, LIST, { status: 500, json: {} });
    await showContributions(page);
    await expect(page.getByRole('alert')).toContainText('Failed to load your contributions');
    const { food_id } = await contribute(request, ada, { name });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await stub(page, `/foods/${food_id}`, { status: 500, json: {} });
    await act(page, 'Edit', name);
    await field(page, 'Calories').fill('111');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog(page, 'Edit Food').getByRole('alert')).toHaveText(
      'Failed to contribute food. Please try again.',
    );
    await page.keyboard.press('Escape');
    await act(page, 'Edit', name);
    await expect(field(page, 'Calories')).toHaveValue('111');
    await page.keyboard.press('Escape');
    await act(page, 'Delete', name);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toHaveText('Failed to delete food');
    await page.unrouteAll();
    await stub(page, `/foods/${food_id}`, { status: 404, json: { message: 'Food not found' } });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toHaveCount(0);
  });
});

test('R-304 a personal food of another member is found nowhere', async ({ page, request }) => {
  const name = freshFood('Secret sauce');
  const other = await member(request);
  const { food_id } = await contribute(request, other, { name, visibility: 'personal' });
  const ada = await openTracker(page, request);
  const found = await listOf(request, ada, `/foods/search?query=${encodeURIComponent(name)}`);
  expect(found.map((food) => food.food_id)).not.toContain(food_id);
  await showContributions(page);
  await expect(page.getByText('No foods of your own yet')).toBeVisible();
  await openFoodFacts(page);
  const add = await openAddFood(page);
  await searchField(add).fill(name);
  await expect(add.getByRole('status').filter({ hasText: /result/ })).toBeVisible();
  await expect(add.getByText(name, { exact: true })).toHaveCount(0);
  const mine = await contribute(request, ada, { name, visibility: 'personal' });
  expect(mine.approval_status).toBe('approved');
  // Other words, so that it is asked for anew.
  await searchField(add).fill(name.toUpperCase());
  await expect(add.getByText(name, { exact: true })).toHaveCount(1);
});

test('with the keyboard alone, on a phone: a food is made and eaten', async ({ page, request }) => {
  const name = freshFood('Corn cake');
  await page.setViewportSize({ width: 360, height: 780 });
  await openTracker(page, request);
  await pressOn(page, page.getByRole('button', { name: 'Create Custom Food' }));
  await typeInto(page, field(page, 'Name'), name);
  await typeInto(page, field(page, 'Calories'), '87.5');
  await choose(page, field(page, 'Category'), 'Snack');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said(page, `${name} is saved and added to today`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Custom Food' })).toBeFocused();
  await expect(mealItem(page)).toContainText(name);
});

test('the form and the list are accessible in both themes and fit a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await stub(page, LIST, { json: FOODS });
  await openTracker(page, request);
  await showContributions(page);
  await expect(row(page, 'Private Pie')).toBeVisible();
  // The bar that stays at the top would cover half a button.
  await page.evaluate(() => scrollTo(0, 0));
  await expectSound(page, 'contributions-360');
  await openCustomFood(page);
  await field(page, 'Fats').fill('50');
  await createButton(page).click();
  await expect(customFood(page).getByRole('alert')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, '[role="dialog"]');
  await screenshot(page, 'custom-food-360');
});
