import { expect, it } from 'vitest';
import { exerciseBody } from '../../../test/exercises.ts';
import { contributed, foodsOf } from '../../../test/foods.ts';
import { mealsOf } from '../../../test/meals.ts';
import { moderatorOf } from '../../../test/moderation.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const boss = await t.cast.admin();
const moderator = moderatorOf(t, boss);
const stats = async () =>
  (await t.request('GET', '/api/admin/dashboard-stats', { token: boss.token })).body as unknown as Record<
    string,
    unknown
  >;

it('counts nothing where there is nothing, beside the administrator who asks (R-653)', async () => {
  // That somebody was seen is noted beside the answer.
  await stats();
  expect(await stats()).toEqual({
    ...{ totalUsers: 1, activeUsers: 1, bannedUsers: 0, totalWorkouts: 0, totalMeals: 0 },
    mail: { failed: 0, late: 0 },
    waiting: { flags: 0, foods: 0, submissions: 0, appeals: 0 },
    backups: null,
  });
});

it('counts accounts, those seen in 30 days and not banned, workouts and meals of all (R-653, A-158)', async () => {
  const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
  await t.cast.signUp();
  await t.cast.banned();
  await t.request('GET', '/api/users/profile', { token: grace.token });
  await t.request('GET', '/api/users/profile', { token: ada.token });
  for (const person of [ada, grace]) {
    await mealsOf(t, person).add();
    await logged(workoutsOf(t, person));
  }
  await mealsOf(t, ada).add();
  const all = { totalUsers: 5, activeUsers: 3, bannedUsers: 1, totalWorkouts: 2, totalMeals: 3 };
  expect(await stats()).toMatchObject(all);
  await t.sql(`update users set last_seen_at = now() - interval '29 days 23 hours' where id = $1`, [ada.id]);
  await t.sql(`update users set last_seen_at = now() - interval '30 days 1 hour' where id = $1`, [grace.id]);
  expect(await stats()).toMatchObject({ ...all, activeUsers: 2 });
});

it('counts what waits in each queue as the queue lists it', async () => {
  const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
  const calls = foodsOf(t, ada);
  const [first, second] = [
    await contributed(calls, { name: 'One', visibility: 'public' }),
    await contributed(calls, { name: 'Two', visibility: 'public' }),
  ];
  await contributed(calls, { name: 'Own' });
  const submit = (token: string) =>
    t.request('POST', '/api/workouts/submissions', { token, body: exerciseBody() });
  const { id } = (await submit(ada.token)).body;
  await submit(ada.token);
  await submit(grace.token);
  const report = (contentId: unknown) =>
    t.request('POST', '/api/report/content', {
      token: ada.token,
      body: { contentType: 'contributed_food', contentId, reason: 'spam' },
    });
  await report(first.food_id);
  await report(second.food_id);
  expect(await stats()).toMatchObject({ waiting: { flags: 2, foods: 2, submissions: 3 } });

  await calls.change(first.food_id, { name: 'One', calories: 100, visibility: 'personal' });
  await moderator.reviewFood(second.food_id, { status: 'approve' });
  await t.request('POST', `/api/admin/workout-submissions/${id}/review`, {
    token: boss.token,
    body: { status: 'reject' },
  });
  expect(await stats()).toMatchObject({ waiting: { flags: 1, foods: 0, submissions: 2 } });
  for (const [path, total] of [
    ['report/flagged-content', '1'],
    ['admin/nutrition-submissions', '0'],
    ['admin/workout-submissions', '2'],
  ])
    expect((await t.request('GET', `/api/${path}`, { token: boss.token })).headers['x-total-count']).toBe(
      total,
    );
});
