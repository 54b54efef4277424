import { readFile } from 'node:fs/promises';
import { as } from '../support/exercises.ts';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { codeFor, linkFor, mailCount } from '../support/mailbox.ts';
import { admin, enter, freshEmail, member, register } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { question, row, USERS } from './accounts.ts';

test.use({ allowConsole: refused(400, 404, 409, 429, 500) });

test('one account: facts, mails, rights, ban and history', async ({ page, request }) => {
  test.slow();
  const boss = await admin(request);
  const person = await register(request, freshEmail('account'));
  await enter(page, boss);
  const actions = page.getByRole('region', { name: 'Actions' });
  const press = (name: string) => actions.getByRole('button', { name, exact: true });

  await test.step('found by its name or filter, opened from the list', async () => {
    await page.goto(`${USERS}?state=unconfirmed&search=${person.email}`);
    await expect(row(page, person.email)).toContainText('ada lovelace');
    await expect(row(page, person.email)).toContainText('Unconfirmed');
    await page.getByRole('searchbox', { name: 'Search by email or name' }).fill('nobody is called so');
    await expect(page.getByText('No users match')).toBeVisible();
    await page.goto(`${USERS}?search=${person.email}`);
    await row(page, person.email).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ada lovelace');
    for (const text of [person.email, 'Not yet', 'Today', 'Never', 'Member'])
      await expect(page.getByRole('region', { name: 'Account' })).toContainText(text);
    await expect(page.getByRole('region', { name: 'History' })).toContainText('No administrator has changed');
    await expectAccessible(page);
    await screenshot(page, 'account-1280');
  });

  await test.step('a new code, not twice within a minute', async () => {
    const mails = mailCount(person.email);
    await press('Resend code').click();
    await expect(page.getByText(`A new code is on its way to ${person.email}`)).toBeVisible();
    const code = await codeFor(person.email, mails);
    await press('Resend code').click();
    await expect(actions.getByRole('alert')).toContainText('less than a minute ago');
    const answer = await request.post('/api/auth/verify-code', { data: { email: person.email, code } });
    expect(answer.status()).toBe(200);
    await page.reload();
    await expect(press('Resend code')).toHaveCount(0);
  });

  await test.step('a link for a new password', async () => {
    const mails = mailCount(person.email);
    await press('Send password reset link').click();
    expect(await linkFor(person.email, mails)).toContain('/reset-password?token=');
    await expect(page.getByRole('region', { name: 'History' })).toContainText(
      'sent a password reset link to',
    );
  });

  await test.step('an administrator, and a member again; a failure is said', async () => {
    await press('Make administrator').click();
    await stub(page, '/admin/users/*/promote', { status: 500, json: {} });
    await question(page).getByRole('button', { name: 'Make administrator' }).click();
    await expect(question(page).getByRole('alert')).toHaveText('Failed to make them an administrator');
    await page.unrouteAll();
    await question(page).getByRole('button', { name: 'Make administrator' }).click();
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('Administrator');
    await expect(press('Ban')).toHaveCount(0);
    await press('Remove administrator rights').click();
    await expectAccessible(page, '[role="alertdialog"]');
    await question(page).getByRole('button', { name: 'Remove rights' }).click();
    await expect(press('Make administrator')).toBeVisible();
  });

  await test.step('banned with a reason', async () => {
    await press('Ban').click();
    await question(page).getByLabel('Reason').fill('Spam');
    await question(page).getByRole('button', { name: 'Ban user' }).click();
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('Banned today');
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('Spam');
    await expect(press('Send password reset link')).toHaveCount(0);
    const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(history).toHaveCount(5);
    await expect(history.first()).toContainText(`banned ${person.email}`);
  });

  await test.step('one’s own account is changed in the settings', async () => {
    const found = await request.get(`/api/admin/users?search=${boss.email}`, { headers: as(boss) });
    const [{ id }] = await found.json();
    await page.goto(`/admin/users/${id}`);
    await expect(actions).toContainText('This is your own account');
    await expect(actions.getByRole('button')).toHaveCount(0);
  });
});

test('an account is deleted after its address was typed; on a phone, by keyboard', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const boss = await admin(request);
  const person = await member(request);
  const found = await request.get(`/api/admin/users?search=${person.email}`, { headers: as(boss) });
  const [{ id }] = await found.json();
  await enter(page, boss);
  await page.goto(`/admin/users/${id}`);
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(person.email);
  // A long address breaks before its sign, not within the name of the domain.
  const domain = page.getByRole('definition').filter({ hasText: person.email });
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element.lastChild ?? element);
    return range.getClientRects().length;
  };
  expect(await domain.evaluate(linesOf)).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await screenshot(page, 'account-360');
  await pressOn(page, page.getByRole('button', { name: 'Delete account' }));
  const confirm = question(page).getByRole('button', { name: 'Delete account' });
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await pressOn(page, confirm);
  await expect(question(page)).toContainText('Type the address exactly as it is shown above');
  await expectAccessible(page, '[role="alertdialog"]');
  await typeInto(page, question(page).getByLabel('Type the email address to confirm'), person.email);
  await pressOn(page, confirm);
  await expect(page).toHaveURL(USERS);
  await expect(page.getByText(`The account ${person.email} is deleted`)).toBeVisible();
  await page.goto(`/admin/users/${id}`);
  await expect(page.getByText('There is no such account')).toBeVisible();
  await page.goto('/admin/users/nobody');
  await expect(page.getByText('There is no such account')).toBeVisible();
  const gone = await request.get('/api/users/profile', { headers: as(person) });
  expect(gone.status()).toBe(401);
});

test('the list of users is downloaded; a failure is said', async ({ page, request }) => {
  const boss = await admin(request);
  const person = await register(request, freshEmail('listed'));
  await enter(page, boss);
  await page.goto(USERS);
  await stub(page, '/admin/users/export', { status: 500, json: {} });
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(page.getByText('Failed to download the list')).toBeVisible();
  await page.unrouteAll();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('fitarc-users.csv');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('id,email,name,registered_at');
  expect(text).toContain(person.email);
});
