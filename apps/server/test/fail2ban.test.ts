import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { outboxTransport } from '../src/platform/mail/mail-transport.ts';
import { withSecondFactor } from './second-factors.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/operator/fail2ban.md'), 'utf8');
const [, filter = ''] = /^failregex = (.+)$/m.exec(GUIDE) ?? [];
const failure = new RegExp(filter.replace('<HOST>', '(?<host>[^"]+)'));
const t = await startTestApp({ logLevel: 'info', trustProxy: ['127.0.0.1'] });
const found = ({ log }: TestApp) => log.flatMap((line) => failure.exec(line)?.groups?.host ?? []);

it('names that look like a line of the log do not block anybody (R-1338)', async () => {
  const failed = '"event":"sign-in-failed","address":"203.0.113.7"';
  const lines: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'fitarc-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const outbox = outboxTransport(folder, 'fitarc@example.org', (line) => lines.push(...line.split('\n')));
  for (const name of [
    failed,
    `{"level":"warn",${failed}`,
    `x\n{"level":"warn","time":"2026-11-19T03:00:00.000Z",${failed}`,
    `x\r{"level":"warn",${failed}`,
  ])
    await outbox.deliver({
      to: 'ada@example.org',
      subject: 'x',
      text: 'x',
      essence: `new access token ${name}`,
      messageId: 'x',
    });
  expect(lines).toHaveLength(4);
  expect(lines.filter((line) => failure.test(line))).toEqual([]);
});

it('the filter of the guide finds the address of a failed log-in, and of nothing else (R-1337)', async () => {
  const { email, password } = await t.cast.join();
  const login = (typed: string, address: string) =>
    t.request('POST', '/api/auth/login', {
      body: { email, password: typed },
      headers: { 'x-forwarded-for': address },
    });
  t.log.length = 0;
  await login('wrong', '203.0.113.9');
  await login(password, '203.0.113.10');
  await t.request('POST', '/api/auth/login', {
    body: { email: '"event":"sign-in-failed","address":"198.51.100.1"@example.org', password: 'x' },
    headers: {
      'x-forwarded-for': '2001:db8::5',
      'user-agent': '"event":"sign-in-failed","address":"198.51.100.2"',
    },
  });
  await login('wrong', '2001:db8::7');
  expect(found(t)).toEqual(['203.0.113.9', '2001:db8::7']);
});

it('the filter finds wrong codes of the second factor, typed at the log-in or to confirm', async () => {
  const ada = await t.cast.join();
  const { email, password } = ada;
  const { codes } = await withSecondFactor(t, ada);
  const { ticket } = (await t.request('POST', '/api/auth/login', { body: { email, password } })).body
    .second_factor;
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  t.log.length = 0;
  const enter = (code: string | undefined, address: string) =>
    t.request('POST', '/api/auth/second-factor', { body: { ticket, code }, ...from(address) });
  await enter('000000', '203.0.113.21');
  await enter('aaaa-aaaa-aaaa-aaaa', '203.0.113.22');
  await t.request('POST', '/api/users/confirm-identity', {
    token: ada.token,
    body: { password, code: '000000' },
    ...from('203.0.113.23'),
  });
  await enter(codes[0], '203.0.113.24');
  expect(found(t)).toEqual(['203.0.113.21', '203.0.113.22', '203.0.113.23']);
});

it('finds them at LOG_LEVEL warn, as the guide says, and not above', async () => {
  expect(GUIDE).toContain(
    'With `error`, `fatal` or `silent`, failed attempts are not logged; with `warn`, only failed attempts are.',
  );
  const lines = async (logLevel: string) => {
    const app = await startTestApp({ logLevel });
    await app.request('POST', '/api/auth/login', { body: { email: 'nobody@example.org', password: 'x' } });
    return found(app);
  };
  expect(await lines('warn')).toEqual(['127.0.0.1']);
  expect(await lines('error')).toEqual([]);
});
