import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { plansOf } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { token, id } = await t.cast.ada();
const plans = plansOf(t, { token });
const BASE = '/api/workouts/programs';
const read = (key: string) => t.request('GET', `${BASE}/${key}`, { token });
const copy = (key: string, idempotencyKey?: string) =>
  t.request('POST', `${BASE}/${key}/copy`, {
    token,
    body: {},
    ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
  });

interface ReadProgram {
  readonly exercises: readonly { readonly exercise_id: number; readonly name: string }[];
  readonly sessions: readonly {
    readonly name: string;
    readonly entries: readonly Record<string, unknown>[];
  }[];
  readonly weeks: readonly Record<string, number | null>[];
}

beforeEach(async () => {
  await t.sql('delete from plans');
});

describe('programs', () => {
  it('are listed with level, days, weeks and equipment (R-805)', async () => {
    const { status, list } = await t.request('GET', BASE, { token });
    expect(status).toBe(200);
    expect(list).toHaveLength(11);
    expect(list.find(({ key }) => key === 'run-ten-kilometers')).toEqual({
      key: 'run-ten-kilometers',
      name: 'Run 10 Kilometers',
      summary: expect.stringMatching(/Twelve weeks/),
      for_whom: expect.any(String),
      level: 'Intermediate',
      fitness_goal: 'endurance',
      minutes: 50,
      equipment: ['No Equipment'],
      days_per_week: 3,
      week_count: 12,
    });
  });

  it('are read with each exercise once, sessions by name and the session of each day (R-806)', async () => {
    const { status, body } = await read('beginner-linear-strength');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'First Barbell Strength', left_out: [], days_per_week: 3 });
    const { exercises, sessions, weeks } = body as unknown as ReadProgram;
    expect(new Set(exercises.map(({ name }) => name)).size).toBe(exercises.length);
    expect(sessions.map(({ name }) => name)).toEqual(['Squat, Bench, Row', 'Squat, Press, Deadlift']);
    const squat = exercises.find(({ name }) => name === 'Barbell Back Squat');
    expect(sessions[0]?.entries[0]).toEqual({
      exercise_id: squat?.exercise_id,
      sets: 3,
      reps: 5,
      rest_seconds: 180,
      progression: 'linear',
    });
    expect(weeks.map(({ Monday, Tuesday, Wednesday }) => [Monday, Tuesday, Wednesday])).toEqual([
      [0, null, 1],
      [1, null, 0],
    ]);
  });

  it.each(['no-such-program', 'NOT', '..%2f', 'x'.repeat(81)])('answer 404 for %s', async (key) => {
    expect((await read(key)).status).toBe(404);
    expect((await copy(key)).status).toBe(404);
  });
});

