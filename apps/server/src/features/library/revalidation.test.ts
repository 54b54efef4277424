import { describe, expect, it } from 'vitest';
import { exerciseBody, namesOf, newExercise } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const admin = await t.cast.admin();
const ada = await t.cast.ada();

const LISTS = [
  '/api/workouts/muscle-groups',
  '/api/workouts/muscles?groupName=Arms',
  '/api/workouts/exercises',
  '/api/workouts/exercises?muscleGroup=Arms&muscle=Biceps&difficulty=Beginner&equipment=Dumbbells',
  '/api/admin/exercises',
  '/api/admin/exercises?muscleName=Biceps',
  '/api/admin/muscle-groups',
  '/api/admin/muscles-in-group?muscleGroupName=Arms',
  '/api/admin/muscles?groupName=Arms',
] as const;
const WHOLE = LISTS[2];

const get = (path: string, tag?: string) =>
  t.request('GET', path, {
    token: path.startsWith('/api/admin') ? admin.token : ada.token,
    ...(tag === undefined ? {} : { headers: { 'if-none-match': tag } }),
  });
const tagOf = async (path: string) => String((await get(path)).headers.etag);
const edit = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}, token = admin.token) =>
  t.request(method, `/api/admin/${path}`, { token, body });

const own = await newExercise(t);

describe('a list the caller has already', () => {
  it.each(LISTS)('is not sent again: %s', async (path) => {
    const first = await get(path);
    expect(first).toMatchObject({
      status: 200,
      headers: { etag: expect.stringMatching(/^W\/"[\w-]+"$/), 'cache-control': 'private, no-cache' },
    });
    expect(first.list.length).toBeGreaterThan(0);
    const tag = String(first.headers.etag);
    for (const known of [tag, tag.replace('W/', ''), ` ${tag} `]) {
      const again = await get(path, known);
      expect(again).toMatchObject({
        status: 304,
        text: '',
        headers: { etag: tag, 'cache-control': 'private, no-cache' },
      });
    }
  });

  it('is still for members only: whoever has the tag but no session, or no right, learns nothing', async () => {
    const headers = { 'if-none-match': await tagOf(WHOLE) };
    expect((await t.request('GET', WHOLE, { headers })).status).toBe(401);
    const { token } = await t.cast.unverified();
    expect((await t.request('GET', WHOLE, { headers, token })).status).toBe(403);
    expect((await t.request('GET', '/api/admin/exercises', { headers, token: ada.token })).status).toBe(403);
  });

  it.each([
    '*',
    '""',
    'garbage',
    'W/"garbage"',
    'W/"00000000-0000-4000-8000-000000000000"',
    '"\' or 1=1 --"',
    `W/"${'x'.repeat(5000)}"`,
    'W/"%"',
  ])('is sent in full to a caller with the tag %s', async (tag) => {
    for (const path of LISTS) {
      const answer = await get(path, tag);
      expect(answer.status).toBe(200);
      expect(answer.list).toEqual((await get(path)).list);
      expect(answer.headers.etag).toBe(await tagOf(path));
    }
  });
});

/** Sends what each list's caller had before; answers whether all of them are new now. */
async function afterwards(change: () => Promise<unknown>) {
  const before = await Promise.all(LISTS.map(tagOf));
  await change();
  const after = await Promise.all(LISTS.map((path, at) => get(path, before[at])));
  return after.map(({ status, headers }, at) => [status, headers.etag !== before[at]]);
}
const NEW = LISTS.map(() => [200, true]);
const OLD = LISTS.map(() => [304, false]);

describe('every change of the library', () => {
  it('makes the old tags worthless, and the new lists show it', async () => {
    const names = async () => namesOf((await get(WHOLE)).list);
    const body = exerciseBody();
    expect(await afterwards(() => edit('POST', 'exercises', body))).toEqual(NEW);
    expect(await names()).toContain(body.name);

    const path = `exercises/${own.exercise_id}`;
    const renamed = exerciseBody({ name: 'Renamed' });
    expect(await afterwards(() => edit('PUT', path, renamed))).toEqual(NEW);
    expect(await names()).toContain('Renamed');

    expect(await afterwards(() => edit('DELETE', path))).toEqual(NEW);
    expect(await names()).not.toContain('Renamed');

    expect(await afterwards(() => edit('POST', `${path}/restore`))).toEqual(NEW);
    expect(await names()).toContain('Renamed');
  });

  it('among them the approval of a suggestion, but not the suggestion and not its refusal', async () => {
    const suggest = (body: object) =>
      t.request('POST', '/api/workouts/submissions', { token: ada.token, body });
    const ids: unknown[] = [];
    for (const body of [exerciseBody({ name: 'Suggested' }), exerciseBody()])
      expect(await afterwards(async () => ids.push((await suggest(body)).body.id))).toEqual(OLD);
    const review = (id: unknown, status: string) =>
      afterwards(() => edit('POST', `workout-submissions/${id}/review`, { status }));
    expect(await review(ids[1], 'reject')).toEqual(OLD);
    expect(await review(ids[0], 'approve')).toEqual(NEW);
    expect(namesOf((await get(WHOLE)).list)).toContain('Suggested');
  });

  it('but nothing that was refused, and no favourite', async () => {
    const path = `exercises/${own.exercise_id}`;
    const taken = exerciseBody({ name: 'Suggested' });
    const refusals = [
      () => edit('POST', 'exercises', taken),
      () => edit('POST', 'exercises', exerciseBody({ difficulty: 'Hard' })),
      () => edit('PUT', path, taken),
      () => edit('PUT', path, exerciseBody({ version: 999 })),
      () => edit('DELETE', 'exercises/999999'),
      () => edit('POST', `${path}/restore`),
      () => edit('DELETE', path, {}, ada.token),
      () =>
        t.request('POST', '/api/favorites/add', {
          token: ada.token,
          body: { exerciseId: own.exercise_id },
        }),
    ];
    for (const refusal of refusals) expect(await afterwards(refusal)).toEqual(OLD);
  });
});
