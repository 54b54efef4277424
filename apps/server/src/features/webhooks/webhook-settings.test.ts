import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/people.ts';
import { isSignedWith, Receiver } from '../../../test/receiver.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp({ webhookPrivate: true });
const receiver = await new Receiver().listen();
const wish = (changes: object = {}) => ({ address: receiver.address, events: ['weight.logged'], ...changes });

beforeEach(() => {
  receiver.got.length = 0;
  receiver.status = 204;
});

const as =
  ({ token }: Person) =>
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    t.request(method, `/api${path}`, { token, ...(body && { body }) });
async function member() {
  const person = await t.cast.join();
  return { person, call: as(person) };
}

describe('webhooks of a member', () => {
  it('show the secret once and store it encrypted (R-1198)', async () => {
    const { person, call } = await member();
    const made = await call('POST', '/webhooks', wish());
    const secret = String(made.body.secret);
    const { list } = await call('GET', '/webhooks');
    expect(list).toEqual([
      {
        webhook_id: made.body.webhook_id,
        address: receiver.address,
        events: ['weight.logged'],
        state: 'active',
        created_at: expect.any(String),
      },
    ]);
    const rows = await t.sql('select * from webhooks where user_id = $1', [person.id]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    expect((await call('GET', '/users/export')).text).not.toContain('secret');
  });

  it('are at most ten, also when two are made at once (R-1199)', async () => {
    const { call } = await member();
    for (let count = 0; count < 9; count++) await call('POST', '/webhooks', wish());
    const answers = await Promise.all([call('POST', '/webhooks', wish()), call('POST', '/webhooks', wish())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['no address', wish({ address: undefined })],
    ['something else', wish({ address: 'ftp://example.org/x' })],
    ['a script', wish({ address: 'javascript:alert(1)' })],
    ['a password in it', wish({ address: 'https://me:secret@example.org/x' })],
    ['a long one', wish({ address: `https://example.org/${'x'.repeat(500)}` })],
    ['no events', wish({ events: [] })],
    ['unknown events', wish({ events: ['everything'] })],
  ])('are refused: %s (R-1200)', async (_name, body) => {
    const { call } = await member();
    expect((await call('POST', '/webhooks', body)).status).toBe(400);
  });

  it('say nothing while they are paused, and go on afterward (R-1201)', async () => {
    const { person, call } = await member();
    const { body } = await call('POST', '/webhooks', wish());
    const path = `/webhooks/${body.webhook_id}`;
    expect((await call('PUT', path, { active: false })).body).toMatchObject({ state: 'paused' });
    const log = (weight: number) =>
      as(person)('POST', '/weights', { date: t.clock.now().toISOString().slice(0, 10), weight });
    await log(80);
    await t.webhooks.run();
    expect(receiver.got).toEqual([]);
    await call('PUT', path, { active: true, events: ['weight.logged', 'plan.changed'] });
    await log(81);
    await t.webhooks.run();
    expect(receiver.got.map(({ body: { data } }) => data.weight)).toEqual([81]);
    expect((await call('DELETE', path)).status).toBe(200);
    await log(82);
    await t.webhooks.run();
    expect(receiver.got).toHaveLength(1);
  });

  it('send a test once, also while paused, and tell what came of it', async () => {
    const { call } = await member();
    const { body } = await call('POST', '/webhooks', wish());
    const path = `/webhooks/${body.webhook_id}`;
    await call('PUT', path, { active: false });
    expect((await call('POST', `${path}/test`)).status).toBe(201);
    expect(receiver.types()).toEqual(['test']);
    expect(receiver.got[0] && isSignedWith(String(body.secret), receiver.got[0])).toBe(true);
    expect((await call('GET', `${path}/deliveries`)).list).toMatchObject([{ state: 'sent', status: 204 }]);
    receiver.status = 500;
    await call('POST', `${path}/test`);
    expect((await call('GET', `${path}/deliveries`)).list[0]).toMatchObject({ state: 'failed', status: 500 });
    expect((await call('GET', '/webhooks')).list).toMatchObject([{ state: 'paused' }]);
  });

  it('send a delivery again under the same id (R-1202)', async () => {
    const { call } = await member();
    const { body } = await call('POST', '/webhooks', wish());
    const path = `/webhooks/${body.webhook_id}`;
    receiver.status = 503;
    const sent = await call('POST', `${path}/test`);
    receiver.status = 200;
    const again = await call('POST', `/webhook-deliveries/${sent.body.delivery_id}/again`);
    expect(again.status).toBe(200);
    const ids = receiver.got.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect((await call('GET', `${path}/deliveries`)).list).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('keep the last 20 deliveries', async () => {
    const { person, call } = await member();
    const { body } = await call('POST', '/webhooks', wish());
    for (let count = 0; count < 25; count++) {
      await t.sql('delete from rate_limits');
      await call('POST', `/webhooks/${body.webhook_id}/test`);
    }
    expect((await call('GET', `/webhooks/${body.webhook_id}/deliveries`)).list).toHaveLength(20);
    const rows = await t.sql('select id from webhook_deliveries where user_id = $1', [person.id]);
    expect(rows).toHaveLength(20);
  });

  it("another member's are not found (R-1203)", async () => {
    const owner = await member();
    const { body } = await owner.call('POST', '/webhooks', wish());
    const sent = await owner.call('POST', `/webhooks/${body.webhook_id}/test`);
    const { call } = await member();
    const path = `/webhooks/${body.webhook_id}`;
    const answers = [
      await call('PUT', path, { active: false }),
      await call('DELETE', path),
      await call('GET', `${path}/deliveries`),
      await call('POST', `${path}/test`),
      await call('POST', `/webhook-deliveries/${sent.body.delivery_id}/again`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await owner.call('GET', '/webhooks')).list).toMatchObject([{ state: 'active' }]);
  });

  it('say so where their secret can no longer be read', async () => {
    const { person, call } = await member();
    const { body } = await call('POST', '/webhooks', wish());
    await t.sql("update webhooks set secret_box = 'of another key' where user_id = $1", [person.id]);
    await call('POST', `/webhooks/${body.webhook_id}/test`);
    expect((await call('GET', `/webhooks/${body.webhook_id}/deliveries`)).list).toMatchObject([
      { state: 'failed', problem: expect.stringMatching(/^Its secret can no longer be read/) },
    ]);
    expect(receiver.got).toEqual([]);
  });

  it('send nothing for a banned member (R-1204)', async () => {
    const { person, call } = await member();
    await call('POST', '/webhooks', wish());
    await call('POST', '/weights', { date: t.clock.now().toISOString().slice(0, 10), weight: 80 });
    await as(await t.cast.admin())('POST', `/admin/users/${person.id}/ban`);
    await t.webhooks.run();
    expect(receiver.got).toEqual([]);
  });
});
