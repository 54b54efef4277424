import { expect, test } from '../support/test.ts';
import { openLogging } from '../support/workouts.ts';

test('R-787 a tab that shows what is typed in another one never writes an older state back', async ({
  page,
  context,
  request,
}) => {
  await openLogging(page, request);
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    Object.assign(window, { written: 0 });
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('draft:')) Object.assign(window, { written: Reflect.get(window, 'written') + 1 });
      setItem.call(this, key, value);
    };
  });
  const typing = await context.newPage();
  await typing.goto('/workout-logging');
  await typing.getByLabel('Workout type').selectOption('Custom');
  await typing.getByLabel('Workout name').fill('Letter by letter');
  await expect(page.getByLabel('Workout name')).toHaveValue('Letter by letter');
  // As fast typing on a busy device: states follow each other while the other tab is still showing the last one.
  await typing.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft:')) ?? '';
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
    for (let turn = 0; turn < 300; turn++) {
      localStorage.setItem(key, JSON.stringify({ ...draft, name: `Letter ${turn}` }));
      await new Promise((resolve) => setTimeout(resolve, turn % 4));
    }
  });
  await expect(page.getByLabel('Workout name')).toHaveValue('Letter 299');
  expect(await page.evaluate(() => Reflect.get(window, 'written'))).toBe(0);
});
