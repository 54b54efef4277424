import { ADMIN, enter } from '../support/members.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { addPasskey, originOf, virtualAuthenticator } from '../support/passkeys.ts';
import { nextCode, turnOn } from '../support/second-factor.ts';
import { stub } from '../support/stub.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';

test.use({ allowConsole: refused(400, 403) });

let own: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startOwnServer({ ADMIN_SECOND_FACTOR: 'required' });
});
test.afterAll(() => own?.stop());

test('R-1098 an administrator is asked for a second factor, turns it on or gives it, and goes on where he wanted to', async ({
  page,
}) => {
  test.slow();
  const logIn = async () => {
    const answer = await own.request.post('/api/auth/login', { data: ADMIN });
    return { ...own.admin, token: (await answer.json()).token };
  };
  const elsewhere = await logIn();
  const look = (picture: string) =>
    atEachWidth(page, [360, 1280], (width) => expectSound(page, `${picture}-${width}`));
  const notice = page.getByRole('status').filter({ hasText: 'admin pages' });
  let secret = '';

  await test.step('with a passkey: one that does not check its owner is not enough, and the page says so', async () => {
    const origin = originOf(own.url);
    await virtualAuthenticator(page);
    await enter(page, await logIn(), {}, origin);
    await page.goto(`${origin}/settings?tab=security`);
    await addPasskey(page, 'Key');
    await expect(notice).toContainText('Turn it on, or confirm it’s you with a passkey');
    await notice.getByRole('button', { name: 'Confirm it’s you' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expect(question.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    // The password alone would open nothing.
    await expect(question.getByLabel('Password', { exact: true })).toHaveCount(0);
    await look('confirm-identity-passkey');
    // As the server takes a key that nobody unlocks: the session is as weak as before.
    await stub(page, '/users/confirm-identity', { json: { message: 'Confirmed' } });
    await question.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('That passkey did not ask for your PIN, fingerprint or face.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Confirm it’s you' }).click();
    await question.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(`${origin}/admin`);
  });

  await test.step('without one: the settings say why, and lead on once it is on', async () => {
    await enter(page, own.admin, {}, own.url);
    await page.goto(`${own.url}/admin/users?search=ada`);
    await expect(page).toHaveURL(`${own.url}/settings?tab=security&next=%2Fadmin%2Fusers%3Fsearch%3Dada`);
    await expect(notice).toHaveText(
      'Administrators need a second factor here. Turn it on, or log in with a passkey, to open the admin pages.',
    );
    await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('Logged in');
    await look('admin-factor-missing');
    ({ secret } = await turnOn(page));
    await expect(notice).toContainText('You can open the admin pages now.');
    await notice.getByRole('link', { name: 'Continue to the admin pages' }).click();
    await expect(page).toHaveURL(`${own.url}/admin/users?search=ada`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
  });

  await test.step('turned on elsewhere: the code is given here', async () => {
    await enter(page, elsewhere, {}, own.url);
    await page.goto(`${own.url}/admin/audit`);
    await expect(notice).toContainText('you logged in without it');
    await look('admin-factor-not-given');
    await notice.getByRole('button', { name: 'Confirm it’s you' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expect(question).toContainText(
      'Administrators need a second factor here, and you logged in without it.',
    );
    await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
    await look('confirm-identity-code');
    await page.keyboard.type(ADMIN.password);
    await question.getByLabel(/Code from your authenticator app/).fill('000000');
    await page.keyboard.press('Enter');
    await expect(question.getByRole('alert')).toContainText('Wrong code');
    await question.getByLabel(/Code from your authenticator app/).fill(nextCode(secret));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${own.url}/admin/audit`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Log');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${own.url}/admin/audit`);
    await page.goto(`${own.url}/settings?tab=security`);
    await expect(page.getByRole('region', { name: 'Ways to log in' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  await test.step('no address but an admin page is gone on to', async () => {
    await page.goto(`${own.url}/settings?tab=security&next=//evil.test/admin`);
    await expect(page.getByRole('region', { name: 'Ways to log in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue to the admin pages' })).toHaveCount(0);
  });
});
