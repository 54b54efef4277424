import { enter, member } from '../support/members.ts';
import { plainHttp } from '../support/plain-http.ts';
import { expect, test } from '../support/test.ts';

const HOME = 'fitarc-at-home.test';
test.use(plainHttp(HOME));

test('a server at home without HTTPS works, and says what it takes to open without a connection', async ({
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
