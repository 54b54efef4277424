import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Person } from '../people.ts';
import { startTestApp } from '../test-app.ts';
import { workoutBody, workoutsOf } from '../workouts.ts';

const PATIENT = { timeout: 120_000 };
const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const exercises = Array.from({ length: 10 }, (_, place) => ({ exercise_id: place + 1, sets: 100, reps: 5 }));
const heavy = (day: number) =>
  workoutBody({ date: `2026-01-${String(1 + (day % 28)).padStart(2, '0')}`, exercises });

/** Holds a member's account, as a transaction that takes long would. */
async function hold(person: Person, { pool } = t) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select id from users where id = $1 for update', [person.id]);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

describe('one member who sends the largest workouts all at once', () => {
  it('takes one connection for them, and everybody else is answered', async () => {
    const letGo = await hold(ada);
    const sent = Array.from({ length: 45 }, (_, turn) => workoutsOf(t, ada).log(heavy(turn)));
    await expect.poll(() => t.pool.totalCount - t.pool.idleCount, PATIENT).toBe(2);
    expect(t.pool.waitingCount).toBe(0);
    expect((await workoutsOf(t, grace).log(workoutBody())).status).toBe(201);
    expect((await t.request('GET', '/api/users/profile', { token: ada.token })).status).toBe(200);
    expect(t.pool.totalCount - t.pool.idleCount).toBe(2);
    await letGo();
    const answers = await Promise.all(sent);
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
  });

  it('is refused what would pile up', async () => {
    const letGo = await hold(ada);
    const sent = Array.from({ length: 110 }, () =>
      workoutsOf(t, ada).log(workoutBody({ date: '2026-02-01' })),
    );
    const first = await Promise.race(sent);
    expect(first).toMatchObject({
      status: 429,
      body: { message: 'Too many requests at once. Please wait for some of them to finish.' },
    });
    await letGo();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('a ban holds for what waits', async () => {
    const person = await t.cast.join();
    const letGo = await hold(person);
    const sent = Array.from({ length: 3 }, () => workoutsOf(t, person).log(workoutBody()));
    await expect.poll(() => t.pool.totalCount - t.pool.idleCount, PATIENT).toBe(2);
    await t.sql('update sessions set revoked_at = now() where user_id = $1', [person.id]);
    await letGo();
    expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([201, 401, 401]);
  });
});

describe('when every connection is taken', () => {
  it('sessions are read and health is answered all the same', async () => {
    const clients = await Promise.all(
      Array.from({ length: t.pool.options.max ?? 0 }, () => t.pool.connect()),
    );
    expect((await t.request('GET', '/api/health')).status).toBe(200);
    const waiting = workoutsOf(t, grace).log(workoutBody());
    await expect.poll(() => t.pool.waitingCount, PATIENT).toBe(1);
    expect((await t.request('GET', '/api/workouts/', { token: 'x.y.z' })).status).toBe(401);
    for (const client of clients) client.release();
    expect((await waiting).status).toBe(201);
  });
});

describe('a lock that is held for too long', () => {
  it('is not waited for without end: 503, not 500', async () => {
    const impatient = await startTestApp({ waitMs: 500 });
    const person = await impatient.cast.ada();
    const letGo = await hold(person, impatient);
    const answer = await workoutsOf(impatient, person).log(workoutBody());
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    await letGo();
    expect((await workoutsOf(impatient, person).log(workoutBody())).status).toBe(201);
  });
});

describe('a caller who hangs up while waiting', () => {
  it('leaves the queue', async () => {
    await t.server.listen({ port: 0, host: '127.0.0.1' });
    const letGo = await hold(ada);
    const first = workoutsOf(t, ada).log(workoutBody({ date: '2026-03-01' }));
    await expect.poll(() => t.pool.totalCount - t.pool.idleCount, PATIENT).toBe(2);
    const gone = new AbortController();
    const left = fetch(`${t.server.listeningOrigin}/api/workouts`, {
      method: 'POST',
      signal: gone.signal,
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(workoutBody({ date: '2026-03-03' })),
    }).catch(() => 'gone');
    await once(t.server.server, 'request');
    gone.abort();
    expect(await left).toBe('gone');
    await letGo();
    expect((await first).status).toBe(201);
    expect((await workoutsOf(t, ada).log(workoutBody({ date: '2026-03-01' }))).status).toBe(201);
    expect((await workoutsOf(t, ada).list({ startDate: '2026-03-03', endDate: '2026-03-03' })).list).toEqual(
      [],
    );
  });
});
