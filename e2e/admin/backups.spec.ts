import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { ADMIN, enter, freshEmail, type Member } from '../support/members.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { stub } from '../support/stub.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';

// While a backup is restored calls are turned away, and while the server starts again nobody answers.
test.use({ allowConsole: refused(400, 401, 503) });
test.describe.configure({ mode: 'serial' });

const PAGE = '/admin/backups';
const WIDTHS = [360, 768, 1280];
let own: OwnServer;
let backup: Buffer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startOwnServer();
});
test.afterAll(() => own?.stop());

async function createMember(): Promise<string> {
  const email = freshEmail('later');
  await own.request.post('/api/admin/members', {
    headers: as(own.admin),
    data: { email, firstName: 'Ada', lastName: 'Lovelace', deliver: 'link' },
  });
  return email;
}

async function freshAdmin(): Promise<Member> {
  const { token } = await (await own.request.post('/api/auth/login', { data: ADMIN })).json();
  return { ...own.admin, token };
}

const knows = async (email: string) => {
  const headers = as(await freshAdmin());
  const found = await own.request.get(`/api/admin/users?search=${email}`, { headers });
  return (await found.json()).length === 1;
};

const list = (page: Page) => page.getByRole('region', { name: 'Backups', exact: true }).getByRole('listitem');

async function restoreFirst(page: Page, name: RegExp, picture?: string): Promise<void> {
  await pressOn(page, list(page).getByRole('button', { name }).first());
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('A backup of the current data is made first');
  await pressOn(page, question.getByRole('button', { name: 'Restore' }));
  await expect(question.getByText('Type RESTORE', { exact: true })).toBeVisible();
  if (picture) await atEachWidth(page, WIDTHS, (width) => expectSound(page, `${picture}-${width}`));
  await typeInto(page, question.getByLabel('Type RESTORE to confirm'), 'restore');
  await pressOn(page, question.getByRole('button', { name: 'Restore' }));
  await expect(page.getByText('The backup was restored')).toBeVisible();
}

/** Everybody has to, after a restore. */
async function logInAgain(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Log in' }));
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await enter(page, await freshAdmin(), {}, own.url);
  await page.goto(`${own.url}${PAGE}`);
}

