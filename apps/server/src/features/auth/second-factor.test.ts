import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/people.ts';
import { withSecondFactor } from '../../../test/second-factors.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { operateAccount } from './operator.service.ts';

const t = await startTestApp();

const login = (person: Pick<Person, 'email' | 'password'>) =>
  t.request('POST', '/api/auth/login', { body: { email: person.email, password: person.password } });
const ticketOf = async (person: Person): Promise<string> => (await login(person)).body.second_factor.ticket;
const enter = (ticket: string, code: string) =>
  t.request('POST', '/api/auth/second-factor', { body: { ticket, code } });
const stateOf = async ({ token }: Pick<Person, 'token'>) =>
  (await t.request('GET', '/api/users/security', { token })).body.second_factor;
/** A step later, because no code works twice. */
const nextStep = () => t.clock.forward({ seconds: 30 });

describe('turning on the second factor', () => {
  it('counts after one right code, and gives ten recovery codes once (R-1083)', async () => {
    const ada = await t.cast.join();
    const { token } = ada;
    const start = await t.request('POST', '/api/users/second-factor', { token, body: {} });
    expect(start.body.uri).toMatch(
      /^otpauth:\/\/totp\/FitArc:person-\d+%40example\.org\?issuer=FitArc&secret=/,
    );
    expect((await login(ada)).body.token).toBeTruthy();
    const wrong = await t.request('POST', '/api/users/second-factor/confirm', {
      token,
      body: { code: '000000' },
    });
    expect(wrong.status).toBe(400);
    expect(await stateOf(ada)).toMatchObject({ is_on: false, codes_left: 0 });
    const { codes } = await withSecondFactor(t, ada);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect(await stateOf(ada)).toMatchObject({ is_on: true, codes_left: 10, is_required: false });
    expect(t.mails.to(ada.email).at(-1)?.text).toContain('Your second factor was turned on');
  });

  it('keeps the secret encrypted and the codes hashed (R-1084)', async () => {
    const ada = await t.cast.join();
    const start = await t.request('POST', '/api/users/second-factor', { token: ada.token, body: {} });
    const [row] = await t.sql('select * from second_factors where user_id = $1', [ada.id]);
    expect(JSON.stringify(row)).not.toContain(start.body.secret);
    const { codes } = await withSecondFactor(t, await t.cast.join());
    const stored = await t.sql('select code_hash from recovery_codes');
    expect(JSON.stringify(stored)).not.toContain(codes[0]);
  });

  it('needs a recent sign-in, as do new codes and turning it off', async () => {
    const ada = await t.cast.join();
    await withSecondFactor(t, ada);
    t.clock.forward({ minutes: 11 });
    const calls = [
      ['POST', ''],
      ['POST', '/confirm'],
      ['POST', '/recovery-codes'],
      ['DELETE', ''],
    ] as const;
    for (const [method, path] of calls) {
      const answer = await t.request(method, `/api/users/second-factor${path}`, {
        token: ada.token,
        body: { code: '123456' },
      });
      expect(answer.body.code).toBe('RECENT_SIGN_IN_REQUIRED');
    }
    expect(await stateOf(ada)).toMatchObject({ is_on: true, codes_left: 10 });
  });

  it('does not replace one that is on', async () => {
    const ada = await t.cast.join();
    const { app } = await withSecondFactor(t, ada);
    const again = await t.request('POST', '/api/users/second-factor', { token: ada.token, body: {} });
    expect(again.status).toBe(409);
    nextStep();
    expect((await enter(await ticketOf(ada), app.code())).status).toBe(200);
  });
});

