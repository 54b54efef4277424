import type { Page } from '@playwright/test';
import { cards, count, heading, tile } from '../support/library.ts';
import { enter, member } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const names = (page: Page) => cards(page).allTextContents();
const HAMSTRINGS = '/workouts?group=Legs&muscle=Hamstrings';
const QUADRICEPS = '/workouts?group=Legs&muscle=Quadriceps';

test.beforeEach(async ({ page, request }) => enter(page, await member(request)));

test('R-322 R-323 R-324 R-325 R-326 R-345 A-107 filters, order and count', async ({ page }) => {
  await page.goto(HAMSTRINGS);
  await expect(count(page)).toHaveText('Showing 30 of 30 exercises');
  const difficulty = page.getByLabel('Difficulty');
  const equipment = page.getByLabel('Equipment');
  await expect(difficulty.locator('option')).toHaveText(['All', 'Beginner', 'Intermediate', 'Advanced']);
  await expect(equipment.locator('option')).toHaveText([
    'All',
    'Bodyweight',
    'Dumbbells',
    'Barbell',
    'Kettlebell',
    'Resistance Bands',
    'Machine',
    'Cable',
    'No Equipment',
  ]);
  const ascending = await names(page);
  expect(ascending).toEqual([...ascending].sort((a, b) => a.localeCompare(b, 'en')));
  await page.getByRole('button', { name: 'Sort: Name A–Z' }).click();
  await expect(cards(page)).toHaveText([...ascending].reverse());
  await page.getByRole('button', { name: 'Sort: Name Z–A' }).click();
  await expect(cards(page)).toHaveText(ascending);

  await equipment.selectOption('Barbell');
  await expect(count(page)).toHaveText(/^Showing [1-9] of 30 exercises$/);
  for (const card of await page.getByRole('main').getByRole('listitem').all())
    await expect(card.getByText('Barbell', { exact: true })).toBeVisible();
  await page.reload();
  await expect(equipment).toHaveValue('Barbell');
  await expect(count(page)).toHaveText(/^Showing [1-9] of 30 exercises$/);

  await equipment.selectOption('Cable');
  await difficulty.selectOption('Advanced');
  await expect(page.getByText('No exercises found with current filters')).toBeVisible();
  await expect(count(page)).toHaveText('Showing 0 of 30 exercises');
  await page.getByRole('button', { name: /^Any equipment \([1-9]\d*\)$/ }).click();
  await expect(equipment).toHaveValue('all');
  await expect(cards(page).first()).toBeVisible();
});

test('R-327 R-328 R-329 R-330 A-112 the details, a link to them, and logging the exercise', async ({
  page,
}) => {
  await test.step('a link to an exercise opens it from the server, and says so when it is gone', async () => {
    await page.goto('/workouts?exercise=5');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Instructions' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/workouts\??$/);
    await page.goto('/workouts?exercise=999999');
    await expect(page.getByRole('dialog', { name: 'Exercise not found' })).toBeVisible();
  });
  await test.step('the details, and logging the exercise', async () => {
    await page.goto(QUADRICEPS);
    await expect(page.getByRole('link', { name: 'View Favorites' })).toHaveAttribute('href', '/favorites');
    await tile(page, 'Barbell Back Squat').click();
    const dialog = page.getByRole('dialog', { name: 'Barbell Back Squat' });
    await expect(dialog.getByText('Intermediate')).toBeVisible();
    await expect(dialog.getByText('Barbell', { exact: true })).toBeVisible();
    await expect(
      dialog.getByRole('img', { name: /^Body map\. Primary: Quadriceps.*Secondary: / }),
    ).toBeVisible();
    await expect(dialog.getByRole('list').getByRole('listitem')).not.toHaveCount(0);
    await expect(dialog.getByRole('heading', { name: 'Common mistake' })).toBeVisible();
    const video = dialog.getByRole('link', { name: /^Find a video/ });
    await expect(video).toHaveAttribute('href', /Barbell%20Back%20Squat/);
    await expect(video).toHaveAttribute('rel', 'noopener noreferrer');

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(tile(page, 'Barbell Back Squat')).toBeFocused();
    await tile(page, 'Barbell Back Squat').click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(heading(page, 'Quadriceps')).toBeVisible();

    await tile(page, 'Barbell Back Squat').click();
    await dialog.getByRole('button', { name: 'Log This Exercise' }).click();
    await expect(page).toHaveURL(/\/workout-logging$/);
    expect(await page.evaluate(() => window.history.state.usr)).toEqual({
      source: 'workouts',
      exercises: [
        {
          exercise_id: expect.any(Number),
          name: 'Barbell Back Squat',
          sets: '',
          reps: '',
          muscle_groups: ['Legs'],
        },
      ],
    });
  });
});

test('search looks through the whole library by name, muscle and equipment', async ({ page }) => {
  await page.goto('/workouts');
  const search = page.getByRole('searchbox', { name: 'Search exercises' });
  await search.fill('push ups');
  await expect(cards(page).first()).toHaveText('Push-Up');
  await expect(page).toHaveURL(/\?q=push\+ups$/);
  await search.fill('kettlebell glutes');
  await expect(count(page)).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Push-Up' })).toHaveCount(0);
  await expect(page.getByText('Kettlebell', { exact: true }).last()).toBeVisible();
  await search.fill('xyzzyx');
  await expect(page.getByText('No exercises match “xyzzyx”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(tile(page, 'Legs')).toBeVisible();

  await tile(page, 'Legs').click();
  await search.pressSequentially('romanian deadlift', { delay: 60 });
  await expect(search).toHaveValue('romanian deadlift');
  await expect(cards(page).first()).toHaveText(/Romanian Deadlift/);
  await page.goBack();
  await expect(heading(page, 'Legs')).toBeVisible();
  await expect(search).toHaveValue('');
});

test('all exercises of a group can be seen at once; coming back from another page finds the place in the list', async ({
  page,
}) => {
  await test.step('all at once', async () => {
    await page.goto('/workouts?group=Legs');
    await page.getByRole('link', { name: /^Show all \d+ Legs exercises$/ }).click();
    await expect(heading(page, 'All Legs exercises')).toBeVisible();
    await expect(cards(page)).toHaveCount(60);
    const [, total] = /of (\d+)/.exec(await count(page).innerText()) ?? [];
    for (let shown = 120; shown < Number(total) + 60; shown += 60) {
      await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
      await expect(cards(page)).toHaveCount(Math.min(shown, Number(total)));
    }
  });
  await test.step('the place in the list', async () => {
    await page.reload();
    await expect(cards(page)).toHaveCount(60);
    await Promise.all([
      page.evaluate(() => new Promise((done) => window.addEventListener('scrollend', done, { once: true }))),
      page.evaluate(() => window.scrollTo(0, 1200)),
    ]);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading(page, 'Welcome, ada')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(60);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  });
});

test('every letter typed into the search stays, however slow the phone', async ({ page }) => {
  await page.goto('/workouts?group=Legs');
  const search = page.getByRole('searchbox', { name: 'Search exercises' });
  await expect(search).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  // As long as the pause after which it searches: letters arrive while the results are rendered.
  for (const delay of [210, 240, 270]) {
    await search.pressSequentially('bulgarian split squat', { delay });
    await expect(search).toHaveValue('bulgarian split squat');
    await search.fill('');
  }
});
