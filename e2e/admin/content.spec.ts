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
  const card = row(page, name);

  await test.step('three groups; one card for each food, with its contributor and all reports', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Moderation');
    await expect(page.getByRole('region', { name: 'Flagged foods' })).toContainText(name);
    await expect(page.getByRole('region', { name: 'Flagged workouts' })).toContainText('No flagged workouts');
    await expect(page.getByRole('region', { name: 'Flagged meals' })).toContainText('No flagged meals');
    await expect(card).toHaveCount(1);
    for (const text of [
      '2 reports',
      'Incorrect nutrition',
      'In my own words',
      `Reported by ${grace.email}`,
      `Reported by ${ada.email}`,
      '120 kcal',
    ])
      await expect(card).toContainText(text);
    const links = card.getByRole('link', { name: ada.email });
    await expect(links.first()).toHaveAttribute('href', /\/admin\/users\/\d+$/);
    await expect(links.last()).toHaveAttribute(
      'href',
      `/admin/users?search=${encodeURIComponent(ada.email)}`,
    );
    await expectAccessible(page);
    await screenshot(page, 'content-1280');
  });

  await test.step('approving closes the reports that were read and nothing else', async () => {
    await expect(row(other, name)).toBeVisible();
    const sent = page.waitForRequest('**/review');
    await card.getByRole('button', { name: 'Approve' }).click();
    expect((await sent).method()).toBe('POST');
    expect((await sent).url()).toMatch(/\/api\/report\/flagged-content\/\d+\/review$/);
    expect((await sent).postDataJSON()).toEqual({
      ...{ contentType: 'contributed_food', action: 'approved', also: [expect.any(Number)] },
    });
    await expect(card).toHaveCount(0);
    expect(await found(request, grace, name)).toBe(true);
  });

  await test.step('the colleague is told that it was reviewed already', async () => {
    await row(other, name).getByRole('button', { name: 'Approve' }).click();
    await expect(other.getByText('Already reviewed')).toBeVisible();
    await expect(row(other, name)).toHaveCount(0);
    await other.context().close();
  });

  await test.step('a wrong decision is undone at once, or later among the closed reports', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toContainText('2 reports');
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('group', { name: 'Reports' }).getByRole('button', { name: 'Closed' }).click();
    await expect(page).toHaveURL(/state=approved/);
    const closed = row(page, name, grace.email);
    await expect(closed).toContainText('closed today');
    await expectAccessible(page);
    await closed.getByRole('button', { name: 'Open again' }).click();
    await expect(closed).toHaveCount(0);
    await page.goto(CONTENT);
    await expect(card).toContainText(`Reported by ${grace.email}`);
  });

  await test.step('rejecting asks, hides the food from others, and tells the contributor and the reporter why', async () => {
    await card.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Meals logged from it stay');
    await press(page, 'Cancel').click();
    await card.getByRole('button', { name: 'Reject' }).click();
    await page.getByLabel('Note to the contributor and those who reported it').fill('Ten times too much');
    await expectAccessible(page, '[role="alertdialog"]');
    const sent = page.waitForRequest('**/review');
    await press(page, 'Reject').click();
    expect((await sent).postDataJSON()).toEqual({
      ...{ contentType: 'contributed_food', action: 'rejected', note: 'Ten times too much' },
    });
    await expect(card).toHaveCount(0);
    expect(await found(request, grace, name)).toBe(false);
    expect(await found(request, ada, name)).toBe(true);
  });

  await test.step('both read it where they see what became of it', async () => {
    for (const [who, list] of [
      [grace, 'My Reports'],
      [ada, 'My Contributions'],
    ] as const) {
      const theirs = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
      await enter(theirs, who);
      await theirs.goto('/calorietracker');
      await theirs.getByRole('button', { name: 'Show My Contributions' }).click();
      const section = theirs.getByRole('region', { name: list });
      await expect(section).toContainText(name);
      await expect(section).toContainText('Ten times too much');
      await expectNoSidewaysScroll(theirs);
      await theirs.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible(theirs);
      await theirs.context().close();
    }
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
