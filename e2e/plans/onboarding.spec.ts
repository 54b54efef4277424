import { enter, member } from '../support/members.ts';
import { newPlan, STRENGTH_FOUR } from '../support/plans.ts';
import { expect, expectSound, test } from '../support/test.ts';

const ONBOARDING = '/workout-plans/onboarding';

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('R-002 R-472 R-473 two ways to a plan, and what the first one is', async ({ page, request }) => {
      const somebody = await member(request);
      await enter(page, somebody);
      await page.goto(ONBOARDING);
      const generated = page.getByRole('link', { name: 'AI-Powered Plan' });
      const built = page.getByRole('link', { name: 'Custom Workout Builder' });
      await expect(generated).toHaveAttribute('href', '/fitness-profile-onboarding');
      await expect(page.getByText('Nothing is sent to an outside service.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'View Your Plans' })).toHaveCount(0);
      await expectSound(page, `plan-onboarding-${width}`);
      await built.click();
      await expect(page).toHaveURL(/\/workout-plans\/builder$/);
      await page.goBack();
      await generated.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/fitness-profile-onboarding$/);
      await newPlan(request, somebody, STRENGTH_FOUR);
      await page.goto(ONBOARDING);
      await page.getByRole('link', { name: 'View Your Plans' }).click();
      await expect(page).toHaveURL(/\/workout-plans\/existing$/);
    });
  });
}
