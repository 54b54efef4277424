import type { Locator } from '@playwright/test';
import { editPlan, NAMES } from '../support/edited-plan.ts';
import { tabTo } from '../support/keyboard.ts';
import type { Member } from '../support/members.ts';
import { dayButton, entries, entryNames, openWith } from '../support/plan-editor.ts';
import { newPlan } from '../support/plans.ts';
import { expect, test } from '../support/test.ts';
import { frames } from '../support/time.ts';

let ada: Member;
test.beforeEach(async ({ page, request }) => {
  ({ ada } = await editPlan(page, request));
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('R-832 a handle is dragged with a finger, and the page moves along at its edge', async ({
    page,
    context,
  }) => {
    await dayButton(page, 'Monday').click();
    const handle = page.getByRole('button', { name: 'Reorder Plank' });
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (!box) throw new Error('no handle');
    const before = await page.evaluate(() => window.scrollY);
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 10, y }],
      });
    const start = box.y + 10;
    await touch('touchStart', start);
    for (let y = start; y > 30; y -= 20) await touch('touchMove', y);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
    await expect
      .poll(async () => {
        const first = await page.getByRole('button', { name: 'Reorder Barbell Back Squat' }).boundingBox();
        return first?.y ?? 0;
      })
      .toBeGreaterThan(60);
    await touch('touchEnd', 30);
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(['Plank', 'Barbell Back Squat', 'Leg Press']);
  });
});

test('in a long list the page follows the keyboard, and nothing ends below the bars of a phone', async ({
  page,
  request,
}) => {
  const long = await newPlan(request, ada, {
    name: 'Long',
    week: { Monday: Array.from({ length: 30 }, () => ['Plank', 3, 30] as const) },
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await openWith(page, '/workout-plans/edit', { plan: long });
  await dayButton(page, 'Monday').click();
  const handles = page.getByRole('button', { name: 'Reorder Plank' });
  await handles.first().press('End');
  await expect(handles.last()).toBeFocused();
  await expect(handles.last()).toBeInViewport({ ratio: 1 });
  const above = async (target: typeof handles) => {
    const bar = await page.getByRole('button', { name: 'Save Changes' }).boundingBox();
    const box = await target.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  };
  await above(handles.last());
  await handles.first().press('Home');
  await expect(handles.first()).toBeInViewport({ ratio: 1 });
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab');
    await above(page.locator(':focus'));
  }
});

test('R-831 an exercise is moved by the arrow keys on its handle and with the mouse; a day pressed again shows the whole week', async ({
  page,
}) => {
  await test.step('pressing the chosen day again shows the whole week', async () => {
    await dayButton(page, 'Monday').click();
    await expect(dayButton(page, 'Monday')).toHaveAttribute('aria-pressed', 'true');
    await dayButton(page, 'Monday').click();
    await expect(page.getByRole('heading', { name: 'Your week' })).toBeVisible();
    await page.getByRole('button', { name: /^Monday.*3 exercises, 9 sets/ }).click();
    await expect(entries(page, 'Monday')).toHaveCount(3);
  });
  await test.step('the arrow keys on a handle move an exercise, and the place is said', async () => {
    await expect(entries(page, 'Monday')).toHaveCount(3);
    const handle = page.getByRole('button', { name: 'Reorder Plank' });
    await tabTo(page, handle);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(['Barbell Back Squat', 'Plank', 'Leg Press']);
    await expect(handle).toBeFocused();
    await expect(page.getByText('Plank, position 2 of 3')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(['Plank', 'Barbell Back Squat', 'Leg Press']);
    await page.keyboard.press('End');
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(['Barbell Back Squat', 'Leg Press', 'Plank']);
    await page.keyboard.press('Home');
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(['Plank', 'Barbell Back Squat', 'Leg Press']);
    // The numbers move with their exercise.
    await expect(page.getByLabel('Sets of Plank')).toHaveValue('4');
    await page.keyboard.press('End');
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(NAMES);
  });
  await test.step('a handle is dragged with the mouse; Escape puts it back', async () => {
    const handle = page.getByRole('button', { name: 'Reorder Barbell Back Squat' });
    const last = page.getByRole('button', { name: 'Reorder Plank' });
    const drag = async (from: Locator, to: Locator) => {
      await from.scrollIntoViewIfNeeded();
      await to.scrollIntoViewIfNeeded();
      const [start, end] = [await from.boundingBox(), await to.boundingBox()];
      if (!start || !end) throw new Error('no handles');
      await page.mouse.move(start.x + start.width / 2, start.y + 20);
      await page.mouse.down();
      await page.mouse.move(end.x + end.width / 2, end.y + (end.y > start.y ? 30 : 10), { steps: 6 });
    };
    await drag(handle, last);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await entryNames(page, 'Monday')).toEqual(NAMES);
    await drag(handle, last);
    await page.mouse.up();
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(['Leg Press', 'Plank', 'Barbell Back Squat']);
    // Picked up at the lower edge of the window, it goes up and the page stays.
    const box = await handle.boundingBox();
    await page.setViewportSize({ width: 1280, height: Math.round((box?.y ?? 0) + 44) });
    const scrolled = await page.evaluate(() => window.scrollY);
    const edge = await handle.boundingBox();
    if (!edge) throw new Error('no handle');
    await page.mouse.move(edge.x + 20, edge.y + 20);
    await page.mouse.down();
    await page.mouse.move(edge.x + 20, edge.y + 12, { steps: 2 });
    // Long enough for the page to scroll away, if it did.
    await frames(page, 12);
    const top = await page.getByRole('button', { name: 'Reorder Leg Press' }).boundingBox();
    await page.mouse.move(edge.x + 20, (top?.y ?? 0) + 10, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(NAMES);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});
