import type { Page } from '@playwright/test';
import { enter, type Member } from '../support/members.ts';
import { fakeToken, stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

/** What the screens make of answers that are not our server's: other spellings, gaps, failures. */
const somebody: Member = {
  email: 'ada@fitarc.test',
  token: fakeToken({ email: 'ada@fitarc.test', exp: 4_102_444_800 }),
};
const GROUPS = [
  { name: 'Chest', description: 'Front of the ribs' },
  { name: 'Wings', description: null },
];
const MUSCLES = [{ muscle_id: 1, name: 'Pecs', description: null }, { muscle_id: 2 }];
const EXERCISES = [
  { exercise_id: 'b', name: 'Bar Press', difficulty: 'Advanced', equipment_options: 'Barbell' },
  {
    exercise_id: 'a',
    name: 'Air Press',
    difficulty: 'Beginner',
    description: null,
    video_url: 'javascript:alert(1)',
  },
  {
    exercise_id: 'c',
    name: 'Chair Press',
    difficulty: 'Beginner',
    equipment_options: [],
    muscles: [{ name: 'Pecs' }],
  },
];
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

async function stage(page: Page, exercises: Parameters<typeof stub>[2] = { json: EXERCISES }) {
  await enter(page, somebody);
  await stub(page, '/users/profile', { json: { first_name: 'Ada', last_name: 'Lovelace' } });
  await stub(page, '/preferences', { json: {} });
  await stub(page, '/workouts/plans/', { json: [] });
  await stub(page, '/favorites', { json: [] });
  await stub(page, '/workouts/submissions', { json: [] });
  await stub(page, '/own-exercises', { json: [] });
  const groups = await stub(page, '/workouts/muscle-groups', { json: GROUPS });
  const muscles = await stub(page, '/workouts/muscles?*', { json: MUSCLES });
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/workouts/exercises') asked.push(url);
  });
  await stub(page, '/workouts/exercises?*', exercises);
  return { groups, muscles, asked };
}

test('R-331 to R-333 R-335 to R-340 A-105 A-108 A-109 A-160 what is asked for and how it is shown; no link that runs a script', async ({
  page,
}) => {
  await test.step('what is asked for and how it is shown', async () => {
    const { groups, muscles, asked } = await stage(page);
    await page.goto('/workouts');
    await expect(cards(page)).toHaveText(['Chest', 'Wings']);
    expect(groups[0]?.headers.authorization).toBe(`Bearer ${somebody.token}`);
    await page.getByRole('main').getByRole('link', { name: 'Wings' }).click();
    await expect(cards(page)).toHaveText(['Pecs', 'Unknown Muscle']);
    expect(muscles).toHaveLength(1);
    await page.getByRole('main').getByRole('link', { name: 'Pecs' }).click();
    await expect(cards(page)).toHaveText(['Air Press', 'Bar Press', 'Chair Press']);
    const search = () => Object.fromEntries(asked.at(-1)?.searchParams ?? []);
    expect(search()).toEqual({ muscleGroup: 'Wings', muscle: 'Pecs' });
    await page.getByLabel('Difficulty').selectOption('Beginner');
    await expect(cards(page)).toHaveText(['Air Press', 'Chair Press']);
    await expect.poll(search).toEqual({ muscleGroup: 'Wings', muscle: 'Pecs', difficulty: 'Beginner' });
    await page.getByLabel('Equipment').selectOption('No Equipment');
    await expect(cards(page)).toHaveText(['Air Press', 'Chair Press']);
    await expect
      .poll(search)
      .toEqual({ muscleGroup: 'Wings', muscle: 'Pecs', difficulty: 'Beginner', equipment: 'No Equipment' });
    await expect(page.getByText('Showing 2 of 3 exercises')).toBeVisible();
  });
  await test.step('one value as a list, none as N/A, and no link that runs a script', async () => {
    await page.goto('/workouts?group=Chest&muscle=Pecs');
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(card('Bar Press').getByText('Barbell', { exact: true })).toBeVisible();
    await expect(card('Air Press').getByText('N/A', { exact: true })).toBeVisible();
    await expect(card('Chair Press').getByText('N/A', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Air Press', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Air Press' });
    await expect(dialog.getByRole('link', { name: /^Find a video/ })).toHaveAttribute('href', /^https:/);
  });
});

test('R-344 something that is not a list counts as an empty one', async ({ page }) => {
  await stage(page, { json: { exercises: EXERCISES } });
  await stub(page, '/workouts/muscles?*', { json: {} });
  await page.goto('/workouts?group=Chest');
  await expect(page.getByText('No muscles found for Chest')).toBeVisible();
  await page.goto('/workouts?group=Chest&muscle=Pecs');
  await expect(page.getByText('Showing 0 of 0 exercises')).toBeVisible();
  await expect(page.getByText('No exercises found with current filters')).toBeVisible();
});

test.describe('failures', () => {
  test.use({ allowConsole: refused(404, 500, 503) });

  test('R-321 R-334 R-341 R-342 R-344 A-106 muscle groups, muscles, and another choice afterwards', async ({
    page,
  }) => {
    await test.step('muscle groups', async () => {
      await stage(page);
      let broken = true;
      await stub(page, '/workouts/muscle-groups', (route) =>
        broken
          ? route.fulfill({ status: 500, json: { message: 'Out of order' } })
          : route.fulfill({ json: GROUPS }),
      );
      await page.goto('/workouts');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Failed to load muscle groups');
      await expect(alert).toContainText('Out of order');
      broken = false;
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await expect(cards(page)).toHaveText(['Chest', 'Wings']);
    });
    await test.step('muscles, and another choice afterwards', async () => {
      await stub(page, '/workouts/muscles?groupName=Wings', {
        status: 404,
        json: { message: 'No such group' },
      });
      await stub(page, '/workouts/muscles?groupName=Chest', {
        status: 500,
        json: { message: 'Out of order' },
      });
      await page.goto('/workouts?group=Wings');
      await expect(page.getByText('No muscles found for Wings')).toBeVisible();
      await page.goto('/workouts');
      await page.getByRole('main').getByRole('link', { name: 'Chest' }).click();
      await expect(page.getByRole('alert')).toContainText('Failed to load muscles for Chest. Out of order');
      await page.goBack();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Wings' }).click();
      await expect(page.getByText('No muscles found for Wings')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test('R-343 exercises: the filters go on working when the server is away; Try Again reloads the page', async ({
    page,
  }) => {
    await test.step('the filters go on working when the server is away', async () => {
      let away = false;
      await stage(page, (route) =>
        away ? route.abort('connectionrefused') : route.fulfill({ json: EXERCISES }),
      );
      await page.goto('/workouts?group=Chest&muscle=Pecs');
      await expect(cards(page)).toHaveCount(3);
      away = true;
      await page.getByLabel('Difficulty').selectOption('Advanced');
      await expect(cards(page)).toHaveText(['Bar Press']);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    await test.step('exercises: Try Again reloads the page', async () => {
      let broken = true;
      await stage(page, (route) =>
        broken ? route.abort('connectionrefused') : route.fulfill({ json: EXERCISES }),
      );
      await page.goto('/workouts?group=Chest&muscle=Pecs');
      await expect(page.getByRole('alert')).toContainText('Failed to load exercises');
      broken = false;
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click(),
      ]);
      await expect(cards(page)).toHaveText(['Air Press', 'Bar Press', 'Chair Press']);
    });
  });
});
