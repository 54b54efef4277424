import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/test.ts';

test('R-1017 plays the figure of every exercise, beside its steps', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/movements.html');
  await expect(page.getByRole('img', { name: /^Animation: / })).toHaveCount(
    await page.locator('main li:has(h2)').count(),
  );
  await page.getByLabel('Name, muscle group or movement').fill('hammer-curl');
  const figure = page.getByRole('img', { name: /^Animation: Hammer Curl\./ });
  const drawn = () =>
    figure.evaluate((element) =>
      [...element.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
    );
  const before = await drawn();
  await expect.poll(drawn).not.toBe(before);
  await expectNoSidewaysScroll(page);
  expect(said).toEqual([]);
});
