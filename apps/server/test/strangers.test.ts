import { describe, expect, it } from 'vitest';
import { describedOperations, nameOf, type Operation } from './api-operations.ts';
import { type Known, sampleRequest } from './api-samples.ts';
import { exerciseBody } from './exercises.ts';
import { contributed, foodsOf } from './foods.ts';
import { mealBody, mealsOf } from './meals.ts';
import { requestOf } from './odd-requests.ts';
import type { Person } from './people.ts';
import { AIM, newPlan, plansOf } from './plans.ts';
import { webhookBody } from './receiver.ts';
import { cooked, recipesOf } from './recipes.ts';
import { NOBODYS, SHOWN_TO_OWNER } from './strangers-calls.ts';
import { startTestApp } from './test-app.ts';
import { logged, workoutsOf } from './workouts.ts';
import { watchRows } from './written-rows.ts';

/** In everything that is Ada's and nowhere else. */
const MARK = 'Zanzibar';
const t = await startTestApp({ webhookPrivate: true });
const today = t.clock.now().toISOString().slice(0, 10);
const ada = await t.cast.join({ email: 'ada@example.org', firstName: MARK });
const strangers = { 'another member': await t.cast.grace(), 'an administrator': await t.cast.admin() };

const as = async (person: Person, method: 'POST' | 'PUT', path: string, body: object) => {
  const answer = await t.request(method, `/api/${path}`, { token: person.token, body });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer.body as Record<string, unknown>;
};
const meal = await mealsOf(t, ada).add(mealBody({ name: `${MARK} stew`, date: today }));
const workout = await logged(workoutsOf(t, ada), { workout_name: `${MARK} day`, date: today, notes: MARK });
const plan = await newPlan(plansOf(t, ada), { name: `${MARK} plan` });
await as(ada, 'POST', 'workouts/plans/generate', { ...AIM, plan_name: `${MARK} generated` });
const food = await contributed(foodsOf(t, ada), { name: `${MARK} bread`, brand: MARK });
const waiting = await contributed(foodsOf(t, ada), { name: `${MARK} cake`, visibility: 'public' });
const weight = await as(ada, 'POST', 'weights', { date: today, weight: 87.65 });
await as(ada, 'POST', 'favorites/add', { exerciseId: 7 });
await as(ada, 'POST', 'workouts/submissions', exerciseBody({ name: `${MARK} squat` }));
const measurement = await as(ada, 'POST', 'measurements', {
  date: today,
  kind: 'waist',
  value: 87.6,
  unit: 'cm',
});
const own = await as(ada, 'POST', 'own-exercises', { name: `${MARK} press` });
const imported = await as(ada, 'POST', 'imports', {
  source: 'hevy',
  file_name: `${MARK}.csv`,
  file_hash: 'a',
});
const recipe = await cooked(recipesOf(t, ada), { name: `${MARK} soup` });
const saved = await as(ada, 'POST', 'saved-meals', {
  name: `${MARK} breakfast`,
  items: [{ name: MARK, calories: 1 }],
});
await as(ada, 'POST', 'household', { name: `${MARK} home` });
const token = await as(ada, 'POST', 'tokens', { name: `${MARK} token`, scopes: ['export'] });
const webhook = await as(ada, 'POST', 'webhooks', {
  ...webhookBody(),
  address: `http://127.0.0.1:9/${MARK}`,
});
const delivery = await as(ada, 'POST', `webhooks/${webhook.webhook_id}/test`, {});
const [submission] = (await t.request('GET', '/api/workouts/submissions', { token: ada.token })).list;

const [adaSession] = (await t.request('GET', '/api/users/sessions', { token: ada.token })).list;
await t.sql(
  `insert into passkeys (user_id, credential_id, public_key, counter, transports, is_backed_up, rp_id, origin,
     name, created_at)
   values ($1, 'adas-key', 'none', 0, '{}', false, 'localhost', 'http://localhost', $2, now())`,
  [ada.id, MARK],
);
const [linked] = await t.sql(
  `insert into linked_identities (user_id, issuer, subject, email, linked_at, last_used_at)
   values ($1, 'https://id.example.org', 'ada', $2, now(), now()) returning id`,
  [ada.id, `${MARK}@example.org`],
);

