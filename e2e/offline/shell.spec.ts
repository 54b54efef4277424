import { csv, strongFile } from '../support/imports.ts';
import { enter, member } from '../support/members.ts';
import { expectFrame, quickLinks, storedCaches, waitForWorker } from '../support/shell-worker.ts';
import { expect, refused, test } from '../support/test.ts';

test.use({ allowConsole: refused(404), viewport: { width: 360, height: 800 } });

test('R-1018 a member opens any page without a connection', async ({ page, context, request }) => {
  await enter(page, await member(request));
  await page.goto('/dashboard');
  await waitForWorker(page);

  await test.step('a script that does not exist stays missing', async () => {
    await page.goto('/settings?tab=security');
    await expect(page.getByText('Opens without a connection', { exact: true })).toBeVisible();
    const missing = await page.evaluate(async () => {
      const answer = await fetch('/assets/gone-12345678.js');
      return [answer.status, answer.headers.get('content-type')];
    });
    expect(missing).toEqual([404, 'text/plain']);
  });

  await context.setOffline(true);
  // From where no page of ours is open, as after a restart of the phone.
  await page.goto('about:blank');
  await page.goto('/calorietracker');
  await expect(page).toHaveTitle('Calorie Tracking – FitArc');
  await expectFrame(page, 'Calorie Tracking');
  // Never opened before, and with something of its own in the address.
  await page.goto('/exercises/1');
  await expectFrame(page, /./);
  await page.goto('/dashboard');
  await expectFrame(page, /./);
  await quickLinks(page).getByRole('link', { name: 'Trends' }).click();
  await expectFrame(page, 'Your Fitness Trends');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  // A page that is no member's is asked for, and then opened from what is stored.
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About FitArc');
});

test('R-1019 a visitor gets no worker', async ({ page }) => {
  await page.clock.install();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Longer than a member's page waits.
  await page.clock.fastForward(60_000);
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
  ).toBe(0);
});

test('R-755 another app shares a file, and the import page opens it', async ({ page, request }) => {
  await enter(page, await member(request));
  await page.goto('/calorietracker?add');
  // A shortcut of the installed app.
  await expect(page.getByRole('dialog', { name: /Add Food/ })).toBeVisible();
  await expect(page).toHaveURL(/\/calorietracker$/);
  await waitForWorker(page);
  await page.goto('/favorites');
  const { name, buffer } = csv('strong.csv', strongFile(2));
  await page.evaluate(
    ([fileName, text]) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.enctype = 'multipart/form-data';
      form.action = '/import';
      const input = document.createElement('input');
      input.type = 'file';
      input.name = 'file';
      const files = new DataTransfer();
      files.items.add(new File([text], fileName, { type: 'text/csv' }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [name, buffer.toString()] as const,
  );
  await expect(page.getByText('strong.csv')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('shared-files')).keys()).length))
    .toBe(0);
  expect(await storedCaches(page)).toContainEqual(expect.stringMatching(/^shell-/));
});
