import { localDate } from '@fitarc/domain/local-date';
import { card } from '../support/dashboard.ts';
import { as } from '../support/exercises.ts';
import { enter, member } from '../support/members.ts';
import { EVERY_DAY, newPlan, stateOf } from '../support/plans.ts';
import { expect, expectAccessible, refused, test } from '../support/test.ts';
import { dayFromToday, logWorkout } from '../support/workouts.ts';

test('what the plan asks for today is done once it is logged; something else leaves it to do', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await newPlan(request, somebody, {
    name: 'Daily Plank',
    week: Object.fromEntries(EVERY_DAY.map((day) => [day, [['Plank', 3, 45]]])),
  });
  await logWorkout(request, somebody, {
    type: 'Cardio',
    exercises: [{ name: 'Easy Run', sets: 1, reps: 20 }],
  });
  await enter(page, somebody);
  await page.goto('/dashboard');
  const start = page.getByRole('main').getByRole('button', { name: 'Start Workout' });
  await start.click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('button', { name: 'Check off all' }).click();
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await expect(page.getByText('Workout logged successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const done = card(page, 'Done for today');
  await expect(done).toContainText('Daily Plank');
  await expect(done.getByRole('link', { name: 'Log another workout' })).toHaveAttribute(
    'href',
    '/workout-logging',
  );
  await expect(start).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log a Workout' })).toBeVisible();
  await expectAccessible(page);
});

// The stored list names a plan that is gone by then.
test.describe('plans come and go', () => {
  test.use({ allowConsole: refused(404) });

  test('a plan that was only generated is not what today asks for, until it is used', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    const planRequest = { fitness_goal: 'muscle_gain', activity_level: 'very_active' };
    await enter(page, somebody);
    await page.goto('/workout-plans/generate');
    await expect(page.getByLabel('Plan name')).toHaveValue('Muscle Gain Plan');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    const offer = card(page, 'Your generated plan is not saved yet');
    await expect(offer).toContainText('Muscle Gain Plan');
    await expect(page.getByText('Today: Muscle Gain Plan')).toHaveCount(0);

    // One of one's own is what counts, however new the other is.
    await newPlan(request, somebody, { name: 'Own', week: { Monday: [['Plank', 3, 45]] } });
    await request.post('/api/workouts/plans/generate', { headers: as(somebody), data: planRequest });
    await page.reload();
    await expect(page.getByText(/Today: Own|Own continues on Monday/)).toBeVisible();
    await expect(offer).toHaveCount(0);

    const plans = await (await request.get('/api/workouts/plans/', { headers: as(somebody) })).json();
    const own = plans.find(({ plan_name }: { plan_name: string }) => plan_name === 'Own');
    await request.delete(`/api/workouts/plans/${own.plan_id}`, { headers: as(somebody) });
    await page.reload();
    await offer.getByRole('button', { name: 'Use This Plan' }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByText(/Today: Muscle Gain Plan|Muscle Gain Plan continues on/)).toBeVisible();
  });
});

test('a plan that rests today says when it goes on; what was begun can be resumed and is not signed away', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  const tomorrow = localDate(dayFromToday(1));
  const name = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(tomorrow),
  );
  await newPlan(request, somebody, { name: 'Once', week: { [name]: [['Plank', 3, 45]] } });
  await enter(page, somebody);
  await page.goto('/dashboard');
  await expect(card(page, 'Rest day')).toContainText(`Once continues on ${name}: 1 exercise, 3 sets`);

  await page.getByRole('link', { name: 'Log Your First Workout' }).click();
  await page.getByLabel('Workout type').selectOption('Legs');
  await page.getByLabel('Notes').fill('Left knee warm');
  await page.goBack();
  await page.getByRole('link', { name: 'Resume Workout' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Left knee warm');
  expect(await stateOf(page)).toBeFalsy();

  // Signing out would end it: asked first.
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Sign out and lose your unfinished workout?' });
  await signOut();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Left knee warm');
  await signOut();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([]);
});
