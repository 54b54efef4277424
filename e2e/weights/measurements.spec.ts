import type { APIRequestContext } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { pressOn } from '../support/keyboard.ts';
import { enter, type Member, member } from '../support/members.ts';
import { expectSteady, watchShifts } from '../support/shifts.ts';
import { stub } from '../support/stub.ts';
import { atEachWidth, expect, expectAccessible, expectSound, refused, test } from '../support/test.ts';
import { dayFromToday } from '../support/workouts.ts';

interface Measurement {
  readonly date: string;
  readonly kind: string;
  readonly value: number;
  readonly unit: string;
}
const waist = (date: string, value: number): Measurement => ({ date, kind: 'waist', value, unit: 'cm' });

async function log(request: APIRequestContext, who: Member, ...measurements: readonly Measurement[]) {
  for (const data of measurements) {
    const headers = as(who);
    expect((await request.post('/api/measurements', { headers, data })).status()).toBe(201);
  }
}
const stored = async (request: APIRequestContext, who: Member) =>
  (await request.get('/api/measurements', { headers: as(who) })).json();

test('the first measurement is added with the keyboard, the next replaces it', async ({ page, request }) => {
  const somebody = await member(request);
  await enter(page, somebody);
  await page.goto('/tracking');
  const card = page.getByRole('region', { name: 'Body measurements' });
  await expect(card.getByRole('heading', { name: 'No measurements yet' })).toBeVisible();
  await expectAccessible(page);

  await pressOn(page, card.getByRole('button', { name: 'Add Measurement' }));
  const dialog = page.getByRole('dialog', { name: 'Add Measurement' });
  await expect(dialog.getByLabel('Measurement')).toHaveValue('waist');
  await expect(dialog.getByLabel('Date')).toHaveValue(dayFromToday());
  await dialog.getByLabel('Measurement').selectOption('Body fat');
  await pressOn(page, dialog.getByRole('button', { name: 'Save Measurement' }));
  await expect(dialog).toContainText('Body fat must be between 1% and 99%');
  await expect(dialog.getByLabel('Value')).toBeFocused();
  await page.keyboard.type('18,4');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Body fat: 18.4% logged for/)).toBeVisible();
  await expect(card.getByRole('button', { name: /^Body fat 18.4% First logged/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(card).toContainText('The line starts with your second measurement.');

  await pressOn(page, card.getByRole('button', { name: 'Add Measurement' }));
  await expect(dialog.getByLabel('Measurement')).toHaveValue('body_fat');
  await expect(dialog).toContainText('Replaces 18.4% logged for this day');
  await expectAccessible(page);
  await dialog.getByLabel('Value').fill('18.1');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: /^Body fat 18.1%/ })).toBeVisible();
  expect(await stored(request, somebody)).toMatchObject([{ date: dayFromToday(), value: 18.1, unit: '%' }]);
});

test.describe('several kinds', () => {
  test.use({ allowConsole: refused(409) });

  test('each shows its newest value and change; the chosen one is drawn, listed and corrected', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    await log(
      request,
      somebody,
      waist(dayFromToday(-200), 86),
      waist(dayFromToday(-30), 84.5),
      waist(dayFromToday(-2), 83),
      { date: dayFromToday(-2), kind: 'arm', value: 14.25, unit: 'in' },
    );
    await enter(page, somebody);
    await watchShifts(page);
    await page.goto('/tracking');
    const card = page.getByRole('region', { name: 'Body measurements' });
    await expect(card.getByRole('button', { name: /^Waist 83.0 cm −1.5 since/ })).toBeVisible();
    await expectSteady(page, '/tracking');
    // Logged in inches, shown in the unit of the profile.
    await pressOn(page, card.getByRole('button', { name: /^Upper arm 36.2 cm First logged/ }));
    await expect(card.getByRole('listitem')).toHaveCount(1);
    await pressOn(page, card.getByRole('button', { name: /^Waist/ }));
    await expect(card.getByRole('figure', { name: 'Waist: from 86.0 cm to 83.0 cm.' })).toBeVisible();
    await card.getByText('Show as table').click();
    await expect(card.getByRole('row')).toHaveCount(4);
    await card.getByRole('button', { name: '90 Days' }).click();
    await expect(card.getByRole('row')).toHaveCount(3);
    // Not half under the header that stays: what it covers would count as too small to press.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);

    const row = card.getByRole('listitem').filter({ hasText: '84.5 cm' });
    await expect(row).toContainText('−1.5');
    await pressOn(page, row.getByRole('button'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit Waist' });
    await expect(dialog.getByLabel('Value')).toHaveValue('84.5');
    await dialog.getByLabel('Value').fill('84');
    await dialog.getByLabel('Date').fill(dayFromToday(-2));
    await pressOn(page, dialog.getByRole('button', { name: 'Save Measurement' }));
    await expect(dialog).toContainText('There is already a measurement of that kind for that day');
    await dialog.getByLabel('Date').fill(dayFromToday(-29));
    await pressOn(page, dialog.getByRole('button', { name: 'Save Measurement' }));
    await expect(card.getByRole('button', { name: /^Waist 83.0 cm −1 since/ })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await atEachWidth(page, [1280, 768], (width) => expectSound(page, `measurements-${width}`));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, allowConsole: refused(500) });

  test('a measurement is deleted and brought back; a failure loses nothing', async ({ page, request }) => {
    const somebody = await member(request);
    await log(request, somebody, waist(dayFromToday(-9), 84), waist(dayFromToday(-2), 83), {
      date: dayFromToday(),
      kind: 'body_fat',
      value: 18,
      unit: '%',
    });
    await enter(page, somebody);
    await page.goto('/tracking');
    const card = page.getByRole('region', { name: 'Body measurements' });
    await card.getByRole('button', { name: /^Waist/ }).click();
    await expectSound(page, 'measurements-360');
    const rows = card.getByRole('listitem');
    await pressOn(page, rows.filter({ hasText: '83.0 cm' }).getByRole('button'));
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(2);

    // The last of its kind: the kind goes with it, and the keyboard is still where it was.
    await card.getByRole('button', { name: /^Body fat/ }).click();
    await rows.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(card.getByRole('button', { name: /^Body fat/ })).toBeHidden();
    await expect(card).toBeFocused();
    expect(await stored(request, somebody)).toHaveLength(2);

    const failure = { status: 500, json: { message: 'The tape has torn' } };
    const sent = await stub(page, '/measurements', failure);
    await card.getByRole('button', { name: 'Add Measurement' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Measurement' });
    await dialog.getByLabel('Value').fill('82.5');
    await dialog.getByRole('button', { name: 'Save Measurement' }).dblclick();
    await expect(dialog.getByRole('alert')).toHaveText('The tape has torn');
    await expect(dialog.getByLabel('Value')).toHaveValue('82.5');
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await expectSound(page, 'measurement-dialog-360');

    await page.goto('/tracking');
    await expect(page.getByRole('alert')).toContainText('The tape has torn');
    // The rest of the page is there.
    await expect(page.getByRole('region', { name: 'Today at a glance' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Weight log' })).toBeVisible();
    await page.unroute('**/api/measurements');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(card.getByRole('button', { name: /^Waist 83.0 cm/ })).toBeVisible();
  });
});
