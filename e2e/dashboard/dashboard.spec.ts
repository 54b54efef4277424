import { addDays, localDate } from '@fitarc/domain/local-date';
import { CARDS, card, PROFILE } from '../support/dashboard.ts';
import { as } from '../support/exercises.ts';
import { pressOn } from '../support/keyboard.ts';
import { enter, member } from '../support/members.ts';
import { newPlan, stateOf } from '../support/plans.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectSound, test } from '../support/test.ts';
import { dayFromToday, logWorkout, storedWorkouts } from '../support/workouts.ts';

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const PLANK = [{ name: 'Plank', sets: 3, reps: 30 }];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('R-202 R-204 to R-216 a new member sees every card, what to do next, and the texts for nothing', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    await enter(page, somebody);
    const asked: string[] = [];
    page.on('request', (call) => asked.push(call.url().replace(/.*\/api/, '')));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
    for (const name of CARDS) await expect(card(page, name)).toBeVisible();
    await expect(page.getByText('No workout insights available')).toBeVisible();
    await expect(page.getByText('No recent workouts')).toBeVisible();
    await expect(page.getByText('No nutrition data available')).toBeVisible();
    await expect(card(page, 'Calorie goal')).toContainText('General estimate');
    // One target: the estimate is none, and nothing is left of it.
    await expect(card(page, 'Calorie goal')).not.toContainText(/target:|kcal left|kcal over/);
    await expect(card(page, 'Calorie goal').getByRole('img')).toHaveCount(0);
    await expect(
      card(page, 'Calorie goal').getByRole('link', { name: 'Work out your daily target' }),
    ).toHaveAttribute('href', '/nutrition');
    await expect(card(page, 'Workout goal')).toContainText('4-6 strength training sessions/week');
    await expect(card(page, 'Primary focus')).toContainText('Strength');
    await expect(card(page, 'Quick stats')).toContainText('24.7');
    await expect(card(page, 'No workout plan yet').getByRole('link')).toHaveAttribute(
      'href',
      '/workout-plans/onboarding',
    );
    const links = { 'View Progress': '/trends', 'Log Your First Workout': '/workout-logging' };
    for (const [name, href] of Object.entries({ ...links, 'Log a Meal': '/calorietracker' })) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    // R-236 R-237 A-080
    const today = dayFromToday();
    expect(asked).toContain('/users/profile');
    expect(asked).toContain(`/workouts/?startDate=${dayFromToday(-7)}&endDate=${today}`);
    expect(asked).toContain('/trends/nutrition?days=7');
    expect(asked).toContain('/trends/workouts?days=30');
    await expectSound(page, 'dashboard-new-360');
  });
});

