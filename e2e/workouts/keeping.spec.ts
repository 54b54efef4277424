import { PASSWORD } from '../support/members.ts';
import { keepNothing } from '../support/offline.ts';
import { expect, refused, test } from '../support/test.ts';
import { addByHand, logCalls, logged, openLogging, storedWorkouts, submit } from '../support/workouts.ts';

test('R-785 what is typed stays through a reload and a closed tab, in every tab the same; starting over can be undone', async ({
  page,
  request,
  context,
}) => {
  await openLogging(page, request);
  await page.getByLabel('Workout type').selectOption('Legs');
  await addByHand(page, 'Leg Press', 3, 12, '160');
  await page.getByRole('button', { name: 'Open Leg Press' }).click();
  await page.getByRole('button', { name: 'Set 1 done' }).click();
  await page.getByLabel('Sets', { exact: true }).fill('5');
  await page.getByLabel('Notes').fill('Left knee warm');
  await page.reload();
  await expect(page.getByText('Your unfinished workout is still here.')).toBeVisible();
  await expect(page.getByText('1 of 3 sets done')).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Left knee warm');
  await expect(page.getByLabel('Sets', { exact: true })).toHaveValue('5');

  // Another tab shows the same, and what is typed there arrives here.
  const other = await context.newPage();
  await other.goto('/workout-logging');
  await expect(other.getByLabel('Notes')).toHaveValue('Left knee warm');
  await other.getByLabel('Notes').fill('Both knees warm');
  await expect(page.getByLabel('Notes')).toHaveValue('Both knees warm');
  await expect(page.getByText('This workout is also open in another tab.')).toBeVisible();
  await other.close();

  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Both knees warm');
  await expect(page.getByRole('button', { name: 'Set 1 done' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('when the call does not come through', () => {
  test.use({ allowConsole: refused(401) });

  test('A-042: a dead session leads to the login and back to the workout, which is then logged', async ({
    page,
    request,
  }) => {
    const ada = await openLogging(page, request);
    await page.getByLabel('Workout type').selectOption('Legs');
    await addByHand(page, 'Leg Press', 3, 12, '160');
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${ada.token}` } });
    await submit(page);
    await expect(page).toHaveURL(/\/login$/);
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('draft:')),
    );
    expect(kept).toEqual([`draft:${ada.email}:workout`]);
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/workout-logging$/);
    await expect(page.getByLabel('Weight of Leg Press')).toHaveValue('160');
    await submit(page);
    await expect(logged(page)).toBeVisible();
  });

  test('R-786 a lost answer: the retry stores nothing twice, with the same content and with another', async ({
    page,
    request,
  }) => {
    await keepNothing(page);
    const ada = await openLogging(page, request);
    const sent = logCalls(page);
    // The server stores it, and its answer gets lost.
    await page.route('**/api/workouts', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByLabel('Workout type').selectOption('Legs');
    await addByHand(page, 'Leg Press', 3, 12, '160');
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to log workout: No response received from server',
    );
    expect(await storedWorkouts(request, ada)).toHaveLength(1);
    await page.reload();
    await submit(page);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);

    await page.unrouteAll();
    await page.getByLabel('Weight of Leg Press').fill('170');
    await submit(page);
    await expect(logged(page)).toBeVisible();
    const stored = await storedWorkouts(request, ada);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.exercises[0]?.weight).toBe(170);

    // The next one is another, even if it is the same.
    await page.getByLabel('Workout type').selectOption('Legs');
    await addByHand(page, 'Leg Press', 3, 12, '170');
    await submit(page);
    await expect(page.getByLabel('Workout type')).toHaveValue('');
    await expect.poll(async () => (await storedWorkouts(request, ada)).length).toBe(2);
  });
});
