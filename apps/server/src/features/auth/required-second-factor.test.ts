import { describe, expect, it } from 'vitest';
import { operate } from '../../../test/moderation.ts';
import { passkeysWith } from '../../../test/passkeys.ts';
import { withSecondFactor } from '../../../test/second-factors.ts';
import { SoftAuthenticator } from '../../../test/soft-authenticator.ts';
import { startTestApp } from '../../../test/test-app.ts';

const PAGE = { origin: 'https://fit.example.org', host: 'fit.example.org' };

describe('a second factor required of administrators', () => {
  it('is asked for only by an administrator who has one', async () => {
    const own = await startTestApp();
    const admin = await own.cast.admin();
    const ask = () =>
      own.request('PUT', '/api/admin/installation', {
        token: admin.token,
        body: { admins_need_second_factor: true },
      });
    const refused = await ask();
    expect(refused.status).toBe(400);
    expect(refused.body.message).toBe(
      'Turn on your own second factor first, in Settings > Account Security.',
    );
    await withSecondFactor(own, admin);
    expect((await ask()).status).toBe(200);
    expect((await own.request('GET', '/api/admin/users', { token: admin.token })).status).toBe(200);
  });

  it('closes the administration until it is on, and nothing else (R-1093)', async () => {
    const own = await startTestApp({ installation: { adminsNeedSecondFactor: true } });
    const { token, ...admin } = await own.cast.admin();
    const users = (bearer: string) => own.request('GET', '/api/admin/users', { token: bearer });
    const refused = await users(token);
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await own.request('GET', '/api/users/profile', { token })).status).toBe(200);
    const security = await own.request('GET', '/api/users/security', { token });
    expect(security.body.second_factor.is_required).toBe(true);
    const { app } = await withSecondFactor(own, { token });
    expect((await users(token)).status).toBe(200);
    own.clock.forward({ seconds: 30 });
    const first = await own.request('POST', '/api/auth/login', {
      body: { email: admin.email, password: admin.password },
    });
    const second = await own.request('POST', '/api/auth/second-factor', {
      body: { ticket: first.body.second_factor.ticket, code: app.code() },
    });
    expect((await users(second.body.token)).status).toBe(200);
  });

  it('is as good given later: a code or a passkey that checks its owner opens the administration', async () => {
    const own = await startTestApp({ installation: { adminsNeedSecondFactor: true } });
    const { email, password, ...admin } = await own.cast.admin();
    const login = async () => {
      const { body } = await own.request('POST', '/api/auth/login', { body: { email, password } });
      return String(body.token);
    };
    const [weak, other] = [await login(), await login()];
    const call = (token: string, path: string, body: object) =>
      own.request('POST', `/api${path}`, { token, body, headers: PAGE });
    const confirm = (token: string, body: object) => call(token, '/users/confirm-identity', body);
    const mayEnter = async (token: string) => {
      const isConfirmed = (await own.request('GET', '/api/users/security', { token })).body.second_factor
        .is_confirmed;
      const { status } = await own.request('GET', '/api/admin/users', { token });
      expect(isConfirmed).toBe(status === 200);
      return isConfirmed;
    };
    expect((await confirm(weak, { password })).status).toBe(200);
    expect(await mayEnter(weak)).toBe(false);

    const key = new SoftAuthenticator();
    const { body } = await call(weak, '/users/passkeys/options', {});
    await call(weak, '/users/passkeys', { name: 'Key', answer: key.create(body.options) });
    const sign = async () => key.sign((await call('', '/auth/passkey/options', {})).body.options);
    key.verifiesUser = false;
    expect((await confirm(weak, { passkey: await sign() })).status).toBe(200);
    expect(await mayEnter(weak)).toBe(false);
    key.verifiesUser = true;
    expect((await confirm(weak, { passkey: await sign() })).status).toBe(200);
    expect(await mayEnter(weak)).toBe(true);

    const { app } = await withSecondFactor(own, admin);
    own.clock.forward({ seconds: 30 });
    expect(await mayEnter(other)).toBe(false);
    expect((await confirm(other, { password, code: '000000' })).status).toBe(400);
    expect(await mayEnter(other)).toBe(false);
    expect((await confirm(other, { password, code: app.code() })).status).toBe(200);
    expect(await mayEnter(other)).toBe(true);
    // Whoever is asked again later has not lost what was proved.
    expect((await confirm(weak, { password, code: '000000' })).status).toBe(400);
    expect(await mayEnter(weak)).toBe(true);
  });

  it('cannot be turned off again while it is required, and ends with the factor where it is not (R-1094)', async () => {
    const own = await startTestApp();
    const admin = await own.cast.admin();
    await withSecondFactor(own, admin);
    const turnOff = () => own.request('DELETE', '/api/users/second-factor', { token: admin.token });
    const ask = (admins_need_second_factor: boolean) =>
      own.request('PUT', '/api/admin/installation', {
        token: admin.token,
        body: { admins_need_second_factor },
      });
    await ask(true);
    expect((await turnOff()).status).toBe(400);
    await ask(false);
    expect((await turnOff()).status).toBe(200);
    expect((await ask(true)).status).toBe(400);
  });

  it('ends for a session that was opened by a link, too, once the factor is turned off', async () => {
    const own = await startTestApp();
    const [admin, member] = [await own.cast.admin(), await own.cast.join()];
    await withSecondFactor(own, member);
    await own.request('DELETE', '/api/users/second-factor', { token: member.token });
    await own.request('POST', `/api/admin/users/${member.id}/promote`, { token: admin.token });
    await withSecondFactor(own, admin);
    await own.request('PUT', '/api/admin/installation', {
      token: admin.token,
      body: { admins_need_second_factor: true },
    });
    const answer = await own.request('GET', '/api/admin/users', { token: member.token });
    expect(answer.body.code).toBe('SECOND_FACTOR_REQUIRED');
  });
});

