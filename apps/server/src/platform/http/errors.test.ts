import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { token } = await t.cast.ada();
const JSON_TYPE = { 'content-type': 'application/json' };
const post = (raw: string | Buffer, headers: Record<string, string> = JSON_TYPE, path = '/api/auth/login') =>
  t.request('POST', path, { raw, headers });
const login = JSON.stringify({ email: 'nobody@example.org', password: 'x' });

// That every error carries the envelope is checked for each request of each test; see test-app.ts.
describe('what cannot be read (R-597, A-002, A-003)', () => {
  const malformed = [
    '{',
    '{"email":}',
    'null,',
    "{'email':'x'}",
    '\u0000',
    '{"a":"\u0000"}',
    'NaN',
    '<xml/>',
    '\ud800',
  ];
  it.each(malformed)('answers 400 to the body %j', async (raw) => {
    expect(await post(raw)).toMatchObject({
      status: 400,
      body: { message: 'The request body is not valid JSON.', code: 'INVALID' },
    });
  });

  it('answers 400 to bytes that are no text, and to a body cut short', async () => {
    expect((await post(Buffer.from([0xff, 0xfe, 0x00, 0x80]))).status).toBe(400);
    expect((await post(login.slice(0, -3))).status).toBe(400);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
    'application/jsonx',
  ])('answers 415 to the media type %s', async (type) => {
    expect(await post(login, { 'content-type': type })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    });
  });

  it('answers 413 to more than 1 MiB, and reads what is just below (A-013)', async () => {
    const body = (size: number) => JSON.stringify({ email: 'x'.repeat(size), password: 'x' });
    expect(await post(body(1024 * 1024))).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    expect((await post(body(1024 * 1024 - 100))).status).toBe(400);
  });

  it('reads JSON whatever else the content type says', async () => {
    for (const type of [
      'application/json; charset=utf-8',
      'APPLICATION/JSON',
      'application/json;charset="UTF-8"',
    ])
      expect((await post(login, { 'content-type': type })).status).toBe(401);
  });
});

describe('an empty body with a JSON content type (A-005)', () => {
  it.each(['', '  \r\n'])('is read as {} when it is %j', async (raw) => {
    const signedIn = await t.cast.signIn(await t.cast.ada());
    const headers = { ...JSON_TYPE, authorization: `Bearer ${signedIn}` };
    expect((await post(raw, headers, '/api/auth/logout')).status).toBe(200);
    expect(await post(raw)).toMatchObject({ status: 400, body: { field: 'email' } });
  });

  it('is not needed at all where nothing is expected, and missed where something is', async () => {
    expect((await t.request('DELETE', '/api/users/email-change', { token })).status).toBe(200);
    expect(await t.request('POST', '/api/auth/login')).toMatchObject({
      status: 400,
      body: { field: 'email' },
    });
  });
});

describe('what PostgreSQL would choke on (A-013)', () => {
  const NUL = { status: 400, body: { message: 'Text must not contain NUL characters' } };

  it('refuses NUL in values, keys, and the address', async () => {
    for (const raw of [
      '{"email":"a\\u0000@b.cc","password":"x"}',
      '{"a":[{"b\\u0000":1}]}',
      '{"x":{"y":["\\u0000"]}}',
    ])
      expect(await post(raw)).toMatchObject(NUL);
    for (const path of [
      '/api/health?x=%00',
      '/api/%00',
      '/api/auth/confirm?token=%00',
      '/api/admin/users?search=%00',
    ])
      expect(await t.request('GET', path)).toMatchObject(NUL);
  });

  it('takes a backslash before u0000 for what it is: six harmless characters', async () => {
    const name = 'a\\u0000b';
    const answer = await t.request('PUT', '/api/users/profile', { token, body: { first_name: name } });
    expect(answer).toMatchObject({ status: 200, body: { first_name: name } });
  });

  it.each([
    '{"__proto__":{"is_admin":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":{"__proto__":[]}}',
  ])('refuses %s and pollutes nothing', async (raw) => {
    const answer = await t.request('PUT', '/api/users/profile', { token, raw });
    expect(answer.status).toBe(400);
    expect(({} as Record<string, unknown>).is_admin).toBeUndefined();
  });

  it('survives 100,000 levels of nesting, at the top and in a field', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect((await post('['.repeat(100_000))).status).toBe(400);
    expect((await post(deep)).status).toBe(400);
    expect((await post(`{"email":${deep}}`)).status).toBe(400);
    const raw = `{"unknown":${deep},"first_name":"Deep"}`;
    expect((await t.request('PUT', '/api/users/profile', { token, raw })).status).toBe(200);
    const objects = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    expect((await post(objects)).status).toBe(400);
  });

  it.each([
    ['lone surrogates', '\ud800 x \udfff'],
    ['a lone surrogate alone', '\udc00'],
    ['right-to-left marks', '\u202eevil\u202c'],
    ['emoji with joiners', '👩‍👩‍👧‍👦🏳️‍🌈'],
    ['a noncharacter', 'a\uffff\ufffe'],
    ['combining marks', `e${'\u0301'.repeat(90)}`],
    ['controls between letters', 'a\u0001\u001b[31mb\u007f'],
    ['quotes and percent signs', `'; drop table users; -- %s $1 \\x00`],
  ])('stores %s without a failure and answers it again', async (_name, first_name) => {
    const saved = await t.request('PUT', '/api/users/profile', { token, body: { first_name } });
    expect(saved.status).toBe(200);
    const read = await t.request('GET', '/api/users/profile', { token });
    expect(read.body.first_name).toBe(saved.body.first_name);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be gone
    expect(String(read.body.first_name)).not.toMatch(/[\u0000-\u0008\u007f]/);
  });
});

describe('failures of ours', () => {
  it('answer 500 with the fixed text and tell nothing; the log has the cause (A-003)', async () => {
    const app = await startTestApp({ logLevel: 'error' }, onTestFinished);
    const { token } = await app.cast.ada();
    await app.sql('alter table plans rename to elsewhere');
    const answer = await app.request('GET', '/api/workouts/plans/', { token });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      message: 'Server error. Please try again later.',
      error: 'Server error. Please try again later.',
      code: 'INTERNAL',
      requestId: answer.headers['x-request-id'],
    });
    expect(app.log.join()).toContain(answer.body.requestId);
    expect(app.log.join()).toContain('42P01');
    expect(app.log.join()).not.toContain('params');
  });
});
