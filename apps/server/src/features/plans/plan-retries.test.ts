import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newDatabase } from '../../../test/databases.ts';
import { newExercise } from '../../../test/exercises.ts';
import type { Person } from '../../../test/people.ts';
import { plansOf, readBack } from '../../../test/plans.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const plans = plansOf(t, ada);
const BODY = { name: 'Leg day', workoutDays: { Monday: [{ exercise_id: 1 }] } };
const idOf = ({ body }: { body: Record<string, unknown> }) => body.plan_id;
const total = async () => (await plans.list()).list.length;

const build = (app: TestApp, { token }: Pick<Person, 'token'>, key: string, body: object = BODY) =>
  app.request('POST', '/api/workouts/plans/create-custom', {
    token,
    body,
    headers: { 'idempotency-key': key },
  });

beforeEach(async () => {
  await t.sql('delete from plans');
  await t.sql('delete from idempotency_keys');
});

describe('building a plan again with the same Idempotency-Key (R-649)', () => {
  it('answers with the plan that was made the first time', async () => {
    const first = await build(t, ada, 'a');
    const again = await build(t, ada, 'a');
    expect(first.status).toBe(201);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await total()).toBe(1);
  });

  it('makes one plan when the calls come together, however many', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => build(t, ada, 'a')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await total()).toBe(1);
  });

  it('makes one plan on two nodes', async () => {
    const database = await newDatabase();
    const a = await startTestApp({ database }, onTestFinished);
    const b = await startTestApp({ database }, onTestFinished);
    const person = await a.cast.join();
    const turns = Array.from({ length: 8 }, (_, turn) => build(turn % 2 ? a : b, person, 'a'));
    const answers = await Promise.all(turns);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect((await plansOf(a, person).list()).list).toHaveLength(1);
  });

  it('answers with the first response, whatever has changed since', async () => {
    const first = await build(t, ada, 'a');
    const plan_id = idOf(first);
    expect(first.body).toMatchObject(await readBack(plans, plan_id));
    await plans.change(plan_id, { plan_name: 'Renamed' });
    expect(await build(t, ada, 'a')).toMatchObject({ status: 201, body: first.body });
    expect((await plans.read(plan_id)).body).toMatchObject({ plan_id, plan_name: 'Renamed' });
  });

  it('refuses another content under the same key in a sentence', async () => {
    await build(t, ada, 'a');
    const other = { name: 'Other', workoutDays: { Sunday: [{ exercise_id: 999_999 }] } };
    expect(await build(t, ada, 'a', other)).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        message: 'This Idempotency-Key was already used for a different request. Please send a new key.',
      },
    });
    expect(await total()).toBe(1);
  });

  it('brings nothing back after the plan was deleted', async () => {
    const first = await build(t, ada, 'a');
    expect((await plans.remove(idOf(first))).status).toBe(200);
    const second = await build(t, ada, 'a');
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect((await plans.read(idOf(second))).status).toBe(404);
    expect(await total()).toBe(0);
  });

  it('is not held up by what has changed since: an archived exercise, two hundred plans (A-159)', async () => {
    const { exercise_id } = await newExercise(t);
    const body = { name: 'x', workoutDays: { Monday: [{ exercise_id }] } };
    const plan_id = idOf(await build(t, ada, 'a', body));
    const { token } = await t.cast.admin();
    await t.request('DELETE', `/api/admin/exercises/${exercise_id}`, { token });
    await t.sql(
      `insert into plans (user_id, name, created_at) select $1, 'Filler', now() from generate_series(1, 199)`,
      [ada.id],
    );
    expect(await build(t, ada, 'a', body)).toMatchObject({ status: 201, body: { plan_id } });
    expect((await build(t, ada, 'b')).status).toBe(409);
  });
});

describe('a plan of its own comes from', () => {
  it('another key, and every call without one', async () => {
    const made = [await build(t, ada, 'a'), await build(t, ada, 'A'), await build(t, ada, 'a b')];
    const bare = [await plans.createCustom(BODY), await plans.createCustom(BODY)];
    expect(new Set([...made, ...bare].map(idOf)).size).toBe(5);
    expect(await total()).toBe(5);
  });

  it('another member, whatever key was chosen', async () => {
    const [hers, mine] = [await build(t, grace, 'a'), await build(t, ada, 'a')];
    expect([hers.status, mine.status]).toEqual([201, 201]);
    expect(idOf(hers)).not.toBe(idOf(mine));
  });

  it('a key that has expired after 90 days', async () => {
    const app = await startTestApp({}, onTestFinished);
    const person = await app.cast.join();
    const first = await build(app, person, 'a');
    app.clock.forward({ days: 29 });
    expect(idOf(await build(app, person, 'a'))).toBe(idOf(first));
    app.clock.forward({ days: 62 });
    const token = await app.cast.signIn(person);
    expect(idOf(await build(app, { token }, 'a'))).not.toBe(idOf(first));
    expect(await app.sql('select 1 from plans')).toHaveLength(2);
  });

  it('a key whose first call was refused', async () => {
    const unknown = { ...BODY, workoutDays: { Monday: [{ exercise_id: 999_999 }] } };
    expect((await build(t, ada, 'a', unknown)).status).toBe(400);
    expect((await build(t, ada, 'a')).status).toBe(201);
  });
});

describe('the key', () => {
  it.each(['8e03978e-40d5-43e8-bc93-6894a57f9324', '"in quotes"', "' or 1=1 --", '~', 'x'.repeat(200)])(
    'may be any printable text: %j',
    async (key) => {
      const first = await build(t, ada, key);
      expect(first.status).toBe(201);
      expect(idOf(await build(t, ada, key))).toBe(idOf(first));
    },
  );

  it.each(['', 'x'.repeat(201), 'tab\there', 'schlüssel', '\u0080', '\u007f'])(
    'is refused in words when it is %j',
    async (key) => {
      expect(await build(t, ada, key)).toMatchObject({
        status: 400,
        body: { message: 'Idempotency-Key must be 1 to 200 printable ASCII characters', code: 'INVALID' },
      });
      expect(await total()).toBe(0);
    },
  );

  it('is nothing to a call that makes nothing new', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(201) };
    const { status } = await t.request('GET', '/api/workouts/plans/', { token: ada.token, headers });
    expect(status).toBe(200);
  });

  it('is held once by the database too, whoever writes', async () => {
    await build(t, ada, 'a');
    const again = 'insert into idempotency_keys select * from idempotency_keys';
    await expect(t.sql(again)).rejects.toThrow('idempotency_keys_user_id_endpoint_key_pk');
  });

  it('is in no answer and in no download (A-171)', async () => {
    const secret = 'told to nobody';
    const { body, text } = await build(t, ada, secret);
    const { token } = ada;
    const answers = [
      text,
      (await plans.list()).text,
      (await plans.read(idOf({ body }))).text,
      (await t.request('GET', '/api/users/export', { token })).text,
      (await t.request('GET', '/api/users/export?format=csv', { token })).text,
    ];
    for (const answer of answers) {
      expect(answer).toContain('Leg day');
      expect(answer).not.toMatch(new RegExp(`${secret}|idempotency`, 'i'));
    }
  });
});
