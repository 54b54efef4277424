import type { Page, Route } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { mealRow, OATS, openTracker, storedMeals, totals } from '../support/meals.ts';
import { member, PASSWORD } from '../support/members.ts';
import { connectionLine, cut, outboxCount, quickAdd, reconnect, storedAnswers } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowConsole: /Failed to load resource/ });

/** Keeps the first request to this address, for the test to answer. */
async function hold(page: Page, address: string): Promise<{ request: Promise<Route> }> {
  let keep = (_route: Route) => {};
  const request = new Promise<Route>((resolve) => {
    keep = resolve;
  });
  await page.route(address, (route) => keep(route), { times: 1 });
  return { request };
}

test('R-1036 a write that is answered late and sent again meanwhile is shown once', async ({
  page,
  request,
}) => {
  const ada = await openTracker(page, request);
  let answerFirst = () => {};
  const isSecondAnswered = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  let tries = 0;
  // What was stored before the write stays what is known of the day.
  await page.route('**/api/meals/date/**', (route) => route.abort('connectionrefused'));
  await page.route('**/api/meals', async (route) => {
    tries += 1;
    const response = await route.fetch();
    if (tries === 1) await isSecondAnswered;
    await route.fulfill({ response });
    answerFirst();
  });
  await quickAdd(page, '350');
  await expect.poll(() => tries).toBe(2);
  await expect.poll(() => outboxCount(page)).toBe(0);
  await reconnect(page);
  await cut(page);
  await page.reload();
  await expect(connectionLine(page)).toContainText('No connection');
  await expect(mealRow(page, /^Quick add/)).toHaveCount(1);
  await expect(totals(page)).toContainText('350');
  expect((await storedMeals(request, ada)).map(({ calories }) => calories)).toEqual([350]);
});

test('R-1037 an entry that the server fails on again and again no longer keeps the others waiting', async ({
  page,
  request,
}) => {
  const ada = await openTracker(page, request);
  await cut(page);
  await quickAdd(page, '100', 'Poison');
  await quickAdd(page, '200', 'Soup');
  await page.route('**/api/meals', (route) =>
    route.request().postDataJSON().name === 'Poison'
      ? route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.' } })
      : route.continue(),
  );
  await page.unroute('**/api/**');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await storedMeals(request, ada)).map(({ name }) => name)).toEqual(['Soup']);
  }).toPass({ timeout: 60_000 });
  await page.goto('/waiting');
  await expect(page.getByRole('listitem').filter({ hasText: 'Poison' })).toContainText(
    'Something went wrong on our side.',
  );
});

test('a refusal that comes after one has signed in again does not end the new session', async ({
  page,
  request,
}) => {
  const ada = await openTracker(page, request, [OATS]);
  const held = await hold(page, '**/api/diary-days/*/water');
  const water = page.getByRole('region', { name: 'Water' });
  await water.getByRole('button', { name: /^Add a Glass/ }).click();
  await expect(water).toContainText('0.25 L');
  const route = await held.request;
  const login = await request.post('/api/auth/login', { data: { email: ada.email, password: PASSWORD } });
  const { token } = await login.json();
  // Signed in anew in another tab.
  await page.evaluate((newer) => {
    localStorage.setItem('token', newer);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  }, token);
  await route.fulfill({ status: 401, json: { message: 'Your session has ended.' } });
  await expect(water).toContainText('0 L');
  await expect(page).toHaveURL('/calorietracker');
  await page.reload();
  await expect(mealRow(page, /Rolled oats/)).toBeVisible();
});

test('R-1038 what was asked for by one member is not stored for the next', async ({ page, request }) => {
  const ada = await openTracker(page, request);
  const ingredients = [{ name: 'Red lentils', grams: 200, calories: 700 }];
  const data = { name: 'Ada’s secret dal', servings: 2, ingredients };
  expect((await request.post('/api/recipes', { headers: as(ada), data })).status()).toBe(201);
  const bob = await member(request);
  const held = await hold(page, '**/api/recipes?*');
  void page.goto('/recipes').catch(() => undefined);
  const route = await held.request;
  // In another tab: this one has not heard of it yet.
  await page.evaluate((token) => localStorage.setItem('token', token), bob.token);
  const response = await route.fetch();
  expect(await response.text()).toContain('secret dal');
  await route.fulfill({ response });
  await page.waitForLoadState('networkidle');
  expect(JSON.stringify(await storedAnswers(page))).not.toContain('secret dal');
});
