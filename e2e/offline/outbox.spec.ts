import { as } from '../support/exercises.ts';
import { choose, mealRow, OATS, openTracker, RICE, storedMeals, totals } from '../support/meals.ts';
import { enter, member } from '../support/members.ts';
import { cut, connectionLine as line, loseAnswers, portal, quickAdd, reconnect } from '../support/offline.ts';
import { stub } from '../support/stub.ts';
import { atEachWidth, expect, expectSound, test } from '../support/test.ts';

test.use({ allowConsole: /Failed to load resource/ });

test('R-1024 a day of food without a connection is shown with its sums, survives a reload, and is stored once', async ({
  page,
  request,
}) => {
  const ada = await openTracker(page, request, [OATS, RICE]);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('512');
  await page.goBack();
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
  await cut(page);
  await quickAdd(page, '350');
  await expect(line(page)).toHaveText('No connection. 1 thing waits.');
  const added = mealRow(page, /^Quick add/);
  await expect(added).toContainText('Waits for a connection');
  await choose(page, 'Basmati rice, cooked', 'Delete');
  await expect(mealRow(page, /Basmati/)).toHaveCount(0);
  await choose(page, 'Rolled oats', 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Meal' });
  await edit.getByLabel('Portion in grams').fill('120');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toHaveCount(0);
  await expect(totals(page)).toContainText('801');
  await expect(line(page)).toHaveText('No connection. 3 things wait.');

  await page.reload();
  await expect(added).toContainText('350');
  await expect(totals(page)).toContainText('801');
  await expect(mealRow(page, /Basmati/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('main')).toContainText('801');
  expect(await storedMeals(request, ada)).toHaveLength(2);

  await line(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting entries' })).toBeVisible();
  const entries = page.getByRole('list', { name: 'Waiting entries' }).getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await atEachWidth(page, [360, 768, 1280], (width) => expectSound(page, `waiting-${width}`));

  await reconnect(page);
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(line(page)).toHaveText('');
  expect((await storedMeals(request, ada)).map(({ name, calories }) => [name, calories])).toEqual([
    ['Rolled oats', 450.8],
    ['Quick add', 350],
  ]);
});

test('R-1025 answers that are lost, and a captive portal, store nothing twice', async ({ page, request }) => {
  const ada = await openTracker(page, request);
  await loseAnswers(page);
  await quickAdd(page, '100');
  await expect(line(page)).toHaveText('No connection. 1 thing waits.');
  await expect.poll(async () => (await storedMeals(request, ada)).length).toBe(1);
  // What may be stored already is corrected behind it, not in it.
  await choose(page, 'Quick add', 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Meal' });
  await edit.getByLabel('Calories').fill('120');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(totals(page)).toContainText('120');
  await reconnect(page);
  await portal(page);
  await quickAdd(page, '200');
  await expect(totals(page)).toContainText('320');
  await reconnect(page);
  await expect(line(page)).toHaveText('');
  await expect(mealRow(page, /^Quick add/)).toHaveCount(2);
  await expect(page.getByText('Waits for a connection')).toHaveCount(0);
  expect((await storedMeals(request, ada)).map(({ calories }) => calories)).toEqual([120, 200]);
});

test('R-1026 an entry that the server refuses stays with its sentence, and is corrected or discarded', async ({
  page,
  request,
}) => {
  const ada = await openTracker(page, request);
  await cut(page);
  await quickAdd(page, '100');
  await quickAdd(page, '200');
  await expect(line(page)).toHaveText('No connection. 2 things wait.');
  await reconnect(page);
  await stub(page, '/meals', { status: 400, json: { message: 'The day is full.' } });
  await page.goto('/waiting');
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('The day is full.')).toHaveCount(2);
  await expect(line(page)).toHaveText('2 things need your attention.');
  await page.unroute('**/api/meals');
  const entries = page.getByRole('list', { name: 'Waiting entries' }).getByRole('listitem');
  await entries.last().getByRole('button', { name: 'Discard' }).click();
  await expect(entries).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entries).toHaveCount(2);
  await entries.last().getByRole('button', { name: 'Discard' }).click();
  await expect(entries).toHaveCount(1);
  await entries.getByRole('link', { name: 'Correct' }).click();
  await choose(page, 'Quick add', 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Meal' });
  await edit.getByLabel('Calories').fill('150');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(line(page)).toHaveText('');
  await expect
    .poll(async () => (await storedMeals(request, ada)).map(({ calories }) => calories))
    .toEqual([150]);
});

test('R-1027 an edit of what was changed on another device keeps both until one is chosen', async ({
  page,
  request,
}) => {
  const ada = await openTracker(page, request, [OATS]);
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
  await cut(page);
  await choose(page, 'Rolled oats', 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Meal' });
  await edit.getByLabel('Portion in grams').fill('120');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toHaveCount(0);
  const [meal] = await storedMeals(request, ada);
  await request.put(`/api/meals/${meal?.meal_id}`, { headers: as(ada), data: { portion: 30 } });
  await reconnect(page);
  await expect(line(page)).toHaveText('1 thing needs your attention.');
  await line(page).getByRole('link').click();
  const entry = page.getByRole('list', { name: 'Waiting entries' }).getByRole('listitem');
  await expect(entry).toContainText('This was changed on another device.');
  await expect(entry).toContainText('120g');
  await expect(entry).toContainText('30g');
  await expectSound(page, 'waiting-conflict');
  await entry.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect((await storedMeals(request, ada))[0]).toMatchObject({ portion: 120, calories: 450.8 });
});

test('R-1028 another member on the same device sees nothing and sends nothing; the first one’s entries wait for them', async ({
  page,
  request,
}) => {
  const ada = await openTracker(page, request, [OATS]);
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
  await cut(page);
  await quickAdd(page, '350');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  const question = page.getByRole('dialog', { name: '1 thing not saved yet' });
  await question.getByRole('button', { name: 'Send now' }).click();
  await expect(question.getByRole('alert')).toContainText('Not everything could be sent');
  await expectSound(page, 'sign-out-outbox');
  await question.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page).toHaveURL('/home');
  await reconnect(page);

  const ben = await member(request);
  await enter(page, ben);
  await page.goto('/calorietracker');
  await expect(page.getByText('Daily totals')).toBeVisible();
  await expect(mealRow(page, /^Quick add/)).toHaveCount(0);
  await expect(line(page)).toHaveText('');
  await page.goto('/waiting');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect(await storedMeals(request, ben)).toEqual([]);
  expect(await storedMeals(request, ada)).toHaveLength(1);

  await enter(page, ada);
  await page.goto('/calorietracker');
  await expect.poll(async () => (await storedMeals(request, ada)).length).toBe(2);
});
