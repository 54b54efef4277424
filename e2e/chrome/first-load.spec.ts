import { TITLES } from '@fitarc/contract/page-titles';
import { PAGES } from '@fitarc/contract/pages';
import type { Page } from '@playwright/test';
import { card } from '../support/dashboard.ts';
import { enter, member } from '../support/members.ts';
import { hold } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

// A new member has no goals yet.
test.use({ allowConsole: refused(404) });

const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

test('a member reads the heading before the page is there, and the page has the same one', async ({
  page,
  request,
}) => {
  await enter(page, await member(request));
  for (const entry of PAGES) {
    if (!('fixedHeading' in entry)) continue;
    const { path, title: heading } = entry;
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#frame')).toContainText(heading);
    await expect(page).toHaveTitle(`${heading} – FitArc`);
    const early = page.locator('#frame .heading');
    await expect(early).toBeVisible();
    await expect(page.locator('#frame [data-place]').first()).toBeVisible();
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
  const release = await holdScripts(page);
  await page.goto('/trends', { waitUntil: 'commit' });
  await expect(page.locator('#frame svg')).toBeVisible();
  await expect(page.getByText(TITLES['/trends'])).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/login/);
});

test('the first page asks for its data before it is drawn, and draws a long page part by part', async ({
  page,
  request,
}) => {
  await enter(page, await member(request));
  // The next part of a page waits for a frame; here none comes until the test says so.
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const draw = window.requestAnimationFrame.bind(window);
    const state = { drawn: undefined as boolean | undefined, frames, go: () => {} };
    window.requestAnimationFrame = (callback) => frames.push(callback);
    state.go = () => {
      window.requestAnimationFrame = draw;
      for (const callback of frames) draw(callback);
    };
    const send = window.fetch.bind(window);
    window.fetch = (...call) => {
      state.drawn ??= document.getElementById('root')?.hasChildNodes() ?? false;
      return send(...call);
    };
    Reflect.set(window, 'firstLoad', state);
  });
  const worker = page.waitForEvent('worker');
  await page.goto('/dashboard');
  expect((await worker).url()).toContain('/formats.js');
  await expect(card(page, 'Calorie goal')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'firstLoad').drawn)).toBe(false);
  await expect(card(page, 'Workout goal')).toHaveCount(0);
  await expect(card(page, 'Quick stats')).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'firstLoad').go());
  await expect(card(page, 'Workout goal')).toBeVisible();
  await expect(card(page, 'Quick stats')).toBeVisible();
});
