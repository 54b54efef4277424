import { freshFood, row as ownFood, showContributions } from '../foods/own-foods.ts';
import { as } from '../support/exercises.ts';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { admin, enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { colleague, found, handIn, LAST_PAGE, press, row } from './queues.ts';

test.use({ allowConsole: refused(404, 409, 500) });

const NUTRITION = `/admin/nutrition${LAST_PAGE}`;

test('R-564 to R-567 R-569 R-570 A-155 A-166 A-167 two administrators review contributed foods', async ({
  page,
  request,
  browser,
}) => {
  const boss = await admin(request);
  const [ada, grace] = [await member(request), await member(request)];
  const [plain, odd] = [freshFood('Plain pie'), freshFood('Odd dip')];
  await handIn(request, ada, plain, { brand: 'Ada’s', serving_size: '250 g', category: 'Dinner' });
  const oddId = await handIn(request, ada, odd, { calories: 900 });
  await handIn(request, ada, 'Hummus', { calories: 170, protein: 8, carbs: 14, fats: 10 });
  await enter(page, boss);
  await page.goto(NUTRITION);

  await test.step('a row says everything that was contributed', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Contributed Foods');
    await expect(page.getByText('Nutrition Moderation', { exact: true }).last()).toBeVisible();
    for (const text of ['Ada’s', '120 kcal', '5 g', '20 g', '2 g', '250 g', 'Dinner', ada.email, 'Today']) {
      await expect(row(page, plain)).toContainText(text);
    }
    await expect(row(page, plain).getByRole('link', { name: ada.email })).toHaveAttribute(
      'href',
      `/admin/users?search=${encodeURIComponent(ada.email)}`,
    );
    await expectAccessible(page);
    await screenshot(page, 'nutrition-1280');
  });

  await test.step('figures that do not fit and foods that are here already are pointed out', async () => {
    await expect(row(page, odd)).toContainText('add up to about 118 kcal, not 900');
    const same = row(page, ada.email).filter({
      has: page.getByRole('heading', { name: 'Hummus', exact: true }),
    });
    await expect(same).toContainText(/Possible duplicates.*FitArc’s own/s);
    await expect(row(page, plain)).not.toContainText('Possible duplicates');
  });

  await test.step('what its contributor has changed meanwhile is not approved unseen', async () => {
    await request.put(`/api/foods/${oddId}`, {
      headers: as(ada),
      data: { name: odd, calories: 118, protein: 5, carbs: 20, fats: 2, visibility: 'public' },
    });
    await row(page, odd).getByRole('button', { name: 'Approve' }).click();
    await expect(row(page, odd).getByRole('alert')).toContainText('has changed since you opened it');
    await expect(row(page, odd)).toContainText('118 kcal');
    expect(await found(request, grace, odd)).toBe(false);
  });

  await test.step('without a network nothing is lost, and what was read stays', async () => {
    await stub(page, '/admin/nutrition-submissions**', 'abort');
    await row(page, plain).getByRole('button', { name: 'Approve' }).click();
    await expect(row(page, plain).getByRole('alert')).toContainText('Failed to approve the food');
    await page.unrouteAll();
  });

  const calls: string[] = [];
  page.on('request', (call) => void (call.url().endsWith('/review') && calls.push(call.url())));

  await test.step('approved, everybody finds it; a colleague is told', async () => {
    const other = await colleague(browser, request);
    await other.goto(NUTRITION);
    await expect(row(other, plain)).toBeVisible();
    expect(await found(request, grace, plain)).toBe(false);
    const sent = page.waitForRequest('**/review');
    // The second click falls on the food that has moved up: that one stays.
    await row(page, plain).getByRole('button', { name: 'Approve' }).click({ clickCount: 2, delay: 60 });
    expect((await sent).postDataJSON()).toMatchObject({ status: 'approve' });
    await expect(row(page, plain)).toHaveCount(0);
    await expect(row(page, odd)).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(await found(request, grace, plain)).toBe(true);
    await row(other, plain).getByRole('button', { name: 'Reject' }).click();
    await press(other, 'Reject').click();
    await expect(other.getByText('Already reviewed')).toBeVisible();
    await expect(row(other, plain)).toHaveCount(0);
    expect(await found(request, grace, plain)).toBe(true);
    await other.context().close();
  });

  await test.step('a key that is held down does not decide about the ones below', async () => {
    await pressOn(page, row(page, odd).getByRole('button', { name: 'Approve' }));
    for (let press = 0; press < 10; press++) await page.keyboard.press('Enter');
    await expect(row(page, odd)).toHaveCount(0);
    for (let press = 0; press < 10; press++) await page.keyboard.press('Enter');
    await expect(page.locator('[data-row]:focus, h1:focus')).toHaveCount(1);
    expect(calls).toHaveLength(2);
  });
});

test('R-568 R-569 R-570 A-164 a rejection with a note, on a phone, by keyboard alone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const [ada, grace] = [await member(request), await member(request)];
  const name = freshFood('Doubtful dip');
  await handIn(request, ada, name, { protein: null });
  await enter(page, await admin(request));

  await test.step('a list that cannot be had: a quiet line', async () => {
    await stub(page, '/admin/nutrition-submissions?*', { status: 500, json: { message: 'No' } });
    await page.goto(NUTRITION);
    await expect(page.getByText('Could not load. Retry')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll();
    await pressOn(page, page.getByRole('button', { name: 'Retry' }));
    await expect(row(page, name)).toContainText('Not given: protein');
  });

  await test.step('a failure stays in the dialog', async () => {
    await stub(page, '/admin/nutrition-submissions/*/review', { status: 500, json: {} });
    await pressOn(page, row(page, name).getByRole('button', { name: 'Reject' }));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, '[role="alertdialog"]');
    await screenshot(page, 'nutrition-360');
    await typeInto(page, page.getByLabel('Note to the member'), 'How much protein?');
    await pressOn(page, press(page, 'Reject'));
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText('Failed to reject the food');
    await page.unrouteAll();
  });

  const sent = page.waitForRequest('**/review');
  await pressOn(page, press(page, 'Reject'));
  expect((await sent).postDataJSON()).toMatchObject({ status: 'reject', note: 'How much protein?' });
  await expect(row(page, name)).toHaveCount(0);
  await expect(page.locator(':focus')).not.toHaveCount(0);
  expect(await found(request, grace, name)).toBe(false);
  expect(await found(request, ada, name)).toBe(true);

  await enter(page, ada);
  await page.goto('/calorietracker');
  await showContributions(page);
  await expect(ownFood(page, name)).toContainText('Not approved');
  await expect(ownFood(page, name)).toContainText('How much protein?');
});
