import type { APIRequestContext, Locator } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { mealRow, OATS, openTracker, storedMeals, totals, undo } from '../support/meals.ts';
import { enter, type Member, member } from '../support/members.ts';
import { openFoodFacts } from '../support/open-food-facts.ts';
import { expect, expectSound, test } from '../support/test.ts';
import { dayFromToday } from '../support/workouts.ts';

const before = dayFromToday(-3);

async function search(request: APIRequestContext, somebody: Member, query: string, name: RegExp) {
  const answer = await request.get('/api/foods/search', { headers: as(somebody), params: { query } });
  const found = ((await answer.json()) as { food_id: number; name: string }[]).find((one) =>
    name.test(one.name),
  );
  if (!found) throw new Error(`no food for ${query}`);
  return found;
}

/** Each food once, some days ago; the dal from a recipe. */
async function hasEaten(request: APIRequestContext, somebody: Member): Promise<void> {
  const lentils = await search(request, somebody, 'lentils', /^Lentils, boiled/);
  const recipe = await request.post('/api/recipes', {
    headers: as(somebody),
    data: {
      name: 'Homemade lentil dal',
      servings: 4,
      ingredients: [{ food_id: lentils.food_id, grams: 800 }],
    },
  });
  expect(recipe.status(), await recipe.text()).toBe(201);
  for (const [query, name, grams] of [
    ['rolled oats', /^Oats, rolled/, 60],
    ['milk', /^Milk, /, 200],
    ['banana', /^Banana, raw/, 118],
    ['chicken breast', /^Chicken breast, /, 150],
    ['rice', /^Rice, white/, 158],
    ['homemade lentil dal', /^Homemade lentil dal/, 200],
    ['black coffee', /^Coffee, black/, 237],
  ] as const) {
    const food = await search(request, somebody, query, name);
    const data = {
      ...{ name: food.name, calories: 100, protein: 5, carbs: 10, fats: 2 },
      ...{ date: before, serving: `${grams}g`, food_id: food.food_id },
    };
    expect((await request.post('/api/meals', { headers: as(somebody), data })).status()).toBe(201);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('R-937 a whole day in at most 18 taps, and copied to tomorrow in 3', async ({ page, request }) => {
    const somebody = await member(request);
    await hasEaten(request, somebody);
    await enter(page, somebody);
    await page.goto('/calorietracker');
    let taps = 0;
    let count = 0;
    const tap = async (target: Locator) => {
      taps++;
      await target.tap();
    };
    const dialog = page.getByRole('dialog', { name: 'Add Food' });
    for (const [meal, foods] of [
      ['Breakfast', [/^Add Oats/, /^Add Milk/, /^Add Banana/]],
      ['Lunch', [/^Add Chicken breast/, /^Add Rice/]],
      ['Dinner', [/^Add Homemade lentil dal/]],
      ['Snacks', [/^Add Coffee/]],
    ] as const) {
      await tap(page.getByRole('button', { name: `Add to ${meal}` }));
      for (const food of foods) {
        // As quick as a thumb: nobody waits for one before the next.
        await tap(dialog.getByRole('button', { name: food }));
      }
      count += foods.length;
      await expect(page.locator('[data-meal]')).toHaveCount(count);
      await tap(dialog.getByRole('button', { name: 'Done' }));
      await expect(dialog).toHaveCount(0);
    }
    expect(taps).toBeLessThanOrEqual(18);
    const stored = (await storedMeals(request, somebody)) as unknown as { slot: string; calories: number }[];
    expect(stored.map(({ slot }) => slot)).toEqual([
      ...['breakfast', 'breakfast', 'breakfast', 'lunch', 'lunch', 'dinner', 'snack'],
    ]);
    const sum = Math.round(stored.reduce((total, { calories }) => total + calories, 0));
    await expect(page.getByText('Daily totals')).toBeVisible();
    await expect(page.getByText(`${sum} kcal`, { exact: true })).toBeVisible();

    taps = 0;
    await tap(page.getByRole('button', { name: 'More for this day' }));
    await tap(page.getByRole('menuitem', { name: 'Copy This Day' }));
    await tap(page.getByRole('button', { name: 'Copy 7 foods' }));
    await expect(page.getByText('7 foods copied to tomorrow')).toBeVisible();
    expect(taps).toBe(3);
    expect(await storedMeals(request, somebody, dayFromToday(1))).toHaveLength(7);
    await page.getByRole('button', { name: 'Show daily goals' }).tap();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expectSound(page, 'meals-of-the-day-360');
  });

  test('R-938 one line with many foods is read, asked about where unsure, and added to the meal', async ({
    page,
    request,
  }) => {
    const somebody = await openTracker(page, request);
    await openFoodFacts(page);
    await page.getByRole('button', { name: 'Add to Lunch' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Add Food' });
    const field = dialog.getByRole('searchbox', { name: 'Search foods' });
    await field.fill('100 g toast, 2 eggs, black coffee, 1 jar qwxz');
    const list = dialog.getByRole('list', { name: 'Foods in this line' });
    await expect(list.getByRole('listitem')).toHaveCount(4);
    await expect(dialog.getByRole('button', { name: 'Add 4 Foods' })).toBeDisabled();
    await expect(dialog.getByText('Please check the one marked below.')).toBeVisible();
    await expectSound(page, 'one-line-360');
    await list.getByRole('button', { name: 'Leave Out' }).tap();
    // The weight can be changed, and another food taken.
    await list.getByRole('button', { name: /^2 eggs/ }).tap();
    await list.getByRole('button', { name: 'More: How many: 1 large' }).tap();
    await dialog.getByRole('button', { name: 'Add 3 Foods' }).tap();
    await expect(dialog.getByText('Added: 3 foods')).toBeVisible();
    expect(await storedMeals(request, somebody)).toMatchObject(
      [
        { name: /toasted/, portion: 100, slot: 'lunch' },
        { portion: 150, slot: 'lunch' },
        { name: /^Coffee, black/, slot: 'lunch' },
      ].map((one) => ({ ...one, ...(one.name ? { name: expect.stringMatching(one.name) } : {}) })),
    );
    // A name with 'and' in it stays one food.
    await field.fill('fish and chips');
    await expect(
      dialog
        .getByRole('list', { name: 'Food library' })
        .getByRole('button', { name: /^Fish and chips/ })
        .first(),
    ).toBeVisible();
  });
});

test('R-939 meals are renamed and moved, a food changes its meal, and one flat list is a setting away', async ({
  page,
  request,
}) => {
  const somebody = await openTracker(page, request, [OATS]);
  await expect(page.getByRole('region', { name: 'Foods' })).toContainText('Rolled oats');
  await page.getByRole('button', { name: 'More for Rolled oats' }).click();
  await page.getByRole('menuitem', { name: 'Move to Dinner' }).click();
  await expect(page.getByRole('region', { name: 'Dinner' })).toContainText('Rolled oats');
  expect(await storedMeals(request, somebody)).toMatchObject([{ slot: 'dinner' }]);
  await undo(page);
  await expect(page.getByRole('region', { name: 'Foods' })).toContainText('Rolled oats');
  await page.getByRole('button', { name: 'More for Rolled oats' }).click();
  await page.getByRole('menuitem', { name: 'Move to Dinner' }).click();
  await expect(page.getByRole('region', { name: 'Dinner' })).toContainText('Rolled oats');

  const more = page.getByRole('button', { name: 'More for this day' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Meals of the Day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meals of the Day' });
  await dialog.getByLabel('Name of meal 3').fill('Supper');
  await dialog.getByRole('button', { name: 'Move Supper up' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const adding = page.getByRole('button', { name: /^Add to / });
  await expect(adding.first()).toHaveAccessibleName('Add to Breakfast');
  await expect(adding.nth(1)).toHaveAccessibleName('Add to Supper');
  await expect(page.getByRole('region', { name: 'Supper' })).toContainText('Rolled oats');
  await page.reload();
  await expect(adding.nth(1)).toHaveAccessibleName('Add to Supper');

  await more.click();
  await page.getByRole('menuitem', { name: 'Meals of the Day' }).click();
  await dialog.getByLabel('Show one list instead of meals').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('table', { name: 'Meals' }).getByRole('row', { name: /^Rolled oats/ }),
  ).toBeVisible();
  await expect(totals(page)).toContainText('225');
  await expect(page.getByRole('button', { name: /^Add to / })).toHaveCount(0);
  await expectSound(page, 'flat-list-1280');
});

test('R-940 two glasses at once are two glasses, whichever is stored and answered first', async ({
  page,
  request,
}) => {
  await openTracker(page, request, [OATS]);
  const water = page.getByRole('region', { name: 'Water' });
  let storeFirst: (() => Promise<void>) | undefined;
  await page.route('**/api/diary-days/*/water', async (route) => {
    if (!storeFirst) {
      storeFirst = async () => route.fulfill({ response: await route.fetch() });
      return;
    }
    const response = await route.fetch();
    await storeFirst();
    await route.fulfill({ response });
  });
  const readAgain = page.waitForResponse(/\/api\/diary-days\/[\d-]+$/);
  await water.getByRole('button', { name: /^Add a Glass/ }).dblclick();
  await readAgain;
  await expect(water).toContainText('0.5 L');
  await page.waitForLoadState('networkidle');
  await expect(water).toContainText('0.5 L');
});

test('R-941 water and the mark of a day are kept; a saved meal is logged with one press', async ({
  page,
  request,
}) => {
  const somebody = await openTracker(page, request, [OATS]);
  const water = page.getByRole('region', { name: 'Water' });
  await water.getByRole('button', { name: /^Add a Glass/ }).click();
  await water.getByRole('button', { name: /^Add a Glass/ }).click();
  await expect(water).toContainText('0.5 L');
  await water.getByRole('button', { name: 'Take a glass away' }).click();
  await expect(water).toContainText('0.25 L');
  const complete = page.getByRole('button', { name: 'Day Complete' });
  await complete.click();
  await expect(complete).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () =>
      (await request.get(`/api/diary-days/${dayFromToday()}`, { headers: as(somebody) })).json(),
    )
    .toMatchObject({ water: 250, mark: 'complete' });
  await page.reload();
  await expect(water).toContainText('0.25 L');
  await expect(complete).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'More for Foods' }).click();
  await page.getByRole('menuitem', { name: 'Save as a Meal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a Meal' });
  await dialog.getByLabel('Name').fill('Usual breakfast');
  await dialog.getByRole('button', { name: 'Save Meal' }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('button', { name: 'Add to Breakfast' })
    .or(page.getByRole('button', { name: 'Add Food' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Log Usual breakfast' }).click();
  await expect(page.getByText('Added: Usual breakfast, 1 food')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(mealRow(page, /^Rolled oats/)).toHaveCount(2);
  expect(await storedMeals(request, somebody)).toHaveLength(2);
});
