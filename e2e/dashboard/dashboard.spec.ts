import { addDays, localDate } from '@fitarc/domain/local-date';
import { CARDS, card, PROFILE } from '../support/dashboard.ts';
import { as } from '../support/exercises.ts';
import { pressOn } from '../support/keyboard.ts';
import { enter, member } from '../support/members.ts';
import { EVERY_DAY, newPlan } from '../support/plans.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectSound, test } from '../support/test.ts';
import { dayFromToday, logWorkout, storedWorkouts } from '../support/workouts.ts';

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
    // One target, made with the profile.
    await expect(card(page, 'Calorie goal')).toContainText(/Your daily target: [\d,]+ kcal/);
    await expect(card(page, 'Calorie goal')).toContainText('kcal left');
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

test('the weight log is one step away', async ({ page, request }) => {
  await enter(page, await member(request));
  await page.goto('/dashboard');
  const log = card(page, 'Profile summary').getByRole('link', { name: 'Log weight' });
  await log.click();
  await expect(page.getByRole('region', { name: 'Log your weight' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('button', { name: 'Log Weight' })).toBeInViewport();
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
  // Whoever has not chosen units reads in those of the profile.
  await stub(page, '/preferences', (route) => {
    const { weight_unit, height_unit } = profile;
    return route.fulfill({ json: { weight_unit, length_unit: height_unit } });
  });
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
