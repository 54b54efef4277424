import { describe, expect, it } from 'vitest';
import { registration } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { cleanUpInvitations } from './invitations.cleanup.ts';

const t = await startTestApp({ installation: { signUp: 'invitation' } });
const admin = await t.cast.admin();
let { token } = admin;
/** Sessions end after 30 days. */
const forward = async (days: number) => {
  t.clock.forward({ days });
  token = await t.cast.signIn(admin);
};
const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  t.request(method, `/api/admin/${path}`, { token, ...(body ? { body } : {}) });

interface Listed {
  id: number;
  state: string;
  email: string | null;
  used_by: string | null;
  invited_by: string | null;
}
const list = async () => (await asAdmin('GET', 'invitations')).list as unknown as Listed[];
const invite = async (body: object = {}) => {
  const answer = await asAdmin('POST', 'invitations', { days: 7, deliver: 'link', ...body });
  expect(answer.status).toBe(201);
  const { invitation, link } = answer.body as unknown as { invitation: Listed; link: string | null };
  return { id: invitation.id, invitation, link, token: link?.split('/signup?invitation=')[1] };
};
const mailedToken = (email: string) =>
  /^https:\/\/fit\.example\.org\/signup\?invitation=(\S+)$/m.exec(t.mails.to(email).at(-1)?.text ?? '')?.[1];
const stateOf = async (id: number) => (await list()).find((one) => one.id === id)?.state;

let count = 0;
const newAddress = () => `invited-${++count}@example.org`;
const register = (invitation: string | undefined, email = newAddress()) =>
  t.request('POST', '/api/auth/register', { body: registration({ email, invitation }) });
const read = (token: string | undefined) => t.request('POST', '/api/auth/invitation', { body: { token } });
const DEAD = {
  status: 403,
  body: { message: 'This invitation is no longer valid. Please ask for a new one.' },
};

