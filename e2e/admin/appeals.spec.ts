import { pressOn, typeInto } from '../support/keyboard.ts';
import { mailCount } from '../support/mailbox.ts';
import { admin, enter, member, PASSWORD } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { banButton, people, question, row, USERS } from './accounts.ts';
import { row as card, colleague, LAST_PAGE, press } from './queues.ts';

test.use({ allowConsole: refused(401, 403, 404, 429, 500) });

const APPEALS = `/admin/users/appeals${LAST_PAGE}`;

test('a member is banned with a reason, appeals once, is declined or unbanned', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const boss = await admin(request);
  const [ada, grace] = [await member(request), await member(request)];
  await enter(page, boss);

  await test.step('the reason is asked for with the ban, and stands in the list', async () => {
    for (const { email } of [ada, grace]) {
      await page.goto(`${USERS}?search=${email}`);
      await banButton(page, email).click();
      await question(page).getByLabel('Reason').fill('Made-up figures in three foods');
      await expectAccessible(page, '[role="alertdialog"]');
      await question(page).getByRole('button', { name: 'Ban user' }).click();
      await expect(row(page, email)).toContainText('Made-up figures in three foods');
      await expect(banButton(page, email)).toBeDisabled();
    }
  });

  const theirs = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  const logIn = async ({ email }: { email: string }, password = PASSWORD) => {
    await theirs.goto('/login');
    await theirs.getByLabel('Email').fill(email);
    await theirs.getByLabel('Password', { exact: true }).fill(password);
    await theirs.getByRole('button', { name: 'Log in' }).click();
  };
  const BANNED = 'Your account has been banned. Please contact support.';

  await test.step('a wrong password tells nothing', async () => {
    await logIn(ada, 'not the password');
    await expect(theirs.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(theirs.getByLabel('Appeal')).toHaveCount(0);
  });

  await test.step('the right one shows the reason and the form, by keyboard on a phone', async () => {
    await logIn(ada);
    await expect(theirs.getByRole('alert')).toHaveText(BANNED);
    await expect(theirs.getByText('Made-up figures in three foods')).toBeVisible();
    await expectNoSidewaysScroll(theirs);
    await expectAccessible(theirs);
    await screenshot(theirs, 'ban-appeal-360');
    await pressOn(theirs, theirs.getByRole('button', { name: 'Send appeal' }));
    await expect(theirs.getByText('Please say why the ban should be lifted')).toBeVisible();
    await expect(theirs.getByLabel('Appeal')).toBeFocused();
    await stub(theirs, '/auth/appeal', { status: 500, json: {} });
    await typeInto(theirs, theirs.getByLabel('Appeal'), 'I mixed up kilojoules.');
    await pressOn(theirs, theirs.getByRole('button', { name: 'Send appeal' }));
    await expect(theirs.getByRole('alert').filter({ hasText: 'Failed to send your appeal' })).toBeVisible();
    await theirs.unrouteAll();
    await pressOn(theirs, theirs.getByRole('button', { name: 'Send appeal' }));
    await expect(theirs.getByText('Your appeal has been sent.')).toBeVisible();
    await theirs.getByRole('button', { name: 'Log in with another account' }).click();
    await expect(theirs.getByLabel('Email')).toHaveValue('');
    await logIn(ada);
    await expect(theirs.getByText('Your appeal has been sent.')).toBeVisible();
    await expect(theirs.getByLabel('Appeal')).toHaveCount(0);
    await logIn(grace);
    await theirs.getByLabel('Appeal').fill('It was my sister');
    await theirs.getByRole('button', { name: 'Send appeal' }).click();
    await expect(theirs.getByText('Your appeal has been sent.')).toBeVisible();
  });

  await test.step('the administrators find it on the dashboard and above the list of users', async () => {
    await page.goto('/admin');
    const queue = page
      .getByRole('region', { name: 'Waiting for review' })
      .getByRole('link', { name: /Appeals/ });
    await expect(queue).toHaveText(/\d/);
    await page.goto(USERS);
    await page.getByRole('link', { name: /Read the appeal/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appeals');
    await page.goto(APPEALS);
    for (const text of ['I mixed up kilojoules.', 'Made-up figures in three foods', 'ada lovelace'])
      await expect(card(page, ada.email)).toContainText(text);
    await expectAccessible(page);
    await screenshot(page, 'appeals-1280');
  });

  await test.step('declined with a note: one more mail, and the note at log-in', async () => {
    const mails = mailCount(ada.email);
    const other = await colleague(browser, request);
    await other.goto(APPEALS);
    await expect(card(other, ada.email)).toBeVisible();
    await card(page, ada.email).getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('alertdialog').getByLabel('Note to the member').fill('Twice is enough');
    await expectAccessible(page, '[role="alertdialog"]');
    await press(page, 'Decline').click();
    await expect(card(page, ada.email)).toHaveCount(0);
    await expect.poll(() => mailCount(ada.email)).toBe(mails + 1);
    await card(other, ada.email).getByRole('button', { name: 'Accept and unban' }).click();
    await expect(other.getByText('Already reviewed')).toBeVisible();
    await other.context().close();
    await logIn(ada);
    await expect(theirs.getByText('An administrator has read your appeal and declined it.')).toBeVisible();
    await expect(theirs.getByText('Twice is enough')).toBeVisible();
    await expect(theirs.getByLabel('Appeal')).toHaveCount(0);
  });

  await test.step('accepted, without a mouse: the member logs in again', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(APPEALS);
    await expectNoSidewaysScroll(page);
    await pressOn(page, card(page, grace.email).getByRole('button', { name: 'Accept and unban' }));
    await expect(page.getByText(`${grace.email} can log in again`)).toBeVisible();
    await expect(card(page, grace.email)).toHaveCount(0);
    await logIn(grace);
    await expect(theirs).toHaveURL(/\/dashboard$/);
    await theirs.context().close();
  });
});

test('many are banned with one reason', async ({ page, request }) => {
  const boss = await admin(request);
  const { word, emails } = await people(request, boss, 2);
  await enter(page, boss);
  await page.goto(`${USERS}?search=${word}`);
  await page.getByRole('checkbox', { name: 'Select all that can be banned' }).check();
  await page.getByRole('button', { name: 'Ban 2 users' }).click();
  await question(page).getByLabel('Reason').fill('A ring of spammers');
  await question(page).getByRole('button', { name: 'Ban 2 users' }).click();
  await expect(page.getByText('2 users banned')).toBeVisible();
  for (const email of emails) await expect(row(page, email)).toContainText('A ring of spammers');
});
