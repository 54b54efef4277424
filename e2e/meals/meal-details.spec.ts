import type { APIRequestContext, Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { choose, mealRow, OATS, openTracker, storedMeals, undo } from '../support/meals.ts';
import type { Member } from '../support/members.ts';
import { expectSteady, watchShifts } from '../support/shifts.ts';
import { atEachWidth, expect, expectSound, test } from '../support/test.ts';
import { dayFromToday } from '../support/workouts.ts';

const FURTHER = {
  slot: 'breakfast',
  eaten_at: `${dayFromToday()}T06:40:00.000Z`,
  fiber: 6,
  sugar: 0.6,
  saturated_fat: 0.72,
  sodium: 3,
  nutrients: { potassium_mg: 217, iron_mg: 2.6, vitamin_b12_mcg: 0.4, water_g: 5 },
};
const { eaten_at: _when, ...WITHOUT_TIME } = FURTHER;

/** Oats with all that an import may know of them. */
async function eatOats(request: APIRequestContext, somebody: Member): Promise<void> {
  const [name, grams, calories, protein, carbs, fats] = OATS;
  const figures = { name, calories, protein, carbs, fats, serving: `${grams}g` };
  const data = { ...figures, ...FURTHER, date: dayFromToday() };
  const answer = await request.post('/api/meals', { headers: as(somebody), data });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function open(page: Page, request: APIRequestContext): Promise<Member> {
  const somebody = await openTracker(page, request);
  await eatOats(request, somebody);
  await page.reload();
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
  return somebody;
}

test('a food stands in its meal; its time and further figures show where it is edited', async ({
  page,
  request,
}) => {
  await open(page, request);
  // The first visit after something was eaten on another device shows the day as it was for a moment.
  await watchShifts(page);
  await page.reload();
  const breakfast = page.getByRole('region', { name: 'Breakfast' });
  await expect(breakfast.getByRole('row', { name: /Rolled oats/ })).toBeVisible();
  await expectSteady(page, '/calorietracker');
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `meal-slot-${width}`));
  await choose(page, 'Rolled oats', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Meal' });
  const line = 'Fiber 6 g · Sugar 0.6 g · Saturated fat 0.72 g · Sodium 3 mg';
  await expect(dialog.getByText(line)).toBeVisible();
  await expect(dialog.getByLabel('Meal')).toHaveValue('breakfast');
  await expect(dialog.getByLabel('Time')).toHaveValue(/^\d\d:40$/);
  await dialog.getByText('4 more nutrients').click();
  await expect(dialog.locator('dl')).toHaveText('Iron2.6 mgPotassium217 mgVitamin B120.4 mcgWater5 g');
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `meal-edit-${width}`));
});

test('R-959 another portion rescales the further figures, on the screen and as stored', async ({
  page,
  request,
}) => {
  const ada = await open(page, request);
  await choose(page, 'Rolled oats', 'Edit');
  await page.getByLabel('Portion in grams').fill('120');
  await expect(page.getByText('Fiber 12 g · Sugar 1.2 g · Saturated fat 1.44 g · Sodium 6 mg')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(mealRow(page, /Rolled oats/)).toContainText('120 g');
  expect(await storedMeals(request, ada)).toMatchObject([
    { slot: 'breakfast', eaten_at: FURTHER.eaten_at, fiber: 12, nutrients: { potassium_mg: 434 } },
  ]);
});

test('a deleted meal comes back whole, and a copy has all but the time', async ({ page, request }) => {
  const ada = await open(page, request);
  await choose(page, 'Rolled oats', 'Delete');
  await expect(mealRow(page, /Rolled oats/)).toHaveCount(0);
  await undo(page);
  await expect(page.getByRole('region', { name: 'Breakfast' })).toContainText('Rolled oats');
  expect(await storedMeals(request, ada)).toMatchObject([FURTHER]);

  await choose(page, 'Rolled oats', 'Copy to Another Day');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText(/1 food copied/)).toBeVisible();
  const [copy] = await storedMeals(request, ada, dayFromToday(1));
  expect(copy).toMatchObject(WITHOUT_TIME);
  expect(copy).not.toHaveProperty('eaten_at');
});
