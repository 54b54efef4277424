import type { Page } from '@playwright/test';
import { CORNER, freshName, libraryNames, newExercise } from '../support/exercises.ts';
import { admin, enter, type Member } from '../support/members.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectSound, refused, test } from '../support/test.ts';

const LIST = '/admin/workouts/exercises';
const at = ({ group, muscle }: typeof CORNER) => `${LIST}?${new URLSearchParams({ group, muscle })}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const count = (page: Page) => page.getByText(/^Showing \d+ of \d+ exercises$/);

let boss: Member;
test.beforeEach(async ({ page, request }) => {
  boss = await admin(request);
  await enter(page, boss);
});

test('R-575 to R-580 A-166 group, muscle, exercises; up by the button and by the browser; filters, sort and count', async ({
  page,
}) => {
  test.slow();
  await test.step('group, muscle, exercises; up by the button and by the browser', async () => {
    const groups = page.waitForRequest('**/api/admin/muscle-groups');
    await page.goto(LIST);
    await groups;
    await expect(heading(page)).toHaveText('Exercise Library');
    await expect(page).toHaveTitle(/^Exercise Library/);
    await expect(page.getByRole('main').getByText('Edit Exercises', { exact: true })).toBeVisible();
    const muscles = page.waitForRequest('**/api/admin/muscles?groupName=Shoulders');
    await tile(page, 'Shoulders').click();
    await muscles;
    await expect(page).toHaveURL(/\?group=Shoulders$/);
    await tile(page, 'Rotator Cuff').click();
    await expect(page).toHaveURL(/\?group=Shoulders&muscle=Rotator\+Cuff$/);
    await expect(heading(page)).toHaveText('Rotator Cuff');
    await expect(heading(page)).toBeFocused();
    await expect(count(page)).toBeVisible();
    await page.reload();
    await expect(heading(page)).toHaveText('Rotator Cuff');
    await page.getByRole('button', { name: 'Back to Shoulders' }).click();
    await expect(tile(page, 'Rotator Cuff')).toBeVisible();
    await page.getByRole('button', { name: 'Back to Exercise Library' }).click();
    await expect(tile(page, 'Shoulders')).toBeVisible();
    await tile(page, 'Shoulders').click();
    await tile(page, 'Rear Delts').click();
    await expect(heading(page)).toHaveText('Rear Delts');
    await page.goBack();
    await expect(heading(page)).toHaveText('Shoulders');
    await page.goBack();
    await expect(heading(page)).toHaveText('Exercise Library');
  });
  await test.step('filters, sort and count; only what is chosen is sent', async () => {
    const asked: Record<string, string>[] = [];
    const scope = { muscleName: 'Rotator Cuff', muscleGroup: 'Shoulders' };
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/admin/exercises') asked.push(Object.fromEntries(url.searchParams));
    });
    await page.goto(at({ group: 'Shoulders', muscle: 'Rotator Cuff' }));
    await expect(count(page)).toBeVisible();
    expect(asked).toEqual([scope]);
    const all = await rows(page).allTextContents();
    await expect(count(page)).toHaveText(`Showing ${all.length} of ${all.length} exercises`);
    await page.getByRole('button', { name: 'Name A–Z' }).click();
    await expect(rows(page)).toHaveText([...all].reverse());
    await page.getByRole('button', { name: 'Name Z–A' }).click();
    await page.getByLabel('Difficulty').selectOption('Beginner');
    await expect.poll(() => asked.at(-1)).toEqual({ ...scope, difficulty: 'Beginner' });
    await page.getByLabel('Equipment').selectOption('Resistance Bands');
    await expect
      .poll(() => asked.at(-1))
      .toEqual({ ...scope, difficulty: 'Beginner', equipment: 'Resistance Bands' });
    const badges = page.getByRole('main').getByRole('listitem');
    for (const one of await badges.allTextContents()) expect(one).toMatch(/Beginner.*Resistance Bands/);
    await expect(count(page)).toHaveText(new RegExp(`of ${all.length} exercises$`));
    await page.reload();
    await expect(page.getByLabel('Equipment')).toHaveValue('Resistance Bands');
    await page.getByLabel('Equipment').selectOption('Cable');
    await page.getByLabel('Difficulty').selectOption('Advanced');
    await expect(page.getByText('No exercises found with current filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows(page)).toHaveText(all);
  });
});

test('the answer is filtered once more, and the search looks through the whole library', async ({ page }) => {
  await stub(page, '/admin/exercises?*', {
    json: [
      { exercise_id: 1, name: 'One', difficulty: 'Beginner', equipment_options: 'Cable' },
      { exercise_id: 2, name: 'Two', difficulty: 'Advanced' },
      { exercise_id: 3, name: 'Three', difficulty: 'Beginner', equipment_options: ['Barbell'] },
    ],
  });
  await page.goto(at(CORNER));
  await expect(rows(page)).toHaveText(['One', 'Three', 'Two']);
  await expect(row(page, 'Two')).toContainText('N/A');
  await page.getByLabel('Difficulty').selectOption('Beginner');
  await expect(rows(page)).toHaveText(['One', 'Three']);
  await page.getByLabel('Equipment').selectOption('Cable');
  await expect(rows(page)).toHaveText(['One']);
  await expect(count(page)).toHaveText('Showing 1 of 3 exercises');
  await page.unrouteAll();
  await page.goto(LIST);
  await page.getByRole('searchbox').fill('romanian dead');
  await expect(rows(page).first()).toHaveText(/Romanian Deadlift/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(tile(page, 'Shoulders')).toBeVisible();
});

test('R-581 R-582 A-159 deleting asks, leaves the library, and can be undone', async ({ page, request }) => {
  const { name, exercise_id } = await newExercise(request, boss);
  await page.goto(at(CORNER));
  const remove = row(page, name).getByRole('button', { name: 'Delete' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete this exercise?' });
  await expect(question).toContainText(name);
  await expect(question).toContainText('Plans and logged workouts keep it.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'DELETE' && sent.push(new URL(one.url()).pathname));
  await question.getByRole('button', { name: 'Delete' }).dblclick();
  // The question hides the list from whoever asks by role, so that the row is missing as long as it is open, too.
  await expect(question).toHaveCount(0);
  await expect(row(page, name)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  // On a slow machine, the second click comes after the question is gone.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(`${name} deleted`)).toHaveCount(1);
  expect(sent).toEqual([`/api/admin/exercises/${exercise_id}`]);
  expect(await libraryNames(request, boss)).not.toContain(name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, name)).toBeVisible();
  expect(await libraryNames(request, boss)).toContain(name);
});

test('an exercise that names no muscle is still found; a new exercise begins at the level', async ({
  page,
  request,
}) => {
  const name = freshName('Test Carry');
  await newExercise(request, boss, { name, muscles: [] });
  await page.goto(`${LIST}?group=${CORNER.group}`);
  await page.getByRole('link', { name: `Show all ${CORNER.group} exercises` }).click();
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(row(page, name)).toBeVisible();
  await page.goto(at(CORNER));
  await page.getByRole('link', { name: 'New exercise', exact: true }).click();
  await expect(heading(page)).toHaveText('New Exercise');
  const box = (list: string, label: string) =>
    page.getByRole('group', { name: list }).getByLabel(label, { exact: true });
  await expect(box('Muscle groups', CORNER.group)).toBeChecked();
  await expect(box('Muscles', CORNER.muscle)).toBeChecked();
});

test.describe('failures', () => {
  test.use({ allowConsole: refused(404, 500) });

  test('R-583 each list says what failed and can be tried again; a group nobody knows leads back', async ({
    page,
  }) => {
    await test.step('each list says what failed and can be tried again', async () => {
      const lists = [
        [LIST, '/admin/muscle-groups', 'Failed to load muscle groups'],
        [`${LIST}?group=Core`, '/admin/muscles?*', 'Failed to fetch muscles'],
        [at(CORNER), '/admin/exercises?*', 'Failed to load exercises'],
      ] as const;
      for (const [address, path, text] of lists) {
        await stub(page, path, { status: 500, json: {} });
        await page.goto(address);
        await expect(page.getByRole('alert')).toContainText(text);
        await page.unrouteAll();
        await page.getByRole('button', { name: 'Try Again' }).click();
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      await stub(page, '/admin/muscle-groups', { status: 500, json: { message: 'The shelf is broken' } });
      await page.goto(LIST);
      await expect(page.getByRole('alert')).toContainText('The shelf is broken');
    });
    await test.step('a group nobody knows says so and leads back', async () => {
      await page.unrouteAll();
      await page.goto(`${LIST}?group=Tail`);
      await expect(page.getByText('No muscles found for Tail')).toBeVisible();
      await page.getByRole('link', { name: 'All muscle groups' }).click();
      await expect(tile(page, 'Shoulders')).toBeVisible();
    });
  });

  test('R-583 A-159 a failed deletion stays on the question; what is gone already counts as done', async ({
    page,
    request,
  }) => {
    const { name } = await newExercise(request, boss);
    await page.goto(at(CORNER));
    await row(page, name).getByRole('button', { name: 'Delete' }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    await stub(page, '/admin/exercises/*', { status: 500, json: {} });
    await confirm.click();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText('Failed to delete exercise');
    await page.unrouteAll();
    await stub(page, '/admin/exercises/*', { status: 404, json: { message: 'Exercise not found' } });
    await confirm.click();
    await expect(page.getByText(`${name} deleted`)).toBeVisible();
  });
});

test('every level is accessible and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [name, address] of [
    ['groups', LIST],
    ['muscles', `${LIST}?group=Shoulders`],
    ['exercises', at({ group: 'Shoulders', muscle: 'Rotator Cuff' })],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectSound(page, `editor-${name}`);
  }
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});