describe('logging in with a second factor', () => {
  it('gives no token for the password alone; the ticket opens nothing but the second step (R-1085)', async () => {
    const ada = await t.cast.join();
    const { app } = await withSecondFactor(t, ada);
    const first = await login(ada);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ token: '', user: { user_id: 0, email: '' } });
    const { ticket } = first.body.second_factor;
    expect((await t.request('GET', '/api/users/profile', { token: ticket })).status).toBe(401);
    nextStep();
    const second = await enter(ticket, app.code());
    expect(second.status).toBe(200);
    expect(second.body.user).toMatchObject({ user_id: ada.id, is_profile_complete: false });
    expect((await t.request('GET', '/api/users/profile', { token: second.body.token })).status).toBe(200);
  });

  it('accepts a code once, and no earlier one after it (R-1086)', async () => {
    const ada = await t.cast.join();
    const { app } = await withSecondFactor(t, ada);
    const early = app.code();
    expect((await enter(await ticketOf(ada), early)).status).toBe(400);
    nextStep();
    const code = app.code();
    const tickets = await Promise.all([1, 2, 3, 4].map(() => ticketOf(ada)));
    const answers = await Promise.all(tickets.map((ticket) => enter(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await enter(await ticketOf(ada), early)).status).toBe(400);
  });

  it('accepts the code before and after, for clocks that differ; not one that is further off', async () => {
    const ada = await t.cast.join();
    const { app, codes } = await withSecondFactor(t, ada);
    t.clock.forward({ minutes: 2 });
    app.offSeconds = -30;
    expect((await enter(await ticketOf(ada), app.code())).status).toBe(200);
    t.clock.forward({ minutes: 2 });
    app.offSeconds = 30;
    expect((await enter(await ticketOf(ada), app.code())).status).toBe(200);
    // The phone's clock is wrong: a recovery code still opens the door.
    app.offSeconds = 600;
    t.clock.forward({ minutes: 2 });
    expect((await enter(await ticketOf(ada), app.code())).status).toBe(400);
    expect((await enter(await ticketOf(ada), codes[0] ?? '')).status).toBe(200);
  });

  it('takes each recovery code once, however it is typed, and tells by mail how many are left (R-1087)', async () => {
    const ada = await t.cast.join();
    const { codes } = await withSecondFactor(t, ada);
    const code = ` ${codes[3]?.toUpperCase().replaceAll('-', ' ')} `;
    const tickets = [await ticketOf(ada), await ticketOf(ada)];
    const answers = await Promise.all(tickets.map((ticket) => enter(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(t.mails.to(ada.email).some(({ text }) => text.includes('You have 9 codes left.'))).toBe(true);
    expect(await stateOf(ada)).toMatchObject({ codes_left: 9 });
  });

  it('ends a ticket after ten minutes, with its use, with a new password, and with a ban (R-1088)', async () => {
    const ada = await t.cast.join();
    const { app, codes } = await withSecondFactor(t, ada);
    const late = await ticketOf(ada);
    t.clock.forward({ minutes: 11 });
    expect((await enter(late, app.code())).status).toBe(401);
    const used = await ticketOf(ada);
    expect((await enter(used, app.code())).status).toBe(200);
    nextStep();
    expect((await enter(used, app.code())).status).toBe(401);

    const old = await ticketOf(ada);
    await t.request('POST', '/api/auth/forgot-password', { body: { email: ada.email } });
    const newPassword = 'another difference engine';
    await t.request('POST', '/api/auth/reset-password', {
      body: { token: t.mails.resetToken(ada.email), newPassword },
    });
    expect((await enter(old, codes[0] ?? '')).status).toBe(401);
    // A reset password does not turn the second factor off.
    const changed = { ...ada, password: newPassword };
    const ticket = await ticketOf(changed);
    const { token } = await t.cast.admin();
    await t.request('POST', `/api/admin/users/${ada.id}/ban`, { token });
    expect((await enter(ticket, codes[1] ?? '')).status).toBe(403);
  });

  it('stops guessing after ten wrong codes, in parallel too, and says so in the list of events (R-1089)', async () => {
    const ada = await t.cast.join();
    const { codes } = await withSecondFactor(t, ada);
    const ticket = await ticketOf(ada);
    const guesses = Array.from({ length: 40 }, (_, place) => String(100_000 + place));
    const answers = await Promise.all(guesses.map((code) => enter(ticket, code)));
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
    expect((await enter(ticket, codes[0] ?? '')).status).toBe(429);
    const { list } = await t.request('GET', '/api/users/security-events', { token: ada.token });
    expect(list).toContainEqual(expect.objectContaining({ kind: 'second-factor-failed', times: 40 }));
  });
});

describe('confirming who it is', () => {
  it('asks for a code as well: the password alone does not turn the second factor off (R-1090)', async () => {
    const ada = await t.cast.join();
    const { codes } = await withSecondFactor(t, ada);
    t.clock.forward({ minutes: 11 });
    const confirm = (body: object) =>
      t.request('POST', '/api/users/confirm-identity', { token: ada.token, body });
    const turnOff = () => t.request('DELETE', '/api/users/second-factor', { token: ada.token });
    expect((await confirm({ password: ada.password })).status).toBe(400);
    expect((await confirm({ password: ada.password, code: '000000' })).status).toBe(400);
    expect((await turnOff()).status).toBe(403);
    expect((await confirm({ password: ada.password, code: codes[0] })).status).toBe(200);
    expect((await confirm({ password: ada.password, code: codes[0] })).status).toBe(400);
    expect((await turnOff()).status).toBe(200);
  });
});

describe('losing the phone', () => {
  it('new recovery codes end the former ones; turning it off asks for no more codes (R-1091)', async () => {
    const ada = await t.cast.join();
    const { codes } = await withSecondFactor(t, ada);
    const renewed = await t.request('POST', '/api/users/second-factor/recovery-codes', {
      token: ada.token,
      body: {},
    });
    expect((await enter(await ticketOf(ada), codes[0] ?? '')).status).toBe(400);
    expect((await enter(await ticketOf(ada), renewed.body.codes[0] ?? '')).status).toBe(200);
    await t.request('DELETE', '/api/users/second-factor', { token: ada.token });
    expect((await login(ada)).body.token).toBeTruthy();
    expect(await t.sql('select 1 from recovery_codes where user_id = $1', [ada.id])).toEqual([]);
  });

  it('the operator takes it away, which is recorded (R-1092)', async () => {
    const ada = await t.cast.join();
    await withSecondFactor(t, ada);
    const said = await operateAccount(t.auth.db, 'reset-second-factor', ada.email, t.auth);
    expect(said).toBe(`${ada.email} can now log in without a second factor.`);
    expect((await login(ada)).body.token).toBeTruthy();
    expect(await t.sql('select by, act from audit_log where user_id = $1', [ada.id])).toEqual([
      { by: 'operator', act: 'account.reset-second-factor' },
    ]);
    const again = await operateAccount(t.auth.db, 'reset-second-factor', ada.email, t.auth);
    expect(again).toBe(`${ada.email} has no second factor.`);
  });

  it('with a changed secret of the server, recovery codes still work and the reason is told', async () => {
    const ada = await t.cast.join();
    const { app, codes } = await withSecondFactor(t, ada);
    await t.sql(
      `update second_factors set secret_box = (select secret_box || 'AAAA' from second_factors where user_id = $1)
      where user_id = $1`,
      [ada.id],
    );
    const told = await enter(await ticketOf(ada), app.code());
    expect(told.status).toBe(409);
    expect(told.body.message).toContain('Use a recovery code');
    expect((await enter(await ticketOf(ada), codes[0] ?? '')).status).toBe(200);
  });
});
