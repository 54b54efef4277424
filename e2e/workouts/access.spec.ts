import type { Page } from '@playwright/test';
import { choose, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { screenshot } from '../support/screenshot.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { addByHand, dayFromToday, logged, logWorkout, openLogging, submit } from '../support/workouts.ts';

const textSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

test('a workout is logged with the keyboard alone', async ({ page, request }) => {
  await openLogging(page, request);
  await choose(page, page.getByLabel('Workout type'), 'Legs');
  await typeInto(page, page.getByRole('combobox', { name: 'Exercise' }), 'leg press');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Leg Press');
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel('Sets', { exact: true }), '2');
  await typeInto(page, page.getByLabel('Reps', { exact: true }), '12');
  // Enter adds it, and does not log anything.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Exercise' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Open Leg Press' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Leg Press' })).toBeFocused();
  await typeInto(page, page.getByLabel('Set 1 weight'), '100');
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'Set 2 done' }), 'Space');
  await expect(page.getByText('2 of 2 sets done')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Log Workout' }));
  await expect(logged(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Log Workout' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing sticks out at 360 px, targets are large enough, and axe finds nothing in either theme', async ({
    page,
    request,
  }) => {
    const ada = await openLogging(page, request);
    await logWorkout(request, ada, {
      date: dayFromToday(-2),
      exercises: [{ name: 'Leg Press', sets: 3, reps: 12, weight: 157.5 }],
    });
    await page.reload();
    await submit(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('Workout type').selectOption('Custom');
    await addByHand(page, 'Leg Press', 3, 12, '162.5');
    await addByHand(page, 'Lying Leg Curl', 3, 12, '45');
    await page.getByRole('button', { name: 'Open Leg Press' }).click();
    await page.getByRole('button', { name: 'Set 1 done' }).click();
    await page.getByLabel('Workout name').fill('A name that is longer than the line it stands in');
    await page.getByLabel('Date').fill(dayFromToday(3));
    await expect(page.locator('[data-thumb-bar]')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const sizes = await page
      .getByRole('list', { name: 'Sets of Leg Press' })
      .locator('button, input')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      );
    for (const [width = 0, height = 0] of sizes) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await screenshot(page, 'workout-logging-360');

    // With large text the rows and the bar wrap, and what was typed can be read.
    await page.getByLabel('Notes').fill('A long story.\n'.repeat(344));
    await expect(page.getByText('184 characters left')).toBeVisible();
    expect((await page.getByLabel('Notes').boundingBox())?.height).toBeLessThanOrEqual(192);
    await textSize(page, '24px');
    const main = page.getByRole('main');
    expect(await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const cutOff = await main
      .locator('li input')
      .evaluateAll((all) =>
        all.filter((field) => field.scrollWidth > field.clientWidth).map(({ ariaLabel }) => ariaLabel),
      );
    expect(cutOff).toEqual([]);
    const parts = await page
      .locator('[data-thumb-bar]')
      .locator('p, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    for (const [index, one] of parts.entries()) {
      for (const other of parts.slice(index + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(apart).toBe(true);
      }
    }
    await screenshot(page, 'workout-logging-360-large');
    await textSize(page, '');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectAccessible(page);
    await screenshot(page, 'workout-logging-1280');
  });
});

test('the focus is not lost with the button that starts a session', async ({ page, request }) => {
  await openLogging(page, request);
  await tabTo(page, page.getByRole('button', { name: 'Start Session' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Workout' })).toBeFocused();
});