test('R-1292 an administrator makes a backup, downloads it, restores it and undoes that', async ({
  page,
}) => {
  await enter(page, own.admin, {}, own.url);
  await page.goto(`${own.url}${PAGE}`);
  await expect(page.getByText('No backups yet')).toBeVisible();
  await atEachWidth(page, WIDTHS, (width) => expectSound(page, `backups-none-${width}`));

  await test.step('makes one by keyboard', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Back up now' }));
    await expect(list(page)).toHaveCount(1);
    await expect(list(page)).toContainText(/rows · release \d/);
    await atEachWidth(page, WIDTHS, (width) => expectSound(page, `backups-one-${width}`));
  });

  await test.step('downloads it', async () => {
    const downloading = page.waitForEvent('download');
    await pressOn(page, list(page).getByRole('button', { name: /^Download/ }));
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^fitarc-.*\.backup\.gz$/);
    backup = readFileSync(await download.path());
    expect(backup.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  });

  const email = await createMember();
  await test.step('restores it', async () => {
    await restoreFirst(page, /^Restore/, 'backups-question');
    await expect(page.getByText('everyone has to log in again')).toBeVisible();
    await expect(page.getByText(`The administrator is ${ADMIN.email}`)).toBeVisible();
    await atEachWidth(page, WIDTHS, (width) => expectSound(page, `backups-restored-${width}`));
    await logInAgain(page);
    expect(await knows(email)).toBe(false);
    await expect(list(page)).toHaveCount(2);
    await expect(list(page).first()).toContainText('Before a restore');
  });

  await test.step('undoes it', async () => {
    await restoreFirst(page, /^Restore.*before-restore/);
    await logInAgain(page);
    await expect(list(page)).toHaveCount(3);
    expect(await knows(email)).toBe(true);
  });

  await test.step('uploads a file, and one that is no backup', async () => {
    await page.getByLabel('Backup file').setInputFiles({
      name: 'moved.backup.gz',
      mimeType: 'application/gzip',
      buffer: backup,
    });
    await expect(list(page).filter({ hasText: 'Uploaded' })).toHaveCount(1);
    await page.getByLabel('Backup file').setInputFiles({
      name: 'picture.gz',
      mimeType: 'application/gzip',
      buffer: Buffer.from('not a backup'),
    });
    await expect(page.getByText('The backup could not be uploaded')).toBeVisible();
    await atEachWidth(page, WIDTHS, (width) => expectSound(page, `backups-list-${width}`));
  });

  await test.step('deletes one, after a question', async () => {
    const uploaded = list(page).filter({ hasText: 'Uploaded' });
    const question = page.getByRole('alertdialog');
    await pressOn(page, uploaded.getByRole('button', { name: /^Delete/ }));
    await expect(question).toContainText('You cannot undo this');
    await atEachWidth(page, WIDTHS, (width) => expectSound(page, `backups-delete-${width}`));
    await page.keyboard.press('Escape');
    await expect(uploaded).toHaveCount(1);
    await pressOn(page, uploaded.getByRole('button', { name: /^Delete/ }));
    await pressOn(page, question.getByRole('button', { name: 'Delete' }));
    await expect(uploaded).toHaveCount(0);
    await expect(list(page)).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('other servers on the database and a backup under way are named', async ({ page }) => {
  await enter(page, await freshAdmin(), {}, own.url);
  const running = { started_at: new Date().toISOString(), table: 'meals', rows: 12 };
  const headers = as(await freshAdmin());
  const state = await (await own.request.get('/api/admin/backups', { headers })).json();
  // Not fetched in the handler: the page asks again and again, also at the moment the test ends.
  await stub(page, '/admin/backups', {
    json: { ...state, other_nodes: ['node-b'], running, warning: 'off' },
  });
  await page.goto(`${own.url}${PAGE}`);
  await expect(page.getByText('node-b. Stop them before you restore or upload a backup.')).toBeVisible();
  await expect(page.getByText('meals, 12 rows')).toBeVisible();
  await expect(page.getByText('Nightly backups are off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeDisabled();
  await atEachWidth(page, WIDTHS, (width) => expectSound(page, `backups-busy-${width}`));
});

test('R-1293 whoever starts with a new installation restores a backup from its first page', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const fresh = await startOwnServer({ ADMIN_EMAIL: 'first@fitarc.test' });
  try {
    await page.goto(`${fresh.url}/login`);
    await pressOn(page, page.getByRole('link', { name: 'Restore a backup' }));
    await expect(page.getByRole('heading', { name: 'Restore a backup' })).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Restore' }));
    await expect(page.getByText('Please choose a backup file')).toBeVisible();
    await page.getByLabel('Backup file').setInputFiles({
      name: 'moved.backup.gz',
      mimeType: 'application/gzip',
      buffer: backup,
    });
    await atEachWidth(page, WIDTHS, (width) => expectSound(page, `restore-form-${width}`));
    await page.getByLabel('Email').fill('first@fitarc.test');
    await page.getByLabel('Password', { exact: true }).fill('a guess');
    await pressOn(page, page.getByRole('button', { name: 'Restore' }));
    await expect(page.getByRole('alert').first()).toContainText(/wrong|invalid|incorrect|not match/i);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await pressOn(page, page.getByRole('button', { name: 'Restore' }));
    await expect(page.getByText('The backup was restored')).toBeVisible();
    await expect(page.getByText(ADMIN.email)).toBeVisible();
    await atEachWidth(page, WIDTHS, (width) => expectSound(page, `restore-done-${width}`));
    await pressOn(page, page.getByRole('button', { name: 'Log in' }));
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/login/);
  } finally {
    await fresh.stop();
  }
});
