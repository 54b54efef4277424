import { freshFood } from '../foods/own-foods.ts';
import { pressOn } from '../support/keyboard.ts';
import { admin, enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { colleague, found, handIn, LAST_PAGE, press, report, reviewFood, row } from './queues.ts';

test.use({ allowConsole: refused(404, 500) });

const CONTENT = `/admin/content${LAST_PAGE}`;

test('R-552 to R-557 R-688 A-152 A-153 A-154 A-155 A-167 two administrators review what was reported', async ({
  page,
  request,
  browser,
}) => {
  const boss = await admin(request);
  const [ada, grace] = [await member(request), await member(request)];
  const name = freshFood('Odd stew');
  const id = await handIn(request, ada, name);
  await reviewFood(request, boss, id, 'approve');
  expect(await found(request, grace, name)).toBe(true);
  await report(request, grace, id, 'incorrect_nutrition');
  await report(request, ada, id, 'In my own words');
  await enter(page, boss);
  await page.goto(CONTENT);
  const other = await colleague(browser, request);
  await other.goto(CONTENT);
  const [byGrace, byAda] = [row(page, name, grace.email), row(page, name, ada.email)];

  await test.step('three groups; a row for each report', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Moderation');
    await expect(page.getByRole('region', { name: 'Flagged foods' })).toContainText(name);
    await expect(page.getByRole('region', { name: 'Flagged workouts' })).toContainText('No flagged workouts');
    await expect(page.getByRole('region', { name: 'Flagged meals' })).toContainText('No flagged meals');
    await expect(byGrace).toContainText('Incorrect nutrition');
    await expect(byGrace).toContainText('One more open report on this food');
    await expect(byGrace).toContainText('120 kcal');
    await expect(byAda).toContainText('In my own words');
    await expectAccessible(page);
    await screenshot(page, 'content-1280');
  });

  await test.step('approving closes the report and nothing else; the focus passes to the next one', async () => {
    await expect(row(other, name, grace.email)).toBeVisible();
    const sent = page.waitForRequest('**/review');
    await byGrace.getByRole('button', { name: 'Approve' }).click();
    expect((await sent).method()).toBe('POST');
    expect((await sent).url()).toMatch(/\/api\/report\/flagged-content\/\d+\/review$/);
    expect((await sent).postDataJSON()).toEqual({ contentType: 'contributed_food', action: 'approved' });
    await expect(byGrace).toHaveCount(0);
    await expect(byAda).toBeFocused();
    expect(await found(request, grace, name)).toBe(true);
  });

  await test.step('the colleague is told that it was reviewed already', async () => {
    await row(other, name, grace.email).getByRole('button', { name: 'Approve' }).click();
    await expect(other.getByText('Already reviewed')).toBeVisible();
    await expect(row(other, name, grace.email)).toHaveCount(0);
    await other.context().close();
  });

  await test.step('rejecting asks, and hides the food from everybody but its contributor', async () => {
    await byAda.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Meals logged from it stay');
    await press(page, 'Cancel').click();
    await byAda.getByRole('button', { name: 'Reject' }).click();
    const sent = page.waitForRequest('**/review');
    await press(page, 'Reject').click();
    expect((await sent).postDataJSON()).toEqual({ contentType: 'contributed_food', action: 'rejected' });
    await expect(row(page, name)).toHaveCount(0);
    expect(await found(request, grace, name)).toBe(false);
    expect(await found(request, ada, name)).toBe(true);
  });
});

test('R-552 R-558 R-559 A-154 what fails is said and nothing is lost; on a phone, by keyboard alone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, await admin(request));
  const list = '/report/flagged-content?*';
  await stub(page, list, { status: 500, json: { message: 'Out of order' } });
  await page.goto('/admin/content');
  await expect(page.getByRole('alert')).toContainText('Failed to load flagged content');
  await expect(page.getByRole('alert')).toContainText('Out of order');

  await test.step('what other servers may send is shown in its group', async () => {
    const item = (flag_id: number, name: string) => ({
      flag_id,
      name,
      email: 'eve@fitarc.test',
      reason: 'spam',
    });
    await page.unrouteAll();
    await stub(page, list, {
      json: { contributedFoods: [item(1, 'Stew')], workouts: [item(2, 'Squats')], meals: [item(3, 'Lunch')] },
    });
    await pressOn(page, page.getByRole('button', { name: 'Try Again' }));
    for (const [group, name] of [
      ['Flagged foods', 'Stew'],
      ['Flagged workouts', 'Squats'],
      ['Flagged meals', 'Lunch'],
    ] as const) {
      await expect(page.getByRole('region', { name: group }).locator('[data-row]')).toContainText(name);
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await screenshot(page, 'content-360');
  });

  const failing = await stub(page, '/report/flagged-content/*/review', { status: 500, json: {} });
  await test.step('a failed approval', async () => {
    await pressOn(page, row(page, 'Squats').getByRole('button', { name: 'Approve' }));
    await expect(row(page, 'Squats').getByRole('alert')).toHaveText('Failed to approve content');
    expect(failing[0]?.body).toEqual({ contentType: 'workout', action: 'approved' });
  });

  await test.step('a failed rejection', async () => {
    await pressOn(page, row(page, 'Lunch').getByRole('button', { name: 'Reject' }));
    await pressOn(page, press(page, 'Reject'));
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText('Failed to reject content');
    await page.keyboard.press('Escape');
    await expect(row(page, 'Lunch').getByRole('button', { name: 'Reject' })).toBeFocused();
    await expect(page.locator('[data-row]')).toHaveCount(3);
  });
});
