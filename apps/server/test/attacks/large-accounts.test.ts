import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { mealsOf } from '../meals.ts';
import { startTestApp } from '../test-app.ts';
import { logged, workoutBody, workoutsOf } from '../workouts.ts';

const PATIENT = { timeout: 120_000 };
const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
await t.server.listen({ port: 0, host: '127.0.0.1' });
const { port } = t.server.server.address() as AddressInfo;

const MEALS = 40_000;
await t.sql(
  `insert into meals (user_id, date, name, serving, calories, created_at)
   select $1, date '2026-01-01' - n / 20, 'Meal ' || n || repeat(' with a long name', 60), '100g', 500, now()
   from generate_series(1, ${MEALS}) n`,
  [ada.id],
);

/** Asks for the download and does not read it. */
async function ask(token: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.pause();
  socket.write(
    `GET /api/users/export HTTP/1.1\r\nHost: fitarc\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
  );
  return socket;
}
const inTransaction = async () =>
  (
    await t.sql(
      `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    )
  ).length;
const busy = () => t.pool.totalCount - t.pool.idleCount;

describe('the download of an account that holds very much', () => {
  it('is written as it is read: nobody reads, nothing is fetched (R-764)', async () => {
    const socket = await ask(ada.token);
    // Where nothing was fetched for a while; between two fetches it is for a moment, too.
    const standing = async () => {
      const rows = await t.sql(`select query from pg_stat_activity where datname = current_database()
        and state = 'idle in transaction' and clock_timestamp() - state_change > interval '1 second'`);
      return rows.map(({ query }) => query);
    };
    await expect.poll(standing, PATIENT).toEqual([expect.stringContaining('from "meals"')]);
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.resume();
    await once(socket, 'close');
    expect(text.match(/"name": "Meal /g)).toHaveLength(MEALS);
    await expect.poll(busy, PATIENT).toBe(0);
  });

  it('is one at a time, and ends when the reader hangs up (R-763)', async () => {
    const socket = await ask(ada.token);
    await expect.poll(inTransaction, PATIENT).toBe(1);
    expect(await t.request('GET', '/api/users/export', { token: ada.token })).toMatchObject({
      status: 429,
      body: { message: 'Your data is being downloaded already. Please wait until that has finished.' },
    });
    expect((await t.request('GET', '/api/users/export', { token: grace.token })).status).toBe(200);
    socket.destroy();
    await expect.poll(busy, PATIENT).toBe(0);
    expect((await t.request('GET', '/api/users/export', { token: ada.token })).status).toBe(200);
  });

  it('leaves connections for everybody else, however many there are', async () => {
    const people = [ada, grace, await t.cast.join(), await t.cast.join(), await t.cast.join()];
    for (const { id } of people.slice(1))
      await t.sql(
        'insert into meals (user_id, date, name, calories, created_at) select $1, date, name, 1, now() from meals where user_id = $2',
        [id, ada.id],
      );
    const sockets = [];
    for (const { token } of people.slice(0, 4)) sockets.push(await ask(token));
    await expect.poll(inTransaction, PATIENT).toBe(4);
    const [last] = people.slice(4);
    expect((await t.request('GET', '/api/users/export', { token: last?.token })).status).toBe(503);
    for (const socket of sockets) socket.destroy();
    await expect.poll(busy, PATIENT).toBe(0);
  });
});

describe('what an account may hold over all days', () => {
  const nearly = (kind: string, total: number) =>
    t.sql(
      `insert into member_totals (user_id, kind, total) values ($1, $2, $3)
       on conflict (user_id, kind) do update set total = excluded.total`,
      [grace.id, kind, total],
    );
  const totals = async () =>
    Object.fromEntries(
      (await t.sql('select kind, total::int from member_totals where user_id = $1', [grace.id])).map(
        (row) => [row.kind, row.total],
      ),
    );

  it('is counted as it comes and goes, beginning with what is there', async () => {
    await t.sql('delete from meals where user_id = $1', [grace.id]);
    await t.sql(
      `insert into meals (user_id, date, name, calories, created_at)
       select $1, '2026-01-01', 'Old', 1, now() from generate_series(1, 7)`,
      [grace.id],
    );
    const meals = mealsOf(t, grace);
    const { meal_id } = (await meals.add()).body;
    const first = await logged(workoutsOf(t, grace));
    const second = await logged(workoutsOf(t, grace), { exercises: [{ exercise_id: 1, sets: 10, reps: 5 }] });
    expect(await totals()).toEqual({ meals: 8, workouts: 2, workout_sets: 13 });
    await t.request('DELETE', `/api/meals/${meal_id}`, { token: grace.token });
    await workoutsOf(t, grace).correct(
      first.workout_id,
      workoutBody({ exercises: [{ exercise_id: 1, sets: 1, reps: 5 }] }),
    );
    await workoutsOf(t, grace).remove(second.workout_id);
    expect(await totals()).toEqual({ meals: 7, workouts: 1, workout_sets: 1 });
    expect((await t.request('DELETE', `/api/meals/${meal_id}`, { token: grace.token })).status).toBe(404);
    expect(await totals()).toMatchObject({ meals: 7 });
  });

  it('has an end, said in a sentence', async () => {
    const full = (words: string) => ({
      status: 409,
      body: { message: `An account can have at most ${words}. Please delete some first.` },
    });
    await nearly('meals', 99_999);
    expect((await mealsOf(t, grace).add()).status).toBe(201);
    expect(await mealsOf(t, grace).add()).toMatchObject(full('100,000 meals'));
    expect(await totals()).toMatchObject({ meals: 100_000 });
    await nearly('workouts', 20_000);
    expect(await workoutsOf(t, grace).log(workoutBody())).toMatchObject(full('20,000 workouts'));
    await nearly('workouts', 5);
    await nearly('workout_sets', 499_998);
    expect(await workoutsOf(t, grace).log(workoutBody())).toMatchObject(full('500,000 workout sets'));
    expect(await totals()).toMatchObject({ workouts: 5, workout_sets: 499_998 });
  });
});

describe('a list of workouts with very many sets', () => {
  it('ends early, and goes on where it ended', async () => {
    const person = await t.cast.join();
    await t.sql(
      `with made as (
         insert into workouts (user_id, date, type, name, created_at)
         select $1, date '2026-01-01' - n, 'Push', 'Push', now() from generate_series(1, 130) n
         returning user_id, date, id
       ), lines as (
         insert into workout_exercises (user_id, date, workout_id, position, name, unit)
         select user_id, date, id, n, 'Row', 'reps' from made, generate_series(0, 9) n
         returning user_id, date, workout_id, position
       )
       insert into workout_sets (user_id, date, workout_id, position, number, unit, kind, reps)
       select user_id, date, workout_id, position, n, 'reps', 'normal', 5 from lines, generate_series(0, 54) n`,
      [person.id],
    );
    const workouts = workoutsOf(t, person);
    const first = await workouts.list();
    expect([first.list.length, first.headers['x-total-count']]).toEqual([100, '130']);
    const rest = await workouts.list({ offset: '100' });
    expect([rest.list.length, rest.headers['x-total-count']]).toEqual([30, '130']);
  });
});
