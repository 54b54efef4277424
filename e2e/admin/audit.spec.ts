import type { Page } from '@playwright/test';
import { freshFood } from '../foods/own-foods.ts';
import { as } from '../support/exercises.ts';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { ADMIN, admin, enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { banByCall } from './accounts.ts';
import { handIn, reviewFood } from './queues.ts';

const AUDIT = '/admin/audit';
const entries = (page: Page) => page.locator('main ol > li');

test('the audit log: who did what, when, before and after; searched, filtered, on a phone by keyboard', async ({
  page,
  request,
}) => {
  const boss = await admin(request);
  const ada = await member(request);
  const name = freshFood('Noted pie');
  const id = await handIn(request, ada, name);
  await reviewFood(request, boss, id, 'reject', 'Twice the same');
  await banByCall(request, boss, ada.email);
  await enter(page, boss);

  await test.step('the newest stands first, with what changed', async () => {
    await page.goto(`${AUDIT}?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Log');
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText(`${ADMIN.email} rejected the food ${name}`);
    await entries(page).getByText('What changed').click();
    await expect(entries(page)).toContainText(/Approval status:\s*before pending → after rejected/);
    await expect(entries(page)).toContainText('Twice the same');
    await expectAccessible(page);
    await screenshot(page, 'audit-1280');
  });

  await test.step('search and filter stand in the address', async () => {
    await page.getByRole('searchbox', { name: 'Search the log' }).fill(ada.email);
    await expect(entries(page)).toContainText(`${ADMIN.email} banned ${ada.email}`);
    await page.getByRole('combobox', { name: 'Action' }).selectOption('Foods rejected');
    await expect(page.getByText('No entries match')).toBeVisible();
    await page.getByRole('combobox', { name: 'Action' }).selectOption('Bans');
    await expect(entries(page)).toHaveCount(1);
    expect(new URL(page.url()).searchParams.get('act')).toBe('user.ban');
    await page.reload();
    await expect(entries(page)).toContainText(ada.email);
  });

  await test.step('on a phone, by keyboard', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(AUDIT);
    await typeInto(page, page.getByRole('searchbox', { name: 'Search the log' }), ada.email);
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText(/Is banned:\s*before No → after Yes/);
    await page.goto(`${AUDIT}?act=food.reject&search=${encodeURIComponent(name)}`);
    await pressOn(page, page.getByText('What changed'));
    await expect(entries(page)).toContainText('Twice the same');
    await expectNoSidewaysScroll(page);
    await screenshot(page, 'audit-360');
  });

  await test.step('no secret of anybody stands in it', async () => {
    const log = await request.get('/api/admin/audit-log?limit=1000', { headers: as(boss) });
    expect(await log.text()).not.toMatch(/password|hash|token|\$scrypt|\$argon/i);
  });
});
