import { describe, expect, it, onTestFinished } from 'vitest';
import { newDatabase } from '../../test/databases.ts';
import { newFolder, run, tidy } from '../../test/server-process.ts';
import { startTestApp } from '../../test/test-app.ts';
import { createLog, type LogFormat } from './log.ts';

describe('the log', () => {
  it('holds no password, token, code, name or address, whatever a member does, even at trace (R-1344)', async () => {
    const t = await startTestApp({ logLevel: 'trace' });
    const secrets = new Set<string>([
      'Zebulon',
      'secret.person',
      'new.address',
      'first secret phrase',
      'second secret phrase',
    ]);
    const email = 'Secret.Person@example.org';
    const post = (path: string, body: unknown, token?: string) =>
      t.request('POST', `/api/auth/${path}`, { body, token });

    const person = await t.cast.signUp({ email, firstName: 'Zebulon', password: 'first secret phrase' });
    secrets.add(person.token);
    secrets.add(t.mails.code(person.email));
    secrets.add(t.mails.confirmLink(person.email).split('token=')[1] ?? '');
    await post('register', { email, password: 'first secret phrase' });
    await post('verify-code', { email, code: '000000' });
    await post('login', { email, password: 'first secret phrase wrong' });
    await post('resend-verification', { email });
    secrets.add(t.mails.code(person.email));
    await t.request('GET', t.mails.confirmLink(person.email));
    await post('forgot-password', { email });
    const link = t.mails.resetToken(person.email);
    secrets.add(link);
    await t.request('GET', `/reset-password?token=${link}`);
    await post('reset-password', { token: link, newPassword: 'second secret phrase' });
    const token = await t.cast.signIn({ email, password: 'second secret phrase' });
    secrets.add(token);
    await t.request('PUT', '/api/users/profile', { token, body: { email: 'new.address@example.org' } });
    await t.request('GET', `/api/users/profile?token=${token}`, { token });
    await t.request('POST', '/api/auth/login', {
      raw: `{"email":"${email}","password":"first secret phrase"`,
    });
    await t.request('GET', `/api/users/${person.email}`);
    await t.request('GET', `/nothing/${person.email}`);

    // Failures are where queries with their values would be told about.
    await t.sql('alter table profiles rename to elsewhere');
    await t.request('PUT', '/api/users/profile', { token, body: { first_name: 'Zebulon' } });
    await t.sql('alter table users rename to nowhere');
    expect(
      (
        await post('register', {
          ...person,
          firstName: 'Zebulon',
          lastName: 'x',
          gender: 'other',
          dateOfBirth: '1990-01-01',
        })
      ).status,
    ).toBe(500);
    await post('forgot-password', { email });

    const log = t.log.join('');
    expect(t.log.length).toBeGreaterThan(15);
    expect(log).toContain('background task failed');
    expect(log).toContain('unexpected error');
    for (const secret of secrets)
      expect([secret, log.toLowerCase().includes(secret.toLowerCase())]).toEqual([secret, false]);
    expect(log).not.toContain('argon2');
  });
});

describe('its lines', () => {
  const write = (format: LogFormat) => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) }, format);
    log.warn({ route: '/api/x', ms: 4 }, 'slow\nrequest \u202e');
    return lines.join('');
  };

  it('are JSON with a readable time and the name of the level (R-1345)', () => {
    expect(JSON.parse(write('json'))).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      route: '/api/x',
      ms: 4,
      msg: 'slow\nrequest \u202e',
    });
  });

  it('can be for reading: one line each, without what a terminal would obey', () => {
    expect(write('pretty')).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} warn {2}slow\\nrequest \\u\{202e\} route="\/api\/x" ms=4\n$/,
    );
  });
});

it('a server that nobody watches tells of its start and its end in the log as well, whatever its level', async () => {
  const folder = await newFolder();
  onTestFinished(() => tidy(folder));
  const settings = { DATA_DIR: folder, DATABASE_URL: await newDatabase(), PORT: '0', LOG_LEVEL: 'error' };
  const ends = async (more: Record<string, string>) => {
    const program = run('main', [], { ...settings, LOG_FORMAT: 'json', ...more });
    if (!more.HOST) await program.line(/is ready after/);
    program.child.kill(more.HOST ? 0 : 'SIGTERM');
    await program.ended;
    return program
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  const info = (msg: unknown) => ({ level: 'info', time: expect.stringMatching(/Z$/), msg });
  const lines = await ends({});
  expect(lines).toContainEqual(info(expect.stringMatching(/^FitArc [\d.]+ is ready after .* s: http:/)));
  expect(lines.at(-1)).toEqual(info('Stopping…'));
  expect((await ends({ HOST: '203.0.113.7' })).at(-1)).toMatchObject({
    level: 'fatal',
    msg: expect.stringMatching(/Set HOST to an address of this machine\.$/),
  });
});
