import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
/** Of the next step, because no code works twice; the server takes one that is a step early. */
export const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000));

/** On the settings' tab about security. Each dialog may be looked at. */
export async function turnOn(
  page: Page,
  look: (picture: string) => Promise<void> = async () => undefined,
): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Turn on the second factor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on the second factor' });
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await look('second-factor-setup');
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(codeAt(secret, new Date()));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  await look('recovery-codes');
  await shown.getByRole('button', { name: 'I have saved them' }).click();
  return { secret, codes };
}
