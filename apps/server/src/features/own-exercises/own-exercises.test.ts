import { describe, expect, it } from 'vitest';
import { importsOf } from '../../../test/imports.ts';
import { newPlan, plansOf } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const as =
  ({ token }: { token: string }) =>
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    t.request(method, `/api/${path}`, { token, ...(body === undefined ? {} : { body }) });
const [mine, hers] = [as(ada), as(grace)];

const PRESS = {
  name: 'Viking Press',
  muscles: ['Front Delts'],
  equipment: ['Barbell'],
  measure: 'weight_reps',
};
const newOwn = async (changes: Record<string, unknown> = {}) => {
  const answer = await mine('POST', 'own-exercises', { ...PRESS, ...changes });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body as unknown as { exercise_id: number; name: string };
};
const sets = (exercise_id: unknown, weight = 60) => ({
  exercises: [{ exercise_id, set_details: [{ reps: 5, weight }] }],
});

describe('an exercise of one’s own', () => {
  it('is logged, planned and liked like any other, and nobody else sees it (R-765)', async () => {
    const own = await newOwn();
    expect(own).toMatchObject({
      name: 'Viking Press',
      muscles: ['Front Delts'],
      muscle_groups: ['Shoulders'],
    });
    const { exercise_id } = own;
    await logged(workoutsOf(t, ada), sets(exercise_id));
    await newPlan(plansOf(t, ada), { workoutDays: { Monday: [{ exercise_id }] } });
    expect((await mine('POST', 'favorites/add', { exerciseId: exercise_id })).status).toBe(201);
    expect((await mine('GET', 'own-exercises')).list).toMatchObject([{ exercise_id, workouts: 1 }]);
    expect((await mine('GET', `workouts/exercises/${exercise_id}/history`)).status).toBe(200);

    expect((await hers('GET', 'own-exercises')).list).toEqual([]);
    expect((await hers('POST', 'favorites/add', { exerciseId: exercise_id })).status).toBe(404);
    const body = { workout_type: 'Push', date: '2026-03-02', ...sets(exercise_id) };
    expect((await hers('POST', 'workouts', body)).status).toBe(400);
    const { text } = await hers('GET', 'workouts/exercises?search=viking');
    expect(text).not.toContain('Viking');
  });

  it('is not part of the library, for nobody (R-766)', async () => {
    const { text } = await mine('GET', 'workouts/exercises');
    expect(text).not.toContain('Viking');
    const { token } = await t.cast.admin();
    const editor = await t.request('GET', '/api/admin/exercises', { token });
    expect(editor.text).not.toContain('Viking');
  });

  it('has a name no other of hers has, whatever the case, and a name of the library if she wants (R-767)', async () => {
    expect(await mine('POST', 'own-exercises', { ...PRESS, name: ' viking  press ' })).toMatchObject({
      status: 409,
      body: { field: 'name', message: 'You already have an exercise called Viking Press' },
    });
    expect((await hers('POST', 'own-exercises', PRESS)).status).toBe(201);
    const [{ name }] = (await t.sql('select name from exercises where id = 1')) as [{ name: string }];
    expect((await mine('POST', 'own-exercises', { name })).status).toBe(201);
  });

  it('can be changed, and deleted: what was logged stays (R-768)', async () => {
    const { exercise_id } = await newOwn({ name: 'Yoke Walk' });
    await logged(workoutsOf(t, ada), { ...sets(exercise_id), workout_type: 'Custom', workout_name: 'Yoke' });
    const changed = await mine('PUT', `own-exercises/${exercise_id}`, {
      name: 'Yoke Carry',
      equipment: ['Barbell'],
    });
    expect(changed.body).toMatchObject({ name: 'Yoke Carry', muscles: [] });
    expect((await mine('DELETE', `own-exercises/${exercise_id}`)).status).toBe(200);
    expect((await mine('DELETE', `own-exercises/${exercise_id}`)).status).toBe(404);
    const { list } = await mine('GET', 'workouts/');
    expect(list.find(({ workout_name }) => workout_name === 'Yoke')).toMatchObject({
      exercises: [{ exercise_id, exercise_name: 'Yoke Walk' }],
    });
  });

  it('makes room when it is deleted, and is gone unless a workout or a plan has it', async () => {
    const rowOf = (id: unknown) =>
      t.sql('select archived_at is not null as archived from exercises where id = $1', [id]);
    const used = await newOwn({ name: 'Log Press' });
    await logged(workoutsOf(t, ada), sets(used.exercise_id));
    const unused = await newOwn({ name: 'Stone Load' });
    await mine('POST', 'favorites/add', { exerciseId: unused.exercise_id });
    await t.sql("update member_totals set total = 2000 where user_id = $1 and kind = 'own_exercises'", [
      ada.id,
    ]);
    expect((await mine('POST', 'own-exercises', { name: 'One More' })).status).toBe(409);
    for (const { exercise_id } of [used, unused])
      expect((await mine('DELETE', `own-exercises/${exercise_id}`)).status).toBe(200);
    expect(await rowOf(used.exercise_id)).toEqual([{ archived: true }]);
    expect(await rowOf(unused.exercise_id)).toEqual([]);
    for (const name of ['One More', 'Another']) await newOwn({ name });
    expect((await mine('POST', 'own-exercises', { name: 'Too Many' })).status).toBe(409);
    // Counted anew, the deleted ones do not count either.
    await t.sql("delete from member_totals where kind = 'own_exercises'");
    const { exercise_id } = await newOwn({ name: 'Too Many' });
    const [{ total }] = (await t.sql(
      "select total::int from member_totals where user_id = $1 and kind = 'own_exercises'",
      [ada.id],
    )) as [{ total: number }];
    expect(total).toBe((await mine('GET', 'own-exercises')).list.length);
    expect((await mine('DELETE', `own-exercises/${exercise_id}`)).status).toBe(200);
  });
});

