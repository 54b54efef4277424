import type { Page } from '@playwright/test';
import { mealRow, OATS, openTracker } from '../support/meals.ts';
import { quickAdd } from '../support/offline.ts';
import { waitForWorker } from '../support/shell-worker.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowConsole: /Failed to load resource/ });

const KEY = 'snapshot:/calorietracker';

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const waitForSnapshot = (page: Page) => expect.poll(() => stored(page), { timeout: 20_000 }).not.toBeNull();

interface Seen {
  readonly text: string;
  /** Whether the application had drawn anything by then. */
  readonly isFirst: boolean;
  readonly isRingStyled: boolean;
}

/** Notes what the page shows before its own scripts run. */
async function watchSnapshots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const view = document.getElementById('snapshot');
      if (!view) return;
      observer.disconnect();
      const isFirst = document.getElementById('root')?.childElementCount === 0;
      const isRingStyled = [...view.querySelectorAll<HTMLElement>('[data-style]')].every(
        ({ style }) => style.cssText !== '',
      );
      Object.assign(window, { seen: { text: view.textContent, isFirst, isRingStyled } });
    }).observe(document, { subtree: true, childList: true });
  });
}

const seen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as Seen | undefined);

async function openAgain(page: Page): Promise<Seen | undefined> {
  await page.goto('about:blank');
  await page.goto('/calorietracker');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#snapshot')).toHaveCount(0);
  return seen(page);
}

test('a page that is opened again shows how it looked last, before its scripts run', async ({
  page,
  context,
  request,
}) => {
  await openTracker(page, request, [OATS]);
  await waitForWorker(page);
  await waitForSnapshot(page);
  // What is entered later is in it too.
  await quickAdd(page, '350');
  await expect.poll(() => stored(page)).toContain('350');
  await watchSnapshots(page);

  const first = await openAgain(page);
  expect(first).toMatchObject({ isFirst: true, isRingStyled: true });
  expect(first?.text).toContain('Rolled oats');
  expect(first?.text).toContain('350');
  await expect(mealRow(page, /^Quick add/)).toBeVisible();

  await test.step('also without a server', async () => {
    await context.setOffline(true);
    expect((await openAgain(page))?.text).toContain('350');
    await context.setOffline(false);
  });

  await test.step('not that of another day, build, width or session', async () => {
    const right = await stored(page);
    for (const [name, value] of [
      ['day', 'Tue Nov 17 2026'],
      ['build', 'another'],
      ['width', 300],
      ['session', 'another'],
    ] as const) {
      await page.evaluate(
        ([key, text, other]) => localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), ...other })),
        [KEY, right ?? '', { [name]: value }] as const,
      );
      // leaving it now would take a new one.
      await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false }));
      expect([name, await openAgain(page)]).toEqual([name, undefined]);
    }
  });

  await test.step('nor any when nothing may be kept', async () => {
    await page.goto('/settings?tab=security');
    await page.getByRole('checkbox', { name: /Keep nothing on this device/ }).check();
    await expect.poll(() => stored(page)).toBeNull();
    expect(await openAgain(page)).toBeUndefined();
    await page.goto('/settings');
    expect(await stored(page)).toBeNull();
  });
});

test('R-1043 signing out deletes it', async ({ page, request }) => {
  await openTracker(page, request, [OATS]);
  await waitForSnapshot(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/home');
  expect(await stored(page)).toBeNull();
});
