import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openSettings, tab } from '../support/settings.ts';
import { atEachWidth, expect, expectAccessible, expectSound, refused, test } from '../support/test.ts';

test.use({ allowConsole: refused(400) });

let server: Server;
let answer = 204;
const got: { type: string; signature: string }[] = [];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      got.push({
        type: (JSON.parse(body) as { type: string }).type,
        signature: String(request.headers['webhook-signature']),
      });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
test.afterAll(() => void server.close());

test('R-1214 a webhook is added, tried, told of a weight, paused and deleted', async ({ page, request }) => {
  const member = await openSettings(page, request);
  await tab(page, 'Account Security');
  const card = page.getByRole('region', { name: 'Webhooks' });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const logWeight = async (weight: number) => {
    const stored = await request.post('/api/weights', {
      headers: { authorization: `Bearer ${member.token}` },
      data: { date: '2026-03-02', weight },
    });
    expect(stored.status()).toBe(201);
  };

  await test.step('an address that is none, and one that is refused', async () => {
    await card.getByRole('button', { name: 'New webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'New webhook' });
    await dialog.getByLabel('Address').fill('my house');
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog.getByText('Please enter an address that starts with')).toBeVisible();
    await dialog.getByLabel('Address').fill('http://169.254.169.254/latest');
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog.getByText('This address is private or reserved')).toBeVisible();
    await atEachWidth(page, [360, 1280], () => expectAccessible(page, '[role="dialog"]'));
  });

  await test.step('it is added, with a secret shown once', async () => {
    const dialog = page.getByRole('dialog', { name: 'New webhook' });
    await dialog.getByLabel('Address').fill(address);
    await dialog.getByLabel('A weight is logged').check();
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(card.getByRole('listitem')).toHaveText(/hookA workout is logged · A weight is logged/);
    expect(await card.getByRole('textbox', { name: 'Secret' }).inputValue()).toMatch(/^whsec_/);
  });

  const dialog = page.getByRole('dialog', { name: 'Webhook' });
  const deliveries = dialog.getByRole('region', { name: 'Deliveries' });
  await test.step('a test goes out and its outcome shows', async () => {
    await card.getByRole('button', { name: /^Manage/ }).click();
    await expect(deliveries.getByText('Nothing has been sent yet.')).toBeVisible();
    answer = 500;
    await deliveries.getByRole('button', { name: 'Send a test' }).click();
    await expect(deliveries.getByText('It answered 500')).toBeVisible();
    answer = 204;
    await deliveries.getByRole('button', { name: /^Send again/ }).click();
    await expect(deliveries.getByText('Delivered')).toBeVisible();
    expect(got.map(({ type }) => type)).toEqual(['test', 'test']);
  });

  await test.step('a weight is told about', async () => {
    await logWeight(81);
    await expect(deliveries.getByText('A weight is logged')).toBeVisible();
    await expect(deliveries.getByText('Delivered')).toHaveCount(2);
    expect(got.at(-1)?.type).toBe('weight.logged');
    expect(got.at(-1)?.signature).toMatch(/^v1,/);
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `webhook-${width}`));
  });

  await test.step('it is paused, changed and deleted', async () => {
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await expect(dialog.getByRole('button', { name: 'Switch on' })).toBeVisible();
    await logWeight(82);
    await dialog.getByLabel('A week ends').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(card.getByRole('listitem')).toHaveText(/A week ends.*Paused/);
    await atEachWidth(page, [360, 1280], (width) => expectSound(page, `security-webhooks-${width}`, card));
    await card.getByRole('button', { name: /^Manage/ }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete this webhook?' })
      .getByRole('button', { name: 'Delete webhook' })
      .click();
    await expect(card.getByRole('listitem')).toHaveCount(0);
    expect(got.filter(({ type }) => type === 'weight.logged')).toHaveLength(1);
  });
});
