import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp({ logLevel: 'info', trustProxy: ['127.0.0.1'] });

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const DESK = {
  'user-agent': CHROME,
  'x-forwarded-for': '192.168.1.20',
  'x-device-id': 'desk-0123456789abcdef',
};
const PHONE = {
  'user-agent': IPHONE,
  'x-forwarded-for': '203.0.113.9',
  'x-device-id': 'phone-0123456789abcde',
};

const login = async ({ email, password }: Person, headers: Record<string, string>, wrong = false) =>
  t.request('POST', '/api/auth/login', { body: { email, password: wrong ? 'wrong' : password }, headers });
const sessionsOf = async (token: string) => (await t.request('GET', '/api/users/sessions', { token })).list;
const eventsOf = async (token: string) =>
  (await t.request('GET', '/api/users/security-events', { token })).list;
const isLive = async (token: string) =>
  (await t.request('GET', '/api/users/profile', { token })).status === 200;

describe('the list of sessions', () => {
  it('names device, place, address and last use, and marks this one (R-1059)', async () => {
    const ada = await t.cast.join();
    const desk = (await login(ada, DESK)).body.token;
    await login(ada, PHONE);
    const list = await sessionsOf(desk);
    expect(list).toContainEqual(
      expect.objectContaining({
        device: 'Chrome on Windows',
        address: '192.168.1.20',
        place: 'Local network',
        method: 'password',
        is_current: true,
        is_handheld: false,
      }),
    );
    expect(list).toContainEqual(
      expect.objectContaining({
        device: 'Safari on iPhone',
        address: '203.0.113.9',
        place: '',
        is_current: false,
        is_handheld: true,
      }),
    );
  });

  it('follows where a session is used from, to within five minutes', async () => {
    const ada = await t.cast.join();
    const { token } = (await login(ada, PHONE)).body;
    t.clock.forward({ minutes: 6 });
    await t.request('GET', '/api/users/profile', { token, headers: { 'x-forwarded-for': '198.51.100.7' } });
    const current = (await sessionsOf(token)).find(({ is_current }) => is_current);
    expect(current).toMatchObject({ address: '198.51.100.7' });
    const ago = t.clock.now().getTime() - Date.parse(String(current?.last_used_at));
    expect(ago).toBeLessThan(60_000);
  });

  it('leaves out sessions that ended or expired', async () => {
    const ada = await t.cast.join();
    await t.request('POST', '/api/auth/logout', { token: (await login(ada, PHONE)).body.token });
    t.clock.forward({ days: 31 });
    const { token } = (await login(ada, DESK)).body;
    expect(await sessionsOf(token)).toHaveLength(1);
  });

  it('ends one, and never one of somebody else (R-1060)', async () => {
    const [ada, grace] = [await t.cast.join(), await t.cast.join()];
    const [desk, phone] = [(await login(ada, DESK)).body.token, (await login(ada, PHONE)).body.token];
    const { id } = (await sessionsOf(phone)).find(({ is_current }) => is_current) ?? {};
    const end = (token: string) => t.request('DELETE', `/api/users/sessions/${id}`, { token });
    expect((await end(grace.token)).status).toBe(404);
    expect(await isLive(phone)).toBe(true);
    expect((await end(desk)).status).toBe(200);
    expect(await isLive(phone)).toBe(false);
    expect((await end(desk)).status).toBe(404);
    expect(await isLive(desk)).toBe(true);
  });

  it('ends all others: a stolen token is dead, the calling session lives (R-1061)', async () => {
    const ada = await t.cast.join();
    const [desk, stolen] = [(await login(ada, DESK)).body.token, (await login(ada, PHONE)).body.token];
    await t.request('POST', '/api/users/sessions/end-others', { token: desk, body: {} });
    expect(await isLive(stolen)).toBe(false);
    expect(await isLive(ada.token)).toBe(false);
    expect(await isLive(desk)).toBe(true);
    expect(await sessionsOf(desk)).toHaveLength(1);
  });
});

describe('a changed password', () => {
  it('ends all others unless the member keeps them (R-1063)', async () => {
    const ada = await t.cast.join();
    const phone = (await login(ada, PHONE)).body.token;
    const change = (currentPassword: string, newPassword: string, endOthers?: boolean) =>
      t.request('PUT', '/api/users/password', {
        token: ada.token,
        body: { currentPassword, newPassword, ...(endOthers === undefined ? {} : { endOthers }) },
      });
    expect((await change(ada.password, 'a second password', false)).status).toBe(200);
    expect(await isLive(phone)).toBe(true);
    expect((await change('a second password', 'a third password')).status).toBe(200);
    expect(await isLive(phone)).toBe(false);
    expect(await isLive(ada.token)).toBe(true);
  });
});

describe('a sign-in from a new device', () => {
  const noticesTo = (address: string) =>
    t.mails.to(address).filter(({ subject }) => subject.startsWith('New login'));

  it('is told by mail once, with device, address and a link (R-1062)', async () => {
    const ada = await t.cast.join();
    expect(noticesTo(ada.email)).toEqual([]);
    await login(ada, PHONE);
    await login(ada, { ...PHONE, 'x-forwarded-for': '198.51.100.20' });
    const notices = noticesTo(ada.email);
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain('Device: Safari on iPhone');
    expect(notices[0]?.text).toContain('Address: 203.0.113.9');
    expect(notices[0]?.text).toContain('https://fit.example.org/settings?tab=security');
  });

  it('is recognized by program and network where no device names itself', async () => {
    const ada = await t.cast.join();
    const script = { 'user-agent': 'curl/8.14', 'x-forwarded-for': '203.0.113.50' };
    await login(ada, script);
    await login(ada, script);
    expect(noticesTo(ada.email)).toHaveLength(1);
    await login(ada, { ...script, 'x-forwarded-for': '198.51.100.99' });
    expect(noticesTo(ada.email)).toHaveLength(2);
  });
});

describe('security events', () => {
  it('are listed for the member, failures counted together (R-1064)', async () => {
    const ada = await t.cast.join();
    for (let count = 0; count < 3; count++) await login(ada, PHONE, true);
    const { token } = (await login(ada, DESK)).body;
    const events = await eventsOf(token);
    expect(events[0]).toMatchObject({ kind: 'sign-in', device: 'Chrome on Windows', times: 1 });
    expect(events[1]).toMatchObject({ kind: 'sign-in-failed', address: '203.0.113.9', times: 3 });
    expect(await eventsOf((await t.cast.grace()).token)).not.toContainEqual(
      expect.objectContaining({ kind: 'sign-in-failed' }),
    );
  });

  it('are one line each in the log, with the address and without the email (R-1065)', async () => {
    const ada = await t.cast.join();
    t.log.length = 0;
    await login(ada, PHONE, true);
    await t.request('POST', '/api/auth/login', {
      body: { email: 'nobody@example.org', password: 'wrong' },
      headers: PHONE,
    });
    const lines = t.log.filter((line) => line.includes('security event')).map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { event: 'sign-in-failed', address: '203.0.113.9', member: ada.id },
      { event: 'sign-in-failed', address: '203.0.113.9' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('@');
  });
});
