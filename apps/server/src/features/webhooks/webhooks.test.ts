import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { mealBody, mealsOf } from '../../../test/meals.ts';
import type { Person } from '../../../test/people.ts';
import { newPlan, plansOf } from '../../../test/plans.ts';
import { isSignedWith, Receiver } from '../../../test/receiver.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, workoutBody, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp({ webhookPrivate: true });
const receiver = await new Receiver().listen();
const today = () => t.clock.now().toISOString().slice(0, 10);

beforeEach(async () => {
  await t.sql('delete from webhook_deliveries');
  receiver.got.length = 0;
  receiver.status = 204;
  receiver.headers = {};
});

async function hooked(events: string[], person?: Person) {
  const member = person ?? (await t.cast.join());
  const answer = await t.request('POST', '/api/webhooks', {
    token: member.token,
    body: { address: receiver.address, events },
  });
  expect(answer.status).toBe(201);
  const { webhook_id: id, secret } = answer.body as unknown as { webhook_id: number; secret: string };
  const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    t.request(method, `/api${path}`, { token: member.token, ...(body && { body }) });
  return {
    member,
    id,
    secret,
    as,
    deliveries: async () => (await as('GET', `/webhooks/${id}/deliveries`)).list,
  };
}
const logWeight = (person: Person, weight: number, headers = {}) =>
  t.request('POST', '/api/weights', { token: person.token, body: { date: today(), weight }, headers });

describe('what a webhook is told', () => {
  it('a weight, signed as Standard Webhooks says (R-1186)', async () => {
    const { member, secret } = await hooked(['weight.logged']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await logWeight(member, 81.4);
    await t.webhooks.run();
    const [got] = receiver.got;
    expect(receiver.got).toHaveLength(1);
    expect(got?.path).toBe('/hook');
    expect(got?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[0-9a-f-]{36}$/),
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    });
    expect(got?.body).toEqual({
      type: 'weight.logged',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { weight_id: expect.any(Number), date: today(), weight: 81.4, unit: 'kg' },
    });
    expect(got && isSignedWith(secret, got)).toBe(true);
    expect(got && isSignedWith(secret, { ...got, raw: got.raw.replace('81.4', '71.4') })).toBe(false);
    expect(got && isSignedWith('whsec_AAAA', got)).toBe(false);
  });

  it('a workout and the records it broke, without every set (R-1187)', async () => {
    const { member } = await hooked(['workout.logged', 'record.broken']);
    await logged(workoutsOf(t, member), { date: '2026-03-02', workout_name: 'Legs' });
    const heavier = { exercise_id: 7, sets: 3, reps: 5, weight: 900 };
    await logged(workoutsOf(t, member), { date: '2026-03-03', exercises: [heavier] });
    await logged(workoutsOf(t, member), { date: '2026-03-04', exercises: [{ ...heavier, weight: 905 }] });
    await t.webhooks.run();
    expect(receiver.types().sort()).toEqual([
      'record.broken',
      'workout.logged',
      'workout.logged',
      'workout.logged',
    ]);
    const broken = receiver.got.find(({ body }) => body.type === 'record.broken');
    expect(broken?.body.data).toMatchObject({ date: '2026-03-04', records: expect.any(Array) });
    expect(receiver.got[0]?.raw).not.toContain('set_details');
  });

  it('meals of a minute in one message, without those deleted meanwhile (R-1188)', async () => {
    const { member, as } = await hooked(['meal.logged']);
    const meals = mealsOf(t, member);
    await meals.add(mealBody({ name: 'Porridge' }));
    const wrong = await meals.add(mealBody({ name: 'Wrong one' }));
    await as('POST', '/meals/batch', { meals: [mealBody({ name: 'Tea' }), mealBody({ name: 'Jam' })] });
    await as('DELETE', `/meals/${wrong.body.meal_id}`);
    await t.webhooks.run();
    expect(receiver.got).toEqual([]);
    t.clock.forward({ minutes: 1, seconds: 1 });
    await t.webhooks.run();
    expect(receiver.got).toHaveLength(1);
    expect(receiver.got[0]?.body.data).toMatchObject({
      meals: [{ name: 'Porridge' }, { name: 'Tea' }, { name: 'Jam' }],
    });
    const only = await meals.add(mealBody({ name: 'Nothing' }));
    await as('DELETE', `/meals/${only.body.meal_id}`);
    t.clock.forward({ minutes: 2 });
    await t.webhooks.run();
    expect(receiver.got).toHaveLength(1);
  });

  it('a plan that was made, changed and deleted (R-1189)', async () => {
    const { member, as } = await hooked(['plan.changed']);
    const { plan_id } = await newPlan(plansOf(t, member), { name: 'Strength' });
    await as('PUT', `/workouts/plans/${plan_id}`, { plan_name: 'Power' });
    await as('DELETE', `/workouts/plans/${plan_id}`);
    await t.webhooks.run();
    const changes = receiver.got.map(({ body }) => body.data);
    expect(changes).toHaveLength(3);
    expect(changes).toContainEqual({ change: 'created', plan_id, plan_name: 'Strength', active: true });
    expect(changes).toContainEqual({ change: 'updated', plan_id, plan_name: 'Power', active: true });
    expect(changes).toContainEqual({ change: 'deleted', plan_id });
  });

  it('a week, on Monday morning where the member is, once (R-1190)', async () => {
    const app = await startTestApp({ webhookPrivate: true }, onTestFinished);
    const person = await app.cast.join();
    await app.request('POST', '/api/webhooks', {
      token: person.token,
      body: { address: receiver.address, events: ['week.summary'] },
      headers: { 'x-time-zone': 'Pacific/Auckland' },
    });
    await app.webhooks.run();
    expect(receiver.got).toEqual([]);
    app.clock.forward({ days: 8 });
    await Promise.all([app.webhooks.run(), app.webhooks.run()]);
    await app.webhooks.run();
    expect(receiver.types()).toEqual(['week.summary']);
    expect(receiver.got[0]?.body.data).toMatchObject({ workouts: 0, days_logged: 0, average_calories: null });
  });

  it('nothing it did not ask for, and nothing of others (R-1191)', async () => {
    const { member } = await hooked(['plan.changed']);
    await logWeight(member, 80);
    const other = await t.cast.join();
    await hooked(['weight.logged'], other);
    await logWeight(member, 81);
    await t.webhooks.run();
    expect(receiver.got).toEqual([]);
  });

  it('once for a repeated Idempotency-Key and for a deletion that was taken back (R-1192)', async () => {
    const { member, as } = await hooked(['weight.logged', 'workout.logged']);
    const key = { 'idempotency-key': 'w-1' };
    await logWeight(member, 80, key);
    await logWeight(member, 80, key);
    const body = workoutBody({ date: '2026-03-02' });
    const first = await as('POST', '/workouts', body);
    expect(first.status).toBe(201);
    await as('DELETE', `/workouts/${first.body.workout_id}`);
    expect((await as('POST', '/workouts', body)).status).toBe(201);
    await t.webhooks.run();
    expect(receiver.types().sort()).toEqual(['weight.logged', 'workout.logged']);
  });

  it('nothing of a write that failed (R-1193)', async () => {
    const { member } = await hooked(['weight.logged']);
    expect((await logWeight(member, -1)).status).toBe(400);
    await t.webhooks.run();
    expect(receiver.got).toEqual([]);
  });
});