test('R-237 to R-240 A-078 a busy member sees the week, the goals and what is planned, and opens a workout', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await request.post('/api/nutrition/calculate-goals', { headers: as(somebody) });
  const days = [
    { date: dayFromToday(-8), type: 'Push', duration: 999, calories: 9999 },
    { date: dayFromToday(-7), type: 'Legs', duration: 50, calories: 400 },
    { date: dayFromToday(-3), type: 'Cardio', duration: 30, calories: 290.5 },
    { date: dayFromToday(-2), type: 'Cardio', duration: 35, calories: 340 },
    { date: dayFromToday(-1), name: 'Garage Session', duration: null, calories: null },
  ];
  for (const day of days) await logWorkout(request, somebody, { ...day, exercises: PLANK });
  await newPlan(request, somebody, {
    name: 'Daily Plank',
    week: Object.fromEntries(EVERY_DAY.map((day) => [day, [['Plank', 3, 45]]])),
  });
  await stub(page, '/trends/nutrition?days=7', {
    json: [
      { date: dayFromToday(-2), total_calories: 2000, total_protein: 150, total_carbs: 200, total_fats: 60 },
      {
        date: dayFromToday(),
        total_calories: 1294.4,
        total_protein: 104.66,
        total_carbs: 143,
        total_fats: 31,
      },
    ],
  });
  await enter(page, somebody);
  await page.goto('/dashboard');

  const recent = card(page, 'Recent workouts').getByRole('listitem');
  await expect(recent).toHaveCount(3);
  await expect(recent.nth(0)).toContainText('Garage Session');
  await expect(recent.nth(0)).toContainText('Custom · Yesterday');
  await expect(recent.nth(1)).toContainText('35 min');
  await expect(recent.nth(1)).toContainText('340 kcal');
  await expect(page.getByRole('link', { name: 'Log a Workout' })).toBeVisible();

  // The sums on the screen are those of what is stored.
  const stored = await storedWorkouts(request, somebody, {
    startDate: dayFromToday(-7),
    endDate: dayFromToday(),
  });
  const total = (pick: (one: (typeof stored)[number]) => number | null) =>
    stored.reduce((sum, one) => sum + (pick(one) ?? 0), 0);
  const insights = card(page, 'Workout insights');
  await expect(insights.getByRole('list', { name: 'Last 7 days' }).getByRole('listitem')).toHaveText([
    `${stored.length} workouts`,
    `${total((one) => one.total_duration)} minutes`,
    `${total((one) => one.total_calories_burned).toLocaleString('en-GB', { useGrouping: 'min2' })} kcal burned`,
  ]);
  await expect(
    insights.getByRole('list', { name: 'Most frequent workout types' }).getByRole('listitem'),
  ).toHaveText([/^Cardio2/, /^Custom1/, /^Legs1/]);
  await expect(insights).toContainText('Last 30 days: 5 workouts on 5 days');

  // 80 kg, 180 cm, born 1990, moderately active, muscle gain: the estimate is a man's, the target is a woman's.
  const age = Number(dayFromToday().slice(0, 4)) - 1990 - (dayFromToday().slice(5) < '12-10' ? 1 : 0);
  const rest = 10 * 80 + 6.25 * 180 - 5 * age;
  const kcal = (sex: number) =>
    Math.round((rest + sex) * 1.55 + 300).toLocaleString('en-GB', { useGrouping: 'min2' });
  const calories = card(page, 'Calorie goal');
  await expect(calories).toContainText(`${kcal(5)} kcal a day`);
  await expect(calories).toContainText(`Your daily target: ${kcal(-161)} kcal`);
  await expect(calories).toContainText('1294 kcal eaten today');
  await expect(calories.getByRole('progressbar', { name: 'Protein' })).toHaveAttribute(
    'aria-valuetext',
    /^104\.7 of \d+ g$/,
  );
  await expect(card(page, 'Nutrition trends')).toContainText('2000 kcal a day, 1 full day');
  await expectAccessible(page);
  await screenshot(page, 'dashboard-busy-1280');

  await pressOn(page, recent.nth(2).getByRole('button'));
  const dialog = page.getByRole('dialog', { name: 'Cardio' });
  await expect(dialog).toContainText('Plank');
  await page.keyboard.press('Escape');
  await expect(recent.nth(2).getByRole('button')).toBeFocused();

  await card(page, 'Today: Daily Plank').getByRole('button', { name: 'Start Workout' }).click();
  await expect(page).toHaveURL(/\/workout-logging/);
});

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

