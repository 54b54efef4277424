import type { Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import type { Member } from '../support/members.ts';
import { DETAILS, day, heading, listPlan } from '../support/plan-details.ts';
import { leadTo, type StoredPlan } from '../support/plans.ts';
import { stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

let somebody: Member;
let plan: StoredPlan;
test.beforeEach(async ({ page, request }) => {
  ({ somebody, plan } = await listPlan(page, request));
});

test.describe('failures', () => {
  test.use({ allowConsole: refused(500, 404) });
  const nothing = async (page: Page) => {
    await expect(heading(page, 'No Plan Available')).toBeVisible();
    await expect(page.getByText('Unable to load workout plan data.')).toBeVisible();
  };

  test('the connection is lost before the page is opened: it opens, and says what is missing', async ({
    page,
    context,
  }) => {
    // The pages of a plan are fetched beforehand, when there is time.
    await page.waitForResponse(/plan-details-page/);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'View Details' }).click();
    await nothing(page);
    await context.setOffline(false);
    // By itself, or by Try Again for whoever is quicker.
    await expect(heading(page, 'Strength Four')).toBeVisible();
  });

  test('R-469 A-137 A-177 deleted meanwhile', async ({ page, request }) => {
    await request.delete(`/api/workouts/plans/${plan.plan_id}`, { headers: as(somebody) });
    await page.getByRole('button', { name: 'View Details' }).click();
    await nothing(page);
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Plans' }).click();
    await expect(page).toHaveURL(/\/workout-plans\/existing$/);
    await leadTo(page, DETAILS, { plan });
    await nothing(page);
  });

  test('R-469 R-470 A-137 no days and no answer; no id and no call; with days it is shown all the same', async ({
    page,
  }) => {
    const calls = await stub(page, `/workouts/plans/${plan.plan_id}`, { status: 500, json: {} });
    await page.getByRole('button', { name: 'View Details' }).click();
    await nothing(page);
    expect(calls).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to Plans' }).click();
    await leadTo(page, DETAILS, { plan });
    await expect(day(page, 'Thursday')).toBeVisible();
    await expect.poll(() => calls.length).toBe(2);
    await expect(page.getByRole('alert')).toContainText('Failed to fetch workout plan details');
    await expect(day(page, 'Thursday')).toBeVisible();
    // What one is told about can be tried again.
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => calls.length).toBe(3);

    const asked: string[] = [];
    page.on('request', (sent) => sent.url().includes('/api/') && asked.push(sent.url()));
    await leadTo(page, DETAILS, { plan: { plan_name: 'No id' } });
    await nothing(page);
    expect(asked).toEqual([]);
    await page.unroute(`**/api/workouts/plans/${plan.plan_id}`);
    await leadTo(page, DETAILS, { plan: { plan_id: plan.plan_id, workouts: 'unreadable' } });
    await expect(heading(page, 'Strength Four')).toBeVisible();
  });
});
