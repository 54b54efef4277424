import { beforeEach, describe, expect, it } from 'vitest';
import { exerciseBody, namesOf, newExercise } from '../../../test/exercises.ts';
import { entriesAbout, secondAdmin } from '../../../test/moderation.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const admin = await t.cast.admin();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const submit = async (changes: Record<string, unknown> = {}, { token } = ada) => {
  const body = exerciseBody(changes);
  const answer = await t.request('POST', '/api/workouts/submissions', { token, body });
  expect(answer.status).toBe(201);
  return { ...body, id: Number(answer.body.id) };
};
const pending = (query = '', token = admin.token) =>
  t.request('GET', `/api/admin/workout-submissions${query}`, { token });
const waiting = async () => (await pending()).list.map(({ id }) => id);
const review = (id: unknown, body: object, token = admin.token) =>
  t.request('POST', `/api/admin/workout-submissions/${id}/review`, { token, body });
const own = async (id: number) =>
  (await t.request('GET', '/api/workouts/submissions', { token: ada.token })).list.find(
    (row) => row.id === id,
  );
const exercise = async (id: unknown) =>
  (await t.request('GET', `/api/admin/exercises/${id}`, { token: admin.token })).body;
const exercises = async () => Number((await t.sql('select count(*) from exercises'))[0]?.count);

beforeEach(() => t.sql('delete from exercise_submissions'));

describe('the queue (R-658, A-009)', () => {
  it('holds what waits, the oldest first, with who sent it and when', async () => {
    const first = await submit();
    t.clock.forward({ seconds: 1 });
    const second = await submit({}, grace);
    const answer = await pending();
    expect(answer).toMatchObject({ status: 200, headers: { 'x-total-count': '2' } });
    const sent = {
      submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      reviewedAt: null,
      status: 'pending',
      note: '',
    };
    expect(answer.list).toEqual([
      { ...first, ...sent, submittedBy: ada.email },
      { ...second, ...sent, submittedBy: grace.email },
    ]);
    await review(first.id, { status: 'reject' });
    expect(await waiting()).toEqual([second.id]);
  });

  it('is paged by limit and offset; the total stays', async () => {
    const sent = [];
    for (let turn = 0; turn < 5; turn++) sent.push((await submit()).id);
    const page = await pending('?limit=2&offset=1');
    expect(page.list.map(({ id }) => id)).toEqual(sent.slice(1, 3));
    const past = await pending('?offset=1000');
    expect(past.list).toEqual([]);
    for (const { headers } of [page, past]) expect(headers['x-total-count']).toBe('5');
  });

  it.each(['limit=0', 'limit=1001', 'limit=abc', 'offset=-1', 'limit=1&limit=2'])(
    'answers 400 to %s',
    async (query) => {
      expect((await pending(`?${query}`)).status).toBe(400);
    },
  );
});

describe('one suggestion of the queue (A-156)', () => {
  const read = (id: unknown, token = admin.token) =>
    t.request('GET', `/api/admin/workout-submissions/${id}`, { token });

  it('is read as the queue has it, until it is reviewed or withdrawn', async () => {
    const [first, second] = [await submit(), await submit()];
    expect((await read(first.id)).body).toEqual((await pending()).list[0]);
    expect((await read(first.id, ada.token)).status).toBe(403);
    await review(first.id, { status: 'reject' });
    await t.request('DELETE', `/api/workouts/submissions/${second.id}`, { token: ada.token });
    for (const id of [first.id, second.id, 999_999, 'abc', '0']) expect((await read(id)).status).toBe(404);
    expect((await read(first.id)).body.message).toBe('Submission not found');
  });
});

