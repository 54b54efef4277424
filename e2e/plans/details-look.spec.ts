import { enter, member } from '../support/members.ts';
import { newPlan, STRENGTH_FOUR } from '../support/plans.ts';
import { screenshot } from '../support/screenshot.ts';
import { atEachWidth, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('the plan and its dialogs fit and are accessible', async ({ page, request }) => {
  test.slow();
  const somebody = await member(request);
  await newPlan(request, somebody, STRENGTH_FOUR);
  await enter(page, somebody);
  await page.clock.setFixedTime('2026-11-19T09:00:00Z');
  await page.goto('/workout-plans/existing');
  await page.getByRole('button', { name: 'View Details' }).click();
  const thursday = page.getByRole('button', { name: /^Thursday/ });
  await expect(thursday).toBeVisible();
  await atEachWidth(page, [360, 768, 1280], async (width) => {
    await screenshot(page, `plan-details-${width}`);
    await expectNoSidewaysScroll(page);
    // On a phone the two main buttons are under the thumb.
    await expect(page.getByRole('button', { name: 'Start Workout' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Edit Plan' })).toBeInViewport({ ratio: 1 });
    if (width !== 768) await expectAccessible(page);
    await thursday.click();
    const day = page.getByRole('dialog', { name: 'Thursday' });
    await expect(day).toBeVisible();
    await screenshot(page, `plan-day-${width}`);
    if (width === 360) await expectAccessible(page, '[role="dialog"]');
    await day.getByRole('button', { name: /^Plank/ }).click();
    await expect(page.getByRole('dialog', { name: 'Plank' })).toBeVisible();
    await screenshot(page, `plan-exercise-${width}`);
    if (width === 360) await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(day.getByRole('button', { name: /^Plank/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: /^Friday/ }).click();
    await expect(page.getByRole('dialog', { name: 'Friday' })).toContainText('Rest');
    await screenshot(page, `plan-rest-${width}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
  });
});