/** Every call about one thing of somebody's, and Ada's. */
const OWNED: Record<string, unknown> = {
  'DELETE /api/workouts/submissions/{id}': submission?.id,
  'GET /api/workouts/plans/{id}': plan.plan_id,
  'PUT /api/workouts/plans/{id}': plan.plan_id,
  'PUT /api/workouts/plans/{id}/active': plan.plan_id,
  'DELETE /api/workouts/plans/{id}': plan.plan_id,
  'GET /api/workouts/plans/{id}/share': plan.plan_id,
  'PUT /api/workouts/plans/{id}/share': plan.plan_id,
  'DELETE /api/workouts/plans/{id}/share': plan.plan_id,
  'GET /api/workouts/plans/{id}/file': plan.plan_id,
  'GET /api/workouts/{id}': workout.workout_id,
  'PUT /api/workouts/{id}': workout.workout_id,
  'DELETE /api/workouts/{id}': workout.workout_id,
  'PUT /api/meals/{id}': meal.body.meal_id,
  'DELETE /api/meals/{id}': meal.body.meal_id,
  'PUT /api/foods/{id}': food.food_id,
  'DELETE /api/foods/{id}': food.food_id,
  'GET /api/recipes/{id}': recipe.recipe_id,
  'PUT /api/recipes/{id}': recipe.recipe_id,
  'DELETE /api/recipes/{id}': recipe.recipe_id,
  'POST /api/recipes/{id}/copy': recipe.recipe_id,
  'PUT /api/recipes/{id}/share': recipe.recipe_id,
  'DELETE /api/recipes/{id}/share': recipe.recipe_id,
  'GET /api/saved-meals/{id}': saved.saved_meal_id,
  'PUT /api/saved-meals/{id}': saved.saved_meal_id,
  'DELETE /api/saved-meals/{id}': saved.saved_meal_id,
  'POST /api/saved-meals/{id}/log': saved.saved_meal_id,
  'DELETE /api/household/members/{id}': ada.id,
  'PUT /api/weights/{id}': weight.weight_id,
  'DELETE /api/weights/{id}': weight.weight_id,
  'PUT /api/measurements/{id}': measurement.measurement_id,
  'DELETE /api/measurements/{id}': measurement.measurement_id,
  'PUT /api/own-exercises/{id}': own.exercise_id,
  'DELETE /api/own-exercises/{id}': own.exercise_id,
  'POST /api/own-exercises/{id}/merge': own.exercise_id,
  'POST /api/imports/{id}/batches': imported.import_id,
  'POST /api/imports/{id}/finish': imported.import_id,
  'DELETE /api/imports/{id}': imported.import_id,
  'DELETE /api/users/sessions/{id}': adaSession?.id,
  'PUT /api/users/passkeys/{id}': 'adas-key',
  'DELETE /api/users/passkeys/{id}': 'adas-key',
  'DELETE /api/users/single-sign-on/{id}': linked?.id,
  'DELETE /api/tokens/{id}': token.token_id,
  'PUT /api/webhooks/{id}': webhook.webhook_id,
  'DELETE /api/webhooks/{id}': webhook.webhook_id,
  'GET /api/webhooks/{id}/deliveries': webhook.webhook_id,
  'POST /api/webhooks/{id}/test': webhook.webhook_id,
  'POST /api/webhook-deliveries/{id}/again': delivery.delivery_id,
};
const operations = await describedOperations(t);
const isForAdmins = ({ path }: Operation) => /^\/api\/(admin\/|report\/flagged)/.test(path);
const ofMembers = operations.filter((operation) => !operation.isPublic && !isForAdmins(operation));
const operation = (name: string) => {
  const found = operations.find((one) => nameOf(one) === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

/** Asks for all there is of Ada's: her days, her words, the exercises she did. */
function ask(person: Person, one: Operation, known: Known) {
  const asked: Known = {
    id: 1,
    plan_id: known.id,
    date: today,
    code: '40000000',
    exerciseIds: '1',
    ...AIM,
    ...known,
  };
  const sample = sampleRequest(one, asked);
  const wide: Known = { query: MARK, search: MARK, startDate: today, endDate: today };
  const query = Object.fromEntries(
    one.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.name in wide)
      .map(({ name }) => [name, String(wide[name])]),
  );
  const sent = requestOf(one, { ...sample, query: { ...sample.query, ...query } });
  return t.request(one.method, sent.path, { token: person.token, ...(sent.raw ? { raw: sent.raw } : {}) });
}

const written = await watchRows(t);

describe('what belongs to somebody else (A-015)', () => {
  it('is in every call with an id in its address, and none is forgotten here (R-1243)', () => {
    const named = ofMembers.filter(({ path }) => path.includes('{')).map(nameOf);
    expect([...Object.keys(OWNED), ...NOBODYS].sort()).toEqual(named.sort());
    for (const [name, id] of Object.entries(OWNED))
      expect([name, typeof id]).toEqual([name, expect.stringMatching(/^(number|string)$/)]);
  });

  describe.each(Object.entries(strangers))('to %s', (_who, stranger) => {
    it.each(Object.entries(OWNED))(
      '%s answers as if it did not exist, and changes nothing (R-1244)',
      async (name, id) => {
        const [theirs, nobodys] = [
          await ask(stranger, operation(name), { id }),
          await ask(stranger, operation(name), { id: 999_999 }),
        ];
        expect(theirs.status).toBe(404);
        expect({ ...theirs.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' });
        expect(await written()).toEqual([]);
      },
    );

    it.each([
      ['POST', 'meals/copy', { from: today, to: '2026-01-01', meal_ids: [meal.body.meal_id] }],
      ['POST', 'household/copies', { user_id: ada.id, date: today, meal_ids: [meal.body.meal_id] }],
      ['POST', 'saved-meals', { name: 'Mine', date: today, meal_ids: [meal.body.meal_id] }],
      ['POST', 'workouts/plans/generate', { plan_id: plan.plan_id, ...AIM }],
      [
        'POST',
        'report/content',
        { contentType: 'contributed_food', contentId: food.food_id, reason: 'spam' },
      ],
      [
        'POST',
        'report/content',
        { contentType: 'contributed_food', contentId: waiting.food_id, reason: 'spam' },
      ],
    ] as const)('%s /%s is refused with an id in its body: %j', async (method, path, body) => {
      const answer = await t.request(method, `/api/${path}`, { token: stranger.token, body });
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain(MARK);
      expect(await written()).toEqual([]);
    });

    it('is in no list, search, suggestion, trend or download (R-1245)', async () => {
      for (const one of ofMembers.filter(({ method }) => method === 'GET')) {
        const answer = await ask(stranger, one, { id: OWNED[nameOf(one)] ?? 1 });
        const leaked = [MARK, ada.email, '87.65'].filter((word) => answer.text.includes(word));
        expect([nameOf(one), leaked]).toEqual([nameOf(one), []]);
      }
      const csv = await t.request('GET', '/api/users/export?format=csv', { token: stranger.token });
      expect(csv.text).not.toContain(MARK);
    });

    it('is not named by a meal that says it is made of her food', async () => {
      const body = mealBody({ name: 'Mine', date: today, food_id: food.food_id });
      const made = await t.request('POST', '/api/meals', { token: stranger.token, body });
      const day = await t.request('GET', `/api/meals/date/${today}`, { token: stranger.token });
      expect(made.text + day.text).not.toContain(MARK);
      await written();
    });
  });

  it('is shown to its owner by these calls, so that the silence above says something', async () => {
    const shown: string[] = [];
    for (const one of ofMembers.filter(({ method }) => method === 'GET')) {
      const answer = await ask(ada, one, { id: OWNED[nameOf(one)] ?? 1 });
      if (/Zanzibar|87\.65/.test(answer.text)) shown.push(nameOf(one));
    }
    expect(shown.sort()).toEqual(SHOWN_TO_OWNER);
  });
});
