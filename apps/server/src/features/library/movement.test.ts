import { describe, expect, it } from 'vitest';
import { exerciseBody } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [admin, ada] = [await t.cast.admin(), await t.cast.ada()];
const create = (changes: Record<string, unknown>) =>
  t.request('POST', '/api/admin/exercises', { token: admin.token, body: exerciseBody(changes) });
const change = (id: unknown, body: object) =>
  t.request('PUT', `/api/admin/exercises/${id}`, { token: admin.token, body });
const own = (method: 'POST' | 'PUT', path: string, body: object) =>
  t.request(method, `/api/own-exercises${path}`, { token: ada.token, body });

describe('the moving figure of an exercise', () => {
  it('is what the catalogue says, in lists and in details (R-1006)', async () => {
    const { list } = await t.request('GET', '/api/workouts/exercises?search=hammer%20curl&brief=true', {
      token: ada.token,
    });
    expect(list.find(({ name }) => name === 'Hammer Curl')).toMatchObject({
      movement: expect.stringMatching(/^curl .*neutral/),
    });
  });

  it('is stored in its shortest form, kept where it is left out, and cleared by null or nothing', async () => {
    const made = await create({ name: 'Figure Curl', movement: '  curl   barbell dumbbells ' });
    expect(made.status).toBe(400);
    const { body } = await create({ name: 'Figure Curl', movement: ' curl  neutral  dumbbells ' });
    expect(body.movement).toBe('curl dumbbells neutral');
    const plain = exerciseBody({ name: 'Figure Curl' });
    expect((await change(body.exercise_id, plain)).body.movement).toBe('curl dumbbells neutral');
    expect((await change(body.exercise_id, { ...plain, movement: '' })).body.movement).toBeNull();
    await change(body.exercise_id, { ...plain, movement: 'squat' });
    expect((await change(body.exercise_id, { ...plain, movement: null })).body.movement).toBeNull();
  });

  it('is refused with its field where there is no such movement, and nothing is stored (R-1007)', async () => {
    for (const movement of [
      'no-such-template',
      'curl purple',
      'curl dumbbells dumbbells',
      'x'.repeat(200),
      7,
    ]) {
      const answer = await create({ name: 'Refused Figure', movement });
      expect(answer, String(movement)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/nimation/) },
      });
    }
    const { list } = await t.request('GET', '/api/admin/exercises', { token: admin.token });
    expect(list.map(({ name }) => name)).not.toContain('Refused Figure');
  });

  it('is in the audit log when an administrator changes it (R-1008)', async () => {
    const { body } = await create({ name: 'Audited Figure', movement: 'curl' });
    await change(body.exercise_id, { ...exerciseBody({ name: 'Audited Figure' }), movement: 'squat' });
    const [row] = await t.sql(
      "select before, after from audit_log where act = 'exercise.change' order by id desc limit 1",
    );
    expect(row).toEqual({ before: { movement: 'curl' }, after: { movement: 'squat' } });
  });

  it('can be had by an exercise of one’s own, or none (R-1009)', async () => {
    const { body } = await own('POST', '', { name: 'Own Figure', movement: 'squat' });
    expect(body.movement).toBe('squat');
    const id = body.exercise_id;
    expect((await own('PUT', `/${id}`, { name: 'Own Figure' })).body.movement).toBe('squat');
    expect((await own('PUT', `/${id}`, { name: 'Own Figure', movement: null })).body.movement).toBeNull();
    expect(await own('PUT', `/${id}`, { name: 'Own Figure', movement: 'nope' })).toMatchObject({
      status: 400,
      body: { message: 'Unknown animation: nope' },
    });
  });
});
