import { beforeEach, describe, expect, it } from 'vitest';
import { newExercise } from '../../../../test/exercises.ts';
import type { Person } from '../../../../test/people.ts';
import { newPlan, plansOf } from '../../../../test/plans.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [
  await t.cast.join({ email: 'ada@example.org', firstName: 'Ada', lastName: 'Zanzibar' }),
  await t.cast.grace(),
];
const [mine, hers] = [plansOf(t, ada), plansOf(t, grace)];

const share = async (id: unknown, { token }: Person = ada) =>
  String((await t.request('PUT', `/api/workouts/plans/${id}/share`, { token })).body.share_key);
const shareOf = (id: unknown, { token }: Person = ada) =>
  t.request('GET', `/api/workouts/plans/${id}/share`, { token });
const stop = (id: unknown, { token }: Person = ada) =>
  t.request('DELETE', `/api/workouts/plans/${id}/share`, { token });
const open = (key: string, { token }: Pick<Person, 'token'> = grace) =>
  t.request('GET', `/api/workouts/shared-plans/${key}`, { token });
const copy = (key: string, headers: Record<string, string> = {}, { token }: Person = grace) =>
  t.request('POST', `/api/workouts/shared-plans/${key}/copy`, { token, body: {}, headers });
const ownExercise = async (name: string, { token }: Person = ada) =>
  (await t.request('POST', '/api/own-exercises', { token, body: { name } })).body.exercise_id;

const MORE = [
  { Tuesday: [{ exercise_id: 2, sets: 1, reps: 5, target_percent: 80, progression: 'percent' }] },
];
const aPlan = () =>
  newPlan(mine, {
    name: 'Ada’s week',
    workoutDays: {
      Monday: [
        {
          exercise_id: 1,
          sets: 4,
          reps: 6,
          reps_max: 8,
          target_weight: 62.5,
          rest_seconds: 120,
          superset: 1,
        },
      ],
    },
    more_weeks: MORE,
  });

beforeEach(async () => {
  await t.sql('delete from plans');
  await t.sql('delete from exercises where owner_id is not null');
});

describe('sharing a plan', () => {
  it('makes a link of at least 128 random bits, which stays the same until it is stopped (R-835)', async () => {
    const { plan_id } = await aPlan();
    expect((await shareOf(plan_id)).body).toEqual({ share_key: null });
    const key = await share(plan_id);
    expect(Buffer.from(key, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(await share(plan_id)).toBe(key);
    expect((await shareOf(plan_id)).body).toEqual({ share_key: key });
    expect((await open(key)).status).toBe(200);
    expect((await stop(plan_id)).body).toEqual({ message: 'The plan is no longer shared' });
    expect(await open(key)).toMatchObject({
      status: 404,
      body: { message: 'This link does not lead to a plan. It may no longer be shared.' },
    });
    expect((await copy(key)).status).toBe(404);
    expect(await share(plan_id)).not.toBe(key);
  });

  it('is for one’s own saved plans alone (R-836)', async () => {
    const { plan_id } = await aPlan();
    for (const id of [plan_id, 999_999]) {
      const { token } = grace;
      expect((await t.request('PUT', `/api/workouts/plans/${id}/share`, { token })).status).toBe(404);
      expect((await shareOf(id, grace)).status).toBe(404);
      expect((await stop(id, grace)).status).toBe(404);
    }
    await t.sql('update plans set saved = false');
    const refused = await t.request('PUT', `/api/workouts/plans/${plan_id}/share`, { token: ada.token });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Please save this plan before you share it',
    ]);
  });

  it('ends with the plan and while its owner is banned (R-837)', async () => {
    const [first, second] = [await aPlan(), await aPlan()];
    const [gone, banned] = [await share(first.plan_id), await share(second.plan_id)];
    await mine.remove(first.plan_id);
    expect((await open(gone)).status).toBe(404);
    await t.sql('update users set banned_at = now() where id = $1', [ada.id]);
    expect((await open(banned)).status).toBe(404);
    expect((await copy(banned)).status).toBe(404);
    await t.sql('update users set banned_at = null where id = $1', [ada.id]);
    expect((await open(banned)).status).toBe(200);
  });

  it.each(['x', "' or 1=1 --", '%00', 'null', 'A'.repeat(65)])(
    'no other key leads anywhere: %s',
    async (key) => {
      await share((await aPlan()).plan_id);
      expect((await open(encodeURIComponent(key))).status).toBe(404);
      expect((await copy(encodeURIComponent(key))).status).toBe(404);
    },
  );
});

