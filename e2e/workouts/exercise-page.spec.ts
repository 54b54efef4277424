import { pageOf, ROW, range, region, rowWeekly } from '../support/exercise-page.ts';
import { as, newExercise } from '../support/exercises.ts';
import { pressOn } from '../support/keyboard.ts';
import { admin, enter, member } from '../support/members.ts';
import { keepNothing } from '../support/offline.ts';
import { atEachWidth, expect, expectAccessible, expectSound, refused, test } from '../support/test.ts';
import { chart } from '../support/trends.ts';
import { dayFromToday, logWorkout, weekdayFromToday } from '../support/workouts.ts';

test('R-857 an exercise has a page with its records, its progress, its weeks and its sessions', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await rowWeekly(request, somebody);
  await enter(page, somebody);
  await page.goto(await pageOf(request, somebody, ROW));
  await expect(page.getByRole('heading', { level: 1, name: ROW })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(ROW));
  await expect(page.getByText(`Last done ${weekdayFromToday(-2)}, 8 times in three months`)).toBeVisible();

  const records = region(page, 'Records').getByRole('button');
  await expect(records).toHaveText([
    /^Estimated max76 kg60 kg × 8, /,
    /^Heaviest set60 kg × 8/,
    /^Most in a session1380 kg/,
    /^Most reps8 reps60 kg, /,
  ]);
  await pressOn(page, records.nth(0));
  const workout = page.getByRole('dialog', { name: 'Pull' });
  await expect(workout).toContainText('60 kg × 8');
  // The name leads to the page that is open already: the workout gets out of its way.
  await workout.getByRole('link', { name: ROW }).click();
  await expect(workout).toHaveCount(0);

  const progress = region(page, 'Estimated one-rep max');
  await expect(progress).toContainText('12.7 kg up in three months');
  await range(page, '1 mo').click();
  await expect(progress).toContainText(/\d kg up in a month/);
  await expect(page).toHaveURL(/\?range=1m$/);
  await range(page, 'All').click();
  await expect(progress).toContainText(/25.3 kg up since /);
  const line = chart(page, 'Estimated one-rep max');
  await line.press('Home');
  await expect(line).toHaveAttribute('aria-valuetext', /: 50.7 kg$/);
  await page.getByLabel('Show as table: Estimated one-rep max').click();
  await expect(page.getByRole('table', { name: 'Estimated one-rep max' }).getByRole('row')).toHaveCount(10);
  await page.reload();
  await expect(range(page, 'All')).toHaveAttribute('aria-pressed', 'true');

  const weekly = region(page, 'Weekly volume');
  await expect(weekly.getByRole('slider')).toHaveAttribute('aria-valuemax', '12');
  await page.getByLabel('Show as table: Weekly volume').click();
  const weeks = page.getByRole('table', { name: 'Weekly volume' }).getByRole('row');
  await expect(weeks).toHaveCount(13);
  // Twelve weeks, eight at most of them with training.
  expect(
    (await weeks.allTextContents()).filter((text) => / 0 kg|[^\d.]0 kg/.test(text)).length,
  ).toBeGreaterThanOrEqual(3);

  const sessions = region(page, 'Sessions');
  const rows = sessions.getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('60 kg × 8, 8, 7');
  await expect(rows.first()).toContainText('1380 kg');
  await expect(rows.first()).toContainText('Record: Max and 3 more');
  await sessions.getByRole('button', { name: 'Show 4 more' }).click();
  await expect(rows).toHaveCount(9);
  await expect(rows.nth(5).getByRole('button')).toBeFocused();
  await expect(sessions.getByRole('button', { name: /^Show/ })).toHaveCount(0);
  await rows.last().getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Pull' })).toContainText('40 kg');
  await page.keyboard.press('Escape');
  await expect(rows.last().getByRole('button')).toBeFocused();
});

