import type { Page } from '@playwright/test';
import { enter, member } from '../support/members.ts';
import { keepNothing } from '../support/offline.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, refused, test } from '../support/test.ts';
import {
  chart,
  chartCard,
  FAILED,
  FAILURE,
  frameButton,
  LOADING,
  READS,
  type Read,
  stubRead,
} from '../support/trends.ts';
import { dayFromToday } from '../support/workouts.ts';

const FRAMES = [7, 30, 90] as const;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const workout = { workout_id: 1, workout_type: 'Push', workout_name: 'Push', date: dayFromToday(-1) };
const ANSWERS: Record<Read, unknown> = {
  nutrition: [{ date: dayFromToday(-1), total_calories: 2000 }],
  training: [{ date: dayFromToday(-1), workout_count: 1, calories_burned: 300 }],
  workouts: [{ ...workout, exercises: [] }],
};

test.describe('a failing read', () => {
  test.use({ allowConsole: refused(500) });

  test('R-367 R-368 R-676 R-690 A-115 stands in place of everything, whichever it is, and can be tried again', async ({
    page,
    request,
  }) => {
    await keepNothing(page);
    let failing: Read | undefined = 'nutrition';
    let silent = false;
    for (const name of Object.keys(READS) as Read[])
      await stubRead(page, name, (route) => {
        if (failing !== name) return route.fulfill({ json: ANSWERS[name] });
        if (silent) return route.abort('connectionrefused');
        return route.fulfill({ status: 500, json: FAILURE.json });
      });
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    const error = page.getByRole('alert').filter({ hasText: FAILED });
    const retry = error.getByRole('button', { name: 'Retry' });
    await enter(page, await member(request));
    await page.goto('/trends');
    for (const [index, name] of (Object.keys(READS) as Read[]).entries()) {
      await expect(error).toContainText('The disk is full');
      await expect(sections).toHaveCount(0);
      failing = undefined;
      await retry.click();
      await expect(error).toHaveCount(0);
      await expect(chartCard(page, 'Calories')).toContainText('2000 kcal a day');
      await expect(region(page, 'Workout Details')).toContainText('Push');
      const next = (Object.keys(READS) as Read[])[index + 1];
      failing = next ?? name;
      if (!next) silent = true;
      await frameButton(page, FRAMES[index === 1 ? 2 : 0]).click();
    }
    await expect(error).toContainText('No response received from server');
    await expect(page.getByText(/500|2000/)).toHaveCount(0);
    await expectAccessible(page, 'main');
    await screenshot(page, 'trends-failed');
  });

  test('the muscles and the calendar fail for themselves', async ({ page, request }) => {
    await stub(page, '/trends/exercises?*', FAILURE);
    await stub(page, '/trends/calendar', FAILURE);
    await enter(page, await member(request));
    await page.goto('/trends');
    const muscles = region(page, 'Muscles trained');
    const calendar = region(page, 'Training calendar');
    await expect(muscles.getByRole('alert')).toContainText('Failed to load the muscles you trained');
    await expect(calendar.getByRole('alert')).toContainText('Failed to load your training calendar');
    await expect(page.getByText('No workout data available')).toBeVisible();
    await page.unrouteAll();
    await muscles.getByRole('button', { name: 'Try Again' }).click();
    await expect(muscles).toContainText('No sets logged');
    await calendar.getByRole('button', { name: 'Try Again' }).click();
    await expect(calendar).toContainText('No training days');
  });
});

test('A-120 the last press wins, and what was asked before is called off', async ({ page, request }) => {
  const released: (() => void)[] = [];
  await stubRead(page, 'nutrition', async (route) => {
    const days = Number(new URL(route.request().url()).searchParams.get('days'));
    if (days !== 30) await new Promise<void>((resolve) => released.push(resolve));
    const json = [{ date: dayFromToday(-1), total_calories: days * 100 }];
    await route.fulfill({ json }).catch(() => undefined);
  });
  const calledOff: string[] = [];
  page.on('requestfailed', (sent) => calledOff.push(new URL(sent.url()).search));
  await enter(page, await member(request));
  await page.goto('/trends');
  await expect(chartCard(page, 'Calories')).toContainText('3000 kcal');
  await frameButton(page, 7).click();
  await expect(page.getByText(LOADING)).toBeVisible();
  await expect(chartCard(page, 'Calories')).toHaveCount(0);
  await expect.poll(() => released.length).toBe(1);
  await frameButton(page, 90).click();
  await expect.poll(() => released.length).toBe(2);
  await expect.poll(() => calledOff).toContain('?days=7');

  // The later answer comes first, the earlier one long after it.
  released[1]?.();
  await expect(chartCard(page, 'Calories')).toContainText('9000 kcal');
  released[0]?.();
  await frameButton(page, 30).click();
  await expect(chartCard(page, 'Calories')).toContainText('3000 kcal');
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toHaveCount(0);
});

