import { member, PASSWORD } from '../support/members.ts';
import { openSettings, tab } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

test('R-1079 devices are listed and signed out, one or all; wrong passwords show in the activity', async ({
  page,
  request,
}) => {
  const somebody = await openSettings(page, request);
  const login = async (agent: string, password = PASSWORD) => {
    const answer = await request.post('/api/auth/login', {
      data: { email: somebody.email, password },
      headers: { 'user-agent': agent },
    });
    expect(answer.status()).toBe(password === PASSWORD ? 200 : 401);
    return (await answer.json()).token as string;
  };
  const isLive = async (token: string) =>
    (await request.get('/api/users/profile', { headers: { authorization: `Bearer ${token}` } })).ok();
  const phone = await login(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  );
  const script = await login('curl/8.14.1');
  await login('curl/8.14.1', 'a wrong password');
  await tab(page, 'Account Security');
  const card = page.getByRole('region', { name: 'Devices' });
  await expect(card).toContainText('Safari on iPhone');
  await tab(page, 'Fitness Goals');
  await login('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0');
  await tab(page, 'Account Security');
  await expect(card).toContainText('Firefox on Linux');
  await card.getByRole('button', { name: 'Sign out: Safari on iPhone' }).click();
  await expect(card).not.toContainText('Safari on iPhone');
  // Its button is gone; the focus goes on to the next device.
  await expect(card.locator('[data-row]:focus')).toHaveCount(1);
  expect([await isLive(phone), await isLive(script)]).toEqual([false, true]);
  await card.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(card).toContainText('1 device');
  expect(await isLive(script)).toBe(false);
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity).toContainText('Signed out everywhere else');
  await expect(activity).toContainText('Wrong password');
});

test('somebody else’s devices are not shown', async ({ page, request }) => {
  await member(request);
  await openSettings(page, request);
  await tab(page, 'Account Security');
  await expect(page.getByRole('region', { name: 'Devices' })).toContainText('This device');
});
