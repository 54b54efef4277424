import { describe, expect, it, vi } from 'vitest';
import { describedOperations, nameOf } from './api-operations.ts';
import type { Known } from './api-samples.ts';
import { foodsOf, productBody } from './foods.ts';
import { mealsOf } from './meals.ts';
import { targetsOf } from './odd-requests.ts';
import { ODD_RUNS, ODD_SEED, trials } from './odd-trial.ts';
import { newPlan, plansOf } from './plans.ts';
import { cooked, householdOf, liveTogether, recipesOf } from './recipes.ts';
import { startTestApp } from './test-app.ts';
import { watchRows } from './written-rows.ts';

vi.setConfig({ testTimeout: ODD_RUNS * 60_000 });

const t = await startTestApp();
const [member, admin, other] = [await t.cast.join(), await t.cast.admin(), await t.cast.grace()];
const post = async (path: string, body: object) =>
  (await t.request('POST', `/api/${path}`, { token: member.token, body })).body;

const own = await post('own-exercises', { name: 'Odd press' });
const product = (await foodsOf(t, member).remember(productBody())).body;
const plan = await newPlan(plansOf(t, other));
const shared = await t.request('PUT', `/api/workouts/plans/${plan.plan_id}/share`, { token: other.token });
const recipe = (await recipesOf(t, other).share((await cooked(recipesOf(t, other))).recipe_id)).body;
await liveTogether(t, member, other);
await householdOf(t, other).accept(true);
const meal = (await mealsOf(t, member).add()).body;
await t.sql(
  `insert into passkeys (user_id, credential_id, public_key, counter, transports, is_backed_up, rp_id, origin,
     name, created_at)
   values ($1, 'odd-key', 'none', 0, '{}', false, 'localhost', 'http://localhost', 'Odd', now())`,
  [member.id],
);

/** Calls that odd-input.test.ts reaches only as far as the 404, with what they are about. */
const FOUND: Record<string, Known> = {
  'PUT /api/own-exercises/{id}': { id: own.exercise_id },
  'PUT /api/admin/products/{id}': { id: product.food_id },
  'PUT /api/users/passkeys/{id}': { id: 'odd-key' },
  'POST /api/workouts/programs/{key}/copy': { key: 'push-pull-legs' },
  'POST /api/workouts/shared-plans/{key}/copy': { key: shared.body.share_key },
  'POST /api/shared-recipes/{key}/copy': { key: recipe.share_key },
  'POST /api/household/copies': { user_id: other.id, date: '2026-03-02', meal_ids: [meal.meal_id] },
};

const operations = await describedOperations(t);
const trialOf = trials(t, {
  callers: { member, admin },
  operations,
  written: await watchRows(t),
  known: (operation) => FOUND[nameOf(operation)],
});

describe(`whatever is sent about what is there (seed ${ODD_SEED})`, () => {
  it.each(Object.keys(FOUND))('%s', async (name) => {
    const operation = operations.find((one) => nameOf(one) === name);
    if (!operation) throw new Error(`there is no ${name}`);
    const trial = trialOf(name.includes('/admin/') ? 'admin' : 'member', operation);
    expect([200, 201]).toContain(await trial.send(trial.request()));
    await trial.everyValueEverywhere(targetsOf(operation));
    await trial.wholeRequests();
    expect([200, 201]).toContain(await trial.send(trial.request()));
  });
});
