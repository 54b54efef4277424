import type { Locator, Page } from '@playwright/test';
import { enter, type Member, member, PASSWORD } from '../support/members.ts';
import { addPasskey, originOf, virtualAuthenticator } from '../support/passkeys.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';

let somebody: Member;

test.beforeEach(async ({ request }) => {
  somebody = await member(request);
});

async function openSecurity(page: Page, origin: string) {
  await enter(page, somebody, {}, origin);
  await page.goto(`${origin}/settings?tab=security`);
}

const look = (page: Page, picture: string, within?: Locator) =>
  atEachWidth(page, [360, 1280], (width) => expectSound(page, `${picture}-${width}`, within));

test('R-1109 a passkey is added, logs in by its button, is renamed and removed', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const origin = originOf(baseURL);
  // The virtual key would answer the list under the email field before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await virtualAuthenticator(page);
  await openSecurity(page, origin);
  await addPasskey(page, 'Work laptop', () => look(page, 'passkey-add'));
  const card = page.getByRole('region', { name: 'Passkeys' });
  await expect(card).toContainText('works at localhost');

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/login`);
  const button = page.getByRole('button', { name: 'Log in with a passkey' });
  await expect(button).toBeVisible();
  await look(page, 'login-passkey');
  await button.click();
  await expect(page).toHaveURL(`${origin}/dashboard`);

  await page.goto(`${origin}/settings?tab=security`);
  await expect(card).toContainText('used today');
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('Passkey added');
  await look(page, 'passkeys', card);
  await card.getByRole('button', { name: 'Actions for Work laptop' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await look(page, 'passkey-rename');
  await name.fill('Home laptop');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Home laptop');
  await card.getByRole('button', { name: 'Actions for Home laptop' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You can no longer log in with it.');
  await look(page, 'passkey-remove');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(card).not.toContainText('Home laptop');
});

test('R-1110 a passkey is offered under the email field', async ({ page, baseURL }) => {
  const origin = originOf(baseURL);
  await virtualAuthenticator(page);
  await openSecurity(page, origin);
  await addPasskey(page, 'Phone');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/login`);
  // Nothing is pressed: a virtual key chooses itself from the list.
  await expect(page).toHaveURL(`${origin}/dashboard`);
});

test.describe('where passkeys cannot work', () => {
  test.use({ allowConsole: refused(400) });

  test('by network address the page says so, and the password still works', async ({ page }) => {
    await openSecurity(page, '');
    await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('Passkeys need a host name.');
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByLabel('Email').fill(somebody.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });
});
