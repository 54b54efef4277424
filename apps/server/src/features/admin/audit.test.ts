import { beforeAll, describe, expect, it } from 'vitest';
import { exerciseBody, newExercise } from '../../../test/exercises.ts';
import { moderatorOf, operate, secondAdmin } from '../../../test/moderation.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const boss = await t.cast.admin();
const { audit } = moderatorOf(t, boss);
const acts = async (query = '') => (await audit(query)).list.map(({ act }) => act);

beforeAll(async () => {
  const ada = await t.cast.ada();
  await t.request('POST', `/api/admin/users/${ada.id}/ban`, { token: boss.token });
  const { exercise_id } = await newExercise(t, { name: '100% Curl' });
  const other = await secondAdmin(t);
  await t.request('DELETE', `/api/admin/exercises/${exercise_id}`, { token: other.token });
  await t.request('POST', `/api/admin/exercises/${exercise_id}/restore`, { token: other.token });
  await operate(t, 'unban', ada.email);
});
const NEWEST_FIRST = ['account.unban', 'exercise.restore', 'exercise.archive', 'exercise.create', 'user.ban'];

describe('the audit log', () => {
  it('has what was done, the newest first, with who did it and to whom (R-1162)', async () => {
    const answer = await audit();
    expect(answer).toMatchObject({ status: 200, headers: { 'x-total-count': '5' } });
    expect(answer.list.map(({ act }) => act)).toEqual(NEWEST_FIRST);
    const ada = await t.cast.ada();
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(answer.list[0]).toEqual({
      ...{ id: expect.any(Number), at: moment, actor: null, by: 'operator', act: 'account.unban' },
      ...{ subject_id: ada.id, subject: ada.email },
      ...{ before: { isBanned: true }, after: { isBanned: false } },
    });
    expect(answer.list[4]).toEqual({
      ...{ id: expect.any(Number), at: moment, actor: boss.email, by: 'administrator', act: 'user.ban' },
      ...{ subject_id: ada.id, subject: ada.email },
      ...{ before: { isBanned: false }, after: { isBanned: true } },
    });
    expect(answer.list[2]).toMatchObject({ subject: '100% Curl', before: null, after: null });
  });

  it('is searched by the address of who did it or whom it was done to, or by the name of what', async () => {
    expect(await acts('?search=ADA@exam')).toEqual(['account.unban', 'user.ban']);
    expect(await acts(`?search=${boss.email}`)).toEqual(['exercise.create', 'user.ban']);
    expect(await acts('?search=curl')).toEqual(['exercise.restore', 'exercise.archive', 'exercise.create']);
    expect(await acts('?search=nobody')).toEqual([]);
    expect((await audit('?search=curl&limit=1')).headers['x-total-count']).toBe('3');
  });

  it('takes % and _ for what they are', async () => {
    expect(await acts('?search=100%25')).toHaveLength(3);
    expect(await acts('?search=1%250')).toEqual([]);
    expect(await acts('?search=c_rl')).toEqual([]);
    expect(await acts('?search=%5C')).toEqual([]);
    expect(await acts('?search=%25')).toHaveLength(3);
  });

  it('is narrowed to one kind of act, and paged', async () => {
    expect(await acts('?act=exercise.archive')).toEqual(['exercise.archive']);
    expect(await acts('?act=exercise.archive&search=ada')).toEqual([]);
    const page = await audit('?limit=2&offset=1');
    expect(page.list.map(({ act }) => act)).toEqual(NEWEST_FIRST.slice(1, 3));
    expect(page.headers['x-total-count']).toBe('5');
    expect((await audit('?offset=1000')).list).toEqual([]);
    for (const query of ['act=nonsense', 'act=', 'limit=0', 'limit=1001', 'offset=-1', 'search=a&search=b'])
      expect((await audit(`?${query}`)).status).toBe(400);
  });

  it('is not for members', async () => {
    const { token } = await t.cast.grace();
    expect((await moderatorOf(t, { token }).audit()).status).toBe(403);
  });

  it('keeps no address: of an account that is gone the acts stay without a name (R-1163)', async () => {
    const [leaver, other] = [await t.cast.join({ email: 'leaver@example.org' }), await secondAdmin(t)];
    await t.request('POST', `/api/admin/users/${leaver.id}/ban`, { token: other.token });
    const made = await t.request('POST', '/api/admin/exercises', {
      token: other.token,
      body: exerciseBody(),
    });
    await t.sql('delete from users where id = any($1)', [[leaver.id, other.id]]);
    const [created, banned] = (await audit()).list;
    expect(created).toMatchObject({
      ...{ act: 'exercise.create', actor: null, by: 'administrator', subject: made.body.name },
      subject_id: made.body.exercise_id,
    });
    expect(banned).toMatchObject({
      ...{ act: 'user.ban', actor: null, by: 'administrator', subject: '', subject_id: null },
    });
    expect(JSON.stringify(await t.sql('select * from audit_log'))).not.toContain('leaver@');
  });
});
