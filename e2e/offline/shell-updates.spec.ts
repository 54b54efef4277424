import { startDeployments } from '../support/deployments.ts';
import { enter, member } from '../support/members.ts';
import {
  buildOf,
  checkForUpdate,
  expectFrame,
  quickLinks,
  storedCaches,
  waitForWorker,
} from '../support/shell-worker.ts';
import { expectSteady, watchShifts } from '../support/shifts.ts';
import { expect, expectSound, refused, test } from '../support/test.ts';

test.use({ allowConsole: refused(404), viewport: { width: 360, height: 800 } });

test('R-1020 new builds are deployed while a member is there', async ({ page, request, baseURL }) => {
  const server = await startDeployments(baseURL ?? '');
  await enter(page, await member(request), {}, server.origin);
  await page.goto(`${server.origin}/dashboard`);
  await waitForWorker(page);
  await watchShifts(page);
  await page.goto(`${server.origin}/favorites`);
  const line = page.getByRole('status').filter({ hasText: 'A new version is here' });

  await test.step('the open page goes on with its own files, and says that there is something new', async () => {
    // Something is begun: it must not be reloaded away.
    await page.evaluate(() => sessionStorage.setItem('draft:somebody:something', '{}'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    server.deploy({ build: 1 });
    await checkForUpdate(page);
    await expect(line).toBeVisible();
    await expectSteady(page, 'favorites');
    await expectSound(page, 'new-version-360');
    await quickLinks(page).getByRole('link', { name: 'Trends' }).click();
    await expect(page.getByText('No workout data available')).toBeVisible();
    expect(await buildOf(page)).toBe(server.buildId(0));
  });

  await test.step('Reload opens the new one', async () => {
    await line.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => buildOf(page).catch(() => '')).toBe(server.buildId(1));
    await expectFrame(page, 'Your Fitness Trends');
    await expect(line).toHaveCount(0);
    await expect.poll(() => storedCaches(page)).toEqual([`shell-${server.buildId(1)}`]);
  });

  await test.step('with nothing begun, it opens by itself when the member comes back', async () => {
    await page.evaluate(() => sessionStorage.removeItem('draft:somebody:something'));
    server.deploy({ build: 2 });
    // The worker of the page is asked for a moment after it has loaded.
    await expect(async () => {
      await checkForUpdate(page);
      await expect(line).toBeVisible({ timeout: 1000 });
    }).toPass();
    // Not by going to another page, which it does as well: a debugger, which Playwright is, makes the browser believe
    // that the old worker is never done with the requests of that page.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => buildOf(page).catch(() => '')).toBe(server.buildId(2));
    await expectFrame(page, 'Your Fitness Trends');
  });

  await test.step('the page of a Wi-Fi is never taken for a file or a page of ours', async () => {
    server.deploy({ build: 3, isPortal: true });
    await checkForUpdate(page);
    await expect.poll(() => storedCaches(page)).toEqual([`shell-${server.buildId(2)}`]);
    await page.goto(`${server.origin}/tracking`);
    await expectFrame(page, 'Tracking');
    // Leaving the page while a part of it loads would be an error in the console.
    await page.waitForLoadState('networkidle');
    expect(await buildOf(page)).toBe(server.buildId(2));
  });

  await test.step('a worker of a former build works with a server that stands still', async () => {
    server.deploy({ build: 2, isStopped: true });
    await page.goto(`${server.origin}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  });

  await test.step('OFFLINE=off removes the worker and what it stored', async () => {
    server.deploy({ build: 2, isOff: true });
    await page.goto(`${server.origin}/tracking`);
    await expectFrame(page, 'Tracking');
    await checkForUpdate(page);
    await expect.poll(() => storedCaches(page)).toEqual([]);
    const left = () =>
      page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));
    await expect.poll(left).toBe(0);
    await quickLinks(page).getByRole('link', { name: 'Trends' }).click();
    await expectFrame(page, 'Your Fitness Trends');
  });
  server.close();
});
