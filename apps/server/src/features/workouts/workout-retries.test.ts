import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newDatabase } from '../../../test/databases.ts';
import { newExercise } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, workoutBody, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const workouts = workoutsOf(t, ada);
const idOf = ({ body }: { body: Record<string, unknown> }) => body.workout_id;
const total = async () => (await t.sql('select 1 from workouts')).length;

beforeEach(async () => {
  await t.sql('delete from workouts');
  await t.sql('delete from idempotency_keys');
});

describe('logging again with the same Idempotency-Key (R-639)', () => {
  it('answers the workout of the first time with 201, its records too, and makes nothing new', async () => {
    await logged(workouts, { date: '2026-01-01' });
    const better = workoutBody({ exercises: [{ exercise_id: 1, sets: 1, reps: 5, weight: 100 }] });
    const first = await workouts.log(better, 'a');
    expect(first.body.new_records).toHaveLength(2);
    const again = await workouts.log(better, 'a');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await total()).toBe(2);
  });

  it('makes one workout when ten calls come together, and all are answered the same', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => workouts.log(workoutBody(), 'a')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await total()).toBe(1);
    expect(await t.sql('select 1 from workout_sets')).toHaveLength(3);
  });

  it('makes one workout on two nodes', async () => {
    const database = await newDatabase();
    const a = await startTestApp({ database }, onTestFinished);
    const b = await startTestApp({ database }, onTestFinished);
    const person = await a.cast.join();
    const turns = Array.from({ length: 10 }, (_, turn) =>
      workoutsOf(turn % 2 ? a : b, person).log(workoutBody(), 'a'),
    );
    const answers = await Promise.all(turns);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await a.sql('select 1 from workouts')).toHaveLength(1);
  });

  it('answers the first response, whatever has changed since (A-159)', async () => {
    const { exercise_id } = await newExercise(t);
    const body = workoutBody({ exercises: [{ exercise_id, sets: 1, reps: 1 }] });
    const first = await workouts.log(body, 'a');
    await workouts.correct(idOf(first), { ...body, notes: 'Corrected' });
    const { token } = await t.cast.admin();
    await t.request('DELETE', `/api/admin/exercises/${exercise_id}`, { token });
    expect(await workouts.log(body, 'a')).toMatchObject({ status: 201, body: first.body });
    expect(await workouts.log(workoutBody({ date: '2020-01-01' }), 'a')).toMatchObject({
      status: 409,
      body: {
        message: 'This Idempotency-Key was already used for a different request. Please send a new key.',
      },
    });
    expect(await t.sql('select date::text, notes from workouts')).toEqual([
      { date: '2026-03-02', notes: 'Corrected' },
    ]);
  });

  it('is another workout with another key, without one, or of another member; a deleted one does not come back', async () => {
    const made = [
      await workouts.log(workoutBody(), 'a'),
      await workouts.log(workoutBody(), 'b'),
      await workouts.log(workoutBody()),
      await workouts.log(workoutBody()),
      await workoutsOf(t, grace).log(workoutBody(), 'a'),
    ];
    expect(new Set(made.map(idOf)).size).toBe(5);
    await workouts.remove(idOf(made[0] as never));
    const again = await workouts.log(workoutBody(), 'a');
    expect([again.status, again.body]).toEqual([201, made[0]?.body]);
    expect(await total()).toBe(4);
  });

  it('stores it when the first call was refused, or broke off before it was stored', async () => {
    expect((await workouts.log(workoutBody({ exercises: [] }), 'a')).status).toBe(400);
    await t.sql('alter table workout_sets rename to elsewhere');
    const broken = await workouts.log(workoutBody(), 'a');
    await t.sql('alter table elsewhere rename to workout_sets');
    expect([broken.status, await total()]).toEqual([500, 0]);
    expect((await workouts.log(workoutBody(), 'a')).status).toBe(201);
    expect(await total()).toBe(1);
  });
});

it('is held once by the database too, and told in no answer and no download (A-171)', async () => {
  const { text } = await workouts.log(workoutBody(), 'a secret key');
  const again = 'insert into idempotency_keys select * from idempotency_keys';
  await expect(t.sql(again)).rejects.toThrow('idempotency_keys_user_id_endpoint_key_pk');
  const { text: download } = await workouts.get('/api/users/export');
  expect(download).toContain('2026-03-02');
  expect(text + download).not.toMatch(/a secret key|idempotency/i);
});
