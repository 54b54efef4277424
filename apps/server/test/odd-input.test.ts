import type { Endpoint } from '@fitarc/contract/endpoint';
import { addDays, localDate } from '@fitarc/domain/local-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeSchema } from '../src/platform/http/route-schema.ts';
import { contributed, foodsOf, productBody } from './foods.ts';
import { mealBody, mealsOf } from './meals.ts';
import { registration } from './people.ts';
import { startTestApp } from './test-app.ts';
import { logged, workoutBody, workoutsOf } from './workouts.ts';

const t = await startTestApp();
const { token, password } = await t.cast.join();
const admin = await t.cast.admin();
// Those that are corrected below.
await logged(workoutsOf(t, { token }));
await mealsOf(t, { token }).add();
await contributed(foodsOf(t, { token }), { name: 'Odd food' });

let count = 0;
const someone = () => `odd-${++count}@example.org`;
const exerciseBody = () => ({
  name: `Odd exercise ${++count}`,
  difficulty: 'Beginner',
  muscle_groups: ['Arms'],
  muscles: ['Biceps'],
});
/** A body each endpoint would take, so that one odd field is the only thing wrong with it. */
const GOOD: Record<string, () => Record<string, unknown>> = {
  // Taken: what is accepted otherwise ends with 409, before a password is hashed.
  'POST /auth/register': () => registration({ email: admin.email }),
  'POST /auth/login': () => ({ email: someone(), password: 'some password' }),
  'POST /auth/verify-code': () => ({ email: someone(), code: '123456' }),
  'POST /auth/resend-verification': () => ({ email: someone() }),
  'POST /auth/forgot-password': () => ({ email: someone() }),
  'POST /auth/reset-password': () => ({ token: 'x', newPassword: 'some password' }),
  'PUT /users/password': () => ({ currentPassword: password, newPassword: password }),
  'DELETE /users/account': () => ({ password: 'not the password' }),
  'PUT /users/profile': () => ({}),
  'POST /favorites/add': () => ({ exerciseId: 1 }),
  'DELETE /favorites/remove': () => ({ exerciseId: 1 }),
  'POST /workouts/submissions': exerciseBody,
  'POST /workouts/plans/generate': () => ({ fitness_goal: 'endurance', activity_level: 'sedentary' }),
  'POST /workouts/plans/create-custom': () => ({
    name: 'Odd',
    workoutDays: { Monday: [{ exercise_id: 1 }] },
  }),
  'PUT /workouts/plans/:id': () => ({ plan_name: 'Odd' }),
  'POST /workouts': () => workoutBody({ date: addDays(localDate('2001-01-01'), ++count) }),
  'PUT /workouts/:id': () => workoutBody(),
  'POST /nutrition/calculate-goals': () => ({ keep: true }),
  'PUT /nutrition/goals': () => ({
    daily_calories_goal: 2000,
    daily_protein_goal: 150,
    daily_carbs_goal: 200,
    daily_fats_goal: 60,
  }),
  'POST /foods/contribute': () => ({ name: `Odd food ${++count}`, calories: 1, visibility: 'public' }),
  'PUT /foods/:id': () => ({ name: `Odd food ${++count}`, calories: 1 }),
  'POST /foods/products': productBody,
  'POST /meals': () => mealBody({ date: addDays(localDate('2001-01-01'), ++count) }),
  'PUT /meals/:id': () => mealBody(),
  'POST /meals/copy': () => ({ from: '2026-03-02', to: addDays(localDate('2001-01-01'), ++count) }),
  'POST /weights': () => ({ date: '2026-03-02', weight: 80, unit: 'kg' }),
  'PUT /weights/:id': () => ({ date: '2026-03-02', weight: 80, unit: 'kg' }),
  'POST /report/content': () => ({ contentType: 'contributed_food', contentId: 1, reason: 'spam' }),
  'POST /report/flagged-content/:flagId/review': () => ({
    contentType: 'contributed_food',
    action: 'approved',
  }),
  'POST /admin/exercises': exerciseBody,
  'PUT /admin/exercises/:id': exerciseBody,
  'POST /admin/workout-submissions/:id/review': () => ({ status: 'reject', exercise: exerciseBody() }),
  'POST /admin/nutrition-submissions/:id/review': () => ({ status: 'reject', note: 'Odd' }),
};
const LONG = 'x'.repeat(100_000);
// biome-ignore format: a list to read along, not down
const ODD: readonly unknown[] = [
  null, true, 0, -1, 0.5, 1e308, 2 ** 53, [], {}, [null], { toString: 'x' }, { length: 3 },
  '', ' ', 'NaN', LONG, '\ud800', '\r\n', "' or 1=1 --", '%00', '9999-99-99', '-000001-01-01', '2024-02-30',
  '１２３４５６', 'a@b', `${LONG}@example.org`,
];

