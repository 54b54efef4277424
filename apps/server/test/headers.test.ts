import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from './test-app.ts';

const webDir = await mkdtemp(join(tmpdir(), 'fitarc-headers-'));
await mkdir(join(webDir, 'assets'));
await writeFile(join(webDir, 'index.html'), '<!doctype html><head></head><p>shell</p>');
await writeFile(join(webDir, 'assets', 'index-abc123.js'), 'export {};');
await mkdir(join(webDir, '.vite'));
await writeFile(join(webDir, '.vite', 'pages.json'), '{"entry":[],"pages":{},"offline":[]}');
for (const name of ['shell-worker.js', 'off-worker.js']) await writeFile(join(webDir, '.vite', name), '');
await writeFile(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
afterAll(() => rm(webDir, { recursive: true }));

const t = await startTestApp({ webDir });
const { token } = await t.cast.ada();
const person = await t.cast.signUp();

type Sent = Parameters<typeof t.request>;
/** One of each kind of answer there is. */
const ANSWERS: Record<string, readonly [number, ...Sent]> = {
  'a page': [200, 'GET', '/login'],
  'a page of members': [200, 'GET', '/dashboard'],
  'a page that is not there': [404, 'GET', '/nothing'],
  'an address that cannot be read': [404, 'GET', '/%zz'],
  'an address with NUL': [404, 'GET', '/%00'],
  'a file': [200, 'GET', '/assets/index-abc123.js'],
  'a picture': [200, 'GET', '/favicon.svg'],
  'a file that is not there': [404, 'GET', '/assets/missing.js'],
  'the shell worker': [200, 'GET', '/sw.js'],
  'the page it stores': [200, 'GET', '/offline-shell'],
  'something sent to a page': [404, 'POST', '/login', { body: {} }],
  'the head of a page': [200, 'HEAD', '/login'],
  'a call': [200, 'GET', '/api/users/profile', { token }],
  'a download': [200, 'GET', '/api/users/export?format=csv', { token }],
  'a call without a session': [401, 'GET', '/api/users/profile'],
  'a call for administrators': [403, 'GET', '/api/admin/users', { token }],
  'a call that is not there': [404, 'GET', '/api/nothing'],
  'a call that cannot be read': [404, 'GET', '/api/%zz'],
  'a call with NUL': [400, 'GET', '/api/health?x=%00'],
  'malformed JSON': [400, 'POST', '/api/auth/login', { raw: '{' }],
  'too much': [413, 'POST', '/api/auth/login', { raw: `"${'x'.repeat(1024 * 1024)}"` }],
  'another media type': [
    415,
    'POST',
    '/api/auth/login',
    { raw: 'x', headers: { 'content-type': 'text/plain' } },
  ],
  'an answer that is known already': [304, 'GET', '/api/workouts/muscle-groups', { token }],
  'the link in a mail': [303, 'GET', t.mails.confirmLink(person.email)],
  'the description of the API': [200, 'GET', '/api/openapi.json'],
  'its page': [200, 'GET', '/api/docs'],
  'a file of its page': [200, 'GET', '/api/docs/static/swagger-ui-bundle.js'],
};

async function answerTo(name: string) {
  const [status, method, path, sent = {}] = ANSWERS[name] ?? [0, 'GET', '/'];
  const first = await t.request(method, path, sent);
  if (status !== 304) return { status, answer: first };
  const headers = { 'if-none-match': String(first.headers.etag) };
  return { status, answer: await t.request(method, path, { ...sent, headers }) };
}

const directives = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((rule) => rule.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  ) as Record<string, string[]>;

describe('the headers of every kind of answer (A-045)', () => {
  it.each(Object.keys(ANSWERS))('%s', async (name) => {
    const { status, answer } = await answerTo(name);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    // TLS is somebody else's, and so is the promise that there always is some; nobody else may read along.
    for (const absent of [
      'strict-transport-security',
      'set-cookie',
      'x-powered-by',
      'server',
      'access-control-allow-origin',
    ])
      expect([absent, answer.headers[absent]]).toEqual([absent, undefined]);
  });

  it.each(Object.keys(ANSWERS))('%s runs no script but ours and stands in no frame', async (name) => {
    const { answer } = await answerTo(name);
    const policy = directives(answer.headers['content-security-policy']);
    const scripts = policy['script-src'] ?? policy['default-src'] ?? ['*'];
    expect(scripts.filter((source) => !["'self'", "'none'"].includes(source))).toEqual([]);
    expect(policy['frame-ancestors']).toEqual(
      expect.arrayContaining([expect.stringMatching(/'(none|self)'/)]),
    );
    const foreign = Object.entries(policy).flatMap(([rule, sources]) =>
      sources
        .filter((source) => /^(https?:|\*|wss?:|blob:)/.test(source))
        .map((source) => `${rule} ${source}`),
    );
    for (const one of foreign)
      expect([
        'connect-src https://world.openfoodfacts.org',
        'img-src https://*.openfoodfacts.org',
      ]).toContain(one);
  });
});
