import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { exerciseBody } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';

const LIST = '/api/workouts/exercises?muscleGroup=Chest';
const t = await startTestApp();
const admin = await t.cast.admin();

async function bytes(encoding: string) {
  const headers = { authorization: `Bearer ${admin.token}`, 'accept-encoding': encoding };
  const { rawPayload, headers: answered } = await t.server.inject({ url: LIST, headers });
  return { rawPayload, answered };
}

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (plain: Buffer) => plain],
  ['br;q=0, gzip;q=0', undefined, (plain: Buffer) => plain],
] as const)('sends the same text to whoever accepts %s', async (accepted, encoding, read) => {
  const { text } = await t.request('GET', LIST, { token: admin.token });
  for (let time = 0; time < 2; time++) {
    const { rawPayload, answered } = await bytes(accepted);
    expect(answered['content-encoding']).toBe(encoding);
    expect(answered['content-type']).toBe('application/json; charset=utf-8');
    expect(answered.vary).toContain('accept-encoding');
    expect(read(rawPayload).toString()).toBe(text);
  }
});

it('sends what was changed a moment ago, on every node', async () => {
  const other = await startTestApp({ database: t.url }, onTestFinished);
  const namesOn = async (app: typeof t) =>
    (await app.request('GET', LIST, { token: admin.token })).list.map(({ name }) => name);
  const before = await namesOn(other);
  const body = exerciseBody({ muscle_groups: ['Chest'], muscles: ['Chest'] });
  const made = await t.request('POST', '/api/admin/exercises', { token: admin.token, body });
  expect(made.status).toBe(201);
  expect(await namesOn(t)).toContain(made.body.name);
  expect(await namesOn(other)).toEqual(await namesOn(t));
  expect(before).not.toContain(made.body.name);
});

it('keeps nothing of a list that has no revision', async () => {
  const none = '/api/workouts/exercises?muscleGroup=Nowhere';
  for (let time = 0; time < 2; time++) {
    const answer = await t.request('GET', none, { token: admin.token });
    expect(answer).toMatchObject({ status: 200, body: [], headers: { 'x-total-count': '0' } });
    expect(answer.headers.etag).toBeUndefined();
  }
});
