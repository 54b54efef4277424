import { as } from '../support/exercises.ts';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { enter, freshEmail, type Member, PASSWORD } from '../support/members.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';

test.use({ allowConsole: refused(409, 412) });
test.describe.configure({ mode: 'serial' });

const PAGE = '/admin/installation';
const INVITATIONS = '/admin/invitations';
let own: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startOwnServer({ SUPPORT_EMAIL: 'env@fitarc.test' });
});
test.afterAll(() => own?.stop());

const putSettings = (data: object) => own.request.put(`/api${PAGE}`, { headers: as(own.admin), data });

/** Created by the administrator, with a password chosen by the link and the profile filled in. */
async function newMember(): Promise<Member> {
  const email = freshEmail('member');
  const made = await own.request.post('/api/admin/members', {
    headers: as(own.admin),
    data: { email, firstName: 'Ada', lastName: 'Lovelace', deliver: 'link' },
  });
  const token = new URL((await made.json()).link).searchParams.get('token');
  await own.request.post('/api/auth/reset-password', { data: { token, newPassword: PASSWORD } });
  const login = await own.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  return { email, token: (await login.json()).token };
}

test('the settings of the installation: by keyboard, two administrators, and where they show', async ({
  page,
}) => {
  await enter(page, own.admin, {}, own.url);

  await test.step('what the environment sets is read-only', async () => {
    await page.goto(`${own.url}${PAGE}`);
    const support = page.getByLabel('Support address');
    await expect(support).toHaveValue('env@fitarc.test');
    await expect(support).toHaveJSProperty('readOnly', true);
    await expect(page.getByText('Set by SUPPORT_EMAIL in the environment')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Single sign-on' })).toContainText('Not set up');
    const fixed = page.getByRole('listitem').filter({ hasText: 'SUPPORT_EMAIL' });
    await expect(fixed).toHaveText('SUPPORT_EMAILenv@fitarc.testEnvironment');
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `installation-${width}`));
  });

  await test.step('the rest is typed and saved by keyboard', async () => {
    await typeInto(page, page.getByLabel('Operator'), 'Sports club');
    await typeInto(page, page.getByLabel('Imprint'), 'Main Street 1');
    await pressOn(page, page.getByRole('button', { name: 'Save About this installation' }));
    await expect(page.getByText('Saved')).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Add link' }));
    await typeInto(page, page.getByRole('textbox', { name: 'Text', exact: true }), 'Chat');
    await page.getByLabel('Address', { exact: true }).fill('http://chat.test');
    await pressOn(page, page.getByRole('button', { name: 'Save Links' }));
    await expect(page.getByRole('alert')).toHaveText('Please enter an address that starts with https://');
    await page.getByLabel('Address', { exact: true }).fill('https://chat.test');
    await pressOn(page, page.getByRole('button', { name: 'Save Links' }));
    await expect(page.getByText('Saved')).toHaveCount(2);
  });

  await test.step('of two administrators the second is asked', async () => {
    await putSettings({ operator: 'Another club' });
    await page.getByLabel('Operator').fill('Our club');
    await page.getByRole('button', { name: 'Save About this installation' }).click();
    await expect(page.getByText('Another administrator changed this meanwhile')).toBeVisible();
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `installation-conflict-${width}`));
    await page.getByRole('button', { name: 'Show theirs' }).click();
    await expect(page.getByLabel('Operator')).toHaveValue('Another club');
    await putSettings({ operator: 'A third club' });
    await page.getByLabel('Operator').fill('Our club');
    await page.getByRole('button', { name: 'Save About this installation' }).click();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText('Another administrator changed this meanwhile')).toHaveCount(0);
    await expect
      .poll(async () => (await (await own.request.get('/api/installation')).json()).operator)
      .toBe('Our club');
  });

  await test.step('another part changed meanwhile is no obstacle', async () => {
    await putSettings({ sign_up_domains: ['club.test'] });
    await page.getByLabel('Operator').fill('Sports club');
    await page.getByRole('button', { name: 'Save About this installation' }).click();
    await expect
      .poll(async () => (await (await own.request.get('/api/installation')).json()).operator)
      .toBe('Sports club');
    await putSettings({ sign_up_domains: [] });
  });

  await test.step('the public pages say whose it is', async () => {
    await page.goto(`${own.url}/contact`);
    await expect(page.getByRole('main').getByText('Sports club')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'env@fitarc.test' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Main Street 1')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Operated by Sports club')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/contact#imprint');
    await expect(footer.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', 'https://chat.test');
    for (const path of ['/privacy', '/terms']) {
      await page.goto(`${own.url}${path}`);
      await expect(page.getByRole('main').getByText('Sports club')).toBeVisible();
    }
  });
});

