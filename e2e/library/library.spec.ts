import { choose, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { cards, count, heading, tile } from '../support/library.ts';
import { enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

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
