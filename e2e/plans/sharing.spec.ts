import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { enter, type Member, member } from '../support/members.ts';
import { newPlan, STRENGTH_FOUR } from '../support/plans.ts';
import { screenshot } from '../support/screenshot.ts';
import {
  atEachWidth,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refused,
  test,
} from '../support/test.ts';

const LIST = '/workout-plans/existing';
const share = (page: Page) => page.getByRole('dialog', { name: 'Share this plan' });

async function openShare(page: Page, somebody: Member) {
  await enter(page, somebody);
  await page.goto(LIST);
  await page.getByRole('button', { name: 'View Details' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(share(page)).toBeVisible();
}

test.describe('by a link', () => {
  test.use({ allowConsole: refused(404), permissions: ['clipboard-read', 'clipboard-write'] });

  test('R-842 a plan is previewed and copied by another member, until it is no longer shared', async ({
    page,
    request,
  }) => {
    const [ada, grace] = [await member(request), await member(request)];
    await newPlan(request, ada, STRENGTH_FOUR);
    await openShare(page, ada);
    await share(page).getByRole('button', { name: 'Create Link' }).click();
    const address = await share(page).getByLabel('Link').inputValue();
    expect(address).toMatch(/\/shared-plan\/[\w-]{22,}$/);
    await share(page).getByRole('button', { name: 'Copy Link' }).click();
    await expect(share(page).getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await atEachWidth(page, [360, 1280], async (width) => {
      await screenshot(page, `plan-share-${width}`);
      await expectNoSidewaysScroll(page);
    });
    await expectAccessible(page, '[role="dialog"]');

    await enter(page, grace);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strength Four');
    await expect(page.getByText('shares this plan with you.')).toBeVisible();
    await atEachWidth(page, [360, 1280], async (width) => {
      await screenshot(page, `shared-plan-${width}`);
      await expectNoSidewaysScroll(page);
      if (width !== 768) await expectAccessible(page);
    });
    await page.getByRole('button', { name: 'Copy to My Plans' }).click();
    await expect(page).toHaveURL(/\/workout-plans\/details$/);
    await expect(page.getByRole('button', { name: /^Thursday/ })).toContainText('5 exercises');

    await openShare(page, ada);
    await share(page).getByRole('button', { name: 'Stop Sharing' }).click();
    await expect(share(page).getByRole('button', { name: 'Create Link' })).toBeVisible();
    await enter(page, grace);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan Not Found');
    await expect(page.getByRole('button', { name: 'Copy to My Plans' })).toHaveCount(0);
  });
});

test('R-843 as a file: downloaded, imported elsewhere, with what is missing chosen or left out', async ({
  page,
  request,
}) => {
  const [ada, grace] = [await member(request), await member(request)];
  for (const name of ['Garage Bench Press', 'Zxqv']) {
    const made = await request.post('/api/own-exercises', { headers: as(ada), data: { name } });
    expect(made.status()).toBe(201);
  }
  const own = await (await request.get('/api/own-exercises', { headers: as(ada) })).json();
  const week = { Monday: [['Barbell Bench Press', 4, 6]] } as const;
  const plan = await newPlan(request, ada, { name: 'Home & Gym', week });
  const entries = own.map(({ exercise_id }: { exercise_id: number }) => ({ exercise_id, sets: 2, reps: 9 }));
  const changed = await request.put(`/api/workouts/plans/${plan.plan_id}`, {
    headers: as(ada),
    data: {
      workouts: { Monday: [...(plan.workouts.Monday ?? []), ...entries] },
      more_weeks: [{ Friday: [{ ...plan.workouts.Monday?.[0], reps_max: 9, target_weight: 60 }] }],
    },
  });
  expect(changed.status()).toBe(200);
  await openShare(page, ada);
  const waiting = page.waitForEvent('download');
  await share(page).getByRole('button', { name: 'Download File' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('fitarc-plan-home-gym.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).not.toContain('_id');

  await enter(page, grace);
  await page.goto(LIST);
  const choose = (content: string) =>
    page.getByLabel('Plan file to import').setInputFiles({
      name: 'plan.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  await choose('{"plans": []}');
  const refusal = page.getByRole('dialog', { name: 'Import a plan' });
  await expect(refusal.getByRole('alert')).toContainText('page Import instead');
  await page.keyboard.press('Escape');
  await choose(text.replace('"sets": 4', '"sets": 0'));
  await expect(refusal.getByRole('alert')).toContainText('Week 1, Monday, exercise 1: Sets must be');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await choose(text);
  const preview = page.getByRole('dialog', { name: 'Import Home & Gym' });
  await expect(preview).toContainText('2 weeks, 3 exercises');
  const bench = preview.getByLabel('Garage Bench Press');
  await expect(preview.getByLabel('Zxqv')).toHaveValue('');
  await bench.selectOption({ label: 'Dumbbell Bench Press' });
  await atEachWidth(page, [360, 1280], async (width) => {
    await screenshot(page, `plan-import-${width}`);
    await expectNoSidewaysScroll(page);
  });
  await expectAccessible(page, '[role="dialog"]');
  await preview.getByRole('button', { name: 'Import Plan' }).click();
  await expect(page).toHaveURL(/\/workout-plans\/details$/);
  const [{ plan_id }] = await (await request.get('/api/workouts/plans/', { headers: as(grace) })).json();
  const stored = await (await request.get(`/api/workouts/plans/${plan_id}`, { headers: as(grace) })).json();
  expect(stored.plan_name).toBe('Home & Gym');
  expect(
    stored.workouts.Monday.map(({ name, sets }: { name: string; sets: number }) => [name, sets]),
  ).toEqual([
    ['Barbell Bench Press', 4],
    ['Dumbbell Bench Press', 2],
  ]);
  expect(stored.more_weeks[0].Friday).toMatchObject([{ reps: 6, reps_max: 9, target_weight: 60 }]);
});
