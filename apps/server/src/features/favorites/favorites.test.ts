import { describe, expect, it } from 'vitest';
import { exerciseBody, newExercise } from '../../../test/exercises.ts';
import type { Person } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const list = async ({ token }: Person) => (await t.request('GET', '/api/favorites', { token })).list;
const ids = async (person: Person) => (await list(person)).map(({ exercise_id }) => exercise_id);
const add = ({ token }: Person, exerciseId: unknown) =>
  t.request('POST', '/api/favorites/add', { token, body: { exerciseId } });
const remove = ({ token }: Person, exerciseId: unknown) =>
  t.request('DELETE', '/api/favorites/remove', { token, body: { exerciseId } });
const first = await newExercise(t, { equipment_options: ['Dumbbells', 'Cable'] });
const second = await newExercise(t, { equipment_options: [] });
const stored = (person: Person) => t.sql('select exercise_id from favorites where user_id = $1', [person.id]);

describe('favourites (R-625, R-626, R-627, A-110)', () => {
  it('start empty; the first time 201, again 200, and it is in the list once', async () => {
    expect(await list(ada)).toEqual([]);
    const answer = { message: 'Added to favorites', exercise_id: first.exercise_id };
    expect(await add(ada, first.exercise_id)).toMatchObject({ status: 201, body: answer });
    expect(await add(ada, first.exercise_id)).toMatchObject({ status: 200, body: answer });
    expect(await ids(ada)).toEqual([first.exercise_id]);
  });

  it('are the exercises themselves, with their equipment as one text', async () => {
    await add(ada, second.exercise_id);
    const { version: _editors, ...shown } = first;
    expect((await list(ada)).find(({ exercise_id }) => exercise_id === first.exercise_id)).toEqual({
      ...shown,
      equipment: 'Dumbbells, Cable',
    });
    expect((await list(ada))[0]).toMatchObject({ equipment: 'N/A', equipment_options: ['N/A'] });
  });

  it('stand with the newest first; whatever is added anew is new (A-009)', async () => {
    expect(await ids(ada)).toEqual([second.exercise_id, first.exercise_id]);
    t.clock.forward({ seconds: 1 });
    await add(ada, first.exercise_id);
    expect(await ids(ada)).toEqual([second.exercise_id, first.exercise_id]);
    await remove(ada, first.exercise_id);
    t.clock.forward({ seconds: 1 });
    await add(ada, first.exercise_id);
    expect(await ids(ada)).toEqual([first.exercise_id, second.exercise_id]);
  });

  it('belong to one member: another neither sees nor removes them (A-015)', async () => {
    expect(await list(grace)).toEqual([]);
    expect((await remove(grace, first.exercise_id)).status).toBe(200);
    expect(await ids(ada)).toContain(first.exercise_id);
    await add(grace, second.exercise_id);
    expect(await ids(grace)).toEqual([second.exercise_id]);
    await remove(grace, second.exercise_id);
    expect(await ids(ada)).toContain(second.exercise_id);
  });

  it('are removed by the id in the body or in the query, and an absent one as well', async () => {
    const { token } = grace;
    const paths = [
      () => remove(grace, first.exercise_id),
      () => remove(grace, String(first.exercise_id)),
      () => t.request('DELETE', `/api/favorites/remove?exerciseId=${first.exercise_id}`, { token }),
      () => t.request('DELETE', `/api/favorites/remove?exerciseId=${first.exercise_id}`, { token, body: {} }),
    ];
    for (const path of paths) {
      expect((await add(grace, String(first.exercise_id))).status).toBe(201);
      const answer = { message: 'Removed from favorites', exercise_id: first.exercise_id };
      expect(await path()).toMatchObject({ status: 200, body: answer });
      expect(await list(grace)).toEqual([]);
      expect(await path()).toMatchObject({ status: 200, body: answer });
    }
    expect((await remove(grace, 999999)).status).toBe(200);
  });

  it.each([999999, '999999', Number.MAX_SAFE_INTEGER])(
    'answer 404 to the unknown exercise %s',
    async (id) => {
      expect(await add(ada, id)).toMatchObject({ status: 404, body: { message: 'Exercise not found' } });
    },
  );

  it.each([undefined, null, '', 'abc', '01', ' 1', 0, -1, 1.5, true, [1], {}, '9'.repeat(17), 2 ** 53])(
    'answer 400 to the id %j (A-007)',
    async (id) => {
      const before = await stored(ada);
      expect((await add(ada, id)).status).toBe(400);
      expect((await remove(ada, id)).status).toBe(400);
      expect(await stored(ada)).toEqual(before);
    },
  );

  it('take twenty clicks at once for one', async () => {
    const { exercise_id } = await newExercise(t);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(ada, exercise_id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect((await stored(ada)).filter((row) => Number(row.exercise_id) === exercise_id)).toHaveLength(1);
  });
});

describe('what a member leaves behind (A-171)', () => {
  it('the download holds favourites and suggestions, and nobody else’s', async () => {
    const person = await t.cast.join();
    await add(person, first.exercise_id);
    await add(grace, second.exercise_id);
    const suggestion = exerciseBody({ name: 'My Own Idea' });
    await t.request('POST', '/api/workouts/submissions', { token: person.token, body: suggestion });
    const archived = await newExercise(t);
    await add(person, archived.exercise_id);
    const admin = await t.cast.admin();
    await t.request('DELETE', `/api/admin/exercises/${archived.exercise_id}`, { token: admin.token });
    const { body } = await t.request('GET', '/api/users/export', { token: person.token });
    expect(body.favorites).toEqual([
      expect.objectContaining({ exerciseId: archived.exercise_id, name: archived.name }),
      { exerciseId: first.exercise_id, name: first.name, since: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    expect(body.suggestions).toMatchObject([{ name: 'My Own Idea', status: 'pending', muscles: ['Biceps'] }]);
    const csv = await t.request('GET', '/api/users/export?format=csv', { token: person.token });
    expect(csv.text).toContain(first.name);
    expect(csv.text).toContain('My Own Idea');
    expect(csv.text).not.toContain(second.name);
  });

  it('goes with the account; the exercises and the favourites of others stay', async () => {
    const person = await t.cast.join();
    await add(person, first.exercise_id);
    await t.request('POST', '/api/workouts/submissions', { token: person.token, body: exerciseBody() });
    const { token, password } = person;
    const others = await ids(ada);
    expect((await t.request('DELETE', '/api/users/account', { token, body: { password } })).status).toBe(200);
    expect(await stored(person)).toEqual([]);
    expect(await t.sql('select id from exercise_submissions where user_id = $1', [person.id])).toEqual([]);
    expect(await ids(ada)).toEqual(others);
  });
});