describe('copying a program', () => {
  it('makes a plan of one’s own with all weeks and targets, which is active if there is no other (R-807)', async () => {
    const { status, body } = await copy('four-week-waves');
    expect([status, body]).toEqual([
      201,
      { plan_id: expect.any(Number), plan_name: 'Four-Week Strength Waves', left_out: [] },
    ]);
    const plan = (await plans.read(body.plan_id)).body;
    expect(plan).toMatchObject({ active: true, source: 'custom', saved: true, fitness_goal: 'muscle_gain' });
    const [first, second, third, fourth] = [
      plan.workouts,
      ...(plan.more_weeks as Record<string, unknown>[]),
    ] as Record<string, Record<string, unknown>[]>[];
    const percents = (week: Record<string, Record<string, unknown>[]> | undefined) =>
      week?.Friday?.slice(0, 3).map((entry) => [entry.name, entry.reps, entry.target_percent]);
    expect(percents(first)).toEqual([
      ['Barbell Back Squat', 5, 60],
      ['Barbell Back Squat', 5, 68],
      ['Barbell Back Squat', 5, 76],
    ]);
    expect(percents(second)?.[2]).toEqual(['Barbell Back Squat', 3, 80]);
    expect(percents(third)?.[2]).toEqual(['Barbell Back Squat', 1, 85]);
    expect(percents(fourth)?.[2]).toEqual(['Barbell Back Squat', 5, 56]);
    expect(first?.Friday?.[0]).toMatchObject({ progression: 'percent', rest_seconds: 180 });
    expect(first?.Friday?.[3]).toMatchObject({ reps: 6, reps_max: 10, progression: 'double' });
    expect((await copy('daily-mobility')).status).toBe(201);
    expect((await plans.list()).list.map(({ active }) => active)).toEqual([false, true]);
  });

  it('keeps run and walk together, in minutes', async () => {
    const { body } = await copy('run-five-kilometers');
    const plan = (await plans.read(body.plan_id)).body as unknown as {
      workouts: Record<string, Record<string, unknown>[]>;
      more_weeks: unknown[];
    };
    expect(plan.more_weeks).toHaveLength(9);
    expect(
      plan.workouts.Tuesday?.map((entry) => [entry.name, entry.sets, entry.reps, entry.superset]),
    ).toEqual([
      ['Brisk Walk', 1, 5, undefined],
      ['Easy Run', 6, 1, 1],
      ['Brisk Walk', 6, 2, 1],
      ['Brisk Walk', 1, 5, undefined],
    ]);
  });

  it('is done once for each Idempotency-Key (R-808)', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => copy('push-pull-legs', 'a')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.plan_id)).size).toBe(1);
    expect((await plans.list()).list).toHaveLength(1);
    expect((await copy('push-pull-legs', 'b')).body.plan_id).not.toBe(answers[0]?.body.plan_id);
  });

  it('every program can be copied', async () => {
    const { list } = await t.request('GET', BASE, { token });
    for (const { key, week_count, days_per_week } of list) {
      const { status, body } = await copy(String(key));
      expect([key, status, body.left_out]).toEqual([key, 201, []]);
      const summary = (await plans.list()).list.find(({ plan_id }) => plan_id === body.plan_id);
      expect(summary).toMatchObject({ week_count, workoutDaysCount: days_per_week });
    }
  });

  it('stops at two hundred plans', async () => {
    await t.sql(
      `insert into plans (user_id, name, created_at) select $1, 'Filler', now() from generate_series(1, 200)`,
      [id],
    );
    expect((await copy('daily-mobility')).status).toBe(409);
  });
});

describe('an exercise that an administrator has archived', () => {
  it('is left out of the program and its copy, and named (R-809)', async () => {
    const app = await startTestApp({}, onTestFinished);
    const [{ token: mine }, { token: admin }] = [await app.cast.join(), await app.cast.admin()];
    const [row] = await app.sql(`select id from exercises where catalogue_key = 'barbell-row'`);
    await app.request('DELETE', `/api/admin/exercises/${row?.id}`, { token: admin });
    const answer = await app.request('GET', `${BASE}/beginner-linear-strength`, { token: mine });
    expect(answer.body.left_out).toEqual(['Barbell Row']);
    expect(answer.text).not.toContain(`"exercise_id":${row?.id},`);
    const made = await app.request('POST', `${BASE}/beginner-linear-strength/copy`, {
      token: mine,
      body: {},
    });
    expect([made.status, made.body.left_out]).toEqual([201, ['Barbell Row']]);
    const plan = await plansOf(app, { token: mine }).read(made.body.plan_id);
    expect(plan.text).toContain('Barbell Bench Press');
    expect(plan.text).not.toContain('"name":"Barbell Row"');
  });

  it('is no reason for an empty plan', async () => {
    const app = await startTestApp({}, onTestFinished);
    const { token: mine } = await app.cast.join();
    await app.sql('update exercises set archived_at = now()');
    expect(await app.request('POST', `${BASE}/daily-mobility/copy`, { token: mine, body: {} })).toMatchObject(
      {
        status: 400,
        body: { message: 'None of the exercises of this program is in the library' },
      },
    );
    expect((await plansOf(app, { token: mine }).list()).list).toEqual([]);
  });
});
