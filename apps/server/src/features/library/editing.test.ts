import { describe, expect, it } from 'vitest';
import { exerciseBody, namesOf, newExercise } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { token } = await t.cast.admin();
const change = (id: unknown, body: object) => t.request('PUT', `/api/admin/exercises/${id}`, { token, body });
const read = (id: unknown) => t.request('GET', `/api/admin/exercises/${id}`, { token });
const search = async (text: string) =>
  namesOf((await t.request('GET', `/api/workouts/exercises?search=${text}`, { token })).list);

const EXTRAS = {
  secondary_muscles: ['Forearms'],
  common_mistake: 'Swinging.',
  measure: 'reps',
  mechanic: 'isolation',
  movement_pattern: 'pull',
  movement: 'curl dumbbells',
};

describe('a change (R-665)', () => {
  it('replaces every field the form has and keeps the id', async () => {
    const { exercise_id, version } = await newExercise(t, EXTRAS);
    const body = exerciseBody({
      description: 'Other words.',
      instructions: 'Lie down.',
      difficulty: 'Advanced',
      video_url: 'https://video.example.org/other',
      equipment_options: ['Cable', 'Machine'],
      muscle_groups: ['Legs', 'Core'],
      muscles: ['Glutes', 'Abs'],
    });
    const answer = await change(exercise_id, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...body, ...EXTRAS, other_names: [], exercise_id, version: version + 1 });
    expect((await read(exercise_id)).body).toEqual(answer.body);
    const emptied = await change(exercise_id, { name: body.name, difficulty: 'Beginner' });
    expect(emptied.body).toMatchObject({ description: '', video_url: null, muscles: [], muscle_groups: [] });
  });

  it('never lists what it trains first of all as a help beside it', async () => {
    const { exercise_id } = await newExercise(t, { secondary_muscles: ['Biceps', 'Triceps'] });
    expect((await read(exercise_id)).body.secondary_muscles).toEqual(['Triceps']);
    const body = exerciseBody({ muscles: ['Triceps'] });
    expect((await change(exercise_id, body)).body.secondary_muscles).toEqual([]);
  });

  it('leaves alone what the form does not have, and takes it when it is sent', async () => {
    const { exercise_id } = await newExercise(t, EXTRAS);
    expect((await change(exercise_id, exerciseBody())).body).toMatchObject(EXTRAS);
    const cleared = {
      secondary_muscles: [],
      common_mistake: '',
      mechanic: null,
      movement_pattern: null,
      movement: null,
    };
    expect((await change(exercise_id, exerciseBody(cleared))).body).toMatchObject({
      ...cleared,
      measure: 'reps',
    });
    expect((await change(exercise_id, exerciseBody({ measure: 'time' }))).body).toMatchObject({
      ...cleared,
      measure: 'time',
    });
  });

  it('is what a search looks through from then on', async () => {
    const { exercise_id } = await newExercise(t, { name: 'Oldname Curl' });
    await change(
      exercise_id,
      exerciseBody({ name: 'Newname Squat', muscle_groups: ['Back'], muscles: ['Lats'] }),
    );
    expect(await search('oldname%20curl')).not.toContain('Newname Squat');
    expect(await search('newname%20lats')).toEqual(['Newname Squat']);
  });

  it('is refused to whoever edits an older version; without a version the last one wins (A-167)', async () => {
    const { exercise_id, version } = await newExercise(t);
    const mine = exerciseBody({ name: 'Mine', version });
    expect(await change(exercise_id, mine)).toMatchObject({ status: 200, body: { version: version + 1 } });
    expect(await change(exercise_id, { ...mine, name: 'Theirs' })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Someone else changed this exercise/), field: 'version' },
    });
    expect((await read(exercise_id)).body.name).toBe('Mine');
    for (const unversioned of [undefined, null])
      expect(await change(exercise_id, { ...mine, version: unversioned })).toMatchObject({ status: 200 });
    expect((await read(exercise_id)).body.version).toBe(version + 3);
    for (const bad of [0, -1, 1.5, '1', 1e300])
      expect((await change(exercise_id, { ...mine, version: bad })).status).toBe(400);
  });

  it('made by many at once on the same version reaches one of them, and no one is overwritten', async () => {
    const { exercise_id, version } = await newExercise(t);
    const race = (versioned: object) =>
      Promise.all(
        Array.from({ length: 6 }, (_, turn) =>
          change(exercise_id, exerciseBody({ ...versioned, description: `Turn ${turn}` })),
        ),
      );
    const answers = await race({ version });
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await read(exercise_id)).body).toEqual(winner?.body);
    const all = await race({});
    expect(all.map(({ body }) => body.version).sort()).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it.each(['0', '-1', '1.5', 'abc', '1e3', '999999', '9007199254740993', '99999999999999999999', "1'"])(
    'of the id %s answers 404, like every other call (A-007)',
    async (id) => {
      const path = `/api/admin/exercises/${encodeURIComponent(id)}`;
      expect((await t.request('GET', path, { token })).status).toBe(404);
      expect((await t.request('PUT', path, { token, body: exerciseBody() })).status).toBe(404);
      expect((await t.request('DELETE', path, { token })).status).toBe(404);
      expect((await t.request('POST', `${path}/restore`, { token })).status).toBe(404);
    },
  );
});

describe('a member at the editor (R-671)', () => {
  it('is refused everything, and nothing is changed', async () => {
    const { exercise_id } = await newExercise(t);
    const gone = await newExercise(t);
    await t.request('DELETE', `/api/admin/exercises/${gone.exercise_id}`, { token });
    const everything = () => t.sql('select e.*, s.revision from exercises e, library_state s order by e.id');
    const before = await everything();
    const { token: members } = await t.cast.ada();
    const path = `/api/admin/exercises/${exercise_id}`;
    const calls = [
      ['GET', '/api/admin/exercises'],
      ['GET', path],
      ['POST', '/api/admin/exercises'],
      ['PUT', path],
      ['DELETE', path],
      ['POST', `/api/admin/exercises/${gone.exercise_id}/restore`],
      ['GET', '/api/admin/equipment'],
      ['GET', '/api/admin/muscle-groups'],
      ['GET', '/api/admin/muscles-in-group?muscleGroupName=Arms'],
      ['GET', '/api/admin/muscles?groupName=Arms'],
    ] as const;
    for (const [method, address] of calls) {
      const body = method === 'GET' ? {} : { body: exerciseBody() };
      expect(await t.request(method, address, { token: members, ...body })).toMatchObject({
        status: 403,
        body: { message: 'Access denied. Admin privileges required.' },
      });
    }
    expect(await everything()).toEqual(before);
  });
});
