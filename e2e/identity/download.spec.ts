import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enter, member } from '../support/members.ts';
import { stub } from '../support/stub.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ZIP = 'Download everything (ZIP)';

test('R-762 everything can be downloaded as a ZIP, which stands before JSON and CSV', async ({
  page,
  request,
}) => {
  await enter(page, await member(request));
  await page.goto('/settings?tab=security');
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveText([
    ZIP,
    'Download JSON',
    'Download CSV',
  ]);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, ZIP).click()]);
  expect(file.suggestedFilename()).toBe('fitarc-data.zip');
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  for (const name of ['README.txt', 'workouts-hevy.csv', 'foods-cronometer.csv']) {
    expect(bytes.includes(name)).toBe(true);
  }
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `download-${width}`));
});

test.describe('one at a time', () => {
  test.use({ allowConsole: refused(429) });

  test('a second press does nothing, and what the server says is shown', async ({ page, request }) => {
    await enter(page, await member(request));
    let letThrough = () => {};
    const open = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const message = 'Your data is being downloaded already. Please wait until that has finished.';
    const calls = await stub(page, '/users/export?*', async (route) => {
      await open;
      await route.fulfill({ status: 429, json: { message } });
    });
    await page.goto('/settings?tab=security');
    await button(page, ZIP).click();
    await expect(page.getByText('Preparing…')).toBeVisible();
    await button(page, 'Download JSON').click();
    letThrough();
    await expect(page.getByRole('alert')).toContainText(message);
    expect(calls).toHaveLength(1);
  });
});
