import type { Locator } from '@playwright/test';
import { admin, enter } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { banButton, banByCall, bar, people, row, rows, tick, USERS } from './accounts.ts';

const A_PAGE = 25;

test('R-542 R-543 R-546 A-149 A-166 the list: search, filter, pages, what cannot be banned', async ({
  page,
  request,
}) => {
  test.slow();
  const boss = await admin(request);
  const { word, emails } = await people(request, boss, A_PAGE + 2);
  const [newest = '', second = ''] = emails;
  const oldest = emails.at(-1) ?? '';
  await banByCall(request, boss, second);
  await enter(page, boss);
  const search = page.getByRole('searchbox', { name: 'Search by email' });
  const show = page.getByRole('combobox', { name: 'Show' });
  const pager = page.getByRole('navigation', { name: 'Pages of users' });

  await test.step('newest first, with the counts above', async () => {
    await page.goto(USERS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
    await expect(page.getByText(/^[\d,]+ users, [\d,]+ banned$/)).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      /Email/,
      'Registered',
      'Last seen',
      'Status',
      'Ban',
    ]);
    await expect(rows(page)).toHaveCount(A_PAGE);
  });

  const everybody = page.getByRole('checkbox', { name: 'Select all that can be banned' });
  // The name of a box is all that a screen reader finds in its cell.
  const expectReadOnce = async (part: Locator, box: string, cell: 'columnheader' | 'cell') => {
    await expect(part.getByRole('checkbox')).toHaveAccessibleName(box);
    await expect(part).toMatchAriaSnapshot(
      `- row:\n  - ${cell} "${box}":\n    - /children: equal\n    - checkbox "${box}"`,
    );
  };
  const expectAllReadOnce = async () => {
    await expectReadOnce(page.locator('thead'), 'Select all that can be banned', 'columnheader');
    await expectReadOnce(row(page, newest), `Select ${newest}`, 'cell');
  };
  await test.step('the search stands in the address', async () => {
    await search.fill(word);
    await expect(page).toHaveURL(`${USERS}?search=${word}`);
    await expect(rows(page).first()).toContainText(newest);
    await expect(rows(page).first().getByRole('cell')).toHaveText([
      '',
      'Today',
      'Never',
      'Unconfirmed',
      `Ban ${newest}`,
    ]);
    await expect(page.getByRole('status').filter({ hasText: `${A_PAGE + 2} users found` })).toBeAttached();
    await expect(banButton(page, newest)).toBeEnabled();
    await expectAllReadOnce();
  });

  await test.step('R-549 R-550 a banned one is switched off, and nothing takes it back', async () => {
    await expect(row(page, second)).toContainText('Banned');
    await expect(banButton(page, second)).toBeDisabled();
    await expect(tick(page, second)).toBeDisabled();
    await expect(page.getByText(/unban/i)).toHaveCount(0);
    await expectAccessible(page);
    await screenshot(page, 'users-1280');
  });

  await test.step('pages, a reload and the way back', async () => {
    await pager.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${USERS}?search=${word}&page=2`);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(search).toHaveValue(word);
    await expect(rows(page).last()).toContainText(oldest);
    await page.goBack();
    await expect(rows(page)).toHaveCount(A_PAGE);
    await page.goto(`${USERS}?search=${word}&page=99`);
    await expect(page).toHaveURL(/page=2$/);
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step('R-542 A-150 the selection survives pages, search and filter', async () => {
    await everybody.check();
    await expect(bar(page)).toContainText('2 selected');
    await tick(page, oldest).uncheck();
    await expect(everybody).toBeChecked({ indeterminate: true });
    await search.fill(newest);
    await expect(rows(page)).toHaveCount(1);
    await tick(page, newest).check();
    await search.fill(word);
    await expect(rows(page)).toHaveCount(A_PAGE);
    await expect(tick(page, newest)).toBeChecked();
    await everybody.check();
    // All of this page but the banned one, and the one of the other page.
    await expect(bar(page)).toContainText(`${A_PAGE} selected`);
    await bar(page).getByRole('button', { name: 'Clear' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('the filter begins at the first page', async () => {
    await show.selectOption('Banned');
    await expect(page).toHaveURL(`${USERS}?search=${word}&state=banned`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(second);
    await show.selectOption('Not banned');
    await expect(rows(page)).toHaveCount(A_PAGE);
    await expect(row(page, second)).toHaveCount(0);
    await pager.getByRole('button', { name: 'Next' }).click();
    await expect(rows(page)).toHaveCount(1);
    await show.selectOption('All users');
    await expect(page).toHaveURL(`${USERS}?search=${word}`);
    await expect(rows(page)).toHaveCount(A_PAGE);
    await search.fill(`${word}nobody`);
    await expect(page.getByText(`No users match “${word}nobody”`)).toBeVisible();
    await page.getByRole('button', { name: 'Show all users' }).click();
    await expect(page).toHaveURL(USERS);
    await expect(search).toHaveValue('');
    await expect(rows(page)).toHaveCount(A_PAGE);
  });

  await test.step('oneself cannot be banned', async () => {
    await page.goto(`${USERS}?state=admin&search=${boss.email}&page=odd`);
    await expect(row(page, boss.email)).toContainText('You, administrator');
    await expect(banButton(page, boss.email)).toBeDisabled();
    await expect(tick(page, boss.email)).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: 'Select all that can be banned' })).toBeDisabled();
  });

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${USERS}?search=${word}`);
    await expect(row(page, second).getByText('Today · Banned')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Registered' })).toBeHidden();
    await expectAllReadOnce();
    // Wide enough for a thumb, with its label inside.
    expect((await banButton(page, newest).boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await tick(page, newest).check();
    await expect(bar(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await screenshot(page, 'users-360');
  });
});

test.describe('when the list fails', () => {
  test.use({ allowConsole: new RegExp(`${refused(500).source}|could not be loaded`) });

  test('R-584 A-164 a quiet line and another try', async ({ page, request }) => {
    await enter(page, await admin(request));
    await stub(page, '/admin/users?*', { status: 500, json: { message: 'No' } });
    await page.goto(USERS);
    await expect(page.getByText('Could not load. Retry')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});
