import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { importedWeight, importedWorkout, importsOf } from '../../../test/imports.ts';
import { Receiver } from '../../../test/receiver.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { DELIVERY_TIMEOUT_MS } from './deliver.service.ts';

const t = await startTestApp({ webhookPrivate: true });
const receiver = await new Receiver().listen();
const today = t.clock.now().toISOString().slice(0, 10);
const events = ['workout.logged', 'record.broken', 'weight.logged', 'meal.logged'];

beforeEach(() => {
  receiver.got.length = 0;
  receiver.silent = false;
});

async function hooked() {
  const person = await t.cast.join();
  const body = { address: receiver.address, events };
  const made = await t.request('POST', '/api/webhooks', { token: person.token, body });
  const waiting = async () => {
    const rows = await t.sql('select id from webhook_deliveries where user_id = $1', [person.id]);
    return rows.length;
  };
  return { person, webhookId: made.body.webhook_id, waiting };
}

describe('what webhooks are spared', () => {
  it('an import tells them nothing, however much it brings (R-1205)', async () => {
    const { person, waiting } = await hooked();
    const imports = importsOf(t, person);
    const id = await imports.start();
    const workouts = ['2026-02-03', '2026-02-04'].map((date, at) => importedWorkout(`w${at}`, date));
    const weights = ['2026-02-03', '2026-02-04'].map((date, at) => importedWeight(`k${at}`, date));
    expect((await imports.send(id, { workouts, weights })).status).toBe(200);
    expect((await t.request('GET', '/api/weights', { token: person.token })).list).toHaveLength(2);
    expect(await waiting()).toBe(0);
  });

  it('an address that is away holds at most 500 messages', async () => {
    const { person, webhookId, waiting } = await hooked();
    await t.sql(
      `insert into webhook_deliveries (user_id, webhook_id, message_id, type, data, created_at, state, next_attempt_at)
       select $1, $2, gen_random_uuid(), 'weight.logged', '{}', now(), 'waiting', now() + interval '1 day'
       from generate_series(1, 499)`,
      [person.id, webhookId],
    );
    for (const weight of [80, 81, 82])
      await t.request('POST', '/api/weights', { token: person.token, body: { date: today, weight } });
    expect(await waiting()).toBe(500);
  });
});

it('tests and repeats are limited to ten a minute, for one member (R-1206)', async () => {
  const [{ person, webhookId }, other] = [await hooked(), await hooked()];
  const test = (token: string, id: unknown) => t.request('POST', `/api/webhooks/${id}/test`, { token });
  for (let count = 0; count < 9; count++) await test(person.token, webhookId);
  const { body } = await test(person.token, webhookId);
  expect(body.delivery_id).toEqual(expect.any(Number));
  const again = await t.request('POST', `/api/webhook-deliveries/${body.delivery_id}/again`, {
    token: person.token,
  });
  expect([(await test(person.token, webhookId)).status, again.status]).toEqual([429, 429]);
  expect((await test(other.person.token, other.webhookId)).status).toBe(201);
});

it('one member’s queue goes out beside the others’, however long it is (R-1207)', async () => {
  const [{ person: busy, webhookId }, calm] = [await hooked(), await hooked()];
  const queue = (person: { id: number }, id: unknown, rows: number) =>
    t.sql(
      `insert into webhook_deliveries (user_id, webhook_id, message_id, type, data, created_at, state, next_attempt_at)
       select $1, $2, gen_random_uuid(), 'weight.logged', jsonb_build_object('of', $1::bigint), now(), 'waiting',
         now() - interval '1 hour' + $1 * interval '1 second'
       from generate_series(1, $3)`,
      [person.id, id, rows],
    );
  await queue(busy, webhookId, 60);
  await queue(calm.person, calm.webhookId, 1);
  await t.webhooks.run();
  const owners = receiver.got.map(({ body }) => body.data.of);
  expect(owners).toHaveLength(61);
  expect(owners.slice(0, 6)).toContain(calm.person.id);
});

it('a receiver that never answers is given up after ten seconds, here after one', async () => {
  expect(DELIVERY_TIMEOUT_MS).toBe(10_000);
  const hasty = await startTestApp({ webhookPrivate: true, webhookTimeoutMs: 1000 }, onTestFinished);
  const person = await hasty.cast.join();
  const body = { address: receiver.address, events };
  const made = await hasty.request('POST', '/api/webhooks', { token: person.token, body });
  const hook = `/api/webhooks/${made.body.webhook_id}`;
  receiver.silent = true;
  const before = performance.now();
  await hasty.request('POST', `${hook}/test`, { token: person.token });
  const took = performance.now() - before;
  expect(took).toBeGreaterThan(900);
  expect(took).toBeLessThan(9_000);
  const { list } = await hasty.request('GET', `${hook}/deliveries`, { token: person.token });
  expect(list).toMatchObject([{ state: 'failed', problem: 'No answer within 1 seconds' }]);
}, 60_000);
