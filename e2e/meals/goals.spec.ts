import type { Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { eat, OATS, openTracker } from '../support/meals.ts';
import { enter, member, verified } from '../support/members.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, refused, test } from '../support/test.ts';

const goals = (calories: number, protein: number, carbs: number, fats: number) => ({
  daily_calories_goal: calories,
  daily_protein_goal: protein,
  daily_carbs_goal: carbs,
  daily_fats_goal: fats,
});
const bar = (page: Page, name: string) => page.getByRole('progressbar', { name });
const recalculate = (page: Page) => page.getByRole('button', { name: 'Recalculate Goals' }).click();

test.use({ allowConsole: refused(400, 404, 500) });

test('R-309 R-310 R-311 R-317 A-102 four bars, four colours, never more than full, with the true figures', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await eat(request, somebody, [['Feast', 900, 2500, 60, 0, 40]]);
  await stub(page, '/nutrition/goals', { json: goals(2000, 120, 0, 16) });
  await enter(page, somebody);
  await page.goto('/calorietracker');
  await expect(page.getByText('2500 / 2000 kcal')).toBeVisible();
  await expect(page.getByText('kcal over')).toBeVisible();
  for (const [name, now, text] of [
    ['Calories', '100', '2500 / 2000 kcal'],
    ['Protein', '50', '60.0 / 120 g'],
    ['Carbs', '0', '0.0 / 0 g'],
    ['Fats', '100', '40.0 / 16 g'],
  ] as const) {
    await expect(bar(page, name)).toHaveAttribute('aria-valuenow', now);
    await expect(bar(page, name)).toHaveAttribute('aria-valuetext', text);
    const [whole, part] = await bar(page, name).evaluate((track) => [
      track.getBoundingClientRect().width,
      track.firstElementChild?.getBoundingClientRect().width ?? 0,
    ]);
    expect(part).toBeLessThanOrEqual(whole ?? 0);
  }
  const colours = await page
    .getByRole('progressbar')
    .evaluateAll((bars) => bars.map((one) => getComputedStyle(one.firstElementChild ?? one).backgroundColor));
  expect(new Set(colours).size).toBe(4);
  await expect(page.getByText(/NaN|Infinity/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'How this is calculated' })).toHaveAttribute(
    'href',
    '/nutrition',
  );
  await expectAccessible(page, 'main');
});

test('R-312 to R-316 A-086 recalculating shows the new goals, or what is in the way', async ({
  page,
  request,
}) => {
  const somebody = await openTracker(page, request, [OATS]);
  const calories = bar(page, 'Calories');
  const before = await calories.getAttribute('aria-valuetext');
  await request.put('/api/users/profile', { headers: as(somebody), data: { current_weight: 95 } });
  await recalculate(page);
  await expect(calories).not.toHaveAttribute('aria-valuetext', String(before));

  const answers = [
    [
      { missingFields: ['height', 'gender'], message: 'no' },
      'Please complete your profile. Missing fields: height, gender',
    ],
    [{ message: 'Goals are resting.' }, 'Goals are resting.'],
    [{ details: 'No weight' }, 'No weight'],
    [{}, 'Failed to recalculate goals.'],
  ] as const;
  for (const [json, text] of answers) {
    await stub(page, '/nutrition/calculate-goals', { status: 400, json });
    await recalculate(page);
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('progressbar')).toHaveCount(4);
  }
  await page.unroute('**/api/nutrition/calculate-goals');
  await recalculate(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('R-307 R-308 A-087 goals that cannot be had are calculated once; when that fails there are no bars and no words', async ({
  page,
  request,
}) => {
  // Nothing but an address is known: the profile does not do.
  const somebody = await verified(request);
  const reads = await stub(page, '/nutrition/goals', { status: 500, json: { message: 'down' } });
  const calculations: string[] = [];
  page.on('request', (call) => call.url().endsWith('/calculate-goals') && calculations.push(call.method()));
  await enter(page, somebody, { firstTimeSetup: 'false' });
  await page.goto('/calorietracker');
  await expect(page.getByText('You have no daily goals yet.')).toBeVisible();
  expect([reads.length, calculations]).toEqual([1, ['POST']]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await recalculate(page);
  await expect(page.getByRole('alert')).toContainText('Please complete your profile. Missing fields: height');
  await expect(page.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
    'href',
    '/settings',
  );
});
