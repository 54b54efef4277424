import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@fitarc/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { exerciseBody } from './exercises.ts';
import { contributed, foodsOf, productBody } from './foods.ts';
import { mealBody, mealsOf } from './meals.ts';
import { newPlan, plansOf } from './plans.ts';
import { webhookBody } from './receiver.ts';
import { cooked, householdOf, recipesOf } from './recipes.ts';
import { roundTripsOf } from './round-trips.ts';
import { startTestApp } from './test-app.ts';
import { logged, workoutBody, workoutsOf } from './workouts.ts';

/** Who is calling, and what they asked for. */
const IN_A_ROW = 2;
/** What needs more, and how many. */
const MORE: Record<string, number> = {
  // A download, read as of one moment: all of a member's tables in one transaction.
  '/users/export': 38,
  // The download is noted in the audit log before it begins.
  '/admin/users/export': 3,
};
/** What a screen that reads it sends along. */
const ASKED: Record<string, string> = {
  '/workouts/muscles': '?groupName=Chest',
  '/workouts/exercises': '?muscleGroup=Chest',
  '/workouts/exercises/details': '?exerciseIds=1,2',
  '/workouts/plans/initial': '?fitness_goal=endurance&activity_level=sedentary',
  '/workouts/last-times': '?exerciseIds=1,2',
  '/nutrition/training-days': '?startDate=2026-01-01&endDate=2026-02-01',
  '/foods/search': '?query=milk',
  '/diary-days': '?startDate=2026-01-01&endDate=2026-02-01',
  '/meals/days': '?startDate=2026-01-01&endDate=2026-02-01',
  '/meals/range': '?startDate=2026-01-01&endDate=2026-02-01',
  '/admin/muscles-in-group': '?muscleGroupName=Chest',
  '/admin/muscles': '?groupName=Chest',
};

const GOALS = {
  daily_calories_goal: 2000,
  daily_protein_goal: 150,
  daily_carbs_goal: 200,
  daily_fats_goal: 60,
};

const t = await startTestApp({ webhookPrivate: true });
const { token } = await t.cast.admin();
await logged(workoutsOf(t, { token }));
await mealsOf(t, { token }).add();
for (const name of ['Milk', 'Oat milk', 'Rice milk']) await contributed(foodsOf(t, { token }), { name });

const product = productBody();
await foodsOf(t, { token }).remember(product);
const plan = await newPlan(plansOf(t, { token }));
const shared = await t.request('PUT', `/api/workouts/plans/${plan.plan_id}/share`, { token });
const recipe = await cooked(recipesOf(t, { token }));
const sharedRecipe = await recipesOf(t, { token }).share(recipe.recipe_id);
await householdOf(t, { token }).create();
const invitation = await householdOf(t, { token }).invite();
const savedMeal = { name: 'Breakfast', items: [{ name: 'Oats', calories: 389 }] };
await t.request('POST', '/api/saved-meals', { token, body: savedMeal });
/** What stands for :key in an address. */
const KEYS: Record<string, unknown> = {
  '/workouts/programs/:key': 'full-body-three-days',
  '/workouts/shared-plans/:key': shared.body.share_key,
  '/shared-recipes/:key': sharedRecipe.body.share_key,
  '/household/invitations/:key': invitation.body.key,
};
const made = [
  t.request('POST', '/api/webhooks', { token, body: webhookBody() }),
  t.request('POST', '/api/workouts/submissions', { token, body: exerciseBody() }),
  t.request('PUT', '/api/nutrition/goals', { token, body: GOALS }),
];
for (const { status, text } of await Promise.all(made)) if (status >= 400) throw new Error(text);

const reads = t.routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, access }) => method === 'GET' && access !== 'public');
const pathOf = ({ path }: Endpoint) => {
  const known = path.replace(':key', String(KEYS[path]));
  const whole = known.replace(':date', '2026-03-02').replace(':code', product.barcode).replace(/:\w+/, '1');
  return `/api${whole}${ASKED[path] ?? ''}`;
};

describe('how often a read waits for the database', () => {
  it.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (path, endpoint) => {
    const ask = () => t.request('GET', pathOf(endpoint), { token });
    // Once before, because the first visit in five minutes is noted beside the answer.
    const { status } = await ask();
    expect(status).toBe(200);
    const { inARow, statements } = await roundTripsOf([t.pool, t.reservedPool], ask);
    expect({ statements, tooMany: inARow > (MORE[path] ?? IN_A_ROW) }).toEqual({
      statements,
      tooMany: false,
    });
    expect(inARow).toBeGreaterThan(0);
  });

  it.each([
    ['/api/meals', mealBody(), 6],
    ['/api/workouts', workoutBody(), 7],
  ])('a write to %s, which comes with a key', async (path, body, atMost) => {
    const headers = () => ({ 'idempotency-key': randomUUID() });
    const save = () => t.request('POST', path, { token, body, headers: headers() });
    expect((await save()).status).toBe(201);
    const { inARow, statements } = await roundTripsOf([t.pool, t.reservedPool], save);
    expect({ statements, tooMany: inARow > atMost, inARow }).toEqual({ statements, tooMany: false, inARow });
  });

  it('/foods/search for what nothing is called: the words are looked up, and what was probably meant is searched for', async () => {
    await foodsOf(t, { token }).search('mlik');
    const { inARow } = await roundTripsOf([t.pool, t.reservedPool], () =>
      foodsOf(t, { token }).search('mlik'),
    );
    expect(inARow).toBeLessThanOrEqual(4);
  });
});
