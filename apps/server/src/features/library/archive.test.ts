import { describe, expect, it } from 'vitest';
import { exerciseBody, newExercise } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { token } = await t.cast.admin();
const ada = await t.cast.ada();
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  t.request(method, `/api/${path}`, { token, ...(body ? { body } : {}) });
const remove = (id: unknown) => call('DELETE', `admin/exercises/${id}`);
const restore = (id: unknown) => call('POST', `admin/exercises/${id}/restore`);
const favorite = (id: unknown) =>
  t.request('POST', '/api/favorites/add', { token: ada.token, body: { exerciseId: id } });
const NOT_FOUND = { status: 404, body: { message: 'Exercise not found' } };

type Own = Awaited<ReturnType<typeof newExercise>>;
/** Whether each place that shows exercises shows it, and what the tiles count. */
async function traces({ exercise_id, name }: Own) {
  const lists = [
    'workouts/exercises',
    'workouts/exercises?muscleGroup=Arms&muscle=Triceps&difficulty=Beginner&equipment=Dumbbells',
    'workouts/exercises?muscleGroup=Triceps',
    `workouts/exercises?search=${name}`,
    `workouts/exercises?search=${name.slice(0, -1)}q`,
    `workouts/exercises/details?exerciseIds=${exercise_id}`,
    'admin/exercises',
    'admin/exercises?muscleName=Triceps',
  ];
  const answers = await Promise.all(lists.map((path) => call('GET', path)));
  answers.push(await t.request('GET', '/api/favorites', { token: ada.token }));
  const groups = await call('GET', 'workouts/muscle-groups');
  const muscles = await call('GET', 'workouts/muscles?groupName=Arms');
  return {
    seen: answers.map(({ list }) => list.some((row) => row.exercise_id === exercise_id)),
    counts: [groups.list[0], muscles.list[2]].map((row) => Number(row?.exercise_count)),
  };
}

describe('a deleted exercise (R-666, A-159)', () => {
  it('is gone from every list, search and number, from details and favourites, and comes back whole', async () => {
    const own = await newExercise(t, { name: 'Vanishing', muscles: ['Triceps'] });
    expect((await favorite(own.exercise_id)).status).toBe(201);
    const before = await traces(own);
    expect(before.seen).toEqual(Array(9).fill(true));

    expect(await remove(own.exercise_id)).toMatchObject({
      status: 200,
      body: { message: 'Exercise deleted' },
    });
    expect(await traces(own)).toEqual({
      seen: Array(9).fill(false),
      counts: before.counts.map((count) => count - 1),
    });

    const restored = await restore(own.exercise_id);
    expect(restored.status).toBe(200);
    expect(restored.body).toEqual(own);
    expect(await traces(own)).toEqual(before);
  });

  it('can be neither read, changed, deleted again nor made a favourite; only restored, and that once', async () => {
    const { exercise_id } = await newExercise(t);
    expect(await restore(exercise_id)).toMatchObject(NOT_FOUND);
    await remove(exercise_id);
    const path = `admin/exercises/${exercise_id}`;
    expect(await call('GET', path)).toMatchObject(NOT_FOUND);
    expect(await call('PUT', path, exerciseBody())).toMatchObject(NOT_FOUND);
    expect(await remove(exercise_id)).toMatchObject(NOT_FOUND);
    expect(await favorite(exercise_id)).toMatchObject(NOT_FOUND);
    expect((await restore(exercise_id)).status).toBe(200);
    expect(await restore(exercise_id)).toMatchObject(NOT_FOUND);
  });

  it('is deleted once by two who do it at the same time, and restored once', async () => {
    const { exercise_id } = await newExercise(t);
    for (const act of [remove, restore]) {
      const answers = await Promise.all([act(exercise_id), act(exercise_id), act(exercise_id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    }
  });

  it('frees its name, and is not restored while another has it (A-160)', async () => {
    const first = await newExercise(t, { name: 'Contested' });
    await remove(first.exercise_id);
    const second = await newExercise(t, { name: 'CONTESTED' });
    expect(await restore(first.exercise_id)).toMatchObject({
      status: 409,
      body: { message: 'There is already an exercise called Contested', field: 'name' },
    });
    expect((await call('GET', `admin/exercises/${first.exercise_id}`)).status).toBe(404);
    await remove(second.exercise_id);
    expect(await restore(first.exercise_id)).toMatchObject({ status: 200, body: { name: 'Contested' } });
    expect((await restore(second.exercise_id)).status).toBe(409);
  });
});
