import { stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';
import { slowNetwork } from '../support/time.ts';
import {
  addByHand,
  dayFromToday,
  logCalls,
  logged,
  openLogging,
  pick,
  storedWorkouts,
  submit,
} from '../support/workouts.ts';

test('R-386 R-396 R-397 R-398 R-399 R-400 A-125: what is missing is said in one text, line by line, and marked', async ({
  page,
  request,
}) => {
  await openLogging(page, request);
  const type = page.getByLabel('Workout type');
  expect(await type.locator('option').allTextContents()).toEqual([
    'Choose',
    'Full Body',
    'Upper Body',
    'Lower Body',
    'Push',
    'Pull',
    'Legs',
    'Cardio',
    'Custom',
  ]);
  await page.getByLabel('Date').fill('');
  await submit(page);
  const alert = page.getByRole('alert');
  expect(await alert.innerText()).toBe(
    'Workout type is required\nDate is required\nPlease add at least one exercise',
  );
  expect(await alert.locator('div').evaluate((box) => getComputedStyle(box).whiteSpace)).toBe('pre-line');
  await expect(type).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Date')).toHaveAttribute('aria-invalid', 'true');

  // only Custom asks for a name. What is said follows what is typed.
  await expect(page.getByLabel('Workout name')).toHaveCount(0);
  await type.selectOption('Legs');
  await expect(alert).toHaveText('Date is required\nPlease add at least one exercise');
  await expect(type).not.toHaveAttribute('aria-invalid');
  await type.selectOption('Custom');
  await page.getByLabel('Workout name').fill('   ');
  await submit(page);
  expect(await alert.innerText()).toBe(
    'Custom workout name is required\nDate is required\nPlease add at least one exercise',
  );

  // A choice is not held against anybody before the next try.
  await page.getByLabel('Workout name').fill('Legs');
  await page.getByLabel('Date').fill(dayFromToday());
  await pick(page, 'Leg Press');
  await expect(alert).toHaveText('Please add at least one exercise');
  await submit(page);
  expect(await alert.innerText()).toBe(
    'Please add at least one exercise\n' +
      'Leg Press is not added yet. Enter its sets and reps and press Add, or clear it.',
  );
  const sets = page.getByLabel('Sets', { exact: true });
  await expect(sets).toBeFocused();
  await expect(sets).toHaveAttribute('aria-invalid', 'true');
  await sets.fill('3');
  await page.getByLabel('Reps', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(alert).toHaveCount(0);
});

test('R-388 to R-393 R-401 R-406 to R-409 R-698 A-123 A-126: logs a workout by hand', async ({
  page,
  request,
}) => {
  const ada = await openLogging(page, request);
  const sent = logCalls(page);
  await expect(page.getByLabel('Date')).toHaveValue(dayFromToday());
  await page.getByLabel('Workout type').selectOption('Push');

  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  await pick(page, 'Barbell Bench Press');
  await page.getByLabel('Sets', { exact: true }).fill('0');
  await page.getByLabel('Reps', { exact: true }).fill('8');
  await expect(add).toBeDisabled();
  await page.getByLabel('Sets', { exact: true }).fill('3');
  await page.getByLabel('Weight (kg)').fill('-1');
  await expect(add).toBeDisabled();
  await page.getByLabel('Weight (kg)').fill('82,5');
  await add.click();
  // Described and only not added: it is logged with the rest.
  await pick(page, 'Triceps Pushdown');
  await page.getByLabel('Sets', { exact: true }).fill('2');
  await page.getByLabel('Reps', { exact: true }).fill('12');
  await page.getByLabel('Calories burned').fill('0');

  await page.route('**/api/workouts', async (route) => {
    await slowNetwork(300);
    await route.fallback();
  });
  // Pressed twice at once: one workout.
  await page.getByRole('button', { name: 'Log Workout' }).dblclick();
  await expect(page.getByRole('button', { name: 'Logging Workout...' })).toBeVisible();
  await expect(logged(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ has: logged(page) })).toBeVisible();

  const [bench, pushdown] = ['Barbell Bench Press', 'Triceps Pushdown'];
  const nothing = { total_duration: null, notes: null };
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ...nothing,
      workout_type: 'Push',
      workout_name: 'Push',
      date: dayFromToday(),
      total_calories_burned: 0,
      exercises: [
        {
          exercise_id: expect.any(Number),
          exercise_name: bench,
          sets: 3,
          reps: 8,
          weight: 82.5,
          notes: null,
        },
        {
          exercise_id: expect.any(Number),
          exercise_name: pushdown,
          sets: 2,
          reps: 12,
          weight: null,
          notes: null,
        },
      ],
    },
  ]);
  await expect(page.getByLabel('Workout type')).toHaveValue('');
  await expect(page.getByRole('button', { name: `Remove ${bench}` })).toHaveCount(0);
  await expect(logged(page)).toHaveCount(0);
  expect(await storedWorkouts(request, ada)).toMatchObject([
    { workout_name: 'Push', total_calories_burned: 0 },
  ]);
});

