import { describe, expect, it } from 'vitest';
import { exerciseBody, newExercise } from '../../../test/exercises.ts';
import { entriesAbout } from '../../../test/moderation.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { token, email } = await t.cast.admin();
const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = token) =>
  t.request(method, `/api/admin/exercises${path}`, { token: as, ...(body ? { body } : {}) });
const actsOn = async (id: number) => (await entriesAbout(t, id)).map(({ act }) => act);

describe('the editor in the audit log', () => {
  it('has a new exercise with all of it', async () => {
    const { exercise_id, version: _own, ...content } = await newExercise(t, { name: 'Logged Curl' });
    expect(await entriesAbout(t, exercise_id)).toEqual([
      {
        ...{ id: expect.any(Number), at: expect.stringMatching(/Z$/), actor: email, by: 'administrator' },
        ...{ act: 'exercise.create', subject_id: exercise_id, subject: 'Logged Curl' },
        before: null,
        after: content,
      },
    ]);
  });

  it('has of a change what has changed, and nothing of a save that changed nothing', async () => {
    const body = exerciseBody({ name: 'Before' });
    const { exercise_id } = (await call('POST', '', body)).body as { exercise_id?: number };
    const id = Number(exercise_id);
    await call('PUT', `/${id}`, body);
    await call('PUT', `/${id}`, { ...body, name: 'After', muscles: ['Biceps', 'Triceps'], measure: 'time' });
    const entries = await entriesAbout(t, id);
    expect(entries).toMatchObject([{ act: 'exercise.create' }, { act: 'exercise.change', subject: 'After' }]);
    expect(entries[1]?.before).toEqual({ name: 'Before', muscles: ['Biceps'], measure: 'weight_reps' });
    expect(entries[1]?.after).toEqual({ name: 'After', muscles: ['Biceps', 'Triceps'], measure: 'time' });
  });

  it('has that it was taken out and put back, each once', async () => {
    const { exercise_id: id, name } = await newExercise(t);
    for (let turn = 0; turn < 2; turn++) await call('DELETE', `/${id}`);
    for (let turn = 0; turn < 2; turn++) await call('POST', `/${id}/restore`);
    expect(await actsOn(id)).toEqual(['exercise.create', 'exercise.archive', 'exercise.restore']);
    for (const { subject } of await entriesAbout(t, id)) expect(subject).toBe(name);
  });

  it('has nothing of what was refused: a taken name, an old version, a member (R-671)', async () => {
    const [{ exercise_id: id, name }, other] = [await newExercise(t), await newExercise(t)];
    const before = await t.sql('select id from audit_log');
    expect((await call('POST', '', exerciseBody({ name }))).status).toBe(409);
    expect((await call('PUT', `/${id}`, exerciseBody({ name: other.name }))).status).toBe(409);
    expect((await call('PUT', `/${id}`, { ...exerciseBody(), version: 99 })).status).toBe(409);
    const member = (await t.cast.ada()).token;
    for (const refused of [
      call('POST', '', exerciseBody(), member),
      call('PUT', `/${id}`, exerciseBody(), member),
      call('DELETE', `/${id}`, undefined, member),
      call('POST', `/${id}/restore`, undefined, member),
    ])
      expect((await refused).status).toBe(403);
    expect(await t.sql('select id from audit_log')).toEqual(before);
  });
});
