import { freshFood } from '../foods/own-foods.ts';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { admin, enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { colleague, found, handIn, LAST_PAGE, press, reviewFood, row } from './queues.ts';

test.use({ allowConsole: refused(404, 409, 500) });

const FOODS = '/admin/nutrition/foods';

test('R-1001 approved foods are found, corrected, removed, restored and put back into review', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const boss = await admin(request);
  const [ada, grace] = [await member(request), await member(request)];
  const name = freshFood('Lentil soup');
  const id = await handIn(request, ada, name);
  await reviewFood(request, boss, id, 'approve');
  await enter(page, boss);
  const search = page.getByRole('searchbox', { name: 'Search foods' });
  const card = row(page, name);

  await test.step('found by its name, with its contributor', async () => {
    await page.goto(FOODS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Approved Foods');
    await search.fill(name);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    for (const text of [ada.email, 'Today', '120 kcal']) await expect(card).toContainText(text);
    await expect(card.getByRole('link', { name: ada.email })).toHaveAttribute('href', /\/admin\/users\/\d+$/);
    await expectAccessible(page);
    await screenshot(page, 'approved-foods-1280');
  });

  const dialog = page.getByRole('dialog', { name: 'Edit food', exact: true });
  await test.step('a correction: what cannot be is said, a failed save keeps what was typed', async () => {
    await card.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Calories').fill('');
    await dialog.getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect(dialog).toContainText('Please enter at least a name and calories');
    await expect(dialog.getByLabel('Calories')).toBeFocused();
    await dialog.getByLabel('Calories').fill('90');
    await dialog.getByLabel('Category').selectOption('Lunch');
    await stub(page, '/admin/foods/*', { status: 500, json: {} });
    await dialog.getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Failed to save the food');
    await page.unrouteAll();
    await page.reload();
    await card.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog).toContainText('Your unsaved changes are still here.');
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    for (const text of ['90 kcal', 'Lunch']) await expect(card).toContainText(text);
    expect(await found(request, grace, name)).toBe(true);
  });

  await test.step('removed with a note, undone, removed and restored', async () => {
    await card.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Meals logged from it stay');
    await page.getByLabel('Note to the member').fill('Doubled');
    await expectAccessible(page, '[role="alertdialog"]');
    await press(page, 'Remove').click();
    await expect(card).toHaveCount(0);
    expect(await found(request, grace, name)).toBe(false);
    expect(await found(request, ada, name)).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
    expect(await found(request, grace, name)).toBe(true);
    await card.getByRole('button', { name: 'Remove' }).click();
    await press(page, 'Remove').click();
    await expect(card).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Rejected or removed');
    await expect(card).toContainText('Not approved');
    await card.getByRole('button', { name: 'Restore' }).click();
    await expect(card).toHaveCount(0);
    expect(await found(request, grace, name)).toBe(true);
  });

  await test.step('a wrong approval goes back to review; a colleague who was slower is told', async () => {
    const address = `${FOODS}?search=${encodeURIComponent(name)}`;
    const other = await colleague(browser, request);
    await other.goto(address);
    await expect(row(other, name)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(address);
    await expect(card).toBeVisible();
    await expectNoSidewaysScroll(page);
    await screenshot(page, 'approved-foods-360');
    await pressOn(page, card.getByRole('button', { name: 'Back to review' }));
    await expect(page.getByText(`${name} is back in review`)).toBeVisible();
    await expect(card).toHaveCount(0);
    await row(other, name).getByRole('button', { name: 'Remove' }).click();
    await press(other, 'Remove').click();
    await expect(other.getByText('Another administrator has already changed it')).toBeVisible();
    await expect(row(other, name)).toHaveCount(0);
    await other.context().close();
    expect(await found(request, grace, name)).toBe(false);
  });

  await test.step('approved in the queue, and undone with one press', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin/nutrition${LAST_PAGE}`);
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
    expect(await found(request, grace, name)).toBe(false);
  });
});

test('nothing found, and a list that does not load', async ({ page, request }) => {
  await enter(page, await admin(request));
  await page.goto(FOODS);
  await typeInto(page, page.getByRole('searchbox', { name: 'Search foods' }), 'nothing is called so');
  await expect(page.getByText('No foods match “nothing is called so”')).toBeVisible();
  await stub(page, '/admin/foods?*', { status: 500, json: {} });
  await page.reload();
  await expect(page.getByText('Could not load.')).toBeVisible();
});
