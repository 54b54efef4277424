import { HEADINGS } from '@fitarc/contract/pages';
import type { Page } from '@playwright/test';
import { card } from '../support/dashboard.ts';
import { enter, member } from '../support/members.ts';
import { expect, refused, test } from '../support/test.ts';

// A new member has no goals yet.
test.use({ allowConsole: refused(404) });

/** Keeps the programs back; answers what lets them come. */
async function holdPrograms(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  return release;
}

test('a member reads the heading before the page is there, and the page has the same one', async ({
  page,
  request,
}) => {
  await enter(page, await member(request));
  for (const [path, heading] of Object.entries(HEADINGS)) {
    const release = await holdPrograms(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#frame')).toContainText(heading);
    await expect(page).toHaveTitle(`${heading} – FitArc`);
    const early = page.locator('#frame .heading');
    await expect(early).toBeVisible();
    await expect(page.locator('[type="module"], [rel="modulepreload"]').first()).toBeAttached();
    await expect(page.locator('[type="module"]:not([fetchpriority="low"])')).toHaveCount(0);
    const before = await early.boundingBox();
    release();
    await expect(page.locator('#frame')).toHaveCount(0);
    const title = page.locator('h1');
    if (path !== '/dashboard') await expect(title).toHaveText(heading);
    const after = await title.boundingBox();
    expect([path, after?.x]).toEqual([path, before?.x]);
    // Beside tall buttons it stands a little lower.
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThan(8);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a visitor does not read the heading of a page they are not let into', async ({ page }) => {
  const release = await holdPrograms(page);
  await page.goto('/trends', { waitUntil: 'commit' });
  await expect(page.locator('#frame svg')).toBeVisible();
  await expect(page.getByText(HEADINGS['/trends'])).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/login/);
});

test('the first page asks for its data before it is drawn, and draws a long page part by part', async ({
  page,
  request,
}) => {
  await enter(page, await member(request));
  await page.addInitScript(() => {
    const state = { drawn: undefined as boolean | undefined, later: undefined as boolean | undefined };
    const send = window.fetch.bind(window);
    window.fetch = (...call) => {
      state.drawn ??= document.getElementById('root')?.hasChildNodes() ?? false;
      return send(...call);
    };
    // Called once per commit: the first one with a card of the first section must not have one of the next.
    new MutationObserver(() => {
      const text = document.getElementById('root')?.textContent ?? '';
      if (text.includes('Calorie goal')) state.later ??= text.includes('Workout goal');
    }).observe(document, { childList: true, subtree: true });
    Reflect.set(window, 'firstLoad', state);
  });
  await page.goto('/dashboard');
  await expect(card(page, 'Calorie goal')).toBeVisible();
  const { drawn, later } = await page.evaluate(() => Reflect.get(window, 'firstLoad'));
  expect([drawn, later]).toEqual([false, false]);
  await expect(card(page, 'Workout goal')).toBeVisible();
  await expect(card(page, 'Quick stats')).toBeVisible();
});