test('R-1154 an announcement: members see it until they close it, on this device', async ({ page }) => {
  await enter(page, own.admin, {}, own.url);
  await page.goto(`${own.url}${PAGE}`);
  const card = page.getByRole('region', { name: 'Announcement' });
  await card.getByLabel('Text').fill('Down on Sunday');
  await card.getByLabel('Shown until').fill('2020-01-01T10:00');
  await card.getByRole('button', { name: 'Save Announcement' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose a time in the future');
  await card.getByLabel('Shown until').fill('2099-01-01T10:00');
  await putSettings({ announcement: { text: 'Down on Friday', tone: 'warning' } });
  await card.getByRole('button', { name: 'Save Announcement' }).click();
  await expect(card.getByText('Another administrator changed this meanwhile')).toBeVisible();
  await card.getByRole('button', { name: 'Save mine' }).click();
  await expect(card.getByText('Saved')).toBeVisible();
  await expect(card.getByLabel('Text')).toHaveValue('Down on Sunday');

  await enter(page, await newMember(), { firstTimeSetup: 'true' }, own.url);
  await page.goto(`${own.url}/profile-setup`);
  const banner = page.getByRole('status').filter({ hasText: 'Down on Sunday' });
  await expect(banner).toBeVisible();
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `announcement-${width}`));
  await pressOn(page, banner.getByRole('button', { name: 'Dismiss' }), 'Enter');
  await expect(banner).toHaveCount(0);
  const asked = page.waitForResponse(/installation\/announcement/);
  await page.reload();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('invitations and created members', async ({ page }) => {
  await enter(page, own.admin, {}, own.url);
  await page.goto(`${own.url}${INVITATIONS}`);
  await expect(page.getByText('No invitations yet')).toBeVisible();

  await test.step('an invitation is made by keyboard, shown once, and revoked', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Invite', exact: true }));
    const dialog = page.getByRole('dialog');
    await typeInto(page, dialog.getByLabel('Email'), own.admin.email);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('An account with this email already exists');
    const email = freshEmail('guest');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Valid for').selectOption('30 days');
    await pressOn(page, dialog.getByRole('button', { name: 'Create invitation' }));
    await expect(dialog.getByLabel('Link')).toHaveValue(/\/signup\?invitation=[\w-]{20,}$/);
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `invitation-made-${width}`));
    await dialog.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('listitem').filter({ hasText: email });
    await expect(row).toContainText('Open');
    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(row).toContainText('Revoked');
    await expect(row.getByRole('button')).toHaveCount(0);
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `invitations-${width}`));
  });

  await test.step('of two administrators who revoke one at once, neither sees an error', async () => {
    const email = freshEmail('guest');
    const made = await own.request.post('/api/admin/invitations', {
      headers: as(own.admin),
      data: { email, days: 7, deliver: 'link' },
    });
    const { id } = (await made.json()).invitation;
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: email });
    await row.getByRole('button', { name: 'Revoke' }).click();
    await own.request.delete(`/api/admin/invitations/${id}`, { headers: as(own.admin) });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(row).toContainText('Revoked');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('a created member chooses a password and is in', async () => {
    const email = freshEmail('created');
    await page.getByRole('button', { name: 'Create member' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create member' }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(3);
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `member-create-${width}`));
    await dialog.getByLabel('First name').fill('Joan');
    await dialog.getByLabel('Last name').fill('Clarke');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Create member' }).click();
    const first = await dialog.getByLabel('Link').inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: `New link for ${email}` }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Show the link' })).toBeVisible();
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `member-link-${width}`));
    await page.getByRole('dialog').getByRole('button', { name: 'Show the link' }).click();
    const link = await page.getByRole('dialog').getByLabel('Link').inputValue();
    expect(link).not.toBe(first);
    await page.goto(`${own.url}/admin/users?search=${encodeURIComponent(email)}`);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited');

    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await page
      .getByLabel(/^(New )?password$/i)
      .first()
      .fill(PASSWORD);
    await page.getByLabel(/confirm/i).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/profile-setup/);
  });

  await test.step('the setup asks for what nobody has told yet; the goals follow from it', async () => {
    const save = page.getByRole('button', { name: 'Save and go to your dashboard' });
    await expect(page.getByLabel('Date of birth')).toBeVisible();
    await page.getByLabel('Height', { exact: true }).fill('170');
    await page.getByLabel('Current weight').fill('70');
    await page.getByLabel('Fitness goal').selectOption('maintenance');
    await page.getByLabel('Activity level').selectOption('sedentary');
    await page.getByLabel('Primary focus').selectOption('strength');
    await save.click();
    await expect(
      page.getByText('Please fill in the following fields: Date of Birth, Gender', { exact: true }),
    ).toBeVisible();
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `profile-setup-asks-${width}`));
    await page.getByLabel('Date of birth').fill('2999-12-31');
    await page.getByLabel('Gender').selectOption('female');
    await save.click();
    await expect(page.getByText('Date of birth cannot be in the future')).toBeVisible();
    await page.getByLabel('Date of birth').fill('1990-12-10');
    await save.click();
    await expect(page).toHaveURL(/dashboard/);
    await page.goto(`${own.url}/settings`);
    await expect(page.getByLabel('Date of birth')).toHaveValue('1990-12-10');
    await expect(page.getByLabel('Gender')).toHaveValue('female');
    await page.goto(`${own.url}/nutrition`);
    await expect(page.getByRole('region', { name: 'Your daily goals' })).toContainText('From your profile');
    await expect(page.getByRole('region', { name: 'How this is calculated' })).toContainText('− 161');
  });
});
