import type { Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { freshEmail, PASSWORD, stored } from '../support/members.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';

test.use({ allowConsole: refused(403) });
test.describe.configure({ mode: 'serial' });

let own: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startOwnServer();
});
test.afterAll(() => own?.stop());

async function set(data: object): Promise<void> {
  const answer = await own.request.put('/api/admin/installation', { headers: as(own.admin), data });
  expect(answer.status()).toBe(200);
}

async function invite(data: object): Promise<string> {
  const headers = as(own.admin);
  const answer = await own.request.post('/api/admin/invitations', { headers, data: { days: 7, ...data } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).link;
}

const open = (page: Page, path: string) => page.goto(`${own.url}${path}`);
const signUpLinks = (page: Page) => page.getByRole('link', { name: /Sign up|Begin Your Transformation/ });

/** By keyboard alone. */
async function fillIn(page: Page, email?: string): Promise<void> {
  await typeInto(page, page.getByLabel('First name'), 'Grace');
  await typeInto(page, page.getByLabel('Last name'), 'Hopper');
  await pressOn(page, page.getByRole('radio', { name: 'Male', exact: true }), 'Space');
  await page.getByLabel('Date of birth').fill('1990-12-10');
  await pressOn(page, page.getByRole('button', { name: 'Continue' }));
  if (email) await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await typeInto(page, page.getByLabel('Confirm password'), PASSWORD);
  await page.keyboard.press('Enter');
}

test('R-1144 sign-up by invitation: said before anything is typed, and an invitation works once', async ({
  page,
}) => {
  await open(page, '/home');
  await expect(signUpLinks(page)).toHaveCount(2);
  await set({ sign_up: 'invitation', support_email: 'help@fitarc.test' });

  await test.step('without one', async () => {
    await open(page, '/home');
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(signUpLinks(page)).toHaveCount(0);
    await open(page, '/login');
    await expect(page.getByText('To sign up, open your invitation link.')).toBeVisible();
    await open(page, '/signup');
    await expect(page.getByText('You need an invitation')).toBeVisible();
    await expect(page.getByRole('link', { name: 'help@fitarc.test' })).toHaveAttribute(
      'href',
      'mailto:help@fitarc.test',
    );
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `signup-needs-invitation-${width}`));
  });

  await test.step('with one, by keyboard; a reload keeps it', async () => {
    const email = freshEmail('invited');
    const link = await invite({ deliver: 'link' });
    await page.goto(link);
    await expect(page.getByText('You are invited to join.')).toBeVisible();
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `signup-invited-${width}`));
    const headers = as(own.admin);
    const named = await own.request.put('/api/users/profile', { headers, data: { first_name: 'Joan' } });
    expect(named.status()).toBe(200);
    await page.reload();
    await expect(page.getByText('Joan invites you to join.')).toBeVisible();
    await fillIn(page, email);
    await expect(page).toHaveURL(/verify-email/);
    const token = await stored(page, 'token');
    expect(token).toBeTruthy();

    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(
      page.getByText('This invitation is no longer valid. Please ask for a new one.'),
    ).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('one that came by mail proves the address', async () => {
    const email = freshEmail('mailed');
    await invite({ deliver: 'mail', email });
    let link: string | undefined;
    await expect
      .poll(async () => {
        link = /(http\S+\/signup\?invitation=\S+)/.exec(await own.mailTo(email))?.[1];
        return link;
      })
      .toBeDefined();
    await page.goto(String(link));
    await fillIn(page);
    await expect(page).toHaveURL(/profile-setup/);
    expect(await stored(page, 'isVerified')).toBe('true');
    await page.evaluate(() => localStorage.clear());
  });
});

test('R-1145 sign-up is closed: every way in says so, and only for an address at an allowed domain it is open again', async ({
  page,
}) => {
  await set({ sign_up: 'closed' });
  await open(page, '/signup');
  await expect(page.getByText('Sign-up is closed')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `signup-closed-${width}`));
  await open(page, '/login');
  await expect(page.getByText('An administrator can create an account for you.')).toBeVisible();

  await set({ sign_up: 'open', sign_up_domains: ['club.test'] });
  await open(page, '/signup');
  await fillIn(page, freshEmail('stranger'));
  await expect(page.getByText(/An address at club\.test\. We will send a code/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Please use an email address at club.test.');
  await set({ sign_up_domains: [] });
});

test('a banned member reads whom to write to, and visitors what is announced to them', async ({ page }) => {
  await set({
    sign_up: 'open',
    support_email: 'help@fitarc.test',
    announcement: { text: 'Down on Sunday', tone: 'warning', for_visitors: true },
  });
  const email = freshEmail('banned');
  await own.request.post('/api/auth/register', {
    data: {
      ...{ email, password: PASSWORD, firstName: 'ada', lastName: 'lovelace' },
      ...{ dateOfBirth: '1990-12-10', gender: 'female' },
    },
  });
  const headers = as(own.admin);
  const [user] = await (await own.request.get(`/api/admin/users?search=${email}`, { headers })).json();
  await own.request.post(`/api/admin/users/${user.id}/ban`, { headers });
  await open(page, '/login');
  await expect(page.getByText('Down on Sunday')).toBeVisible();
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `login-announcement-${width}`));
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await expect(page.getByText('New to FitArc?')).toBeVisible();
  await expect(page.getByText('Down on Sunday')).toHaveCount(0);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your account has been banned. Please contact support.');
  await expect(page.getByRole('main').getByRole('link', { name: 'help@fitarc.test' })).toBeVisible();
});
