import type { APIRequestContext } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { ageSessions, confirmIdentity } from '../support/recent-sign-in.ts';
import { screenshot } from '../support/screenshot.ts';
import { openSettings, tab } from '../support/settings.ts';
import {
  atEachWidth,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  refused,
  test,
} from '../support/test.ts';

// The first try to make a token, before it is confirmed who asks.
test.use({ allowConsole: refused(403) });

const ask = (request: APIRequestContext, token: string, path: string) =>
  request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });

test('R-1185 a token is made by keyboard, works as far as it says, shows its use and is revoked', async ({
  page,
  request,
}) => {
  const somebody = await openSettings(page, request);
  await ageSessions(somebody);
  await tab(page, 'Account Security');
  const card = page.getByRole('region', { name: 'Access tokens' });

  await test.step('what is missing is said', async () => {
    await card.getByRole('button', { name: 'New token' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New token' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('Name').press('Enter');
    await expect(dialog.getByText('Please enter a name')).toBeVisible();
    await expect(dialog.getByText('Please choose at least one thing the token may do')).toBeVisible();
    await atEachWidth(page, [360, 1280], async (width) => {
      await screenshot(page, `new-token-${width}`);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, '[role="dialog"]');
    });
  });

  await test.step('it is made and shown once', async () => {
    const dialog = page.getByRole('dialog', { name: 'New token' });
    await dialog.getByLabel('Name').fill('Kitchen display');
    await dialog.getByLabel('Read the summary of today').press('Space');
    await dialog.getByLabel('Read weight and measurements').press('Space');
    await dialog.getByLabel('Expires after').selectOption('90 days');
    await dialog.getByRole('button', { name: 'Create token' }).press('Enter');
    await confirmIdentity(page);
    await expect(dialog).toBeHidden();
    await expect(card.getByRole('listitem')).toHaveText(
      /Kitchen display.*Reads today and weightUntil .*, never used/,
    );
  });

  const field = card.getByRole('textbox', { name: 'Token' });
  const token = await field.inputValue();
  expect(token).toMatch(/^fitarc_pat_[\w-]{43}$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Copy Token' }).click();
  await expect(card.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);

  await test.step('it works as far as it says', async () => {
    expect((await ask(request, token, '/today')).status()).toBe(200);
    expect((await ask(request, token, '/weights')).status()).toBe(200);
    expect((await ask(request, token, '/recipes')).status()).toBe(403);
  });

  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `security-tokens-${width}`, card));

  await test.step('its use shows, and it is not shown again', async () => {
    await page.reload();
    await expect(card.getByRole('listitem')).toHaveText(/used today/);
    await expect(field).toBeHidden();
  });

  await test.step('it is revoked', async () => {
    await card.getByRole('button', { name: 'Revoke Kitchen display' }).click();
    const question = page.getByRole('alertdialog', { name: 'Revoke Kitchen display?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    expect((await ask(request, token, '/weights')).status()).toBe(200);
    await card.getByRole('button', { name: 'Revoke Kitchen display' }).click();
    await question.getByRole('button', { name: 'Revoke token' }).dblclick();
    // As long as it is open, the list is hidden from whoever asks by role.
    await expect(question).toHaveCount(0);
    await expect(card.getByRole('listitem')).toHaveCount(0);
    expect((await ask(request, token, '/weights')).status()).toBe(401);
  });

  await test.step('it ends with the other devices, and the list says so', async () => {
    const data = { name: 'Old laptop', scopes: ['today:read'] };
    expect((await request.post('/api/tokens', { headers: as(somebody), data })).status()).toBe(201);
    await page.reload();
    await expect(card.getByRole('listitem')).toHaveText(/Old laptop/);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(card.getByRole('listitem')).toHaveCount(0);
  });
});
