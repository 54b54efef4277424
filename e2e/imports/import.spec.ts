import {
  CRONOMETER_FILE,
  chooseFile,
  csv,
  importButton,
  openImport,
  read,
  strongFile,
} from '../support/imports.ts';
import { pressOn } from '../support/keyboard.ts';
import { member } from '../support/members.ts';
import { hold, stub } from '../support/stub.ts';
import { atEachWidth, expect, expectAccessible, expectSound, refused, test } from '../support/test.ts';
import { frames } from '../support/time.ts';

const STRONG = csv(
  'strong.csv',
  strongFile(3, ['2099-01-01 10:00:00,"Later",5m,"Squat (Barbell)",1,1,1,0,0,"","",']),
);

test('R-703 a file of Strong is previewed, asked about, imported with every set, and its choices remembered', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await openImport(page, somebody);
  await chooseFile(page, STRONG);
  await expect(page.getByRole('heading', { name: 'Strong export' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Strong export' })).toContainText(/workouts3sets9exercises2/);
  await expect(page.getByText('1 Jan 2025 to 3 Jan 2025')).toBeVisible();
  // Nothing is stored yet.
  expect(await read(request, somebody, 'imports')).toEqual([]);
  await expect(page.getByRole('region', { name: 'Left out' })).toContainText('Entries dated in the future1');
  await expect(page.getByRole('group', { name: 'Are the weights in kg or lb?' })).toContainText(
    'The file does not say',
  );
  await page.getByRole('radio', { name: 'kg' }).check();
  await expect(page.getByText('This name is not in the library.')).toBeVisible();
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `import-preview-${width}`));
  await page.getByRole('combobox', { name: 'Exercise for Zercher Hold Thing' }).fill('barbell back sq');
  await page.getByRole('option', { name: 'Barbell Back Squat', exact: true }).click();
  await importButton(page).click();
  await expect(page.getByText('Imported from Strong')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Progress' })).toHaveAttribute('href', '/trends');
  await expect(page.getByRole('region', { name: 'Your imports' })).toContainText('3 workouts');

  const workouts = await read(request, somebody, 'workouts/');
  expect(workouts).toHaveLength(3);
  expect(workouts[0]).toMatchObject({
    workout_name: 'Push',
    date: '2025-01-03',
    total_duration: 58,
    exercises: [
      {
        exercise_name: 'Barbell Bench Press',
        set_details: [
          { kind: 'warm_up', weight: 20, reps: 10 },
          { kind: 'normal', weight: 82.5, reps: 6, rpe: 8.5 },
        ],
      },
      { exercise_name: 'Barbell Back Squat', set_details: [{ kind: 'normal', weight: 40, reps: 8 }] },
    ],
  });

  // A longer file adds only what is new, and the name is known now.
  await chooseFile(page, csv('strong.csv', strongFile(4)));
  await expect(page.getByText('Imported before')).toBeVisible();
  await expect(page.getByText('This name is not in the library.')).toBeHidden();
  await importButton(page).click();
  await expect(page.getByText('1 workout. 3 skipped')).toBeVisible();
  expect(await read(request, somebody, 'workouts/')).toHaveLength(4);
});

test('R-704 an import is undone as a whole, except what was changed since', async ({ page, request }) => {
  const somebody = await member(request);
  await openImport(page, somebody);
  await chooseFile(page, csv('servings.csv', CRONOMETER_FILE));
  await expect(page.getByRole('region', { name: 'Cronometer export' })).toContainText('meals2');
  await importButton(page).click();
  await expect(page.getByText('Imported from Cronometer')).toBeVisible();
  const meals = await read(request, somebody, 'meals/date/2025-03-04');
  expect(meals).toMatchObject([
    { name: 'Oats, Rolled', calories: 227.4, slot: 'breakfast', fiber: 6.06, sodium: 3.6, portion: 60 },
    { name: 'Soup "Grandma"', calories: 310, slot: 'lunch' },
  ]);
  await request.put(`/api/meals/${meals[1].meal_id}`, {
    headers: { authorization: `Bearer ${somebody.token}` },
    data: { calories: 320 },
  });
  const past = page.getByRole('region', { name: 'Your imports' });
  await pressOn(page, past.getByRole('button', { name: 'Undo' }));
  const dialog = page.getByRole('alertdialog', { name: 'Undo this import?' });
  await expect(dialog).toContainText('This deletes 2 meals.');
  await expectAccessible(page);
  await pressOn(page, dialog.getByRole('button', { name: 'Undo Import' }));
  await expect(past).toContainText('Deleted: 1 meal. Kept, because you changed them since');
  await expect(past).toContainText('Soup "Grandma" (4 Mar 2025)');
  expect(await read(request, somebody, 'meals/date/2025-03-04')).toHaveLength(1);
});

test('R-705 what cannot be imported gets a sentence and stores nothing', async ({ page, request }) => {
  const somebody = await member(request);
  await openImport(page, somebody);
  await expectSound(page, 'import');
  for (const [file, sentence] of [
    [csv('empty.csv', ''), 'This file is empty.'],
    [csv('photo.csv', '\u0000\u0001\u0002\u0003\u0004\u0005JFIF'), 'This file is not text.'],
    [csv('other.csv', 'a,b\n1,2'), 'FitArc does not know this kind of file.'],
    [csv('cut.zip', 'PK\u0003\u0004cut'), 'This ZIP file is damaged or cut off.'],
  ] as const) {
    await chooseFile(page, file);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  expect(await read(request, somebody, 'imports')).toEqual([]);
});

test.describe('on a way that breaks', () => {
  test.use({ allowConsole: refused(409, 503) });

  test('R-706 it stops with a sentence, goes on after a reload, and sends nothing twice', async ({
    page,
    request,
    context,
  }) => {
    const somebody = await member(request);
    await openImport(page, somebody);
    let sent = 0;
    await page.route('**/api/imports/*/batches', async (route) => {
      sent += 1;
      if (sent === 2) {
        // Stored, but the answer is lost.
        await route.fetch();
        await route.abort();
      } else await route.continue();
    });
    await chooseFile(page, csv('strong.csv', strongFile(600)));
    await page.getByRole('radio', { name: 'kg' }).check();
    await importButton(page).click();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Import from Strong paused' })).toBeVisible();
    await expectAccessible(page);

    const other = await context.newPage();
    await page.unrouteAll();
    await page.reload();
    await other.goto('/import');
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Choose File' })).toBeVisible();
      await expect(tab.getByRole('region', { name: 'Your imports' })).toContainText('600 workouts');
    }
    const imports = await read(request, somebody, 'imports');
    expect(imports).toMatchObject([{ status: 'done', counts: { workout: 600, exercise: 1 } }]);
  });

  test('it ends without remembering names where no more can be remembered', async ({ page, request }) => {
    await openImport(page, await member(request));
    const saved = await stub(page, '/imports/exercise-matches', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 409, json: { message: 'FitArc can remember at most 10,000 names.' } })
        : route.continue(),
    );
    await chooseFile(page, STRONG);
    await page.getByRole('radio', { name: 'kg' }).check();
    await page.getByRole('combobox', { name: 'Exercise for Zercher Hold Thing' }).fill('barbell back sq');
    await page.getByRole('option', { name: 'Barbell Back Squat', exact: true }).click();
    await importButton(page).click();
    await expect(page.getByText('Imported from Strong')).toBeVisible();
    expect(saved.map(({ method }) => method)).toContain('PUT');
  });

  test('R-707 it can be paused and continued with the keyboard', async ({ page, request }) => {
    const somebody = await member(request);
    await openImport(page, somebody);
    const release = await hold(page, '**/api/imports/*/batches');
    await chooseFile(page, csv('strong.csv', strongFile(500)));
    await pressOn(page, importButton(page));
    await pressOn(page, page.getByRole('button', { name: 'Pause' }));
    await expect(page.getByRole('heading', { name: 'Import from Strong paused' })).toBeVisible();
    const answered = page.waitForResponse('**/api/imports/*/batches');
    release();
    await (await answered).finished();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Import from Strong paused' })).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Continue' }));
    await expect(page.getByText('Imported from Strong')).toBeVisible();
    expect(await read(request, somebody, 'imports')).toMatchObject([{ counts: { workout: 500 } }]);
  });

  test('stopped while a part is on its way, it does not come back', async ({ page, request }) => {
    await openImport(page, await member(request));
    const release = await hold(page, '**/api/imports/*/batches');
    const asked = page.waitForRequest('**/api/imports/*/batches');
    await chooseFile(page, csv('strong.csv', strongFile(500)));
    await importButton(page).click();
    await asked;
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Stop Here' }).click();
    await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible();
    const answered = page.waitForResponse('**/api/imports/*/batches');
    release();
    await (await answered).finished();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your imports' })).toContainText('not finished');
    await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible();
  });

  test('R-708 canceled while its exercises are looked up, it shows no preview', async ({ page, request }) => {
    await openImport(page, await member(request));
    const release = await hold(page, '**/api/imports/known-keys');
    const asked = page.waitForRequest('**/api/imports/known-keys');
    await chooseFile(page, csv('strong.csv', strongFile(3)));
    await asked;
    await page.getByRole('button', { name: 'Cancel' }).click();
    const answered = page.waitForResponse('**/api/imports/known-keys');
    release();
    await (await answered).finished();
    await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible();
    await frames(page, 6);
    await expect(importButton(page)).toHaveCount(0);
  });
});
