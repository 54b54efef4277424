import { exerciseBody } from './exercises.ts';
import { contributed, foodsOf } from './foods.ts';
import { mealsOf } from './meals.ts';
import type { Person } from './people.ts';
import { newPlan, plansOf } from './plans.ts';
import { webhookBody } from './receiver.ts';
import { recipeBody } from './recipes.ts';
import type { TestApp } from './test-app.ts';
import { logged, workoutsOf } from './workouts.ts';

/** Everybody there is, those who may do least first. */
export type Callers = Record<string, Person | undefined>;

/** One of everything, so that calls find what they are about: whatever has the number 1 is the member's. */
async function possessions(t: TestApp, member: Person, bystander: Person): Promise<void> {
  const { token } = member;
  await logged(workoutsOf(t, member));
  await mealsOf(t, member).add();
  await mealsOf(t, member).add();
  await newPlan(plansOf(t, member));
  await contributed(foodsOf(t, member), { name: 'Odd food', visibility: 'public' });
  await contributed(foodsOf(t, bystander), { name: 'Public food', visibility: 'public' });
  await t.sql("update foods set approval_status = 'approved' where id = 2");
  const goals = {
    daily_calories_goal: 2000,
    daily_protein_goal: 150,
    daily_carbs_goal: 200,
    daily_fats_goal: 60,
  };
  await t.request('PUT', '/api/nutrition/goals', { token, body: goals });
  for (const [path, body] of [
    ['workouts/submissions', exerciseBody()],
    ['weights', { date: '2026-03-02', weight: 80 }],
    ['report/content', { contentType: 'contributed_food', contentId: 2, reason: 'spam' }],
    ['favorites/add', { exerciseId: 1 }],
    ['recipes', recipeBody()],
    ['saved-meals', { name: 'Odd meal', items: [{ name: 'Odd', calories: 1 }] }],
    ['household', { name: 'Odd home' }],
    ['tokens', { name: 'Odd token', scopes: ['diary:read'] }],
    ['webhooks', webhookBody()],
    ['webhooks/1/test', {}],
  ] as const)
    await t.request('POST', `/api/${path}`, { token, body });
}

export async function stageOf(t: TestApp): Promise<Callers> {
  // Account 1 is the one that gets banned on the way.
  const bystander = await t.cast.join();
  const member = await t.cast.join();
  await possessions(t, member, bystander);
  return {
    visitor: undefined,
    banned: await t.cast.banned(),
    unverified: await t.cast.unverified(),
    member,
    admin: await t.cast.admin(),
  };
}
