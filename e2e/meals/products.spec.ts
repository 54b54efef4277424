import { addButton, food, freshBarcode, result, results, searchField, stubFoods } from '../support/foods.ts';
import { openAddFood, openTracker, storedMeals } from '../support/meals.ts';
import { answering, FIGURES, openFoodFacts, product } from '../support/open-food-facts.ts';
import { expect, test } from '../support/test.ts';

const INVALID = 'Unable to add meal. Invalid nutritional information.';
const EAN = freshBarcode();
const NAME = `Crispbread ${EAN}`;

test('R-269 R-270 R-271 R-275 A-090 A-091 A-092 products are read with care: kilojoules, zero, gaps and hostile ones', async ({
  page,
  request,
}) => {
  const somebody = await openTracker(page, request);
  const kcal = (energy: Record<string, unknown>) => ({ ...energy, ...FIGURES });
  await openFoodFacts(
    page,
    answering({
      products: [
        product(NAME, kcal({ energy_100g: 1000, 'energy-kcal_100g': 239 }), { _id: EAN }),
        product('By kJ', kcal({ energy_100g: 418.4, energy_unit: 'kJ' })),
        product('Stub', kcal({ energy_100g: 77 })),
        product('Water', { energy_100g: 0, proteins_100g: 0, carbohydrates_100g: 0, fat_100g: 0 }),
        product('Gaps', { energy_100g: 50, proteins_100g: 'abc', fat_100g: null }),
        product('Below zero', { energy_100g: -50, ...FIGURES }),
        product('As text', {
          energy_100g: '120',
          proteins_100g: '1.5',
          carbohydrates_100g: '2',
          fat_100g: '3',
        }),
        product('<img src=x onerror=alert(1)><script>alert(2)</script>', kcal({ energy_100g: 12 }), {
          image_url: 'javascript:alert(3)',
        }),
        product('', kcal({ energy_100g: 1 })),
        product('   ', kcal({ energy_100g: 1 })),
        product(null, kcal({ energy_100g: 1 })),
        product({ de: 'Brot' }, kcal({ energy_100g: 1 })),
        product('No energy', FIGURES),
        product('Energy of a kind', kcal({ energy_100g: 'much' })),
        product('No nutriments', null),
        null,
        'text',
        [],
      ],
    }),
  );
  await stubFoods(page, [
    food('Only calories', { protein: null, carbs: null, fats: null, source: 'own' }),
    food('No calories', { calories: null, food_id: 2 }),
    food('A word', { protein: 'abc', food_id: 3 }),
  ]);
  const posts: unknown[] = [];
  page.on('request', (call) => call.method() === 'POST' && posts.push(call.postDataJSON()));
  const dialog = await openAddFood(page);
  await searchField(dialog).fill('anything');
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
  const found = results(dialog, 'Open Food Facts');
  await expect(found).toHaveCount(8);
  const lines = [
    '239 kcal',
    '100 kcal',
    '77 kcal',
    '0 kcal',
    '50 kcal · P – · C – · F –',
    '– kcal',
    '120 kcal · P 1.5',
  ];
  for (const [index, line] of lines.entries()) await expect(found.nth(index)).toContainText(line);
  await expect(found.nth(7)).toContainText('<img src=x onerror=alert(1)>');
  await expect(dialog.locator('img, script')).toHaveCount(0);

  const alert = dialog.getByRole('alert').filter({ hasText: INVALID });
  for (const name of [/^Gaps/, /^Below zero/, /^No calories/, /^A word/]) {
    await result(dialog, name).click();
    await expect(alert).toHaveCount(0);
    await addButton(dialog).click();
    await expect(alert).toBeVisible();
  }
  expect(posts).toEqual([]);
  for (const [name, calories] of [
    ['Only calories', 80],
    ['Water', 0],
    [NAME, 239],
  ] as const) {
    await result(dialog, new RegExp(`^${name}`)).click();
    await dialog.getByRole('button', { name: 'Add and Next' }).click();
    await expect(
      dialog.getByRole('status').filter({ hasText: `Added: ${name}, 100 g, ${calories} kcal` }),
    ).toBeVisible();
    await expect(searchField(dialog)).toBeFocused();
    await expect(searchField(dialog)).toHaveValue('');
    await searchField(dialog).fill('anything');
    await page.keyboard.press('Enter');
    await expect(found).toHaveCount(8);
  }
  expect(await storedMeals(request, somebody)).toHaveLength(3);
  // the product that was eaten is known to our own search from now on, and not offered twice.
  expect(posts).toContainEqual(expect.objectContaining({ barcode: EAN, name: NAME, calories: 239 }));
  await page.unroute('**/api/foods/search?*');
  await searchField(dialog).fill(NAME);
  await page.keyboard.press('Enter');
  await expect(results(dialog, 'Food library').filter({ hasText: NAME })).toContainText('Open food data');
  await expect(found).toHaveCount(7);
});

test('A-088 a product whose code has no valid check digit is found with us once it was added', async ({
  page,
  request,
}) => {
  const code = String(1_000_000 + Math.floor(Math.random() * 8_000_000));
  const name = `Corner shop bread ${code}`;
  await openTracker(page, request);
  const off = await openFoodFacts(
    page,
    answering({ products: [product(name, { energy_100g: 250, ...FIGURES }, { _id: code })] }),
  );
  let dialog = await openAddFood(page);
  await searchField(dialog).fill(name);
  await results(dialog, 'Open Food Facts').getByText(name).click();
  const remembered = page.waitForResponse((answer) => answer.url().endsWith('/api/foods/products'));
  await addButton(dialog).click();
  expect((await remembered).status()).toBeLessThan(300);
  await expect(dialog).toHaveCount(0);
  off.reply(answering({ products: [] }));
  dialog = await openAddFood(page);
  await searchField(dialog).fill(name);
  await expect(results(dialog, 'Food library').filter({ hasText: name })).toHaveCount(1);
});
