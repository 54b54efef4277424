import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, chromium, type Page } from '@playwright/test';

import { as } from '../support/exercises.ts';
import { storedMeals } from '../support/meals.ts';
import { enter, type Member, member } from '../support/members.ts';
import { outboxCount } from '../support/offline.ts';
import { newPlan } from '../support/plans.ts';
import { waitForWorker } from '../support/shell-worker.ts';
import { tcpProxy } from '../support/tcp-proxy.ts';
import { expect, test } from '../support/test.ts';
import { dayFromToday, logWorkout, storedWorkouts, weekdayFromToday } from '../support/workouts.ts';

const LIFTS = ['Barbell Bench Press', 'Barbell Row'] as const;

async function planned(request: APIRequestContext): Promise<Member> {
  const ada = await member(request);
  await request.post('/api/nutrition/calculate-goals', { headers: as(ada) });
  await newPlan(request, ada, {
    name: 'Upper',
    week: { [weekdayFromToday()]: LIFTS.map((name) => [name, 2, 8] as const) },
  });
  await logWorkout(request, ada, {
    date: dayFromToday(-7),
    name: 'Upper',
    exercises: LIFTS.map((name) => ({ name, sets: 2, reps: 8, weight: 60 })),
  });
  return ada;
}

test.describe('a phone that is switched off in between', () => {
  let folder: string;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fitarc-phone-'));
  });
  test.afterAll(() => rm(folder, { recursive: true }));

  test('R-1029 a session in the gym and a day of food, opened cold, restarted, and stored once when there is a signal', async ({
    request,
    launchOptions,
    baseURL,
  }) => {
    const proxy = await tcpProxy(baseURL ?? '');
    const phone = (): Promise<BrowserContext> =>
      chromium.launchPersistentContext(folder, {
        ...launchOptions,
        baseURL: proxy.origin,
        viewport: { width: 360, height: 740 },
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
      });
    const withoutSignal = async (): Promise<BrowserContext> => {
      proxy.cut();
      const begun = await phone();
      await begun.setOffline(true);
      return begun;
    };
    const opened = async (context: BrowserContext): Promise<Page> => context.pages()[0] ?? context.newPage();
    const ada = await planned(request);

    let context = await phone();
    let page = await opened(context);
    await enter(page, ada);
    await page.goto('/dashboard');
    await waitForWorker(page);
    // What a member needs is fetched a few seconds after the page has come to rest.
    await expect
      .poll(
        () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('prefetched:'))),
        {
          timeout: 60_000,
        },
      )
      .toBe(true);
    await context.close();

    // In the basement: nothing is open, and there is no signal.
    context = await withoutSignal();
    page = await opened(context);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Start Workout' }).click();
    for (const name of LIFTS) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
      // Its picture is drawn on the device.
      const picture = page.getByRole('button', { name: `How to do ${name}` }).locator('svg.figure path');
      await expect(picture.nth(5)).toBeAttached();
      for (let set = 1; set <= 2; set++)
        await page.getByRole('button', { name: new RegExp(`^Set ${set} done:`) }).click();
    }
    await page.getByRole('button', { name: 'Finish Workout' }).click();
    await page.getByRole('button', { name: 'Log Workout' }).click();
    await expect(page.getByText('Workout logged successfully!')).toBeVisible();
    await expect.poll(() => outboxCount(page)).toBe(1);

    await page.goto('/calorietracker?add');
    const dialog = page.getByRole('dialog', { name: /Add Food/ });
    await dialog.getByRole('searchbox', { name: 'Search foods' }).fill('banana');
    await expect(dialog.getByText(/From this device/)).toBeVisible();
    await dialog
      .getByRole('button', { name: /^Banana/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Add Food', exact: true }).click();
    await expect.poll(() => outboxCount(page)).toBe(2);
    // The dialog goes back in the history as it closes, which would end a navigation.
    await expect(page).toHaveURL(/\/calorietracker$/);
    await page.goto('/tracking');
    const form = page.getByRole('region', { name: 'Log your weight' });
    await form.getByLabel(/^Weight/).fill('79.4');
    await form.getByRole('button', { name: 'Log Weight' }).click();
    await expect.poll(() => outboxCount(page)).toBe(3);
    await context.close();

    // At home, hours later.
    context = await withoutSignal();
    page = await opened(context);
    await page.goto('/dashboard');
    await expect(page.getByText('No connection. 3 things wait.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recent workouts' })).toContainText('Upper');
    expect(await storedWorkouts(request, ada)).toHaveLength(1);
    proxy.reopen();
    await context.setOffline(false);
    await expect.poll(() => outboxCount(page), { timeout: 60_000 }).toBe(0);
    const workouts = await storedWorkouts(request, ada);
    expect(workouts.map(({ date }) => date)).toEqual([dayFromToday(), dayFromToday(-7)]);
    expect(workouts[0]?.exercises.map(({ exercise_name, sets }) => [exercise_name, sets])).toEqual(
      LIFTS.map((name) => [name, 2]),
    );
    expect((await storedMeals(request, ada)).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Banana/),
    ]);
    const weights = await (await request.get('/api/weights', { headers: as(ada) })).json();
    expect(weights.at(-1)).toMatchObject({ date: dayFromToday(), weight: 79.4 });
    await context.close();
    proxy.close();
  });
});