test('R-858 notes are edited in place and kept', async ({ page, request }) => {
  const somebody = await member(request);
  await enter(page, somebody);
  await page.goto(await pageOf(request, somebody, ROW));
  const notes = region(page, 'My notes');
  await expect(notes).toContainText('Shown in the workout, under the name');
  await pressOn(page, notes.getByRole('button', { name: 'Add my notes' }));
  await page.keyboard.type('Straps from 60 kg');
  // What is typed outlives a reload.
  await page.reload();
  await expect(notes.getByRole('textbox')).toHaveValue('Straps from 60 kg');
  await notes.getByRole('button', { name: 'Save' }).click();
  const edit = notes.getByRole('button', { name: 'Edit my notes' });
  await expect(edit).toBeFocused();
  await expect(notes).toContainText('Straps from 60 kg');
  await page.reload();
  await edit.click();
  await notes.getByRole('textbox').fill('');
  await notes.getByRole('button', { name: 'Save' }).click();
  await expect(notes).toContainText('No notes yet.');
  const settings = await request.get('/api/workouts/exercise-settings', { headers: as(somebody) });
  expect((await settings.json())[0]).toMatchObject({ note: null });
});

test('R-859 what is counted in time has times, and pounds are never kilograms', async ({ page, request }) => {
  const somebody = await member(request);
  await request.put('/api/preferences', { headers: as(somebody), data: { weight_unit: 'lbs' } });
  await rowWeekly(request, somebody);
  for (const [offset, reps] of [
    [-12, 45],
    [-5, 60],
  ] as const)
    await logWorkout(request, somebody, {
      date: dayFromToday(offset),
      type: 'Custom',
      name: 'Core',
      exercises: [{ name: 'Plank', sets: 3, reps }],
    });
  await enter(page, somebody);
  await page.goto(await pageOf(request, somebody, 'Plank'));
  await expect(region(page, 'Records').getByRole('button')).toHaveText([
    /^Longest set1 min/,
    /^Most in a session3 min/,
  ]);
  await expect(region(page, 'Longest set')).toContainText('15 s up in three months');
  await expect(region(page, 'Weekly time')).toBeVisible();
  await expect(region(page, 'Sessions').getByRole('listitem').first()).toContainText('60 s, 60 s, 60 s');

  await page.goto(await pageOf(request, somebody, ROW));
  await expect(region(page, 'Records')).toContainText('lb');
  await expect(region(page, 'Sessions').getByRole('listitem').first()).toContainText('lb');
  await expect(page.locator('main')).not.toContainText(/\bkg\b/);
});

test.describe('what is not there', () => {
  test.use({ allowConsole: refused(404, 500) });

  test('says so: an exercise that was archived, one that never was, a read that failed', async ({
    page,
    request,
  }) => {
    await keepNothing(page);
    const [boss, somebody] = [await admin(request), await member(request)];
    const { exercise_id, name } = await newExercise(request, boss);
    await logWorkout(request, somebody, { type: 'Legs', exercises: [{ name, sets: 3, reps: 12 }] });
    const gone = await request.delete(`/api/admin/exercises/${exercise_id}`, { headers: as(boss) });
    expect(gone.status(), await gone.text()).toBeLessThan(300);
    await enter(page, somebody);
    await page.goto(`/exercises/${exercise_id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('No longer in the library')).toBeVisible();
    await expect(region(page, 'Records')).toContainText('12 reps');
    await expect(page.getByRole('button', { name: 'Add to plan' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Log it' })).toHaveCount(0);
    await expectAccessible(page, 'main');

    for (const address of ['/exercises/99999999', '/exercises/abc']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Exercise not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Browse the Library' })).toHaveAttribute(
        'href',
        '/workouts',
      );
    }
    await expectAccessible(page, 'main');

    const failing = `**/api/workouts/exercises/${exercise_id}/progress`;
    await page.route(failing, (route) =>
      route.fulfill({ status: 500, json: { message: 'The disk is full' } }),
    );
    await page.goto(`/exercises/${exercise_id}`);
    await expect(page.getByRole('alert')).toContainText('The disk is full');
    await page.unroute(failing);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(region(page, 'Records')).toBeVisible();
  });
});

test('the page is sound at every width', async ({ page, request }) => {
  test.slow();
  const somebody = await member(request);
  await rowWeekly(request, somebody);
  await request.put(
    `/api/workouts/exercise-settings/${(await pageOf(request, somebody, ROW)).split('/')[2]}`,
    {
      headers: as(somebody),
      data: { note: 'Straps from 60 kg. Bar to the lowest rib, not the chest.' },
    },
  );
  await enter(page, somebody);
  await page.goto(await pageOf(request, somebody, ROW));
  await expect(chart(page, 'Estimated one-rep max')).toBeVisible();
  await expect(region(page, 'Sessions').getByRole('listitem')).toHaveCount(5);
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `exercise-page-${width}`));
});
