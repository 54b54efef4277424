import { expect, type Page } from '@playwright/test';

/** A passkey needs a host name: localhost, which counts as secure. */
export const originOf = (url: string | undefined) => String(url).replace('127.0.0.1', 'localhost');

/** A key of this browser, which checks its owner. */
export async function virtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** On the settings' tab about security. The dialog may be looked at. */
export async function addPasskey(
  page: Page,
  name: string,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await look();
  await dialog.getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText(name);
}
