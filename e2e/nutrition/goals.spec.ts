import type { APIRequestContext } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { enter, type Member, member, verified } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { dayFromToday } from '../support/workouts.ts';

const eat = (request: APIRequestContext, who: Member, date: string, calories: number, protein: number) =>
  request.post('/api/meals', {
    headers: as(who),
    data: { name: 'Lunch', calories, protein, carbs: 100, fats: 50, date, serving: '100g' },
  });
const goals = async (request: APIRequestContext, who: Member) =>
  (await request.get('/api/nutrition/goals?optional=true', { headers: as(who) })).json();

test.describe('goals', () => {
  test.use({ allowConsole: refused(404, 400, 500) });

  test('R-306 R-307 A-089 are worked out at once, with the reader’s own numbers, and the week is held against them', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    await eat(request, somebody, dayFromToday(-1), 2950, 300);
    await eat(request, somebody, dayFromToday(-2), 1000, 300);
    await eat(request, somebody, dayFromToday(-2), 300, 10);
    await enter(page, somebody);
    await page.goto('/nutrition');
    const stored = page.getByRole('region', { name: 'Your daily goals' });
    await expect(stored).toContainText('From your profile');
    const { daily_calories_goal: calories, daily_protein_goal: protein } = await goals(request, somebody);
    const words = calories.toLocaleString('en-GB', { useGrouping: 'min2' });
    await expect(stored).toContainText(words);
    await expect(stored).toContainText(String(protein));

    const sums = page.getByRole('region', { name: 'How this is calculated' });
    await expect(sums).toContainText('10 × 80 kg + 6.25 × 180 cm − 5 ×');
    await expect(sums).toContainText('− 161 (Mifflin-St Jeor)');
    await expect(sums).toContainText('× 1.55, moderately active');
    await expect(sums).toContainText('+ 300 kcal for muscle gain');
    await expect(sums).toContainText(`30% of ${words} kcal, 4 kcal a gram`);

    const week = page.getByRole('region', { name: 'The last seven days' });
    await expect(week.getByRole('row')).toHaveCount(8);
    await expect(week).toContainText('Out of 2 full days with meals');
    await expect(week.getByRole('row').filter({ hasText: '1300' })).toContainText('under the goal');
    const yesterday = week.getByRole('row').filter({ hasText: '2950' });
    await expect(yesterday).toContainText('goal met');
    await expect(yesterday.getByRole('link')).toHaveAttribute(
      'href',
      `/calorietracker?date=${dayFromToday(-1)}`,
    );
    await expectAccessible(page);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    await screenshot(page, 'nutrition');
  });

  test('can be set by hand with the keyboard alone, and calculated again', async ({ page, request }) => {
    const somebody = await member(request);
    await enter(page, somebody);
    await page.goto('/nutrition');
    await pressOn(page, page.getByRole('button', { name: 'Set by Hand' }));
    const field = (name: string) => page.getByRole('spinbutton', { name, exact: true });
    await typeInto(page, field('Calories'), '90000');
    await pressOn(page, page.getByRole('button', { name: 'Save Goals' }));
    await expect(page.getByText('Calories must be a whole number between 500 and 10,000')).toBeVisible();
    await expect(field('Calories')).toBeFocused();
    for (const [name, value] of Object.entries({ Calories: 2000, Protein: 150, Carbs: 200, Fats: 67 })) {
      await field(name).selectText();
      await page.keyboard.type(String(value));
      await page.keyboard.press('Tab');
    }
    await expect(page.getByText('together give 2003 kcal, 3 kcal more than your calories')).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Save Goals' }));
    await expect(page.getByText('Set by hand', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set by Hand' })).toBeFocused();
    expect(await goals(request, somebody)).toMatchObject({ daily_calories_goal: 2000, source: 'manual' });
    await expect(page.getByText(/Your profile now gives [\d,]+ kcal; your goal is 2000 kcal/)).toBeVisible();

    const recalculate = page.getByRole('button', { name: 'Recalculate Goals' });
    const question = page.getByRole('alertdialog', { name: 'Replace the goals you set?' });
    await recalculate.click();
    await expect(question).toContainText('2000 kcal, 150 g protein, 200 g carbs and 67 g fats');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    expect(await goals(request, somebody)).toMatchObject({ daily_calories_goal: 2000, source: 'manual' });
    await recalculate.click();
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByText('Goals calculated from your profile')).toBeVisible();
    await expect(page.getByText('Set by hand', { exact: true })).toBeHidden();
    expect(await goals(request, somebody)).toMatchObject({ source: 'calculated' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Set by hand', { exact: true })).toBeVisible();
    expect(await goals(request, somebody)).toMatchObject({ daily_fats_goal: 67, source: 'manual' });
  });

  test('R-902 that contradict each other are pointed out, while they are typed and afterwards; calculated ones are not asked about', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    await enter(page, somebody);
    await page.goto('/nutrition');
    await expect(page.getByText('From your profile', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Recalculate Goals' }).click();
    await expect(page.getByText('Goals calculated from your profile')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Set by Hand' }).click();
    for (const [name, value] of Object.entries({ Calories: 1500, Protein: 300, Carbs: 300, Fats: 100 }))
      await page.getByRole('spinbutton', { name, exact: true }).fill(String(value));
    const warning = page.getByText('add up to 3300 kcal, 1800 kcal more than your calorie goal');
    await expect(warning).toBeVisible();
    await page.getByRole('button', { name: 'Save Goals' }).click();
    await expect(page.getByText('Set by hand', { exact: true })).toBeVisible();
    await expect(warning).toBeVisible();
    expect(await goals(request, somebody)).toMatchObject({ daily_calories_goal: 1500, source: 'manual' });
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await screenshot(page, 'goals-contradict-360');
  });

  test('R-314 to R-316 A-087 what is missing is said after the press, and only then', async ({
    page,
    request,
  }) => {
    const somebody = await verified(request);
    await enter(page, somebody);
    await page.goto('/nutrition');
    await expect(page.getByText('You have no goals yet.')).toBeVisible();
    await expect(page.getByText('The calculation needs your height')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const press = () => page.getByRole('button', { name: 'Recalculate Goals' }).click();
    await press();
    await expect(page.getByRole('alert')).toContainText(
      'Please complete your profile. Missing fields: height, current_weight, fitness_goal, activity_level',
    );
    await stub(page, '/nutrition/calculate-goals', {
      status: 500,
      json: { details: 'The abacus is broken' },
    });
    await press();
    await expect(page.getByRole('alert')).toHaveText('The abacus is broken');
    await stub(page, '/nutrition/calculate-goals', { status: 500, json: {} });
    await press();
    await expect(page.getByRole('alert')).toHaveText('Failed to recalculate goals.');
  });
});
