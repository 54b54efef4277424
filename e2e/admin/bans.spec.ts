import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { admin, enter, freshEmail, member, PASSWORD, verified } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { banButton, banByCall, bar, people, question, row, rows, tick, USERS } from './accounts.ts';

test.use({ allowConsole: refused(401, 500) });

/** The calls wait until they are released. */
async function holdBans(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent = await stub(page, '/admin/users/*/ban', async (route) => {
    await held;
    await route.continue();
  });
  return { sent, release };
}

const banAddress = /\/api\/admin\/users\/\d+\/ban$/;

test('R-544 R-547 R-548 R-549 R-551 A-063 A-149 a row is banned; the member’s next step ends at /login', async ({
  page,
  request,
  browser,
}) => {
  const ada = await member(request);
  const theirs = await (await browser.newContext()).newPage();
  await enter(theirs, ada);
  await theirs.goto('/settings');
  await expect(theirs.getByLabel('First name')).toHaveValue('ada');

  await enter(page, await admin(request));
  await page.goto(`${USERS}?search=${ada.email}`);
  await banButton(page, ada.email).click();
  await expect(question(page)).toContainText(`Ban ${ada.email}?`);
  await expect(question(page)).toContainText('signed out everywhere right away');
  await page.keyboard.press('Escape');
  await expect(banButton(page, ada.email)).toBeFocused();

  await test.step('a failure is said in the dialog, and the row stays as it was', async () => {
    await stub(page, '/admin/users/*/ban', { status: 500, json: {} });
    await banButton(page, ada.email).click();
    await question(page).getByRole('button', { name: 'Ban user' }).click();
    await expect(question(page).getByRole('alert')).toHaveText('Failed to ban the user');
    await expect(page.locator('tbody')).toContainText('Active');
    await page.unrouteAll();
  });

  const sent = page.waitForRequest(banAddress);
  await question(page).getByRole('button', { name: 'Ban user' }).click();
  expect((await sent).method()).toBe('POST');
  await expect(page.getByText(`${ada.email} is banned`)).toBeVisible();
  await expect(row(page, ada.email)).toContainText('Banned');
  await expect(banButton(page, ada.email)).toBeDisabled();
  await expect(row(page, ada.email)).toBeFocused();

  await theirs.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(theirs).toHaveURL(/\/login$/);
  await expect(theirs.getByRole('alert')).toHaveText('Your account has been banned.');
  await theirs.getByLabel('Email').fill(ada.email);
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Log In' }).click();
  await expect(theirs.getByRole('alert')).toContainText('Your account has been banned.');
  await theirs.context().close();
});

