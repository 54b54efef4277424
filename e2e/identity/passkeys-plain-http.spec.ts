import { enter, member } from '../support/members.ts';
import { plainHttp } from '../support/plain-http.ts';
import { expect, test } from '../support/test.ts';

test.use(plainHttp('fitarc.test'));

test('R-1111 without HTTPS the page says why there are no passkeys', async ({ page, request, baseURL }) => {
  const origin = String(baseURL).replace('127.0.0.1', 'fitarc.test');
  await enter(page, await member(request), {}, origin);
  await page.goto(`${origin}/settings?tab=security`);
  await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('Passkeys need HTTPS.');
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
});
