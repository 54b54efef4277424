import { enter, member } from '../support/members.ts';
import { expect, test } from '../support/test.ts';
import { addByHand, logCalls, logged, submit } from '../support/workouts.ts';

for (const { timezoneId, at, day, next } of [
  { timezoneId: 'Pacific/Auckland', at: '2026-06-10T11:58:00Z', day: '2026-06-10', next: '2026-06-11' },
  { timezoneId: 'Pacific/Pago_Pago', at: '2026-06-11T10:58:00Z', day: '2026-06-10', next: '2026-06-11' },
]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`A-085 in ${timezoneId}: today is the reader's own day, an empty form follows it over midnight, a begun one stays`, async ({
      page,
      request,
    }) => {
      const ada = await member(request);
      await page.clock.install({ time: new Date(at) });
      await enter(page, ada);
      // A call that is on its way would run out of time with the clock.
      const library = page.waitForResponse(/exercises\?brief/);
      await page.goto('/workout-logging');
      await library;
      const date = page.getByLabel('Date');
      await expect(date).toHaveValue(day);
      await page.clock.fastForward(5 * 60_000);
      await expect(date).toHaveValue(next);

      await date.fill(day);
      await expect(page.getByText('This date is in the future')).toHaveCount(0);
      await page.getByLabel('Workout type').selectOption('Legs');
      await addByHand(page, 'Leg Press');
      await page.clock.fastForward(24 * 60 * 60_000);
      await expect(date).toHaveValue(day);
      const sent = logCalls(page);
      await submit(page);
      await expect(logged(page)).toBeVisible();
      await expect.poll(() => sent[0]?.body.date).toBe(day);
      await expect(date).toHaveValue('2026-06-12');
    });
  });
}
