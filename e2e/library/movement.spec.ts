import type { APIRequestContext, Page } from '@playwright/test';
import { save } from '../support/exercise-form.ts';
import { as, content, freshName, newExercise } from '../support/exercises.ts';
import { cards } from '../support/library.ts';
import { admin, enter, type Member, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';

async function idOf(request: APIRequestContext, somebody: Member, name: string): Promise<number> {
  const search = encodeURIComponent(name);
  const answer = await request.get(`/api/workouts/exercises?brief=true&search=${search}`, {
    headers: as(somebody),
  });
  const found = ((await answer.json()) as { exercise_id: number; name: string }[]).find(
    (one) => one.name === name,
  );
  if (!found) throw new Error(`There is no ${name}.`);
  return found.exercise_id;
}

const figure = (page: Page, name: string) =>
  page.getByRole('img', { name: new RegExp(`^Animation: ${name}\\.`) });
/** What is drawn, as one text. */
const drawing = (page: Page, name: string) =>
  figure(page, name).evaluate((element) =>
    [...element.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
  );
const frames = (page: Page, count: number) =>
  page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
    count,
  );
const expectMoving = async (page: Page, name: string) => {
  const before = await drawing(page, name);
  await expect.poll(() => drawing(page, name)).not.toBe(before);
};
const expectStill = async (page: Page, name: string) => {
  const before = await drawing(page, name);
  await frames(page, 20);
  expect(await drawing(page, name)).toBe(before);
};
const button = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });

const SQUAT = 'Barbell Back Squat';
async function openSquat(page: Page, request: APIRequestContext): Promise<Member> {
  const ada = await member(request);
  await enter(page, ada);
  await page.goto(`/workouts?exercise=${await idOf(request, ada, SQUAT)}`);
  await expect(figure(page, SQUAT)).toBeVisible();
  return ada;
}

test('R-1010 the figure of an exercise plays, and is stopped, stepped, slowed and turned by keyboard', async ({
  page,
  request,
}) => {
  await openSquat(page, request);
  await expect(figure(page, SQUAT)).toHaveAccessibleName(/Step under the bar|bar/);
  await expectMoving(page, SQUAT);
  await button(page, 'Pause').focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeFocused();
  await expectStill(page, SQUAT);

  const at = await drawing(page, SQUAT);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Next position')).toBeFocused();
  await page.keyboard.press('Enter');
  const next = await drawing(page, SQUAT);
  expect(next).not.toBe(at);
  await page.keyboard.press('Enter');
  expect(await drawing(page, SQUAT)).not.toBe(next);
  await button(page, 'Previous position').press('Enter');
  expect(await drawing(page, SQUAT)).toBe(next);
  await expectStill(page, SQUAT);

  await button(page, 'Other angle').press('Enter');
  expect(await drawing(page, SQUAT)).not.toBe(next);
  await button(page, 'Other angle').press('Enter');
  expect(await drawing(page, SQUAT)).toBe(next);

  await button(page, 'Speed: 1×').press('Enter');
  await page.getByRole('menuitem', { name: '0.5×' }).press('Enter');
  await expect(button(page, 'Speed: 0.5×')).toBeVisible();
  await button(page, 'Play').press('Enter');
  await expectMoving(page, SQUAT);
});

test('R-1011 the figure rests while it is out of sight, and on its page it moves, too', async ({
  page,
  request,
}) => {
  const ada = await openSquat(page, request);
  await page.setViewportSize({ width: 360, height: 400 });
  await expectMoving(page, SQUAT);
  await page.getByRole('dialog').getByRole('heading', { name: 'Common mistake' }).scrollIntoViewIfNeeded();
  await expect(figure(page, SQUAT)).not.toBeInViewport();
  await frames(page, 5);
  await expectStill(page, SQUAT);
  await figure(page, SQUAT).scrollIntoViewIfNeeded();
  await expectMoving(page, SQUAT);
  await page.goto(`/exercises/${await idOf(request, ada, SQUAT)}`);
  await expectMoving(page, SQUAT);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('R-1012 both ends of the movement stand side by side, until it is played', async ({
    page,
    request,
  }) => {
    await openSquat(page, request);
    await expect(figure(page, SQUAT).locator('svg')).toHaveCount(2);
    const poses = await figure(page, SQUAT)
      .locator('svg')
      .evaluateAll((svgs) => svgs.map((svg) => svg.innerHTML));
    expect(poses[0]).not.toBe(poses[1]);
    await expectStill(page, SQUAT);
    await screenshot(page, 'movement-reduced');
    await button(page, 'Play').click();
    await expect(figure(page, SQUAT).locator('svg')).toHaveCount(1);
    await expectMoving(page, SQUAT);
  });
});

