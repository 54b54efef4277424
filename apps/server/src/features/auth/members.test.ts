import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { cleanUpAccounts } from './auth.cleanup.ts';

// Members are created whoever may sign up.
const t = await startTestApp({ installation: { signUp: 'closed', signUpDomains: ['nowhere.example'] } });
const admin = await t.cast.admin();
let { token } = admin;
/** Sessions end after 30 days. */
const forward = async (days: number) => {
  t.clock.forward({ days });
  token = await t.cast.signIn(admin);
};
const asAdmin = (method: 'GET' | 'POST', path: string, body?: object) =>
  t.request(method, `/api/admin/${path}`, { token, ...(body ? { body } : {}) });
let count = 0;
const newAddress = () => `created-${++count}@example.org`;

describe('a member created by an administrator', () => {
  const create = (body: object) =>
    asAdmin('POST', 'members', { firstName: 'Joan', lastName: 'Clarke', deliver: 'link', ...body });
  const login = (email: string, password: string) =>
    t.request('POST', '/api/auth/login', { body: { email, password } });
  const choose = (token: string | undefined, newPassword: string) =>
    t.request('POST', '/api/auth/reset-password', { body: { token, newPassword } });
  const tokenOf = (link: unknown) => String(link).split('/reset-password?token=')[1];

  it('chooses a password by the link, and is in (R-1141)', async () => {
    const email = newAddress();
    const { body, status } = await create({ email });
    expect(status).toBe(201);
    expect((await login(email, '!')).status).toBe(401);
    expect((await choose(tokenOf(body.link), 'bombe and banburismus')).status).toBe(200);
    const { body: answer } = await login(email, 'bombe and banburismus');
    expect(answer.user).toMatchObject({ email_verified: true, is_profile_complete: false, is_admin: false });
    const profile = await t.request('GET', '/api/users/profile', { token: String(answer.token) });
    expect(profile.text).toContain('Clarke');
    expect((await choose(tokenOf(body.link), 'once more please')).status).toBe(400);
  });

  it('gets the link by mail, which is shown to nobody then', async () => {
    const email = newAddress();
    const { body } = await create({ email, deliver: 'mail' });
    expect(body.link).toBeNull();
    expect((await choose(t.mails.resetToken(email), 'chosen from the mail')).status).toBe(200);
  });

  it('is listed as invited until then, and stays however long it takes (R-1142)', async () => {
    const email = newAddress();
    const { body } = await create({ email });
    const listed = async () => (await asAdmin('GET', `users?search=${email}`)).list[0];
    expect(await listed()).toMatchObject({ isInvited: true });
    await forward(60);
    await cleanUpAccounts(t.auth.db, t.clock);
    expect(await listed()).toMatchObject({ isInvited: true });
    expect((await choose(tokenOf(body.link), 'too late for this one')).status).toBe(400);
    const again = await asAdmin('POST', `members/${body.user_id}/link`, { deliver: 'link' });
    expect((await choose(tokenOf(again.body.link), 'in time for this one')).status).toBe(200);
    expect(await listed()).toMatchObject({ isInvited: false });
    const third = await asAdmin('POST', `members/${body.user_id}/link`, { deliver: 'link' });
    expect(third.status).toBe(409);
  });

  it('can also ask for a link with the address alone', async () => {
    const email = newAddress();
    await create({ email });
    await t.request('POST', '/api/auth/forgot-password', { body: { email } });
    expect((await choose(t.mails.resetToken(email), 'asked for it myself')).status).toBe(200);
  });

  it('keeps the link at hand when somebody else asks for one; with the password both end', async () => {
    const email = newAddress();
    const { body } = await create({ email });
    await t.request('POST', '/api/auth/forgot-password', { body: { email } });
    expect((await choose(tokenOf(body.link), 'by the link I was given')).status).toBe(200);
    expect((await choose(t.mails.resetToken(email), 'by the one from the mail')).status).toBe(400);
  });

  it('needs an address nobody has, once when two administrators try at once', async () => {
    expect((await create({ email: admin.email })).status).toBe(409);
    const email = newAddress();
    const answers = await Promise.all([create({ email }), create({ email })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is in the audit log (R-1143)', async () => {
    const { body } = await create({ email: newAddress() });
    await asAdmin('POST', `members/${body.user_id}/link`, { deliver: 'mail' });
    const acts = (await asAdmin('GET', 'audit-log')).list.filter(
      ({ subject_id }) => subject_id === body.user_id,
    );
    expect(acts.map(({ act, after }) => [act, after])).toEqual([
      ['member.link', { mailed: true }],
      ['member.create', { mailed: false }],
    ]);
  });
});
