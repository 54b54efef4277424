import { freshFood } from '../foods/own-foods.ts';
import { as } from '../support/exercises.ts';
import { freshBarcode } from '../support/foods.ts';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { ADMIN, admin, enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { found, press, report, row } from './queues.ts';

test.use({ allowConsole: refused(500) });

const PRODUCTS = '/admin/nutrition/products';

test('R-1002 an administrator corrects, removes and restores a product; on a phone, by keyboard', async ({
  page,
  request,
}) => {
  const boss = await admin(request);
  const [ada, grace] = [await member(request), await member(request)];
  const barcode = freshBarcode();
  const name = freshFood('Nougat cream');
  const better = `${name} pure`;
  const product = { barcode, name, brand: 'Nocciola', calories: 539, protein: 6.3, carbs: 57.5, fats: 30.9 };
  const remembered = await request.post('/api/foods/products', {
    headers: as(ada),
    data: { ...product, image_url: 'https://spy.example.org/1.jpg' },
  });
  const { food_id } = await remembered.json();
  await enter(page, boss);

  await test.step('it is found by its barcode, with its contributor and no strange picture', async () => {
    await page.goto(PRODUCTS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await expect(page.getByRole('link', { name: 'Products', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('searchbox', { name: 'Search products' }).fill(barcode);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    for (const text of ['Nocciola', ada.email, 'Today', '539 kcal', '57.5 g', barcode])
      await expect(row(page, name)).toContainText(text);
    await expect(row(page, name).locator('img')).toHaveCount(0);
    await expectAccessible(page);
    await screenshot(page, 'products-1280');
  });

  const dialog = page.getByRole('dialog', { name: 'Edit product', exact: true });
  await test.step('what cannot be is said at its field; a failed save keeps what was typed', async () => {
    await row(page, name).getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Name').fill(better);
    await dialog.getByLabel('Protein').fill('60');
    await dialog.getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect(dialog).toContainText('100 g cannot hold more than 100 g of protein, carbs and fats');
    await expect(dialog.getByLabel('Protein')).toBeFocused();
    await dialog.getByLabel('Protein').fill('7');
    await dialog.getByLabel('Fiber').fill('3.5');
    await stub(page, '/admin/products/*', { status: 500, json: {} });
    await dialog.getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Failed to save the product');
    await page.unrouteAll();
    await page.reload();
    await row(page, name).getByRole('button', { name: 'Edit' }).click();
    await expect(dialog).toContainText('Your unsaved changes are still here.');
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    for (const text of [better, '7 g', '3.5 g', 'Corrected today'])
      await expect(row(page, better)).toContainText(text);
    expect(await found(request, grace, better)).toBe(true);
    expect(await found(request, grace, name)).toBe(false);
  });

  await test.step('removed, no member finds it and whoever reported it reads why; undone, everybody does', async () => {
    await report(request, grace, food_id, 'spam');
    await row(page, better).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Members no longer find');
    await typeInto(page, page.getByLabel('Note to whoever reported it'), 'No such product');
    await expectAccessible(page, '[role="alertdialog"]');
    await press(page, 'Remove').click();
    await expect(row(page, better)).toContainText('Removed today');
    expect(await found(request, grace, better)).toBe(false);
    const reports = await request.get('/api/report/mine', { headers: as(grace) });
    expect(await reports.json()).toMatchObject([{ status: 'rejected', note: 'No such product' }]);
    const again = await request.post('/api/foods/products', { headers: as(grace), data: product });
    expect(again.status()).toBe(409);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, better)).not.toContainText('Removed today');
    expect(await found(request, grace, better)).toBe(true);
  });

  await test.step('on a phone, by keyboard: removed and restored from the list of removed ones', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(PRODUCTS);
    await typeInto(page, page.getByRole('searchbox', { name: 'Search products' }), better);
    await pressOn(page, row(page, better).getByRole('button', { name: 'Remove' }));
    await pressOn(page, press(page, 'Remove'));
    await expect(row(page, better)).toContainText('Removed today');
    await expectNoSidewaysScroll(page);
    await screenshot(page, 'products-360');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Removed');
    await pressOn(page, row(page, better).getByRole('button', { name: 'Restore' }));
    await expect(row(page, better)).toHaveCount(0);
    expect(await found(request, grace, better)).toBe(true);
  });

  await test.step('the audit log says what was done', async () => {
    await page.goto(`/admin/audit?act=product.change&search=${encodeURIComponent(name)}`);
    await expect(page.locator('main ol > li')).toContainText(`${ADMIN.email} changed the product ${name}`);
  });
});
