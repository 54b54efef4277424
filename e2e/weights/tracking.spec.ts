import type { APIRequestContext } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { pressOn } from '../support/keyboard.ts';
import { enter, type Member, member } from '../support/members.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectSound, refused, test } from '../support/test.ts';
import { dayFromToday, logWorkout } from '../support/workouts.ts';

const log = (request: APIRequestContext, who: Member, date: string, weight: number) =>
  request.post('/api/weights', {
    headers: as(who),
    data: { date, weight },
  });
const weights = async (request: APIRequestContext, who: Member) =>
  (await request.get('/api/weights', { headers: as(who) })).json();
const profileWeight = async (request: APIRequestContext, who: Member) =>
  (await (await request.get('/api/users/profile', { headers: as(who) })).json()).current_weight;

test('A-168 today at a glance is what was eaten and done today, and leads on', async ({ page, request }) => {
  const somebody = await member(request);
  await request.post('/api/nutrition/calculate-goals', { headers: as(somebody) });
  const meal = { name: 'Lunch', protein: 40, carbs: 60, fats: 20, serving: '100g' };
  for (const [date, calories] of [
    [dayFromToday(), 600.4],
    [dayFromToday(), 100],
    [dayFromToday(-1), 5000],
  ])
    await request.post('/api/meals', { headers: as(somebody), data: { ...meal, date, calories } });
  await logWorkout(request, somebody, { type: 'Push', exercises: [{ name: 'Plank', sets: 1, reps: 30 }] });
  await enter(page, somebody);
  await page.goto('/tracking');
  const glance = page.getByRole('region', { name: 'Today at a glance' });
  await expect(glance.getByRole('img', { name: /^700 of [\d,]+ kcal eaten today$/ })).toBeVisible();
  await expect(glance.getByRole('progressbar', { name: 'Protein' })).toHaveAttribute(
    'aria-valuetext',
    /^80.0 of/,
  );
  await expect(glance.getByRole('link', { name: 'Calorie Tracking' })).toContainText('2 foods logged today');
  await expect(glance.getByRole('link', { name: 'Log Workout' })).toContainText('Done today: Push');
  for (const [name, path] of Object.entries({
    'Calorie Tracking': '/calorietracker',
    'Log Workout': '/workout-logging',
    'Progress Trends': '/trends',
  }))
    await expect(glance.getByRole('link', { name })).toHaveAttribute('href', path);
  await expect(page.getByText('The line starts with your second weight.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('the log', () => {
  test.use({ allowConsole: refused(409) });

  test('A-168 weights are logged with the keyboard, drawn with their trend, and in step with the profile', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    for (const back of [40, 20, 10]) await log(request, somebody, dayFromToday(-back), 82 + back / 10);
    await enter(page, somebody);
    await page.goto('/tracking');
    const form = page.getByRole('region', { name: 'Log your weight' });
    // The member's profile was filled in today.
    await expect(form).toContainText('Your weight now: 80.0 kg');
    await pressOn(page, form.getByRole('button', { name: 'Log Weight' }));
    await expect(form).toContainText('Please enter a weight between 20 and 300 kg');
    await page.keyboard.type('79,4');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/79.4 kg logged for/)).toBeVisible();
    await expect(form).toContainText('Your weight now: 79.4 kg');
    expect(await profileWeight(request, somebody)).toBe(79.4);
    expect(await weights(request, somebody)).toHaveLength(4);

    const chart = page.getByRole('region', { name: 'Your weight over time' });
    await expect(chart.getByRole('figure', { name: /the trend went from/ })).toBeVisible();
    await chart.getByText('Show as table').click();
    await expect(chart.getByRole('row')).toHaveCount(5);
    await chart.getByRole('button', { name: '30 Days' }).click();
    await expect(chart.getByRole('row')).toHaveCount(4);
    await expectAccessible(page);

    const entry = page.getByRole('listitem').filter({ hasText: '83.0 kg' });
    await pressOn(page, entry.getByRole('button'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit Weight' });
    await expect(dialog.getByLabel('Weight')).toHaveValue('83');
    await dialog.getByLabel('Weight').selectText();
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Please enter a weight between 20 and 300 kg');
    await dialog.getByLabel('Weight').fill('81.5');
    await dialog.getByLabel('Date').fill(dayFromToday(-20));
    await pressOn(page, dialog.getByRole('button', { name: 'Save Weight' }));
    await expect(dialog).toContainText('There is already a weight for that day');
    await dialog.getByLabel('Date').fill(dayFromToday(-9));
    await pressOn(page, dialog.getByRole('button', { name: 'Save Weight' }));
    await expect(page.getByRole('listitem').filter({ hasText: '81.5 kg' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, allowConsole: refused(500) });

  test('A-168 the newest weight is deleted and brought back; a failure loses nothing', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    await log(request, somebody, dayFromToday(-3), 85);
    await enter(page, somebody);
    await page.goto('/tracking');
    const newest = page.getByRole('listitem').filter({ hasText: '80.0 kg' });
    await newest.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(newest).toBeHidden();
    expect(await profileWeight(request, somebody)).toBe(85);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(newest).toBeVisible();
    expect(await profileWeight(request, somebody)).toBe(80);

    const stubbed = await stub(page, '/weights', { status: 500, json: { message: 'The scales are broken' } });
    await page.getByLabel('Weight', { exact: true }).fill('79.9');
    await page.getByRole('button', { name: 'Log Weight' }).dblclick();
    await expect(page.getByRole('alert')).toHaveText('The scales are broken');
    await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('79.9');
    expect(stubbed.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await expectSound(page, 'tracking-360');
  });
});

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('A-085 today is the day it is there, also after midnight', async ({ page, request }) => {
    const somebody = await member(request);
    await enter(page, somebody);
    await page.clock.install({ time: new Date('2026-03-02T10:50:00Z') });
    await page.goto('/tracking');
    await expect(page.getByText('Monday 2 March')).toBeVisible();
    await expect(page.getByLabel('Date')).toHaveValue('2026-03-02');
    await page.clock.fastForward('15:00');
    await expect(page.getByText('Tuesday 3 March')).toBeVisible();
    await expect(page.getByLabel('Date')).toHaveValue('2026-03-03');
    await page.getByLabel('Weight', { exact: true }).fill('78.2');
    await page.getByRole('button', { name: 'Log Weight' }).click();
    await expect(page.getByText(/78.2 kg logged for Tuesday 3 March/)).toBeVisible();
    expect(await weights(request, somebody)).toContainEqual(
      expect.objectContaining({ date: '2026-03-03', weight: 78.2 }),
    );
  });
});