describe('an invitation', () => {
  it('lets one person in, who confirms the address by code; the list says who (R-1130)', async () => {
    const { id, token, invitation } = await invite();
    expect(invitation).toMatchObject({ state: 'open', email: null, invited_by: admin.email, used_by: null });
    expect(await read(token)).toMatchObject({ status: 200, body: { email: null } });
    const answer = await register(token, 'first@example.org');
    expect(answer.status).toBe(201);
    expect(answer.body).not.toHaveProperty('email_verified');
    expect(t.mails.code('first@example.org')).toMatch(/^\d{6}$/);
    expect(await register(token)).toMatchObject(DEAD);
    expect(await read(token)).toMatchObject(DEAD);
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      state: 'used',
      used_by: 'first@example.org',
    });
  });

  it('says who sent it by the first name, and nothing where there is none', async () => {
    const { token: link } = await invite();
    await t.request('PUT', '/api/users/profile', {
      token,
      body: { first_name: 'Joan', last_name: 'Clarke' },
    });
    expect((await read(link)).body.invited_by).toBe('Joan');
    await t.sql('delete from profiles where user_id = $1', [admin.id]);
    expect((await read(link)).body.invited_by).toBeNull();
  });

  it('used by many at once makes exactly one account (R-1131)', async () => {
    const { token } = await invite();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(403)]);
    const made = await t.sql(
      `select count(*)::int as users from users where email like 'invited-%' and id >= $1`,
      [answers.find(({ status }) => status === 201)?.body.user.user_id],
    );
    expect(made).toEqual([{ users: 1 }]);
  });

  it('is not spent by a sign-up that fails', async () => {
    const { token } = await invite();
    expect((await register(token, admin.email)).status).toBe(409);
    expect((await register(token)).status).toBe(201);
  });

  it('to an address is good for nobody else (R-1132)', async () => {
    const email = newAddress();
    const { token } = await invite({ email: email.toUpperCase() });
    expect(await register(token)).toMatchObject({
      status: 403,
      body: { field: 'email', message: 'This invitation is for another email address.' },
    });
    expect(await read(token)).toMatchObject({ body: { email } });
    // The link was shown to the administrator, who may have given it to anybody: the code is still asked for.
    const answer = await register(token, email);
    expect(answer.body).not.toHaveProperty('email_verified');
    expect(t.mails.code(email)).toMatch(/^\d{6}$/);
  });

  it('that came by mail proves the address: no code is asked for, and the link is shown to nobody (R-1133)', async () => {
    const email = newAddress();
    const { link } = await invite({ email, deliver: 'mail' });
    expect(link).toBeNull();
    const answer = await register(mailedToken(email), email);
    expect(answer).toMatchObject({ status: 201, body: { email_verified: true } });
    expect(t.mails.to(email)).toHaveLength(1);
    const token = String(answer.body.token);
    expect((await t.request('GET', '/api/users/export', { token })).status).toBe(200);
  });

  it('ends after its days (R-1134)', async () => {
    const [short, long] = [await invite({ days: 1 }), await invite({ days: 30 })];
    await forward(2);
    expect(await register(short.token)).toMatchObject(DEAD);
    expect(await stateOf(short.id)).toBe('expired');
    expect((await register(long.token)).status).toBe(201);
  });

  it('can be revoked until it is used, and not twice (R-1135)', async () => {
    const [open, used] = [await invite(), await invite()];
    await register(used.token);
    expect((await asAdmin('DELETE', `invitations/${open.id}`)).status).toBe(200);
    expect((await asAdmin('DELETE', `invitations/${open.id}`)).status).toBe(200);
    expect(await register(open.token)).toMatchObject(DEAD);
    expect(await stateOf(open.id)).toBe('revoked');
    expect((await asAdmin('DELETE', `invitations/${used.id}`)).status).toBe(409);
    expect((await asAdmin('DELETE', 'invitations/999999')).status).toBe(404);
    const acts = (await asAdmin('GET', 'audit-log?search=an invitation')).list;
    expect(acts.filter(({ subject_id }) => subject_id === open.id).map(({ act }) => act)).toEqual([
      'invitation.revoke',
      'invitation.create',
    ]);
  });

  it('revoked while it is being used is one or the other', async () => {
    const { id, token } = await invite();
    const [joined, revoked] = await Promise.all([register(token), asAdmin('DELETE', `invitations/${id}`)]);
    expect([
      [201, 409],
      [403, 200],
    ]).toContainEqual([joined.status, revoked.status]);
  });

  it('of an administrator who was banned is not kept', async () => {
    const other = await t.sql(`insert into users (email, password_hash, is_admin, created_at)
      values ('other@example.org', '!', true, now()) returning id`);
    const { id, token } = await invite();
    await t.sql('update invitations set invited_by = $1 where id = $2', [other[0]?.id, id]);
    await t.sql('update users set banned_at = now() where id = $1', [other[0]?.id]);
    expect(await register(token)).toMatchObject(DEAD);
    expect(await stateOf(id)).toBe('revoked');
  });

  it('is stored as a hash, and deleted 30 days after its last day (R-1136)', async () => {
    const { id, token } = await invite({ days: 1 });
    const [row] = await t.sql('select * from invitations where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(token);
    await forward(30);
    await cleanUpInvitations(t.auth.db, t.clock);
    expect(await stateOf(id)).toBe('expired');
    await forward(2);
    await cleanUpInvitations(t.auth.db, t.clock);
    expect(await stateOf(id)).toBeUndefined();
  });

  it.each([
    [{ days: 2 }, 'days must be one of 1, 7, 30'],
    [{ days: '7' }, 'days must be one of 1, 7, 30'],
    [{ deliver: 'pigeon' }, 'deliver must be link or mail'],
    [{ deliver: 'mail' }, 'Please enter the address the invitation goes to'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
  ])('with %j is refused', async (body, message) => {
    const answer = await asAdmin('POST', 'invitations', { days: 7, deliver: 'link', ...body });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('for an address that has an account is refused (R-1137)', async () => {
    const answer = await asAdmin('POST', 'invitations', { days: 7, deliver: 'link', email: admin.email });
    expect(answer).toMatchObject({ status: 409, body: { field: 'email' } });
  });
});

it('mails are in the name of the installation and say whom to ask', async () => {
  await asAdmin('PUT', 'installation', {
    name: 'Iron Arc',
    operator: 'Sports club',
    support_email: 'help@example.org',
  });
  const email = newAddress();
  await invite({ email, deliver: 'mail' });
  await register(mailedToken(email), email);
  await t.request('POST', '/api/auth/forgot-password', { body: { email } });
  const [invitation, reset] = t.mails.to(email);
  expect(invitation?.subject).toBe('You are invited to Iron Arc');
  expect(reset?.subject).toBe('Reset your Iron Arc password');
  for (const mail of [invitation, reset])
    expect(mail?.text).toMatch(
      /\nIron Arc, operated by Sports club\nQuestions\? Write to help@example\.org\n$/,
    );
});
