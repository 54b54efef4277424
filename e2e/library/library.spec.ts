import type { Page } from '@playwright/test';
import { choose, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
const names = (page: Page) => cards(page).allTextContents();
const count = (page: Page) => page.getByText(/^Showing \d+ of \d+ exercises/);
const QUADRICEPS = '/workouts?group=Legs&muscle=Quadriceps';
const SIZES = {
  desk: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 780 },
};

test.beforeEach(async ({ page, request }) => enter(page, await member(request)));

test('R-003 R-318 R-319 R-320 R-692 A-111 from the groups to the exercises and back, by the page’s button and the browser’s', async ({
  page,
}) => {
  await page.goto('/workouts');
  await expect(heading(page, 'Workout Library')).toBeVisible();
  await expect(cards(page)).toHaveText([
    'Arms',
    'Back',
    'Cardio',
    'Chest',
    'Core',
    'Full Body',
    'Legs',
    'Shoulders',
  ]);
  await tile(page, 'Chest').click();
  await expect(page).toHaveURL(/\?group=Chest$/);
  await expect(heading(page, 'Chest')).toBeFocused();
  await expect(cards(page)).toHaveText(['Chest', 'Lower Chest', 'Upper Chest']);
  await tile(page, 'Upper Chest').click();
  await expect(page).toHaveURL(/\?group=Chest&muscle=Upper\+Chest$/);
  await expect(cards(page).first()).toBeVisible();

  await page.reload();
  await expect(heading(page, 'Upper Chest')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Chest' }).click();
  await expect(heading(page, 'Chest')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Workout Library' }).click();
  await expect(heading(page, 'Workout Library')).toBeVisible();

  await tile(page, 'Arms').click();
  await tile(page, 'Biceps').click();
  await expect(heading(page, 'Biceps')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Arms')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Workout Library')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Arms')).toBeVisible();
});

test('A-111 an address that was opened directly also leads up, and then out of the page', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.goto('/workouts?group=Arms&muscle=Biceps');
  await page.getByRole('button', { name: 'Back to Arms' }).click();
  await expect(heading(page, 'Arms')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Workout Library' }).click();
  await expect(heading(page, 'Workout Library')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('R-322 R-323 R-324 R-325 R-326 R-345 A-107 filters, order and count', async ({ page }) => {
  await page.goto(QUADRICEPS);
  await expect(count(page)).toHaveText('Showing 29 of 29 exercises');
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
  await expect(count(page)).toHaveText(/^Showing [1-9] of 29 exercises$/);
  for (const card of await page.getByRole('main').getByRole('listitem').all())
    await expect(card.getByText('Barbell', { exact: true })).toBeVisible();
  await page.reload();
  await expect(equipment).toHaveValue('Barbell');
  await expect(count(page)).toHaveText(/^Showing [1-9] of 29 exercises$/);

  await equipment.selectOption('Cable');
  await difficulty.selectOption('Advanced');
  await expect(page.getByText('No exercises found with current filters')).toBeVisible();
  await expect(count(page)).toHaveText('Showing 0 of 29 exercises');
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
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    const [, total] = /of (\d+)/.exec(await count(page).innerText()) ?? [];
    await expect(cards(page)).toHaveCount(Number(total));
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

test('the whole way by keyboard alone', async ({ page }) => {
  await page.goto('/workouts');
  await pressOn(page, tile(page, 'Legs'));
  await pressOn(page, tile(page, 'Hamstrings'));
  await expect(heading(page, 'Hamstrings')).toBeFocused();
  await choose(page, page.getByLabel('Difficulty'), 'Beginner');
  await choose(page, page.getByLabel('Equipment'), 'Machine');
  await expect(count(page)).toHaveText(/^Showing [1-9] of \d+ exercises$/);
  await pressOn(page, tile(page, 'Lying Leg Curl'));
  const dialog = page.getByRole('dialog', { name: 'Lying Leg Curl' });
  const favorite = dialog.getByRole('button', { name: 'Favorite: Lying Leg Curl' });
  await pressOn(page, favorite, 'Space');
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(tile(page, 'Lying Leg Curl')).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Back to Legs' }));
  await expect(heading(page, 'Legs')).toBeFocused();
  await typeInto(page, page.getByRole('searchbox'), 'plank');
  await expect(cards(page).first()).toHaveText('Plank');
  await tabTo(page, tile(page, 'Plank'));
});

test('the levels and the details fit and are accessible', async ({ page }) => {
  test.slow();
  const look = async (name: string) => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await screenshot(page, `library-${name}-${size}`);
      await expectNoSidewaysScroll(page);
      // The wider ones show the same things beside each other.
      if (size === 'phone') await expectAccessible(page);
    }
  };
  await page.goto('/workouts');
  await expect(tile(page, 'Legs')).toBeVisible();
  await look('groups');
  await tile(page, 'Legs').click();
  await expect(tile(page, 'Hamstrings')).toBeVisible();
  await look('muscles');
  await tile(page, 'Hamstrings').click();
  await expect(cards(page).first()).toBeVisible();
  await look('exercises');
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('details');
});