describe('a shared plan', () => {
  it('shows the plan and nothing of its owner but the first name (R-838)', async () => {
    const { plan_id } = await aPlan();
    const { body, text } = await open(await share(plan_id));
    expect(body).toMatchObject({ plan_name: 'Ada’s week', shared_by: 'Ada', left_out: [] });
    expect(Object.keys(body).sort()).toEqual(
      ['fitness_goal', 'left_out', 'more_weeks', 'plan_name', 'shared_by', 'workouts'].sort(),
    );
    expect(text).not.toMatch(/Zanzibar|example\.org|user_id|plan_id/);
    const { workouts, more_weeks } = body as unknown as {
      workouts: Record<string, unknown[]>;
      more_weeks: Record<string, unknown[]>[];
    };
    expect(workouts.Monday).toMatchObject([
      { exercise_id: 1, sets: 4, reps: 6, reps_max: 8, target_weight: 62.5, rest_seconds: 120, superset: 1 },
    ]);
    expect(more_weeks[0]?.Tuesday).toMatchObject([
      { exercise_id: 2, target_percent: 80, progression: 'percent' },
    ]);
  });

  it('is copied with everything in it, once per Idempotency-Key, and becomes the copier’s own (R-839)', async () => {
    const { plan_id } = await aPlan();
    const key = await share(plan_id);
    const [first, again] = [
      await copy(key, { 'idempotency-key': 'a' }),
      await copy(key, { 'idempotency-key': 'a' }),
    ];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect((await hers.list()).list).toHaveLength(1);
    const strip = (body: Record<string, unknown>) => ({
      ...body,
      plan_id: 0,
      created_at: '',
      started_on: '',
    });
    const [original, copied] = [await mine.read(plan_id), await hers.read(first.body.plan_id)];
    expect(strip(copied.body)).toEqual(strip(original.body));
    await hers.change(first.body.plan_id, { plan_name: 'Mine now' });
    await mine.remove(plan_id);
    expect((await hers.read(first.body.plan_id)).body.plan_name).toBe('Mine now');
    expect((await shareOf(first.body.plan_id, grace)).body).toEqual({ share_key: null });
  });

  it('has exercises of the same name in place of those only the owner has, and names the others (R-840)', async () => {
    const [first] = await t.sql(
      `select name, other_names[1] as other from exercises where cardinality(other_names) > 0 and owner_id is null limit 1`,
    );
    const [named, called, both, only] = [
      await ownExercise(String(first?.name).toUpperCase()),
      await ownExercise(String(first?.other)),
      await ownExercise('Garage press'),
      await ownExercise('Secret Zanzibar lift'),
    ];
    const graces = await ownExercise('garage PRESS', grace);
    const gone = await newExercise(t, { name: 'Archived Curl' });
    const ids = [named, called, both, only, gone.exercise_id];
    const { plan_id } = await newPlan(mine, {
      workoutDays: { Monday: ids.map((exercise_id) => ({ exercise_id })) },
    });
    const { token } = await t.cast.admin();
    await t.request('DELETE', `/api/admin/exercises/${gone.exercise_id}`, { token });
    const key = await share(plan_id);

    const shown = (await open(key)).body as unknown as {
      workouts: Record<string, Record<string, unknown>[]>;
      left_out: string[];
    };
    expect(shown.workouts.Monday?.map(({ name }) => name)).toEqual([
      first?.name,
      first?.name,
      'garage PRESS',
    ]);
    expect(shown.workouts.Monday?.[2]?.exercise_id).toBe(graces);
    expect(shown.left_out).toEqual(['Secret Zanzibar lift', 'Archived Curl']);
    const made = await copy(key);
    expect([made.status, made.body.left_out]).toEqual([201, ['Secret Zanzibar lift', 'Archived Curl']]);
    const copiedOwn = await t.sql(
      `select 1 from plan_entries join exercises on exercises.id = exercise_id
       where user_id = $1 and owner_id = $2`,
      [grace.id, ada.id],
    );
    expect(copiedOwn).toEqual([]);

    // Her own link shows the owner all of it but what is archived.
    const own = (await open(key, ada)).body as unknown as { left_out: string[] };
    expect(own.left_out).toEqual(['Archived Curl']);
  });

  it('is not copied empty', async () => {
    const exercise_id = await ownExercise('Nobody else has this');
    const { plan_id } = await newPlan(mine, { workoutDays: { Monday: [{ exercise_id }] } });
    expect(await copy(await share(plan_id))).toMatchObject({
      status: 400,
      body: { message: 'None of the exercises of this plan is in your library' },
    });
  });
});
