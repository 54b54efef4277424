import { as } from '../support/exercises.ts';
import { choose, mealRow, OATS, openTracker, storedMeals, totals } from '../support/meals.ts';
import { enter, member, PASSWORD } from '../support/members.ts';
import { connectionLine, cut, outboxCount, quickAdd, reconnect, storedAnswers } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';
import { dayFromToday, logWorkout } from '../support/workouts.ts';

test.use({ allowConsole: /Failed to load resource/ });

test('R-1030 two tabs show the same queue, and one of them sends it', async ({ page, context, request }) => {
  const ada = await openTracker(page, request);
  const other = await context.newPage();
  await other.goto('/calorietracker');
  await expect(other.getByText('Daily totals')).toBeVisible();
  await cut(context);
  await quickAdd(page, '100');
  await quickAdd(other, '200');
  await expect(connectionLine(page)).toHaveText('No connection. 2 things wait.');
  await expect(connectionLine(other)).toHaveText('No connection. 2 things wait.');
  const sent: string[] = [];
  context.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/api/meals'))
      sent.push(call.headers()['idempotency-key'] ?? '');
  });
  await reconnect(context);
  for (const tab of [page, other]) {
    await expect(connectionLine(tab)).toHaveText('');
    await expect(totals(tab)).toContainText('300');
    await expect(tab.getByText('Waits for a connection')).toHaveCount(0);
  }
  expect((await storedMeals(request, ada)).map(({ calories }) => calories)).toEqual([100, 200]);
  expect(new Set(sent).size).toBe(2);
});

test('R-1031 a session that was ended meanwhile stops the queue until the same member signs in', async ({
  page,
  request,
}) => {
  const ada = await openTracker(page, request, [OATS]);
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
  await cut(page);
  await quickAdd(page, '350');
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${ada.token}` } });
  await reconnect(page);
  await expect(page).toHaveURL('/login');
  expect(await outboxCount(page)).toBe(1);
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/calorietracker|dashboard/);
  await expect.poll(() => outboxCount(page)).toBe(0);
  const login = await request.post('/api/auth/login', { data: { email: ada.email, password: PASSWORD } });
  const again = { ...ada, token: (await login.json()).token };
  expect((await storedMeals(request, again)).map(({ calories }) => calories)).toEqual([225.4, 350]);
});

test('R-1032 the next morning without a connection: what was read yesterday is there, and what is logged is of today', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  await logWorkout(request, ada, {
    date: dayFromToday(-1),
    name: 'Yesterday’s legs',
    exercises: [{ name: 'Leg Press', sets: 3, reps: 10 }],
  });
  await enter(page, ada);
  await page.clock.setFixedTime(Date.now() - 24 * 60 * 60_000);
  await page.goto('/dashboard');
  const recent = page.getByRole('region', { name: 'Recent workouts' });
  await expect(recent).toContainText('Yesterday’s legs');
  await cut(page);
  // A clock that goes on: what could not be sent is due again after a while.
  await page.clock.setSystemTime(Date.now());
  await page.reload();
  await expect(recent).toContainText('Yesterday’s legs');
  await expect(connectionLine(page)).toContainText('No connection. As of ');
  await recent.getByRole('button', { name: /Yesterday’s legs/ }).click();
  await expect(page.getByRole('dialog', { name: 'Yesterday’s legs' })).toContainText('Leg Press');
  await page.keyboard.press('Escape');
  await page.goto('/tracking');
  const form = page.getByRole('region', { name: 'Log your weight' });
  await form.getByLabel(/^Weight/).fill('79.4');
  await form.getByRole('button', { name: 'Log Weight' }).click();
  await expect.poll(() => outboxCount(page)).toBe(1);
  await reconnect(page);
  await page.goto('/waiting');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  const weights = await (await request.get('/api/weights', { headers: as(ada) })).json();
  expect(weights.at(-1)).toMatchObject({ date: dayFromToday(), weight: 79.4 });
});

test('what was saved just before the connection was lost is still shown', async ({ page, request }) => {
  await openTracker(page, request, [OATS]);
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
  await quickAdd(page, '120');
  await choose(page, 'Rolled oats', 'Delete');
  await expect(totals(page)).toContainText('120');
  await cut(page);
  await page.reload();
  await expect(mealRow(page, /^Quick add/)).toBeVisible();
  await expect(mealRow(page, /Rolled oats/)).toHaveCount(0);
  await expect(totals(page)).toContainText('120');
  await expect(page.getByText('Waits for a connection')).toHaveCount(0);
});

test('R-1033 storage that the browser deletes costs what waited, and the page goes on', async ({
  page,
  request,
}) => {
  const ada = await openTracker(page, request, [OATS]);
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
  await cut(page);
  await quickAdd(page, '350');
  await expect(connectionLine(page)).toHaveText('No connection. 1 thing waits.');
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve;
      });
  });
  await reconnect(page);
  await page.reload();
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
  await expect(connectionLine(page)).toHaveText('');
  await quickAdd(page, '120');
  await expect(totals(page)).toContainText('345');
  expect((await storedMeals(request, ada)).map(({ calories }) => calories)).toEqual([225.4, 120]);
});

test('R-1034 with the switch nothing is kept on the device, and a failure is a failure', async ({
  page,
  request,
}) => {
  await openTracker(page, request, [OATS]);
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
  await page.goto('/settings?tab=security');
  await page.getByLabel('Keep nothing on this device').check();
  await page.goto('/calorietracker');
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
  expect(await storedAnswers(page)).toEqual([]);
  await cut(page);
  await page.getByRole('button', { name: 'Quick Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Add' });
  await dialog.getByLabel('Calories').fill('350');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to save meal');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load meals. Please try again or log in.');
});

test('R-1035 what waited when “Keep nothing” was turned on is still sent', async ({ page, request }) => {
  const ada = await openTracker(page, request);
  await cut(page);
  await quickAdd(page, '350');
  await expect(connectionLine(page)).toHaveText('No connection. 1 thing waits.');
  // By somebody else on the same device.
  await page.evaluate(() => localStorage.setItem('keepNothing', 'true'));
  await reconnect(page);
  await page.reload();
  await expect.poll(() => outboxCount(page)).toBe(0);
  expect((await storedMeals(request, ada)).map(({ calories }) => calories)).toEqual([350]);
});
