import { ADMIN, enter, freshEmail, type Member, register, withProfile } from '../support/members.ts';
import { startWithProvider } from '../support/single-sign-on.ts';
import { atEachWidth, expect, expectSound, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

let own: Awaited<ReturnType<typeof startWithProvider>>['own'];
let provider: Awaited<ReturnType<typeof startWithProvider>>['provider'];
test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ own, provider } = await startWithProvider({ LINKS: 'Our club=https://club.test' }));
});
test.afterAll(async () => {
  await own?.stop();
  await provider?.close();
});

const somebody = () => ({ sub: freshEmail('sub'), email: freshEmail('sso'), email_verified: true });

/** With a confirmed address, by the code in the server's own mailbox. */
async function memberOf({ request, mailTo }: typeof own): Promise<Member> {
  const { email } = await register(request, freshEmail('linked'));
  await expect.poll(() => mailTo(email)).toMatch(/^\d{6}/m);
  const [code] = /^\d{6}/m.exec(await mailTo(email)) ?? [];
  const answer = await request.post('/api/auth/verify-code', { data: { email, code } });
  return withProfile(request, { email, token: (await answer.json()).token });
}

test('R-1126 somebody new logs in with the provider and is asked for the profile', async ({ page }) => {
  provider.person = { ...somebody(), given_name: 'Ada', family_name: 'King' };
  await page.goto(`${own.url}/login`);
  await atEachWidth(page, [360, 1280], async (width) => {
    await expect(page.getByRole('button', { name: 'Log in with Example ID' })).toBeVisible();
    await expectSound(page, `login-sign-on-${width}`);
  });
  await page.getByRole('button', { name: 'Log in with Example ID' }).click();
  await expect(page).toHaveURL(`${own.url}/profile-setup`);
});

test('an administrator sees the provider, the address to register there, and links of the environment', async ({
  page,
}) => {
  await enter(page, own.admin, {}, own.url);
  await page.goto(`${own.url}/admin/installation`);
  const card = page.getByRole('region', { name: 'Single sign-on' });
  await expect(card).toContainText('Members can log in with Example ID. People without an account get one.');
  await expect(card.getByLabel('Redirect address', { exact: true })).toHaveValue(
    `${own.url}/api/auth/oidc/callback`,
  );
  await card.getByRole('button', { name: 'Copy Redirect address' }).click();
  await expect(card.getByRole('status')).not.toBeEmpty();
  await expect(page.getByRole('region', { name: 'Sign-up' })).toContainText(
    'People with an account at Example ID get one here when they first log in, whatever you choose.',
  );
  const links = page.getByRole('region', { name: 'Links' });
  await expect(links).toContainText('Our clubhttps://club.testSet by LINKS in the environment');
  await expect(links.getByRole('button')).toHaveCount(0);
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `installation-sign-on-${width}`));
  await page.goto(`${own.url}/contact`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Our club' })).toHaveAttribute(
    'href',
    'https://club.test',
  );
});

test('R-1127 who cancels at the provider is told so, and can use the password', async ({ page }) => {
  provider.person = somebody();
  provider.isCanceled = true;
  await page.goto(`${own.url}/login`);
  await page.getByRole('button', { name: 'Log in with Example ID' }).click();
  await expect(page.getByText('The login was canceled.')).toBeVisible();
  await expect(page).toHaveURL(`${own.url}/login`);
  provider.isCanceled = false;
});

test('R-1128 a member links the provider in the settings, logs in with it, and unlinks it', async ({
  page,
}) => {
  const ada = await memberOf(own);
  const elsewhere = { ...somebody(), email_verified: false };
  provider.person = elsewhere;
  await enter(page, ada, {}, own.url);
  await page.goto(`${own.url}/settings?tab=security`);
  await page.getByRole('button', { name: 'Link Example ID' }).click();
  const card = page.getByRole('region', { name: 'Ways to log in' });
  await expect(card).toContainText(elsewhere.email);
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `sign-on-linked-${width}`, card));
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${own.url}/login`);
  await page.getByRole('button', { name: 'Log in with Example ID' }).click();
  await expect(page).toHaveURL(`${own.url}/dashboard`);
  await page.goto(`${own.url}/settings?tab=security`);
  await expect(page.getByRole('region', { name: 'Devices' })).toContainText('with single sign-on');
  await page.getByRole('button', { name: `Unlink Example ID: ${elsewhere.email}` }).click();
  await expect(card).toContainText('Not linked');
});

test('R-1129 with OIDC_ONLY the login page leads on at once; administrators have a way of their own', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const only = await startWithProvider({ OIDC_ONLY: 'on' });
  only.provider.person = somebody();
  await page.goto(`${only.own.url}/login`);
  await expect(page).toHaveURL(`${only.own.url}/profile-setup`);
  await page.evaluate(() => localStorage.clear());
  await only.provider.close();
  const help = page.getByRole('main').getByRole('status');
  await page.goto(`${only.own.url}/signup`);
  await expect(help).toContainText('Your account is created the first time you log in.');
  await page.goto(`${only.own.url}/login?local`);
  const hint = page.getByText('New here? Your account is created the first time you log in with Example ID.');
  await expect(hint).toBeVisible();

  // As the server writes it with OIDC_SIGN_UP=off.
  await page.route('**/signup', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('data-sign-up="on"', 'data-sign-up="off"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${only.own.url}/signup`);
  await expect(help).toContainText('You need an account here before you can log in with Example ID.');
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `signup-by-provider-${width}`));
  await page.goto(`${only.own.url}/login?local`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${only.own.url}/profile-setup`);
  await page.goto('about:blank');
  await only.own.stop();
});
