import { heading, listPlan } from '../support/plan-details.ts';
import { expect, test } from '../support/test.ts';

test('R-844 a plan is printed with a picture of each exercise, and the page is there again afterward', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });
  await listPlan(page, request);
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(heading(page, 'Strength Four')).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-asked-to-print]')).toBeAttached();

  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-printed]');
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText('Strength Four');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const rows = paper.getByRole('listitem');
  await expect(rows).toHaveCount(11);
  for (const row of await rows.all()) await expect(row.locator('svg.figure path').nth(5)).toBeAttached();
  await expect(paper.getByRole('heading', { level: 3 })).toHaveText([
    'Monday',
    'Tuesday',
    'Thursday',
    'Saturday',
  ]);
  const { width } = (await paper.boundingBox()) ?? { width: 0 };
  expect(await paper.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(Math.ceil(width));

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  await expect(heading(page, 'Strength Four')).toBeVisible();
});
