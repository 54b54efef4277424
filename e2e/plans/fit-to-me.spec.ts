import { as } from '../support/exercises.ts';
import { enter, member } from '../support/members.ts';
import {
  anotherPlan,
  GENERATE,
  PLAN_REQUEST,
  planCalls,
  reasons,
  storedPlans,
} from '../support/plan-editor.ts';
import { leadTo } from '../support/plans.ts';
import { atEachWidth, expect, expectSound, test } from '../support/test.ts';
import { BETWEEN_GENERATIONS_MS, pauseOf } from '../support/time.ts';

const days = (plan: { workouts: Record<string, readonly unknown[]> } | undefined) =>
  Object.values(plan?.workouts ?? {}).filter((day) => day.length > 0).length;

test('R-825 the generator is asked for days, minutes, equipment and muscles, and says what it did; the next plan is made for the same', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const sent = planCalls(page);
  await enter(page, ada);
  await page.goto('/fitness-profile-onboarding');
  await page.getByRole('radio', { name: /Muscle Gain/ }).check();
  await page.getByRole('radio', { name: /Moderately active/ }).check();
  await expect(page.getByLabel('Days a week')).toHaveCount(0);
  await page.getByText('Fit it to me').click();
  await page.getByLabel('Days a week').selectOption('3 days');
  await page.getByLabel('Minutes a day, at most').fill('5');
  await page.getByLabel('Use only what I have').check();
  await page.getByRole('group', { name: 'Equipment' }).getByLabel('Dumbbells').check();
  await page.getByRole('group', { name: 'Favor' }).getByLabel('Arms').check();
  await page.getByRole('group', { name: 'Avoid' }).getByLabel('Core').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Minutes must be a whole number between 15 and 180')).toBeVisible();
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `fit-to-me-${width}`));
  await page.getByLabel('Minutes a day, at most').fill('40');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/workout-plans\/generate$/);
  await expect(
    page.getByText(
      'Made for: Muscle Gain · Moderately active · 3 days · up to 40 minutes · only dumbbells · more arms · without core',
    ),
  ).toBeVisible();
  const options = { days: 3, minutes: 40, equipment: ['Dumbbells'], favor: ['Arms'], avoid: ['Core'] };
  expect(sent.at(-1)?.body).toMatchObject({ options });
  await expect(reasons(page).first()).toContainText('because you asked for 3');
  await expect(reasons(page).filter({ hasText: 'of your 40 minutes' })).toHaveCount(1);
  await expect(reasons(page).filter({ hasText: 'Times are estimates' })).toHaveCount(1);
  await expect(reasons(page).filter({ hasText: 'You need dumbbells, all of which you have.' })).toHaveCount(
    1,
  );
  await expect(reasons(page).filter({ hasText: 'arms' })).toHaveCount(1);
  await expect(reasons(page).filter({ hasText: 'core' })).toHaveCount(1);
  const [plan] = await storedPlans(request, ada);
  expect(days(plan)).toBe(3);
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `fit-to-me-plan-${width}`));

  // Twice within two seconds is refused.
  await pauseOf(page, BETWEEN_GENERATIONS_MS);
  await anotherPlan(page).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.body).toMatchObject({ plan_id: plan?.plan_id, options });
  await expect(page.getByText('up to 40 minutes')).toBeVisible();

  await pauseOf(page, BETWEEN_GENERATIONS_MS);
  await page.getByText('Fit it to me').click();
  await page.getByLabel('Days a week').selectOption('2 days');
  await anotherPlan(page).click();
  await expect(page.getByText('2 days · up to 40 minutes')).toBeVisible();
  expect(days((await storedPlans(request, ada))[0])).toBe(2);
});

test('other wishes than those of the plan that is there make a new one; none take it as it is', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const data = { ...PLAN_REQUEST, options: { days: 2 } };
  const made = await request.post('/api/workouts/plans/generate', { headers: as(ada), data });
  expect(made.status()).toBe(201);
  await enter(page, ada);
  const sent = planCalls(page);
  await page.goto('/workout-plans/onboarding');
  await leadTo(page, GENERATE, PLAN_REQUEST);
  await expect(page.getByText('You already have a plan for this goal and level')).toBeVisible();
  await leadTo(page, GENERATE, data);
  await expect(page.getByText('You already have a plan for this goal and level')).toBeVisible();
  expect(sent).toEqual([]);
  await pauseOf(page, BETWEEN_GENERATIONS_MS);
  await leadTo(page, GENERATE, { ...PLAN_REQUEST, options: { days: 6 } });
  await expect(page.getByText('Made for: Weight Loss · Lightly active · 6 days')).toBeVisible();
  expect(sent).toHaveLength(1);
});
