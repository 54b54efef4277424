import { as } from '../support/exercises.ts';
import { chooseFile, csv, importButton, openImport, read } from '../support/imports.ts';
import { member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';
import { dayFromToday } from '../support/workouts.ts';

// A member without nutrition goals.
test.use({ allowConsole: refused(404) });

/** As MyFitnessPal exports a diary: one line per meal, without the foods. */
const diaryOf = (days: number) =>
  csv(
    'Nutrition-Summary.csv',
    [
      'Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g)',
      ...Array.from({ length: days }, (_, at) =>
        ['Breakfast', 'Lunch', 'Dinner', 'Snacks'].map(
          (meal) => `${dayFromToday(at - days)},${meal},${500 + (at % 3) * 10},20,50,30`,
        ),
      ).flat(),
    ].join('\n'),
  );

test('R-1353 R-1356 whole meals of another app are not suggested as foods, and count from the first weight on', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const write = (path: string, data: unknown) => request.post(`/api/${path}`, { headers: as(ada), data });
  const soup = { name: 'Soup', calories: 300, protein: 12, carbs: 30, fats: 8, serving: '1 bowl' };
  expect((await write('meals', { ...soup, date: dayFromToday() })).status()).toBe(201);
  await openImport(page, ada);
  await chooseFile(page, diaryOf(20));
  await importButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await read(request, ada, 'nutrition/check-in')).food_days_before).toBe(20);

  await page.goto('/calorietracker');
  await page.getByRole('button', { name: 'Add Food' }).last().click();
  const recent = page.getByRole('dialog', { name: 'Add Food' }).getByRole('list', { name: 'Recent' });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expect(recent).toContainText('Soup');
  await expect(page.getByRole('list', { name: 'Frequent' })).toHaveCount(0);
  await screenshot(page, 'recent-after-import');

  await page.goto('/check-in');
  const burn = page.getByRole('region', { name: 'What you burn' });
  await expect(burn).toContainText('Nothing is learned from your food yet.');
  await expect(burn).toContainText('Your 20 logged days before it will count');
  await atEachWidth(page, [360, 1280], async (width) => {
    await expectSound(page, `check-in-after-import-${width}`);
  });
  await expect(burn.getByRole('link', { name: 'Add a weight' })).toHaveAttribute('href', '/tracking');

  expect((await write('weights', { date: dayFromToday(-20), weight: 80, unit: 'kg' })).status()).toBe(201);
  await page.reload();
  await expect(burn).toContainText('Learned from 20 logged days and 2 weights.');
  await expect(burn).not.toContainText('Your first check-in comes after');
});