test('R-542 R-545 R-547 A-150 many at once: one failure, another try, Stop', async ({ page, request }) => {
  const boss = await admin(request);
  const { word, emails } = await people(request, boss, 8);
  const [first = '', second = '', third = ''] = emails;
  await enter(page, boss);
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Administration' }).getByText('User Management').click();
  await page.getByRole('searchbox', { name: 'Search by email' }).fill(word);
  await expect(rows(page)).toHaveCount(8);

  await test.step('one call each; the failed one is named with its reason and stays selected', async () => {
    for (const email of [first, second, third]) await tick(page, email).check();
    await bar(page).getByRole('button', { name: 'Ban 3 users' }).click();
    await expect(question(page)).toContainText('Ban 3 users?');
    for (const email of [first, second, third]) await expect(question(page)).toContainText(email);
    await expectAccessible(page, '[role="alertdialog"]');
    let calls = 0;
    await stub(page, '/admin/users/*/ban', (route) =>
      ++calls === 2 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await question(page).getByRole('button', { name: 'Ban 3 users' }).click();
    await expect(question(page)).toContainText('2 of 3 users banned');
    await expect(question(page).getByRole('alert')).toContainText(`${second}: Could not be banned`);
    expect(calls).toBe(3);
    await screenshot(page, 'bulk-ban-1280');
    await page.unrouteAll();
    await question(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toContainText('1 selected');
    await expect(tick(page, second)).toBeChecked();
    for (const email of [first, third]) await expect(banButton(page, email)).toBeDisabled();
  });

  await test.step('trying again', async () => {
    await stub(page, '/admin/users/*/ban', { status: 500, json: { message: 'Not now' } });
    await bar(page).getByRole('button', { name: 'Ban 1 user' }).click();
    await question(page).getByRole('button', { name: 'Ban 1 user' }).click();
    await expect(question(page).getByRole('alert')).toContainText(`${second}: Not now`);
    await page.unrouteAll();
    await question(page).getByRole('button', { name: 'Try these again' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByText('1 user banned')).toBeVisible();
    await expect(banButton(page, second)).toBeDisabled();
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('four at a time; Escape does nothing, Stop leaves the rest', async () => {
    await page.getByRole('checkbox', { name: 'Select all that can be banned' }).check();
    await bar(page).getByRole('button', { name: 'Ban 5 users' }).click();
    const { sent, release } = await holdBans(page);
    await question(page).getByRole('button', { name: 'Ban 5 users' }).click();
    await expect(question(page)).toContainText('Banning 0 of 5');
    await expect(question(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 5');
    await expect.poll(() => sent.length).toBe(4);
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Stop' }).click();
    release();
    await expect(question(page)).toContainText('4 of 5 users banned');
    await expect(question(page)).toContainText('Stopped with 1 left');
    expect(sent).toHaveLength(4);
    await page.unrouteAll();
    await question(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toContainText('1 selected');
    await expect(rows(page).filter({ hasText: 'Banned' })).toHaveCount(7);
  });

  await test.step('whoever leaves meanwhile is told how it went', async () => {
    const { sent, release } = await holdBans(page);
    await bar(page).getByRole('button', { name: 'Ban 1 user' }).click();
    await question(page).getByRole('button', { name: 'Ban 1 user' }).click();
    await expect.poll(() => sent.length).toBe(1);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    release();
    await expect(page.getByText('1 user banned', { exact: true }).last()).toBeVisible();
  });
});

test('R-545 A-169 without a mouse on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const boss = await admin(request);
  const { word, emails } = await people(request, boss, 3);
  const [first = '', second = '', third = ''] = emails;
  await enter(page, boss);
  await page.goto(`${USERS}?search=${word}`);
  await expect(rows(page)).toHaveCount(3);
  await pressOn(page, tick(page, first), 'Space');
  await pressOn(page, tick(page, second), 'Space');
  const ban = bar(page).getByRole('button', { name: 'Ban 2 users' });
  await pressOn(page, ban);
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ban).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, question(page).getByRole('button', { name: 'Ban 2 users' }));
  await expect(page.getByText('2 users banned')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pressOn(page, banButton(page, third));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, '[role="alertdialog"]');
  await pressOn(page, question(page).getByRole('button', { name: 'Ban user' }));
  await expect(row(page, third)).toBeFocused();
  await tabTo(page, page.getByRole('navigation', { name: 'Quick' }).getByRole('link').first());
});

test('A-149 A-150 two administrators: neither bans the other, and both may ban the same user', async ({
  page,
  request,
}) => {
  test.slow();
  const other = await verified(request, freshEmail('deputy'));
  const boss = await admin(request);
  const { word, emails } = await people(request, boss, 2);
  const [first = '', second = ''] = emails;
  await promisify(execFile)('npm', ['run', '--silent', 'admin', '--', 'promote', other.email], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: String(process.env.FITARC_E2E_DATA) },
  });
  await enter(page, boss);
  await page.goto(`${USERS}?search=${other.email}`);
  await expect(rows(page).first().getByText('Administrator', { exact: true }).last()).toBeVisible();
  await expect(banButton(page, other.email)).toBeDisabled();
  await expect(tick(page, other.email)).toBeDisabled();

  await page.getByRole('searchbox', { name: 'Search by email' }).fill(word);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all that can be banned' }).check();
  await banByCall(request, other, first);
  await bar(page).getByRole('button', { name: 'Ban 2 users' }).click();
  await question(page).getByRole('button', { name: 'Ban 2 users' }).click();
  await expect(page.getByText('2 users banned')).toBeVisible();
  for (const email of [first, second]) await expect(banButton(page, email)).toBeDisabled();
});
