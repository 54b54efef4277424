import { enter, type Member, member } from '../support/members.ts';
import {
  add,
  alert,
  BUILDER,
  choices,
  dayButton,
  goalField,
  nameField,
  saveButton,
  storedPlans,
} from '../support/plan-editor.ts';
import { stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

let ada: Member;
test.beforeEach(async ({ page, request }) => {
  ada = await member(request);
  await enter(page, ada);
});

test.describe('when the library cannot be read', () => {
  test.use({ allowConsole: refused(500, 503) });

  test('R-506 A-142 nine muscles are offered, and the list can be tried again', async ({ page }) => {
    await stub(page, '/workouts/muscles?*', { status: 500, json: { message: 'No' } });
    await stub(page, '/workouts/exercises?*', { status: 503, json: {} });
    await page.goto(BUILDER);
    await expect(page.getByLabel('Muscle', { exact: true }).locator('option')).toHaveText([
      'All',
      'Biceps',
      'Triceps',
      'Chest',
      'Back',
      'Shoulders',
      'Quadriceps',
      'Hamstrings',
      'Calves',
      'Abs',
    ]);
    await expect(alert(page, 'Failed to load exercises')).toBeVisible();
    await page.unroute('**/api/workouts/exercises?*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(choices(page)).toHaveCount(8);
  });

  test('R-509 a failed save says why, keeps everything and can be repeated', async ({ page, request }) => {
    await page.goto(BUILDER);
    await nameField(page).fill('Kept');
    await goalField(page).selectOption('maintenance');
    await dayButton(page, 'Friday').click();
    await add(page, 'Plank');
    await stub(page, '/workouts/plans/create-custom', { status: 500, json: {} });
    await saveButton(page).click();
    await expect(alert(page, 'Failed to save plan: Failed to create custom workout plan')).toBeVisible();
    await page.unroute('**/api/workouts/plans/create-custom');
    await stub(page, '/workouts/plans/create-custom', { status: 503, json: { message: 'Not now' } });
    await saveButton(page).click();
    await expect(alert(page, 'Failed to save plan: Not now')).toBeVisible();
    await page.unroute('**/api/workouts/plans/create-custom');
    await stub(page, '/workouts/plans/create-custom', 'abort');
    await saveButton(page).click();
    await expect(alert(page, 'No response received from server')).toBeVisible();
    await page.unroute('**/api/workouts/plans/create-custom');
    await expect(nameField(page)).toHaveValue('Kept');
    // Stored, but the answer is lost: the next try is the same plan.
    await stub(page, '/workouts/plans/create-custom', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await saveButton(page).click();
    await expect(alert(page, 'No response received from server')).toBeVisible();
    await page.unroute('**/api/workouts/plans/create-custom');
    await saveButton(page).click();
    await expect(page).toHaveURL(/\/existing$/);
    expect(await storedPlans(request, ada)).toHaveLength(1);
  });
});
