import type { Page } from '@playwright/test';
import { type Member, PASSWORD } from '../support/members.ts';
import { nextCode, turnOn } from '../support/second-factor.ts';
import { openSettings, tab } from '../support/settings.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';

let somebody: Member;
test.beforeEach(async ({ page, request }) => {
  somebody = await openSettings(page, request);
  await tab(page, 'Account Security');
});

const look = (page: Page, picture: string) =>
  atEachWidth(page, [360, 1280], (width) => expectSound(page, `${picture}-${width}`));

async function openSecondStep(page: Page) {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(somebody.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('One more step: your second factor.')).toBeVisible();
}

async function logIn(page: Page, code: string, link?: string) {
  await openSecondStep(page);
  if (link) await page.getByRole('button', { name: link }).click();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

test.describe('the second factor', () => {
  test.use({ allowConsole: refused(400, 403) });

  test('R-1096 is turned on with an app, asked for at log-in, and turned off', async ({ page }) => {
    const { secret, codes } = await turnOn(page);
    expect(codes).toHaveLength(10);
    const card = page.getByRole('region', { name: 'Ways to log in' });
    await expect(card).toContainText('10 of 10 recovery codes left');
    await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText(
      'Second factor turned on',
    );
    await logIn(page, '000000');
    await expect(page.getByText('Wrong code. Enter the current code from your app.')).toBeVisible();
    await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
    await page.keyboard.type(nextCode(secret));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/settings?tab=security');
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Second factor turned off').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on the second factor' })).toBeVisible();
  });

  test('R-1097 lets in with a recovery code when the phone is lost', async ({ page }) => {
    const { codes } = await turnOn(page);
    await logIn(page, codes[0] ?? '', 'Use a recovery code');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/settings?tab=security');
    await expect(page.getByRole('region', { name: 'Ways to log in' })).toContainText(
      '9 of 10 recovery codes left',
    );
  });

  test('asks who it is when the last log-in is old', async ({ page }) => {
    let refusals = 0;
    await page.route('**/api/users/second-factor', (route) =>
      refusals++ === 0
        ? route.fulfill({
            status: 403,
            json: {
              message: 'Please confirm that it is you.',
              error: 'Please confirm that it is you.',
              code: 'RECENT_SIGN_IN_REQUIRED',
            },
          })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Turn on the second factor' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
    await look(page, 'confirm-identity');
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await expect(question.getByText('The password is incorrect')).toBeVisible();
    await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Turn on the second factor' })).toBeVisible();
    expect(refusals).toBe(2);
  });
});

test('account security looks right at every width, with its dialogs, and so does the second step of logging in', async ({
  page,
}) => {
  test.slow();
  await turnOn(page, (picture) => look(page, picture));
  await atEachWidth(page, [360, 768, 1280], async (width) => {
    await expect(page.getByRole('region', { name: 'Devices' })).toContainText('This device');
    // Not below the header, where a box is too small a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectSound(page, `account-security-${width}`);
  });
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  const codes = page.getByRole('dialog', { name: 'Your new recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await look(page, 'recovery-codes-new');
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(codes).toHaveCount(0);

  await openSecondStep(page);
  await look(page, 'login-second-step');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await look(page, 'login-recovery-code');
});