test('R-1013 every card of the library has a picture, and what has no movement shows its muscles', async ({
  page,
  request,
}) => {
  const name = freshName('Unmoved Raise');
  const { exercise_id } = await newExercise(request, await admin(request), { name });
  await enter(page, await member(request));
  await page.goto('/workouts?group=Chest&muscle=all');
  await expect(cards(page).first()).toBeVisible();
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list.first().locator('svg.figure path').nth(5)).toBeAttached();
  await list.last().scrollIntoViewIfNeeded();
  await expect(list.last().locator('svg.figure path').nth(5)).toBeAttached();
  await page.goto(`/workouts?exercise=${exercise_id}`);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Body map/ })).toBeVisible();
  await expect(figure(page, name)).toHaveCount(0);
  await page.goto(`/workouts?q=${encodeURIComponent(name)}`);
  await expect(list.locator('use').first()).toBeAttached();
});

test.describe('without the file of the figures', () => {
  test.use({ allowConsole: refused() });
  test('R-1014 cards and details show the muscles', async ({ page, request }) => {
    await page.route(/\/assets\/figures-/, (route) => route.abort());
    const ada = await member(request);
    await enter(page, ada);
    await page.goto(`/workouts?group=Chest&muscle=all`);
    await expect(page.getByRole('main').getByRole('listitem').first().locator('use').first()).toBeAttached();
    await page.goto(`/workouts?exercise=${await idOf(request, ada, SQUAT)}`);
    await expect(page.getByRole('img', { name: /^Body map/ })).toBeVisible();
    await expect(figure(page, SQUAT)).toHaveCount(0);
  });
});

test('the details with their figure at every width, in both themes', async ({ page, request }) => {
  await openSquat(page, request);
  await button(page, 'Pause').click();
  await atEachWidth(page, [360, 768, 1280], async (width) => {
    await expectSound(page, `movement-${width}`);
  });
});

test('R-1015 an administrator chooses the figure of an exercise, with a preview, and takes it away', async ({
  page,
  request,
}) => {
  const boss = await admin(request);
  const name = freshName();
  const { exercise_id } = await newExercise(request, boss, { ...content(name), name });
  const stored = async () =>
    (await (await request.get(`/api/admin/exercises/${exercise_id}`, { headers: as(boss) })).json()).movement;
  await enter(page, boss);
  await page.goto(`/admin/workouts/exercises/${exercise_id}`);
  const field = page.getByRole('combobox', { name: 'Animation' });
  await field.fill('curl');
  await page.getByRole('option', { name: 'Curl', exact: true }).click();
  await figure(page, 'Curl').scrollIntoViewIfNeeded();
  await expectMoving(page, 'Curl');
  await page.getByLabel('Load').selectOption('Dumbbells');
  await page.getByLabel('Grip').selectOption('Neutral');
  await expect(figure(page, 'Curl').locator('path.iron').first()).toBeAttached();
  await save(page).click();
  await expect(page.getByText('Exercise saved')).toBeVisible();
  expect(await stored()).toBe('curl dumbbells neutral');

  await page.goto(`/admin/workouts/exercises/${exercise_id}`);
  await expect(page.getByLabel('Grip')).toHaveValue('neutral');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(figure(page, 'Curl')).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText('Exercise saved')).toBeVisible();
  expect(await stored()).toBeNull();
});

test('R-1016 an exercise of one’s own gets a figure', async ({ page, request }) => {
  await enter(page, await member(request));
  await page.goto('/workouts');
  await page.getByRole('button', { name: 'New Exercise' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Exercise' });
  const name = freshName('My Squat');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('combobox', { name: 'Animation' }).fill('squat');
  await page.getByRole('option', { name: 'Squat', exact: true }).click();
  await figure(page, 'Squat').scrollIntoViewIfNeeded();
  await expectMoving(page, 'Squat');
  await dialog.getByRole('button', { name: 'Create Exercise' }).click();
  await expect(dialog).toBeHidden();
  const row = page
    .getByRole('region', { name: 'Your exercises' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(row.locator('svg.figure path').nth(5)).toBeAttached();
});
