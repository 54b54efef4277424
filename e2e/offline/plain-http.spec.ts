import { storedMeals, totals } from '../support/meals.ts';
import { enter, member } from '../support/members.ts';
import { connectionLine, cut, quickAdd, reconnect } from '../support/offline.ts';
import { plainHttp } from '../support/plain-http.ts';
import { expect, test } from '../support/test.ts';

const HOME = 'fitarc-at-home.test';
const { allowConsole, ...plain } = plainHttp(HOME);
test.use({ ...plain, allowConsole: new RegExp(`${allowConsole.source}|Failed to load resource`) });

test('R-1039 a server at home without HTTPS works, and says what it takes to open without a connection', async ({
  page,
  request,
  baseURL,
}) => {
  const origin = `http://${HOME}:${new URL(baseURL ?? '').port}`;
  await enter(page, await member(request), {}, origin);
  await page.goto(`${origin}/settings?tab=security`);
  await expect(page.getByRole('region', { name: 'On this device' })).toContainText(
    'Opens without a connection: needs https',
  );
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
});

test('R-1040 an open tab reads and writes without a connection, with a lease in place of a lock', async ({
  page,
  request,
  baseURL,
}) => {
  const origin = `http://${HOME}:${new URL(baseURL ?? '').port}`;
  const ada = await member(request);
  await enter(page, ada, {}, origin);
  await page.goto(`${origin}/calorietracker`);
  await expect(page.getByText('Daily totals')).toBeVisible();
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);
  await cut(page);
  await quickAdd(page, '100');
  await quickAdd(page, '200');
  await expect(totals(page)).toContainText('300');
  await reconnect(page);
  await expect(connectionLine(page)).toHaveText('');
  expect((await storedMeals(request, ada)).map(({ calories }) => calories)).toEqual([100, 200]);
});
