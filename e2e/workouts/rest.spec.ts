import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { addByHand, openLogging } from '../support/workouts.ts';

test.use({ viewport: { width: 360, height: 640 } });

const barOf = (page: Page) => page.locator('[data-thumb-bar]');

/** When the rest that is being taken ends, as the page keeps it. */
const endOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft:')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '{}').rest.endsAt as number;
  });

/** What the bar shows is what is left until that end, give or take the moment between two looks. */
async function expectRightTime(page: Page): Promise<void> {
  const off = async () => {
    const [minutes = 0, seconds = 0] = (
      (await barOf(page)
        .getByText(/^\d+:\d\d$/)
        .textContent()) ?? ''
    )
      .split(':')
      .map(Number);
    const left = ((await endOf(page)) - (await page.evaluate(() => Date.now()))) / 1000;
    return Math.abs(minutes * 60 + seconds - left);
  };
  await expect.poll(off).toBeLessThan(3);
}

test('R-779 the rest timer never covers a field, survives a reload, keeps time while the phone sleeps and can be switched off', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openLogging(page, request);
  await addByHand(page, 'Leg Press', 8, 12, '100');
  await page.getByRole('button', { name: 'Open Leg Press' }).click();
  await page.getByRole('button', { name: 'Set 1 done' }).click();
  const bar = barOf(page);
  await expect(bar).toContainText('Before set 2');
  await expectRightTime(page);

  // Every field stands above the bar once it has the focus, the last of the page too.
  const top = (await bar.boundingBox())?.y ?? 0;
  const ends = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('input, select, textarea, button[type=submit]')]
      .filter((field) => field.checkVisibility() && !field.matches(':disabled'))
      .map((field) => {
        field.focus();
        return field.getBoundingClientRect().bottom;
      }),
  );
  expect(ends.length).toBeGreaterThan(20);
  expect(Math.max(...ends)).toBeLessThanOrEqual(top);

  const end = await endOf(page);
  await bar.getByRole('button', { name: '15 seconds more' }).click();
  await expect.poll(() => endOf(page)).toBe(end + 15_000);
  await page.reload();
  await expectRightTime(page);
  // Asleep: no second is counted, and the time is right afterwards.
  await page.clock.fastForward(30_000);
  expect(await endOf(page)).toBe(end + 15_000);
  await expectRightTime(page);
  await page.clock.fastForward(120_000);
  // Seen for a while, and said.
  await expect(bar).toHaveText('Rest is over. Next: set 2');
  await expect(page.getByRole('status').getByText('Rest is over. Next: set 2')).toBeAttached();
  await page.clock.fastForward(6000);
  await expect(bar).toHaveCount(0);

  await page.getByRole('button', { name: 'Set 2 done' }).click();
  await bar.getByRole('button', { name: 'Skip' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Set 3 done' })).toBeFocused();
  await page.getByLabel('Length of the rest').selectOption('60');
  await page.getByRole('button', { name: 'Set 3 done' }).click();
  await expect(bar.getByText(/^(1:00|0:\d\d)$/)).toBeVisible();
  await page.getByLabel('Start after each set').uncheck();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Set 4 done' }).click();
  await expect(page.getByText('4 of 8 sets done')).toBeVisible();
  await expect(bar).toHaveCount(0);
});
