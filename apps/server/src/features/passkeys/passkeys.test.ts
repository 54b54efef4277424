import { describe, expect, it } from 'vitest';
import { PASSKEY_PAGE, passkeysWith } from '../../../test/passkeys.ts';
import type { Person } from '../../../test/people.ts';
import { SoftAuthenticator } from '../../../test/soft-authenticator.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { post, added, signIn, confirm, remove } = passkeysWith(t);
const passkeysOf = async (person: Person) =>
  (await t.request('GET', '/api/users/security', { token: person.token })).body.passkeys;

describe('a passkey', () => {
  it('logs in without a password, is listed by name and host, and its use is noted (R-1099)', async () => {
    const ada = await t.cast.join();
    const key = await added(ada);
    expect(t.mails.to(ada.email).at(-1)?.text).toContain('The passkey "Laptop" was added');
    const answer = await signIn(key);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ user_id: ada.id, email: ada.email });
    const profile = await t.request('GET', '/api/users/profile', { token: answer.body.token });
    expect(profile.status).toBe(200);
    const [entry] = await passkeysOf(ada);
    expect(entry).toMatchObject({ name: 'Laptop', host: 'fit.example.org' });
    expect(entry?.last_used_at).toBeTruthy();
  });

  it('works at its host only, and one account may have one for each (R-1100)', async () => {
    const ada = await t.cast.join();
    const key = await added(ada);
    const local = { origin: 'http://localhost:3000', host: 'localhost:3000' };
    key.origin = local.origin;
    expect((await signIn(key, local)).status).toBe(401);
    const other = await added(ada, new SoftAuthenticator(), local);
    expect((await signIn(other, local)).status).toBe(200);
    expect((await passkeysOf(ada)).map(({ host }) => host).sort()).toEqual(['fit.example.org', 'localhost']);
  });

  it('is refused where the page is opened by a network address, with the reason (R-1101)', async () => {
    const ada = await t.cast.join();
    const page = { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' };
    const answer = await post('/users/passkeys/options', { token: ada.token, page });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('need a host name');
  });

  it('can be renamed and removed by its member, and by nobody else (R-1102)', async () => {
    const [ada, grace] = [await t.cast.join(), await t.cast.join()];
    await added(ada);
    const [entry] = await passkeysOf(ada);
    const path = `/api/users/passkeys/${entry?.id}`;
    expect((await t.request('PUT', path, { token: grace.token, body: { name: 'Mine' } })).status).toBe(404);
    expect((await t.request('DELETE', path, { token: grace.token })).status).toBe(404);
    const renamed = await t.request('PUT', path, { token: ada.token, body: { name: 'Phone' } });
    expect(renamed.body.name).toBe('Phone');
    expect((await t.request('DELETE', path, { token: ada.token })).status).toBe(200);
    expect(await passkeysOf(ada)).toEqual([]);
    expect(t.mails.to(ada.email).at(-1)?.text).toContain('The passkey "Phone" was removed');
  });

  it('is never removed as the last way in (R-1103)', async () => {
    const ada = await t.cast.join();
    const [first, second] = [await added(ada), await added(ada)];
    await t.sql('update users set has_password = false where id = $1', [ada.id]);
    expect((await remove(ada, first)).status).toBe(200);
    const last = await remove(ada, second);
    expect(last.status).toBe(409);
    expect(last.body.message).toBe('This is the only way into your account. Set a password first.');
    expect((await signIn(second)).status).toBe(200);
  });

  it('of two removed at once, one stays', async () => {
    const ada = await t.cast.join();
    const keys = [await added(ada), await added(ada)];
    await t.sql('update users set has_password = false where id = $1', [ada.id]);
    const answers = await Promise.all(keys.map((key) => remove(ada, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that checks its owner needs no code; one that does not asks for it (R-1104)', async () => {
    const ada = await t.cast.join();
    const key = await added(ada);
    await t.sql(
      `insert into second_factors (user_id, secret_box, created_at, confirmed_at) values ($1, 'x', now(), now())`,
      [ada.id],
    );
    expect((await signIn(key)).body.token).toBeTruthy();
    key.verifiesUser = false;
    const answer = await signIn(key);
    expect(answer.body.token).toBe('');
    expect(answer.body.second_factor.ticket).toBeTruthy();
  });
});

describe('a passkey is refused', () => {
  it('when its challenge was answered before, is old, or was never given (R-1105)', async () => {
    const ada = await t.cast.join();
    const key = await added(ada);
    const { body } = await post('/auth/passkey/options');
    const answer = key.sign(body.options);
    expect((await post('/auth/passkey', { body: { answer } })).status).toBe(200);
    expect((await post('/auth/passkey', { body: { answer } })).status).toBe(401);
    const own = key.sign({ challenge: Buffer.from('my own').toString('base64url'), rpId: 'fit.example.org' });
    expect((await post('/auth/passkey', { body: { answer: own } })).status).toBe(401);
    const late = (await post('/auth/passkey/options')).body.options;
    t.clock.forward({ minutes: 6 });
    expect((await post('/auth/passkey', { body: { answer: key.sign(late) } })).status).toBe(401);
  });

  it('from the page of somebody else, also if that page asks with our name (R-1106)', async () => {
    const ada = await t.cast.join();
    const key = await added(ada);
    const { body } = await post('/auth/passkey/options');
    key.origin = 'https://evil.example.org';
    const page = { origin: 'https://evil.example.org', host: 'fit.example.org' };
    expect((await post('/auth/passkey', { body: { answer: key.sign(body.options) }, page })).status).toBe(
      401,
    );
  });

  it('from another port of its host, where somebody else may answer, unless it is the public address', async () => {
    const port = { origin: 'https://fit.example.org:8443', host: 'fit.example.org:8443' };
    const key = await added(await t.cast.join());
    key.origin = port.origin;
    expect((await signIn(key, port)).status).toBe(401);
    const elsewhere = await added(await t.cast.join(), new SoftAuthenticator(), port);
    elsewhere.origin = PASSKEY_PAGE.origin;
    expect((await signIn(elsewhere)).status).toBe(200);
  });

  it('with a Host header that is none', async () => {
    const answer = await post('/auth/passkey/options', {
      page: { ...PASSKEY_PAGE, host: 'a b', origin: '' },
    });
    expect([answer.status, answer.body.message]).toEqual([400, 'The Host header is not valid.']);
  });

  it('when the signature belongs to another key (R-1107)', async () => {
    const [ada, thief] = [await t.cast.join(), new SoftAuthenticator()];
    const key = await added(ada);
    const { body } = await post('/auth/passkey/options');
    const answer = { ...key.sign(body.options) };
    const forged = {
      ...answer,
      response: { ...answer.response, signature: thief.sign(body.options).response.signature },
    };
    expect((await post('/auth/passkey', { body: { answer: forged } })).status).toBe(401);
  });

  it('when its member is banned', async () => {
    const ada = await t.cast.join();
    const key = await added(ada);
    const { token } = await t.cast.admin();
    await t.request('POST', `/api/admin/users/${ada.id}/ban`, { token });
    const answer = await signIn(key);
    expect(answer.status).toBe(403);
    expect(answer.body.message).toBe('Your account has been banned. Please contact support.');
  });

  it('by an added answer to somebody else’s challenge, and without a recent sign-in', async () => {
    const [ada, grace] = [await t.cast.join(), await t.cast.join()];
    const { body } = await post('/users/passkeys/options', { token: ada.token });
    const answer = new SoftAuthenticator().create(body.options);
    const stolen = await post('/users/passkeys', { token: grace.token, body: { name: 'Mine', answer } });
    expect(stolen.status).toBe(400);
    t.clock.forward({ minutes: 11 });
    const late = await post('/users/passkeys/options', { token: ada.token });
    expect(late.status).toBe(403);
    expect(late.body.code).toBe('RECENT_SIGN_IN_REQUIRED');
  });

  it('beyond twenty a member (R-1108)', async () => {
    const ada = await t.cast.join();
    for (let count = 0; count < 20; count++) await added(ada);
    expect((await post('/users/passkeys/options', { token: ada.token })).status).toBe(409);
  });
});

describe('confirming who it is', () => {
  it('takes the password or a passkey of the same member, and answers a wrong one with 400', async () => {
    const [ada, grace] = [await t.cast.join(), await t.cast.join()];
    const [key, other] = [await added(ada), await added(grace)];
    t.clock.forward({ minutes: 11 });
    const isRecent = async () => (await post('/users/passkeys/options', { token: ada.token })).status === 200;
    const confirmBy = (body: object) => post('/users/confirm-identity', { token: ada.token, body });
    expect(await isRecent()).toBe(false);
    expect((await confirmBy({ password: 'wrong' })).status).toBe(400);
    expect((await confirmBy({})).status).toBe(400);
    expect((await confirm(ada, other)).status).toBe(400);
    expect(await isRecent()).toBe(false);
    expect((await confirm(ada, key)).status).toBe(200);
    expect(await isRecent()).toBe(true);
    t.clock.forward({ minutes: 11 });
    expect((await confirmBy({ password: ada.password })).status).toBe(200);
    expect(await isRecent()).toBe(true);
  });
});