describe('a delivery that fails', () => {
  it('is tried again from a minute to a day later; then the webhook is off, with a mail (R-1194)', async () => {
    const { member, id, as, deliveries } = await hooked(['weight.logged']);
    receiver.status = 500;
    await logWeight(member, 80);
    for (const minutes of [0, 1, 5, 30, 120, 480, 1440]) {
      if (minutes > 0) {
        t.clock.forward({ minutes, seconds: -30 });
        await t.webhooks.run();
      }
      const before = receiver.got.length;
      t.clock.forward({ seconds: 31 });
      await t.webhooks.run();
      expect(receiver.got.length).toBe(before + 1);
    }
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await deliveries()).toMatchObject([
      { state: 'failed', attempts: 7, status: 500, problem: 'It answered 500', next_attempt_at: null },
    ]);
    expect((await as('GET', '/webhooks')).list).toMatchObject([{ webhook_id: id, state: 'off' }]);
    const mail = t.mails.to(member.email).at(-1);
    expect(mail?.subject).toBe('A FitArc webhook was switched off');
    expect(mail?.text).toContain(receiver.address);
    await logWeight(member, 82);
    await t.webhooks.run();
    expect(receiver.got).toHaveLength(7);
    receiver.status = 200;
    expect((await as('PUT', `/webhooks/${id}`, { active: true })).body).toMatchObject({ state: 'active' });
    await logWeight(member, 83);
    await t.webhooks.run();
    expect(receiver.got).toHaveLength(8);
  });

  it('ends at once where the receiver says it is gone for good', async () => {
    const { member, as } = await hooked(['weight.logged']);
    receiver.status = 410;
    await logWeight(member, 80);
    await t.webhooks.run();
    expect((await as('GET', '/webhooks')).list).toMatchObject([{ state: 'off' }]);
  });

  it('is not followed elsewhere (R-1195)', async () => {
    const { member, deliveries } = await hooked(['weight.logged']);
    receiver.status = 302;
    receiver.headers = { location: `${receiver.address}/elsewhere` };
    await logWeight(member, 80);
    await t.webhooks.run();
    expect(receiver.got.map(({ path }) => path)).toEqual(['/hook']);
    expect(await deliveries()).toMatchObject([
      { state: 'waiting', status: 302, problem: 'Redirects are not followed (302)' },
    ]);
  });
});

describe('several nodes', () => {
  it('send each delivery once (R-1196)', async () => {
    const { member } = await hooked(['weight.logged']);
    const other = await startTestApp({ database: t.url, webhookPrivate: true }, onTestFinished);
    for (let weight = 60; weight < 90; weight++) await logWeight(member, weight);
    await Promise.all([t.webhooks.run(), other.webhooks.run(), t.webhooks.run(), other.webhooks.run()]);
    expect(receiver.got).toHaveLength(30);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(30);
  });

  it('take over what a node that died has claimed (R-1197)', async () => {
    const { member } = await hooked(['weight.logged']);
    await logWeight(member, 80);
    await t.sql(`update webhook_deliveries set attempts = 1, next_attempt_at = $1 where state = 'waiting'`, [
      new Date(t.clock.now().getTime() + 120_000),
    ]);
    await t.webhooks.run();
    expect(receiver.got).toEqual([]);
    t.clock.forward({ minutes: 3 });
    await t.webhooks.run();
    expect(receiver.got).toHaveLength(1);
  });
});