test('R-394 R-395 R-402 R-403 R-404 R-405: added exercises are changed, removed and brought back; minimums hold', async ({
  page,
  request,
}) => {
  await openLogging(page, request);
  const sent = logCalls(page);
  await page.getByLabel('Workout type').selectOption('Custom');
  await page.getByLabel('Workout name').fill(' Leg day ');
  await addByHand(page, 'Leg Press', 3, 12, '160');
  await addByHand(page, 'Lying Leg Curl', 3, 12, '45');
  await page.getByRole('button', { name: 'Remove Leg Press' }).click();
  await expect(page.getByLabel('Sets of Leg Press')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Lying Leg Curl' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Leg Press' })).toBeFocused();

  await page.getByLabel('Sets of Leg Press').fill('0');
  await page.getByLabel('Reps of Lying Leg Curl').fill('');
  await page.getByLabel('Weight of Lying Leg Curl').fill('-5');
  await page.getByLabel('Duration').fill('-1');
  await page.getByLabel('Calories burned').fill('-1');
  await submit(page);
  expect(await page.getByRole('alert').innerText()).toBe(
    [
      'Duration must be between 0 and 1440',
      'Calories burned must be between 0 and 100,000',
      'Sets of Leg Press must be a whole number between 1 and 100',
      'Reps of Lying Leg Curl must be a whole number between 1 and 1000',
    ].join('\n'),
  );
  await expect(page.getByLabel('Duration')).toBeFocused();
  expect(sent).toEqual([]);

  await page.getByLabel('Sets of Leg Press').fill('4');
  await page.getByLabel('Reps of Lying Leg Curl').fill('15');
  await page.getByLabel('Weight of Lying Leg Curl').fill('47.5');
  await page.getByLabel('Duration').fill('');
  await page.getByLabel('Duration').pressSequentially('41,5');
  await page.getByLabel('Calories burned').fill('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Date').fill(dayFromToday(2));
  // a warning that keeps nobody from logging.
  await expect(page.getByText('This date is in the future')).toBeVisible();
  await submit(page);
  await expect(logged(page)).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    workout_type: 'Custom',
    workout_name: 'Leg day',
    date: dayFromToday(2),
    total_duration: 41.5,
    exercises: [
      { exercise_name: 'Leg Press', sets: 4, reps: 12, weight: 160 },
      { exercise_name: 'Lying Leg Curl', sets: 3, reps: 15, weight: 47.5 },
    ],
  });
});

test.describe('when a call fails', () => {
  test.use({ allowConsole: refused(500) });

  test('R-413 R-414 A-127: lists that cannot be had are said beside their control and asked for again', async ({
    page,
    request,
  }) => {
    await page.route(/\/api\/workouts\/(plans\/|exercises\?.*)$/, (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await openLogging(page, request);
    await expect(page.getByText('Failed to fetch workout plans')).toBeVisible();
    const library = page.getByRole('region', { name: 'Add an exercise' });
    await expect(library.getByRole('alert')).toContainText(
      'Failed to load exercise library. Please try again later.',
    );
    await page.unrouteAll();
    await library.getByRole('button', { name: 'Try Again' }).click();
    await addByHand(page, 'Leg Press');
    await page.getByLabel('Workout type').selectOption('Legs');
    await submit(page);
    await expect(logged(page)).toBeVisible();
  });

  test('R-415: a refusal is said in its words, and nothing is lost', async ({ page, request }) => {
    await openLogging(page, request);
    await addByHand(page, 'Leg Press');
    await page.getByLabel('Workout type').selectOption('Legs');
    const tries = await stub(page, '/workouts', { status: 500, json: { message: 'The gym is closed' } });
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText('Failed to log workout: The gym is closed');
    expect(tries).toHaveLength(1);
    await expect(page.getByLabel('Sets of Leg Press')).toHaveValue('3');
    await expect(page.getByLabel('Workout type')).toHaveValue('Legs');
  });
});
