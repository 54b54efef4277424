import { describe, expect, it } from 'vitest';
import { exerciseBody, namesOf } from '../../../test/exercises.ts';
import type { Person } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const submit = ({ token }: Person, body: object = exerciseBody()) =>
  t.request('POST', '/api/workouts/submissions', { token, body });
const own = async ({ token }: Person) =>
  (await t.request('GET', '/api/workouts/submissions', { token })).list;
const withdraw = ({ token }: Person, id: unknown) =>
  t.request('DELETE', `/api/workouts/submissions/${id}`, { token });
const review = async (id: unknown, status: string) => {
  const { token } = await t.cast.admin();
  return t.request('POST', `/api/admin/workout-submissions/${id}/review`, { token, body: { status } });
};
const NOT_FOUND = { status: 404, body: { message: 'Suggestion not found' } };

describe('a suggestion (A-156)', () => {
  it('answers 201 with all of it, waiting, and is in the member’s own list', async () => {
    const body = exerciseBody();
    const answer = await submit(ada, body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      ...body,
      id: expect.any(Number),
      submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      status: 'pending',
      note: '',
    });
    expect(await own(ada)).toEqual([answer.body]);
    expect(await own(grace)).toEqual([]);
  });

  it('is not in the library before somebody has approved it', async () => {
    const { body } = await submit(ada, exerciseBody({ name: 'Unapproved' }));
    const { list } = await t.request('GET', '/api/workouts/exercises', { token: ada.token });
    expect(namesOf(list)).not.toContain('Unapproved');
    expect((await withdraw(ada, body.id)).status).toBe(200);
  });

  it('is listed newest first, with what became of it', async () => {
    const person = await t.cast.join();
    const sent: unknown[] = [];
    for (let turn = 0; turn < 3; turn++) {
      t.clock.forward({ seconds: 1 });
      sent.unshift((await submit(person)).body.id);
    }
    const [newest, middle, oldest] = sent;
    await review(middle, 'approve');
    await review(oldest, 'reject');
    expect((await own(person)).map(({ id, status }) => [id, status])).toEqual([
      [newest, 'pending'],
      [middle, 'approved'],
      [oldest, 'rejected'],
    ]);
  });

  it.each([
    [{ name: '' }, 'Name and Difficulty are required'],
    [{ difficulty: null }, 'Name and Difficulty are required'],
    [
      { video_url: 'javascript:alert(1)' },
      'Video URL must be a web address that starts with http:// or https://',
    ],
    [{ muscles: ['Tail'] }, 'Unknown muscle: Tail'],
    [{ muscles: ['Abs'] }, 'Abs belongs to none of the chosen muscle groups'],
    [{ equipment_options: ['Sandbag'] }, 'Unknown equipment: Sandbag'],
    [{ name: 'x'.repeat(201) }, 'Name must be at most 200 characters'],
    [{ instructions: 'x'.repeat(10_001) }, 'Instructions must be at most 10000 characters'],
  ])('is checked as the editor checks: %j (A-013, A-160)', async (changes, message) => {
    const before = await own(ada);
    expect(await submit(ada, exerciseBody(changes))).toMatchObject({ status: 400, body: { message } });
    expect(await own(ada)).toEqual(before);
  });

  it('cannot approve itself: what only a reviewer decides is ignored', async () => {
    const extras = { status: 'approved', note: 'Great!', exercise_id: 1, user_id: grace.id };
    const { body } = await submit(ada, exerciseBody(extras));
    expect(body).toMatchObject({ status: 'pending', note: '' });
    expect(await own(grace)).toEqual([]);
    expect((await withdraw(ada, body.id)).status).toBe(200);
  });
});

describe('taking a suggestion back', () => {
  it('removes it from one’s own list and from the queue', async () => {
    const { id } = (await submit(ada)).body;
    expect(await withdraw(ada, id)).toMatchObject({ status: 200, body: { message: 'Suggestion withdrawn' } });
    expect((await own(ada)).map((row) => row.id)).not.toContain(id);
    expect((await review(id, 'approve')).status).toBe(404);
    expect(await withdraw(ada, id)).toMatchObject(NOT_FOUND);
  });

  it('is for its author alone (A-015)', async () => {
    const { id } = (await submit(ada)).body;
    expect(await withdraw(grace, id)).toMatchObject(NOT_FOUND);
    expect((await own(ada)).map((row) => row.id)).toContain(id);
  });

  it.each(['approve', 'reject'])('comes too late after the review (%s)', async (status) => {
    const { id } = (await submit(ada)).body;
    await review(id, status);
    expect(await withdraw(ada, id)).toMatchObject(NOT_FOUND);
    expect((await own(ada)).map((row) => row.id)).toContain(id);
  });

  it.each(['0', 'abc', '1.5', '999999', '9007199254740993'])('of %s answers 404 (A-007)', async (id) => {
    expect((await withdraw(ada, id)).status).toBe(404);
  });
});

describe('twenty suggestions that wait', () => {
  const waiting = async (person: Person) =>
    (await own(person)).filter(({ status }) => status === 'pending').length;

  it('are enough, until one is answered; others are not held up by them', async () => {
    const person = await t.cast.join();
    for (let turn = 0; turn < 20; turn++) expect((await submit(person)).status).toBe(201);
    expect(await submit(person)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('20 suggestions waiting for review') },
    });
    expect((await submit(grace)).status).toBe(201);
    const [newest] = await own(person);
    await review(newest?.id, 'reject');
    expect((await submit(person)).status).toBe(201);
    expect((await submit(person)).status).toBe(409);
    expect(await waiting(person)).toBe(20);
  });

  it('are not outrun by sending thirty at once', async () => {
    const person = await t.cast.join();
    const answers = await Promise.all(Array.from({ length: 30 }, () => submit(person)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    expect(await waiting(person)).toBe(20);
  });
});
