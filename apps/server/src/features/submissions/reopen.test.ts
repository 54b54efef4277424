import { beforeEach, describe, expect, it } from 'vitest';
import { exerciseBody } from '../../../test/exercises.ts';
import { entriesAbout, secondAdmin } from '../../../test/moderation.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, boss] = [await t.cast.ada(), await t.cast.admin()];
const admin = (method: 'GET' | 'POST', path: string, body?: object, token = boss.token) =>
  t.request(method, `/api/admin/workout-submissions${path}`, { token, ...(body ? { body } : {}) });
const reopen = (id: unknown, token?: string) => admin('POST', `/${id}/reopen`, undefined, token);
const review = (id: unknown, body: object) => admin('POST', `/${id}/review`, body);
const ids = async (query = '') => (await admin('GET', query)).list.map(({ id }) => id);
async function submit(): Promise<{ id: number; name: string }> {
  const body = exerciseBody();
  const answer = await t.request('POST', '/api/workouts/submissions', { token: ada.token, body });
  return answer.body as unknown as { id: number; name: string };
}
const isLive = async (id: unknown) =>
  (await t.request('GET', `/api/admin/exercises/${id}`, { token: boss.token })).status === 200;

beforeEach(() => t.sql('delete from exercise_submissions'));

describe('a wrong decision about a suggestion', () => {
  it('approved: it waits again, its exercise leaves the library, and approving once more makes a new one (R-998)', async () => {
    const { id, name } = await submit();
    const { exercise_id } = (await review(id, { status: 'approve', note: 'Fine' })).body;
    expect(await isLive(exercise_id)).toBe(true);
    expect((await admin('GET', '?state=approved')).list).toMatchObject([
      { id, name, status: 'approved', note: 'Fine', submittedBy: ada.email, reviewedAt: expect.any(String) },
    ]);
    expect(await reopen(id)).toMatchObject({ status: 200 });
    expect([await isLive(exercise_id), await ids(), await ids('?state=approved')]).toEqual([false, [id], []]);
    const own = await t.request('GET', '/api/workouts/submissions', { token: ada.token });
    expect(own.list).toMatchObject([{ id, status: 'pending', note: '' }]);
    const again = await review(id, { status: 'approve' });
    expect(again.status).toBe(200);
    expect(again.body.exercise_id).not.toBe(exercise_id);
    expect((await entriesAbout(t, id)).filter(({ subject }) => subject === name)).toMatchObject([
      { act: 'submission.approve' },
      { act: 'submission.reopen', before: { status: 'approved', exercise_id }, after: { status: 'pending' } },
      { act: 'submission.approve' },
    ]);
  });

  it('approved, and the exercise deleted since: it waits again', async () => {
    const { id } = await submit();
    const { exercise_id } = (await review(id, { status: 'approve' })).body;
    await t.request('DELETE', `/api/admin/exercises/${exercise_id}`, { token: boss.token });
    expect((await reopen(id)).status).toBe(200);
  });

  it('rejected: it waits again (R-999)', async () => {
    const { id } = await submit();
    await review(id, { status: 'reject', note: 'We have it' });
    expect(await ids('?state=rejected')).toEqual([id]);
    expect((await reopen(id)).status).toBe(200);
    expect(await ids()).toEqual([id]);
  });

  it('is taken back once by two administrators; not while it waits, not by members, not by odd ids', async () => {
    const other = await secondAdmin(t);
    const { id } = await submit();
    expect((await reopen(id)).status).toBe(404);
    await review(id, { status: 'approve' });
    expect((await reopen(id, ada.token)).status).toBe(403);
    const answers = await Promise.all([reopen(id), reopen(id, other.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    for (const odd of ['abc', 0, 999_999]) expect((await reopen(odd)).status).toBe(404);
    for (const query of ['state=pending', 'state=', 'state=approved&state=rejected'])
      expect((await admin('GET', `?${query}`)).status).toBe(400);
  });
});
