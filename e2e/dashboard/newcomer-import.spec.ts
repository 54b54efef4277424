import type { APIRequestContext, Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { enter, type Member, member, verified } from '../support/members.ts';
import { expectSteady, watchShifts } from '../support/shifts.ts';
import { stub } from '../support/stub.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';
import { dayFromToday, logWorkout } from '../support/workouts.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'Import your history' });
const dismiss = (page: Page) => offer(page).getByRole('button', { name: 'Dismiss' });

/** The last card that comes says that everything is there. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Profile summary' })).toBeVisible();
}

async function importNothing(request: APIRequestContext, somebody: Member): Promise<void> {
  const data = { source: 'strong', file_name: 'strong.csv', file_hash: 'x' };
  const answer = await request.post('/api/imports', { headers: as(somebody), data });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('R-753 whoever has finished the setup is offered the import once, and nothing moves', async ({
  page,
  request,
}) => {
  await watchShifts(page);
  await enter(page, await verified(request), { firstTimeSetup: 'true' });
  await page.goto('/profile-setup');
  await page.getByLabel('Height', { exact: true }).fill('180');
  await page.getByLabel('Current weight').fill('80');
  await page.getByLabel('Fitness goal').selectOption('endurance');
  await page.getByLabel('Activity level').selectOption('very_active');
  await page.getByLabel('Primary focus').selectOption('overall_wellness');
  await page.getByRole('button', { name: 'Save and go to your dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(offer(page)).toHaveText('Switching from another app?Import your history');
  await openDashboard(page);
  await expect(offer(page)).toBeVisible();
  await expectSteady(page, '/dashboard');
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `newcomer-import-${width}`));
  await offer(page).getByRole('link', { name: 'Import your history' }).click();
  await expect(page).toHaveURL('/import');
  await page.goBack();
  await dismiss(page).click();
  await expect(offer(page)).toHaveCount(0);
  await openDashboard(page);
  await expect(offer(page)).toHaveCount(0);
});

test('another member on the same device is offered it, too', async ({ page, request }) => {
  await enter(page, await member(request));
  await openDashboard(page);
  await dismiss(page).click();
  const { token } = await member(request);
  await page.evaluate((next) => localStorage.setItem('token', next), token);
  await openDashboard(page);
  await expect(offer(page)).toBeVisible();
});

test('R-754 nobody is offered it who has trained, however long ago, or imported', async ({
  page,
  request,
}) => {
  const [trained, imported] = [await member(request), await member(request)];
  await logWorkout(request, trained, {
    date: dayFromToday(-200),
    exercises: [{ name: 'Plank', sets: 3, reps: 30 }],
  });
  await importNothing(request, imported);
  for (const somebody of [trained, imported]) {
    await enter(page, somebody);
    const answered = page.waitForResponse('**/api/imports');
    await openDashboard(page);
    expect((await answered).status()).toBe(200);
    await expect(offer(page)).toHaveCount(0);
  }
});

test('after the first workout it is gone', async ({ page, request }) => {
  const somebody = await member(request);
  await enter(page, somebody);
  await openDashboard(page);
  await expect(offer(page)).toBeVisible();
  await logWorkout(request, somebody, { exercises: [{ name: 'Plank', sets: 3, reps: 30 }] });
  await openDashboard(page);
  await expect(page.getByRole('link', { name: 'Log a Workout' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test.describe('when it cannot be known', () => {
  test.use({ allowConsole: refused(500) });

  test('nothing is offered and the dashboard is there', async ({ page, request }) => {
    await enter(page, await member(request));
    await stub(page, '/imports', { status: 500, json: { message: 'no' } });
    const answered = page.waitForResponse('**/api/imports');
    await openDashboard(page);
    expect((await answered).status()).toBe(500);
    await expect(offer(page)).toHaveCount(0);
  });
});