const key = ({ method, path }: Endpoint) => `${method} ${path}`;
const send = (endpoint: Endpoint, raw: string) =>
  t.request(endpoint.method, `/api${endpoint.path.replace(/:\w+/, '1')}`, {
    token: endpoint.access === 'admin' ? admin.token : token,
    raw,
  });
const withBody = t.routes.map(({ endpoint }) => endpoint).filter(({ body }) => body);
const fieldsOf = (endpoint: Endpoint) => {
  const { properties } = routeSchema(endpoint).body as { properties: Record<string, unknown> };
  return Object.keys(properties);
};

// The shape of every error answer is checked by request() itself.
describe('whatever is sent in a body', () => {
  it('has a good body here for every endpoint that reads one', () => {
    expect(Object.keys(GOOD).sort()).toEqual(withBody.map(key).sort());
  });

  it.each(withBody.map((endpoint) => [key(endpoint), endpoint] as const))(
    '%s: no odd value in any field is answered with a failure of ours',
    async (name, endpoint) => {
      const fields = fieldsOf(endpoint);
      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) {
        const values = ODD.map((value) => JSON.stringify({ ...GOOD[name]?.(), [field]: value }));
        const overflow = JSON.stringify({ ...GOOD[name]?.(), [field]: '@' }).replace('"@"', '1e309');
        const tried = [...values, overflow].map(async (raw) => {
          const { status } = await send(endpoint, raw);
          expect([raw.slice(0, 200), status < 500]).toEqual([raw.slice(0, 200), true]);
        });
        await Promise.all(tried);
      }
    },
  );

  it.each(withBody.map((endpoint) => [key(endpoint), endpoint] as const))(
    '%s: nor is a body of another kind',
    async (_name, endpoint) => {
      for (const raw of [
        'null',
        '[]',
        '[{}]',
        '"text"',
        '5',
        'true',
        '1e309',
        '{"":""}',
        '{"a":{"b":{"c":[]}}}',
      ])
        expect((await send(endpoint, raw)).status).toBeLessThan(500);
    },
  );

  it.each(withBody.map((endpoint) => [key(endpoint), endpoint] as const))(
    '%s: nor any JSON there is',
    async (_name, endpoint) => {
      const fields = fieldsOf(endpoint);
      const body = fc.oneof(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }))),
      );
      await fc.assert(
        fc.asyncProperty(body, async (value) => {
          expect((await send(endpoint, JSON.stringify(value))).status).toBeLessThan(500);
        }),
        { numRuns: 20 },
      );
    },
  );
});

describe('whatever is sent in an address', () => {
  const withParts = t.routes.map(({ endpoint }) => endpoint).filter(({ params, query }) => params ?? query);
  const odd = [
    '',
    '0',
    '-1',
    '1.5',
    'abc',
    '1e309',
    'NaN',
    'null',
    '[]',
    '{}',
    'true',
    "'",
    '%20',
    '%25',
    '%F0%9F%92%A5',
    'x'.repeat(3000),
    '99999999999999999999',
    '..',
    '%2e%2e',
    '%2F',
  ];

  it.each(withParts.map((endpoint) => [key(endpoint), endpoint] as const))(
    '%s: no failure of ours',
    async (_name, endpoint) => {
      const query = endpoint.query
        ? Object.keys((routeSchema(endpoint).querystring as { properties: object }).properties)
        : [];
      for (const value of odd) {
        const path = `/api${endpoint.path.replace(/:\w+/g, value)}`;
        const addresses = [path, ...query.map((name) => `${path}?${name}=${value}`)];
        for (const address of addresses) {
          const answer = await t.request(endpoint.method, address, { token: admin.token });
          expect([address.slice(0, 100), answer.status < 500]).toEqual([address.slice(0, 100), true]);
        }
      }
    },
  );
});