describe('merging it into another one', () => {
  it('moves workouts, plans, favorites and what was chosen in imports, and deletes it (R-769)', async () => {
    const { exercise_id } = await newOwn({ name: 'Landmine Thing' });
    const workout = await logged(workoutsOf(t, ada), sets(exercise_id, 77));
    const plan = await newPlan(plansOf(t, ada), {
      workoutDays: { Friday: [{ exercise_id, sets: 4, reps: 6 }] },
    });
    await mine('POST', 'favorites/add', { exerciseId: exercise_id });
    const imports = importsOf(t, ada);
    await imports.put('/imports/exercise-matches', { matches: [{ name: 'LT', exercise_id }] });
    const [{ name }] = (await t.sql('select name from exercises where id = 1')) as [{ name: string }];

    const merged = await mine('POST', `own-exercises/${exercise_id}/merge`, { exercise_id: 1 });
    expect(merged).toMatchObject({ status: 200, body: { moved_workouts: 1 } });
    expect((await mine('GET', `workouts/${workout.workout_id}`)).body.exercises).toMatchObject([
      { exercise_id: 1, exercise_name: name, weight: 77 },
    ]);
    expect((await mine('GET', `workouts/plans/${plan.plan_id}`)).body.workouts).toMatchObject({
      Friday: [{ exercise_id: 1, sets: 4, reps: 6 }],
    });
    const favorites = (await mine('GET', 'favorites')).list.map((favorite) => favorite.exercise_id);
    expect(favorites).toContain(1);
    expect(favorites).not.toContain(exercise_id);
    expect((await imports.get('/imports/exercise-matches')).list).toEqual([{ name: 'LT', exercise_id: 1 }]);
    expect(await t.sql('select 1 from exercises where id = $1', [exercise_id])).toEqual([]);
  });

  it('says how many workouts had it, also where one has it twice', async () => {
    const { exercise_id } = await newOwn({ name: 'Twice a Day' });
    const { exercises } = sets(exercise_id);
    await logged(workoutsOf(t, ada), { exercises: [...exercises, ...exercises] });
    const merged = await mine('POST', `own-exercises/${exercise_id}/merge`, { exercise_id: 1 });
    expect(merged.body).toEqual({ message: 'Merged; 1 workout moved', moved_workouts: 1 });
  });

  it('refuses itself, one that does not exist or is somebody else’s, and one that is counted otherwise (R-770)', async () => {
    const { exercise_id } = await newOwn({ name: 'Hold', measure: 'time' });
    const merge = (into: unknown) =>
      mine('POST', `own-exercises/${exercise_id}/merge`, { exercise_id: into });
    const { body: other } = await hers('POST', 'own-exercises', { name: 'Hers', measure: 'time' });
    expect(await merge(exercise_id)).toMatchObject({ status: 400, body: { field: 'exercise_id' } });
    expect((await merge(999_999)).status).toBe(400);
    expect((await merge(other.exercise_id)).status).toBe(400);
    const refused = await merge(1);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('Hold is counted in seconds');
  });
});

it('deleting the account takes it along, with the workouts that have it', async () => {
  const { token, password } = await t.cast.join({ email: 'gone@example.org' });
  const { body } = await t.request('POST', '/api/own-exercises', { token, body: { name: 'Goner' } });
  await logged(workoutsOf(t, { token }), sets(body.exercise_id));
  await t.request('DELETE', '/api/users/account', { token, body: { password } });
  expect(await t.sql("select 1 from exercises where name = 'Goner'")).toEqual([]);
});
