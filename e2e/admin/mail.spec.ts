import { as } from '../support/exercises.ts';
import { pressOn } from '../support/keyboard.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { enter, freshEmail } from '../support/members.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { signUp } from '../support/sign-up.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';

test.use({ allowConsole: refused(404) });
test.describe.configure({ mode: 'serial' });

const PAGE = '/admin/mail';
let post: MailServer;
let own: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  post = await startMailServer();
  own = await startOwnServer({ SMTP_URL: post.url, MAIL_FROM: 'FitArc <fitarc@fitarc.test>' });
});
test.afterAll(async () => {
  await own?.stop();
  await post?.stop();
});

async function invite(name: string): Promise<string> {
  const email = freshEmail(name);
  await own.request.post('/api/admin/invitations', {
    headers: as(own.admin),
    data: { email, days: 7, deliver: 'mail' },
  });
  return email;
}

test('R-1328 mails that have not left: seen on the dashboard, sent again by keyboard, deleted', async ({
  page,
}) => {
  await enter(page, own.admin, {}, own.url);
  await page.goto(`${own.url}${PAGE}`);
  await expect(page.getByText('No unsent emails')).toBeVisible();
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status).toContainText('127.0.0.1, port');
  await expect(status).toContainText('FitArc <fitarc@fitarc.test>');
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `mail-empty-${width}`));

  post.answer = (recipient) => (recipient.startsWith('later') ? '451 4.7.1 Greylisted' : '550 5.1.1 Unknown');
  const [later, wrong, another] = [await invite('later'), await invite('wrong'), await invite('another')];

  await test.step('the dashboard says so and leads to the page', async () => {
    await page.goto(`${own.url}/admin`);
    const notice = page.getByRole('status').filter({ hasText: '2 emails could not be sent.' });
    await expect(notice).toBeVisible();
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `mail-dashboard-${width}`));
    await pressOn(page, notice.getByRole('link', { name: 'See mail' }), 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
  });

  const row = (email: string) => page.getByRole('listitem').filter({ hasText: email });
  await test.step('each mail has the answer of the mail server', async () => {
    await expect(row(wrong)).toContainText('Failed');
    await expect(row(wrong)).toContainText('You are invited to FitArc');
    await expect(row(wrong)).toContainText('The mail server refused the recipient: 550 5.1.1 Unknown');
    await expect(row(later)).toContainText('Waiting');
    await expect(row(later)).toContainText('The mail server asks to try later: 451 4.7.1 Greylisted');
    await expect(row(later)).toContainText('Next try');
    await atEachWidth(page, [360, 768, 1280], (width) => expectSound(page, `mail-list-${width}`));
    await page.getByRole('button', { name: 'Waiting' }).click();
    await expect(row(wrong)).toHaveCount(0);
    await expect(row(later)).toBeVisible();
    await page.getByRole('button', { name: 'All' }).click();
  });

  await test.step('sent again by keyboard, it leaves the list and arrives', async () => {
    post.answer = (recipient) => (recipient === wrong ? '250 yes' : '451 4.7.1 Greylisted');
    await pressOn(page, row(wrong).getByRole('button', { name: 'Send again' }));
    await expect(page.getByText(`The email to ${wrong} will be sent again.`)).toBeVisible();
    await expect(row(wrong)).toHaveCount(0);
    await expect.poll(() => post.arrived.filter((mail) => mail.includes(`To: ${wrong}`)).length).toBe(1);
  });

  await test.step('deleted, after a question', async () => {
    await row(another).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(another);
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `mail-delete-${width}`));
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toBeHidden();
    await expect(row(another)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('one that has left meanwhile is no error', async () => {
    const list = await own.request.get('/api/admin/mail/emails', { headers: as(own.admin) });
    const [{ id }] = await list.json();
    await page.route('**/api/admin/mail*', (route) => route.abort());
    await own.request.delete(`/api/admin/mail/emails/${id}`, { headers: as(own.admin) });
    await page.unroute('**/api/admin/mail*');
    await row(later).getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText(`The email to ${later} has already been sent or deleted.`)).toBeVisible();
    await expect(row(later)).toHaveCount(0);
  });
});

test('all failed mails are sent again at once', async ({ page }) => {
  post.answer = () => '550 5.1.1 Unknown';
  const emails = [await invite('one'), await invite('two'), await invite('three')];
  await enter(page, own.admin, {}, own.url);
  await page.goto(`${own.url}${PAGE}?state=failed`);
  post.answer = () => '250 yes';
  await page.getByRole('button', { name: 'Send all failed again' }).click();
  await expect(page.getByText('3 emails will be sent again.')).toBeVisible();
  await expect(page.getByText('No emails have failed')).toBeVisible();
  const arrivedAt = (email: string) => post.arrived.filter((mail) => mail.includes(`To: ${email}`)).length;
  await expect.poll(() => emails.map(arrivedAt)).toEqual([1, 1, 1]);
});

test('a test mail says what became of it', async ({ page }) => {
  await enter(page, own.admin, {}, own.url);
  await page.goto(`${own.url}${PAGE}`);
  const button = page.getByRole('button', { name: 'Send a test email to me' });
  post.answer = () => '250 yes';
  await button.click();
  await expect(page.getByText('The mail server accepted the test email.')).toBeVisible();
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `mail-test-${width}`));
  post.answer = () => '451 4.7.1 Greylisted';
  await button.click();
  await expect(page.getByText('The test email has not been sent yet.')).toBeVisible();
  post.answer = () => '550 5.7.1 Not allowed';
  await button.click();
  await expect(page.getByText('The test email could not be sent.')).toBeVisible();
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `mail-test-failed-${width}`));
});

test('whoever signs up while the mail server says "later" reads so, and gets in once the code has come', async ({
  page,
}) => {
  post.answer = () => '451 4.7.1 Greylisted';
  const email = freshEmail('patient');
  await signUp(page, email, own.url);
  const main = page.getByRole('main');
  await expect(main).toContainText(
    `Our mail server has not accepted the email to ${email} yet. We keep trying; you don’t have to do anything.`,
  );
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `verify-delayed-${width}`));
  post.answer = () => '250 yes';
  await expect(main).toContainText(`We sent a 6-digit code to ${email}`, { timeout: 60_000 });
  const mails = post.arrived.filter((mail) => mail.includes(`To: ${email}`));
  expect(mails).toHaveLength(1);
  await page.getByLabel('Verification code').fill(/^(\d{6})$/m.exec(mails[0] ?? '')?.[1] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/profile-setup/);
});