test('a plan that was only generated is not what today asks for, until it is used', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  const wish = { fitness_goal: 'muscle_gain', activity_level: 'very_active' };
  await enter(page, somebody);
  await page.goto('/workout-plans/generate');
  await expect(page.getByLabel('Plan name')).toHaveValue('Muscle Gain Plan');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const offer = card(page, 'Your generated plan is not saved yet');
  await expect(offer).toContainText('Muscle Gain Plan');
  await expect(page.getByText('Today: Muscle Gain Plan')).toHaveCount(0);

  // One of one's own is what counts, however new the other is.
  await newPlan(request, somebody, { name: 'Own', week: { Monday: [['Plank', 3, 45]] } });
  await request.post('/api/workouts/plans/generate', { headers: as(somebody), data: wish });
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

test('the weight log is one step away', async ({ page, request }) => {
  await enter(page, await member(request));
  await page.goto('/dashboard');
  const log = card(page, 'Profile summary').getByRole('link', { name: 'Log weight' });
  await log.click();
  await expect(page.getByRole('region', { name: 'Log your weight' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('button', { name: 'Log Weight' })).toBeInViewport();
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

test('A-085 the last seven days are those of the calendar where one is', async ({
  browser,
  baseURL,
  request,
}) => {
  const somebody = await member(request);
  const moments = [
    // Half past midnight on 13 November in Auckland, still the 12th in Greenwich.
    { timezoneId: 'Pacific/Auckland', now: '2026-11-12T11:30:00Z', today: '2026-11-13' },
    // Late on 11 November in Pago Pago, long the 12th in Greenwich.
    { timezoneId: 'Pacific/Pago_Pago', now: '2026-11-12T09:30:00Z', today: '2026-11-11' },
    // The clocks of Berlin were put forward seven days ago.
    { timezoneId: 'Europe/Berlin', now: '2026-04-04T22:30:00Z', today: '2026-04-05' },
  ];
  for (const { timezoneId, now, today } of moments) {
    const context = await browser.newContext({ timezoneId, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    await enter(page, somebody);
    const asked = page.waitForRequest(/\/api\/workouts\/\?/);
    const trend = page.waitForRequest(/\/api\/trends\/nutrition/);
    await page.goto('/dashboard');
    const query = new URL((await asked).url()).searchParams;
    expect([query.get('startDate'), query.get('endDate')]).toEqual([addDays(localDate(today), -7), today]);
    expect((await trend).headers()['x-time-zone']).toBe(timezoneId);
    await context.close();
  }
});

test('R-203 R-217 R-222 to R-235 R-702 the figures follow the profile', async ({ page, request }) => {
  const somebody = await member(request);
  let profile: Record<string, unknown> = PROFILE;
  await stub(page, '/users/profile', (route) => route.fulfill({ json: profile }));
  await enter(page, somebody);
  const show = async (changes: Record<string, unknown>) => {
    profile = { ...PROFILE, ...changes };
    await page.goto('/dashboard');
    await expect(card(page, 'Quick stats')).toBeVisible();
  };
  const calories = card(page, 'Calorie goal');
  const workouts = card(page, 'Workout goal');
  await show({});
  await expect(calories).toContainText('3059 kcal a day');
  await expect(card(page, 'Quick stats')).toContainText('24.7');

  await show({
    current_weight: 60,
    weight_unit: null,
    height: 165,
    height_unit: undefined,
    age: 25,
    activity_level: 'lightly_active',
    fitness_goal: 'weight_loss',
  });
  await expect(card(page, 'Profile summary')).toContainText('60.0 kg');
  await expect(card(page, 'Profile summary')).toContainText('165 cm');
  await expect(calories).toContainText('1578 kcal a day');
  await expect(workouts).toContainText('4-5 workouts/week, mix of cardio and strength');

  // entered in pounds and inches, worked out in kilograms and centimetres.
  await show({ current_weight: 176.37, weight_unit: 'lbs', height: 70.866, height_unit: 'in', age: 30 });
  await expect(calories).toContainText('3059 kcal a day');
  await expect(card(page, 'Quick stats')).toContainText('24.7');
  await expect(card(page, 'Profile summary')).toContainText('176.4 lbs');

  //
  await show({ age: null, height: null, activity_level: null, fitness_goal: null, first_name: null });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, User' })).toBeVisible();
  await expect(calories).toContainText('N/A');
  await expect(card(page, 'Quick stats')).toContainText('N/A');
  await expect(workouts).toContainText('Consistent exercise');
  await expect(card(page, 'Profile summary').getByText('N/A')).toHaveCount(4);
});