test('R-374 R-375 R-376 R-377 A-117 no list, missing totals and figures by their other names', async ({
  page,
  request,
}) => {
  await stubRead(page, 'nutrition', {
    json: [
      { date: dayFromToday(-3), total_calories: 1800, total_protein: null, total_fats: 'much' },
      { date: dayFromToday(-2), total_protein: 90 },
      'nothing',
    ],
  });
  await stubRead(page, 'training', {
    json: [
      { date: dayFromToday(-3), total_workout_count: 2, total_calories_burned: 500 },
      { date: dayFromToday(-2), workout_count: 1, total_workout_count: 7, calories_burned: 100 },
      { date: dayFromToday(-1), workout_count: null, total_workout_count: 1 },
    ],
  });
  await stubRead(page, 'workouts', { json: { message: 'no list' } });
  await enter(page, await member(request));
  await page.goto('/trends');
  await expect(chartCard(page, 'Calories')).toContainText('900 kcal a day');
  await expect(chartCard(page, 'Calories')).toContainText('0 to 1800');
  await expect(chartCard(page, 'Protein')).toContainText('45 g a day');
  await expect(chartCard(page, 'Fat')).toContainText('0 g a day');
  await expect(chartCard(page, 'Workout Frequency')).toContainText('4 workouts');
  await expect(chartCard(page, 'Calories Burned')).toContainText('600 kcal');
  await expect(page.getByText('No workout details available')).toBeVisible();
  await expect(chart(page, 'Fat')).toHaveAttribute('aria-valuemax', '2');

  await page.unrouteAll();
  for (const name of Object.keys(READS) as Read[]) await stubRead(page, name, { json: null });
  await frameButton(page, 7).click();
  await expect(page.getByText('No nutrition data available')).toBeVisible();
  await expect(page.getByText('No workout data available')).toBeVisible();
  await expect(page.getByText('No workout details available')).toBeVisible();
});

const PLACES = [
  {
    zone: 'Pacific/Auckland',
    instant: '2026-11-15T11:30:00Z',
    today: '2026-11-16',
    starts: { 7: '2026-11-09', 30: '2026-10-17', 90: '2026-08-18' },
    words: '9 Nov to 16 Nov',
  },
  {
    zone: 'Pacific/Pago_Pago',
    instant: '2026-11-16T10:30:00Z',
    today: '2026-11-15',
    starts: { 7: '2026-11-08', 30: '2026-10-16', 90: '2026-08-17' },
    words: '8 Nov to 15 Nov',
  },
  {
    // The night after the clocks went forward: a week is an hour short.
    zone: 'Europe/Berlin',
    instant: '2026-03-29T22:30:00Z',
    today: '2026-03-30',
    starts: { 7: '2026-03-23', 30: '2026-02-28', 90: '2025-12-30' },
    words: '23 Mar to 30 Mar',
  },
] as const;

for (const { zone, instant, today, starts, words } of PLACES) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test('R-371 R-372 R-373 R-699 A-085 A-116 the days of a window are the reader’s own', async ({
      page,
      request,
    }) => {
      const asked: string[] = [];
      for (const name of Object.keys(READS) as Read[])
        await stubRead(page, name, (route) => {
          expect(route.request().headers()['x-time-zone']).toBe(zone);
          asked.push(new URL(route.request().url()).search);
          return route.fulfill({ json: [] });
        });
      await page.clock.setFixedTime(instant);
      await enter(page, await member(request));
      await page.goto('/trends?days=7');
      await expect(page.getByText(words)).toBeVisible();
      for (const days of FRAMES) {
        await frameButton(page, days).click();
        await expect
          .poll(() => [...asked].sort())
          .toEqual([`?days=${days}`, `?days=${days}`, `?startDate=${starts[days]}&endDate=${today}`]);
        await expect(page.getByText('No nutrition data available')).toBeVisible();
        asked.length = 0;
      }
    });
  });
}