describe('the audit log', () => {
  it('has one entry for an approval, with the exercise it made, and none of the editor', async () => {
    const { id, name } = await submit();
    const { exercise_id } = (await review(id, { status: 'approve', note: 'Thank you' })).body;
    expect(await entriesAbout(t, id)).toMatchObject([
      {
        ...{ act: 'submission.approve', actor: admin.email, by: 'administrator', subject: name },
        before: { status: 'pending' },
        after: { status: 'approved', exercise_id, note: 'Thank you' },
      },
    ]);
    const made = await entriesAbout(t, exercise_id);
    expect(made.filter(({ act }) => act.startsWith('exercise'))).toEqual([]);
  });

  it('has one for a refusal, and none for a review that was refused or came too late', async () => {
    const { id } = await submit();
    await review(id, { status: 'maybe' });
    await review(id, { status: 'reject' }, ada.token);
    await review(id, { status: 'rejected' });
    await review(id, { status: 'approve' });
    const entries = await entriesAbout(t, id);
    expect(entries).toMatchObject([{ act: 'submission.reject' }]);
    expect(entries[0]?.after).toEqual({ status: 'rejected' });
  });

  it('has one when two administrators decide at the same moment (A-167)', async () => {
    const [{ id }, other] = [await submit(), await secondAdmin(t)];
    const answers = await Promise.all([
      review(id, { status: 'approve' }),
      review(id, { status: 'reject' }, other.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await entriesAbout(t, id)).toHaveLength(1);
  });
});

describe('an approval (A-155, A-156)', () => {
  it.each(['approve', 'approved'])(
    '(%s) makes the exercise as suggested, found where it belongs',
    async (status) => {
      const { id, ...body } = await submit();
      const answer = await review(id, { status });
      expect(answer).toMatchObject({ status: 200, body: { message: 'Submission approved' } });
      const { exercise_id } = answer.body;
      expect(await exercise(exercise_id)).toMatchObject({ ...body, version: 1, measure: 'weight_reps' });
      expect(await waiting()).toEqual([]);
      expect(await own(id)).toMatchObject({ status: 'approved', note: '' });
      const room =
        '/api/workouts/exercises?muscleGroup=Arms&muscle=Biceps&difficulty=Beginner&equipment=Dumbbells';
      for (const path of [room, `/api/workouts/exercises?search=${body.name}`]) {
        const { list } = await t.request('GET', path, { token: ada.token });
        expect(namesOf(list)).toContain(body.name);
      }
    },
  );

  it('takes the reviewer’s version where there is one; the suggestion keeps its own words', async () => {
    const { id, ...suggested } = await submit();
    const changed = exerciseBody({
      muscle_groups: ['Legs'],
      muscles: ['Glutes'],
      secondary_muscles: ['Abs'],
      measure: 'time',
    });
    const { body } = await review(id, { status: 'approve', exercise: changed, note: 'Thank you!' });
    expect(await exercise(body.exercise_id)).toMatchObject(changed);
    expect(await own(id)).toMatchObject({ ...suggested, status: 'approved', note: 'Thank you!' });
  });

  it('is not possible under a taken name: the suggestion waits on, for a better one (A-160)', async () => {
    const taken = await newExercise(t);
    const { id } = await submit({ name: taken.name.toUpperCase() });
    const before = await exercises();
    expect(await review(id, { status: 'approve' })).toMatchObject({
      status: 409,
      body: { message: `There is already an exercise called ${taken.name.toUpperCase()}`, field: 'name' },
    });
    expect([await waiting(), await exercises()]).toEqual([[id], before]);
    expect((await review(id, { status: 'approve', exercise: exerciseBody() })).status).toBe(200);
    expect([await waiting(), await exercises()]).toEqual([[], before + 1]);
  });

  it('outlives its author’s account', async () => {
    const person = await t.cast.join();
    const { id, name } = await submit({}, person);
    const { exercise_id } = (await review(id, { status: 'approve' })).body;
    const { token, password } = person;
    expect((await t.request('DELETE', '/api/users/account', { token, body: { password } })).status).toBe(200);
    expect(await exercise(exercise_id)).toMatchObject({ name });
  });
});

describe('a refusal', () => {
  it.each(['reject', 'rejected'])(
    '(%s) closes the suggestion with a note and makes no exercise',
    async (status) => {
      const before = await exercises();
      const { id } = await submit();
      const answer = await review(id, { status, note: ' We have it already. ', exercise: exerciseBody() });
      expect(answer.body).toEqual({ message: 'Submission rejected' });
      expect(await own(id)).toMatchObject({ status: 'rejected', note: 'We have it already.' });
      expect([await waiting(), await exercises()]).toEqual([[], before]);
    },
  );
});

describe('a review', () => {
  it.each([
    [{}, 'Status must be approve or reject'],
    [{ status: 'maybe' }, 'Status must be approve or reject'],
    [{ status: 'reject', note: 'x'.repeat(501) }, 'Note must be at most 500 characters'],
    [{ status: 'approve', exercise: exerciseBody({ difficulty: '' }) }, 'Name and Difficulty are required'],
    [{ status: 'approve', exercise: exerciseBody({ muscles: ['Tail'] }) }, 'Unknown muscle: Tail'],
  ])('is refused with %j, and the suggestion waits on', async (body, message) => {
    const { id } = await submit();
    expect(await review(id, body)).toMatchObject({ status: 400, body: { message } });
    expect(await waiting()).toEqual([id]);
  });

  it('happens once: the second one answers 404, whatever it wants (A-167)', async () => {
    for (const [first, outcome] of [
      ['approve', 'approved'],
      ['reject', 'rejected'],
    ]) {
      const { id } = await submit();
      expect((await review(id, { status: first })).status).toBe(200);
      const before = await exercises();
      for (const status of ['approve', 'reject'])
        expect(await review(id, { status })).toMatchObject({
          status: 404,
          body: { message: 'Submission not found' },
        });
      expect([await exercises(), (await own(id))?.status]).toEqual([before, outcome]);
    }
    for (const id of ['999999', 'abc', '0'])
      expect((await review(id, { status: 'reject' })).status).toBe(404);
  });

  it('by several at once makes one exercise, even under different names (A-167)', async () => {
    const { id } = await submit();
    const before = await exercises();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => review(id, { status: 'approve', exercise: exerciseBody() })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(await exercises()).toBe(before + 1);
  });

  it('is refused to members, and so is the queue; nothing changes (R-671)', async () => {
    const { id } = await submit();
    expect((await pending('', ada.token)).status).toBe(403);
    for (const status of ['approve', 'reject'])
      expect((await review(id, { status }, ada.token)).status).toBe(403);
    expect(await waiting()).toEqual([id]);
  });
});
