import { addButton, food, held, portion, result, searchField, stubFoods } from '../support/foods.ts';
import { mealRow, openAddFood, openTracker, storedMeals } from '../support/meals.ts';
import { openFoodFacts } from '../support/open-food-facts.ts';
import { expect, test } from '../support/test.ts';

const PROBLEM = 'Portion must be between 1 and 1000 grams';

test('R-273 R-277 A-093 portions within and beyond their bounds, in grams, servings and household measures', async ({
  page,
  request,
}) => {
  const somebody = await openTracker(page, request);
  await openFoodFacts(page);
  await stubFoods(page, [
    food('Plain'),
    food('Bread', {
      food_id: 2,
      portions: [
        { name: '1 slice', grams: 28 },
        { name: '1 loaf', grams: 1200 },
      ],
      fibre: 6,
      sugar: null,
      sodium: 455,
    }),
    food('Pot', { food_id: 3, serving_size: '250 g', calories: 200 }),
    food('Soup', { food_id: 4, serving_size: '1 cup', calories: 120 }),
  ]);
  const dialog = await openAddFood(page);
  const problem = dialog.getByRole('alert').filter({ hasText: PROBLEM });
  await searchField(dialog).fill('all');
  await expect(dialog.getByRole('status').filter({ hasText: 'result' })).toHaveText('4 results');
  await result(dialog, /^Plain/).click();
  for (const wrong of ['0', '1001', '', '-5', '0.5']) {
    await portion(dialog).fill(wrong);
    await expect(problem).toBeVisible();
    await expect(addButton(dialog)).toBeDisabled();
    await expect(held(dialog, 'Calories')).toHaveText('–');
  }
  await portion(dialog).fill('');
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect(problem).toBeVisible();
  for (const [grams, calories] of [
    ['1', '1'],
    ['1000', '800'],
    ['33.3', '27'],
  ] as const) {
    await portion(dialog).fill(grams);
    await expect(problem).toHaveCount(0);
    await expect(held(dialog, 'Calories')).toHaveText(calories);
  }
  // A decimal comma, as half of Europe types it.
  await portion(dialog).fill('');
  await page.keyboard.type('12,5');
  await expect(portion(dialog)).toHaveValue('12.5');
  await expect(held(dialog, 'Calories')).toHaveText('10');
  await dialog.getByRole('button', { name: '200 g' }).click();
  await expect(portion(dialog)).toHaveValue('200');
  await dialog.getByRole('button', { name: 'More: grams' }).click();
  await expect(portion(dialog)).toHaveValue('210');

  // A food that was never eaten begins with its household portion.
  await result(dialog, /^Bread/).click();
  await expect(portion(dialog)).toHaveValue('28');
  await portion(dialog).fill('100');
  await expect(dialog).toContainText('Fiber 6.0 g · Sodium 455 mg');
  await expect(dialog.getByRole('button', { name: /^1 loaf/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: '1 slice · 28 g' }).click();
  await dialog.getByRole('button', { name: 'More: How many: 1 slice' }).click();
  await expect(dialog).toContainText('2 × 1 slice = 56 g');
  await expect(portion(dialog)).toHaveValue('56');
  const many = dialog.getByRole('textbox', { name: 'How many: 1 slice' });
  await many.fill('');
  await page.keyboard.type('1 1/2');
  await expect(portion(dialog)).toHaveValue('42');
  await many.fill('1/2');
  await expect(portion(dialog)).toHaveValue('14');
  await many.fill('half');
  await expect(dialog.getByText('Please enter a number, such as 2, 0.5 or 1/2')).toBeVisible();
  await many.fill('2');
  await dialog.getByRole('button', { name: 'Add and Next' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Added: Bread, 56 g, 45 kcal' })).toBeVisible();

  await searchField(dialog).fill('all');
  await result(dialog, /^Pot/).click();
  await expect(held(dialog, 'Calories')).toHaveText('80');
  await portion(dialog).fill('250');
  await expect(held(dialog, 'Calories')).toHaveText('200');
  await result(dialog, /^Soup/).click();
  await expect(dialog.getByText('100 = one serving')).toBeVisible();
  await expect(held(dialog, 'Calories')).toHaveText('120');
  await expect(dialog.getByRole('button', { name: 'More: grams' })).toHaveCount(0);
  await dialog.getByRole('button', { name: '2 servings' }).click();
  await expect(held(dialog, 'Calories')).toHaveText('240');
  await addButton(dialog).click();
  await expect(mealRow(page, /^Soup/)).toContainText('240');
  const stored = await storedMeals(request, somebody);
  expect(stored.map(({ serving, calories }) => [serving, calories])).toEqual([
    ['56g', 44.8],
    ['200g', 240],
  ]);
});