describe('a session from before the second factor was turned on elsewhere', () => {
  /** An administrator at the desk, and what was done meanwhile with another session. */
  async function atTheDesk() {
    const own = await startTestApp({ installation: { adminsNeedSecondFactor: true } });
    const desk = await own.cast.admin();
    const other = { ...desk, token: await own.cast.signIn(desk) };
    const state = async () => (await own.request('GET', '/api/admin/users', { token: desk.token })).body.code;
    const confirm = (body: object) =>
      own.request('POST', '/api/users/confirm-identity', { token: desk.token, body });
    return { own, desk, other, state, confirm };
  }

  it('gets in after password and code, and not by less', async () => {
    const { own, desk, other, state, confirm } = await atTheDesk();
    expect((await confirm({ password: desk.password })).status).toBe(200);
    expect(await state()).toBe('SECOND_FACTOR_REQUIRED');
    const { app } = await withSecondFactor(own, other);
    own.clock.forward({ seconds: 30 });
    const wrong = [
      { password: desk.password },
      { password: desk.password, code: '000000' },
      { password: 'wrong', code: app.code() },
      { code: app.code() },
    ];
    for (const body of wrong) expect((await confirm(body)).status).toBe(400);
    expect(await state()).toBe('SECOND_FACTOR_REQUIRED');
    expect((await confirm({ password: desk.password, code: app.code() })).status).toBe(200);
    expect(await state()).toBeUndefined();
  });

  it('gets in after a recovery code, whose use is recorded and told', async () => {
    const { own, desk, other, state, confirm } = await atTheDesk();
    const { codes } = await withSecondFactor(own, other);
    expect((await confirm({ password: desk.password, code: codes[0] })).status).toBe(200);
    expect(await state()).toBeUndefined();
    expect(own.mails.to(desk.email).at(-1)?.text).toContain('You have 9 codes left.');
    const events = await own.request('GET', '/api/users/security-events', { token: desk.token });
    expect(events.list[0]).toMatchObject({ kind: 'recovery-code-used' });
  });

  it('gets in after a passkey that checked its owner, and not after one that did not', async () => {
    const { own, desk, other, state } = await atTheDesk();
    const passkeys = passkeysWith(own);
    const key = await passkeys.added(other);
    key.verifiesUser = false;
    expect((await passkeys.confirm(desk, key)).status).toBe(200);
    expect(await state()).toBe('SECOND_FACTOR_REQUIRED');
    key.verifiesUser = true;
    expect((await passkeys.confirm(desk, key)).status).toBe(200);
    expect(await state()).toBeUndefined();
    // A password alone later takes nothing away, and another session gains nothing.
    await own.request('POST', '/api/users/confirm-identity', {
      token: desk.token,
      body: { password: desk.password },
    });
    expect(await state()).toBeUndefined();
    expect((await own.request('GET', '/api/admin/users', { token: other.token })).body.code).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
  });

  it.each(['link', 'passkey'])('does not outlive the factor, however it was entered (%s)', async (method) => {
    const { own, desk, other, state, confirm } = await atTheDesk();
    await own.sql('update sessions set method = $1', [method]);
    const { codes } = await withSecondFactor(own, other);
    await confirm({ password: desk.password, code: codes[0] });
    expect(await state()).toBeUndefined();
    await operate(own, 'reset-second-factor', desk.email);
    expect(await state()).toBe('SECOND_FACTOR_REQUIRED');
  });
});
