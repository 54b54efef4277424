import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_PAGES, LINK_PAGES, MEMBER_PAGES, PUBLIC_PAGES } from '@fitarc/contract/page-paths';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const webDir = await mkdtemp(join(tmpdir(), 'fitarc-web-'));
await mkdir(join(webDir, 'assets'));
await mkdir(join(webDir, '.vite'));
await writeFile(
  join(webDir, 'index.html'),
  '<!doctype html><meta name="food" content="__OPEN_FOOD_FACTS_URL__"><meta name="single-sign-on" content="__SINGLE_SIGN_ON__" data-only="__SINGLE_SIGN_ON_ONLY__" data-sign-up="__SINGLE_SIGN_ON_SIGN_UP__"><style nonce="__CSP_NONCE__"></style></head><title>FitArc</title><b>__HEADING__</b><p>shell</p>',
);
await writeFile(join(webDir, 'assets', 'index-abc123.js'), 'export {};');
await writeFile(join(webDir, 'assets', 'import.worker-abc123.js'), 'export {};');
await writeFile(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const files = (name: string) => ({ budgetKb: 200, files: [`assets/${name}.js`] });
const built = {
  '/careers': files('info'),
  '/reset-password': files('reset'),
  '/admin/workouts/exercises/new': files('new'),
  '/admin/workouts/exercises/:exerciseId': files('exercise'),
};
await writeFile(join(webDir, '.vite', 'pages.json'), JSON.stringify({ entry: [], pages: built }));
afterAll(() => rm(webDir, { recursive: true }));

const t = await startTestApp({ webDir });
const get = (path: string) => t.request('GET', path);
const pages = [...PUBLIC_PAGES, ...MEMBER_PAGES, ...ADMIN_PAGES].filter((page) => !LINK_PAGES.includes(page));

it('lets a worker run WebAssembly and talk to this server alone; other scripts get nothing of their own', async () => {
  const policyOf = async (name: string) => (await get(`/assets/${name}`)).headers['content-security-policy'];
  expect(await policyOf('import.worker-abc123.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  );
  expect(await policyOf('index-abc123.js')).toBe("default-src 'none';frame-ancestors 'none'");
});

describe('pages (A-017)', () => {
  it('answers 200 with the shell to every page of the application, with or without a slash', async () => {
    for (const page of pages) {
      for (const path of [page.replace(':exerciseId', '17'), `${page.replace(':exerciseId', '17')}?x=1`])
        expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
    expect((await get('/login/')).status).toBe(200);
    expect((await t.request('HEAD', '/login')).status).toBe(200);
  });

  it.each([
    ['/nothing', 404],
    ['/login/x', 404],
    ['/admin/nothing', 404],
    ['/workout-plans', 404],
    ['/apix', 404],
    ['/%20', 404],
    ['/%zz', 404],
    ['/%00', 404],
    ['/login%00', 404],
    ['/login?x=%00', 200],
    ['/admin/workouts/exercises/%00', 200],
    ['/?', 200],
    ['//', 200],
    ['///', 404],
    ['//[', 404],
    ['//evil.example/login', 404],
  ])('answers %s with %d, the shell and no redirect', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.text).toContain('<p>shell</p>');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
  });

  it('shows the page for unknown addresses with status 404', async () => {
    const answer = await get('/nothing');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<p>shell</p>');
  });

  it('knows the reset page only with a token (A-056)', async () => {
    for (const page of LINK_PAGES) {
      expect((await get(page)).status).toBe(404);
      expect((await get(`${page}?token=`)).status).toBe(404);
      expect((await get(`${page}?token=x`)).status).toBe(200);
    }
  });

  it('is never kept by a cache and has a strict policy with a nonce of its own (A-045)', async () => {
    const [first, second] = [await get('/login'), await get('/login')];
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(first.headers['content-security-policy']);
    for (const rule of [
      "script-src 'self'",
      "connect-src 'self' https://world.openfoodfacts.org",
      "img-src 'self' data: https://*.openfoodfacts.org",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
    ])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toContain('unsafe');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(first.text).toContain(`nonce="${nonce}"`);
    expect(first.text).not.toContain('__CSP_NONCE__');
    expect(second.text).not.toBe(first.text);
    expect(first.headers['x-content-type-options']).toBe('nosniff');
  });

  it('tells the page where Open Food Facts is, and lets it call there (A-088)', async () => {
    expect((await get('/login')).text).toContain('content="https://world.openfoodfacts.org"');
    const other = await startTestApp(
      { webDir, openFoodFactsUrl: 'http://127.0.0.1:9/"><b>' },
      onTestFinished,
    );
    const page = await other.request('GET', '/login');
    expect(page.text).toContain('content="http://127.0.0.1:9/&quot;&gt;&lt;b&gt;"');
    expect(page.headers['content-security-policy']).toContain("connect-src 'self' http://127.0.0.1:9;");
  });

  it('tells the page of the provider, and whether it makes accounts', async () => {
    expect((await get('/login')).text).toContain('content="" data-only="off" data-sign-up="off"');
    const provider = {
      issuer: 'https://id.example.org',
      clientId: 'fitarc',
      clientSecret: undefined,
      name: 'Example ID',
      adminGroup: undefined,
      only: true,
      tokenAuth: undefined,
    };
    const told = async (signUp: boolean) => {
      const app = await startTestApp({ webDir, singleSignOn: { ...provider, signUp } }, onTestFinished);
      return (await app.request('GET', '/signup')).text;
    };
    expect(await told(false)).toContain('content="Example ID" data-only="on" data-sign-up="off"');
    expect(await told(true)).toContain('content="Example ID" data-only="on" data-sign-up="on"');
  });

  it('sends the heading ahead where the address alone tells it', async () => {
    expect((await get('/trends')).text).toContain(
      '<title>Your Fitness Trends – FitArc</title><b>Your Fitness Trends</b>',
    );
    for (const path of ['/trends?days=7', '/settings', '/login', '/nothing'])
      expect((await get(path)).text).toContain('<title>FitArc</title><b></b>');
  });

  it.each([
    ['/careers', 'info'],
    ['/Careers/', 'info'],
    ['/admin/workouts/exercises/17', 'exercise'],
    ['/admin/workouts/exercises/17/', 'exercise'],
    ['/admin/workouts/exercises/new', 'new'],
    ['/reset-password?token=x', 'reset'],
  ])('names the files of %s', async (path, name) => {
    expect((await get(path)).text.match(/(?<=href="\/assets\/)\w+/g)).toEqual([name]);
  });

  it('names no files for an address without a page', async () => {
    for (const path of ['/reset-password', '/nothing'])
      expect((await get(path)).text).not.toContain('modulepreload');
  });

  it('takes nothing but GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await t.request(method, '/login')).status).toBe(404);
  });
});

describe('files', () => {
  it('are served for ever when their name holds their version, for an hour otherwise', async () => {
    const asset = await get('/assets/index-abc123.js');
    expect(asset).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(asset.headers['content-type']).toContain('javascript');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    '/assets/missing.js',
    '/assets/index-abc123.js.map',
    '/missing.png',
    '/.vite/manifest.json',
    '/.vite/pages.json',
    '/index.html',
    '/assets/..%2findex.html',
    '/..%2f..%2f..%2fetc%2fpasswd.txt',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/.env',
  ])('answers a plain 404 to %s, not the shell', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('shell');
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  it('says so when the application is not built', async () => {
    const bare = await startTestApp({}, onTestFinished);
    expect(await bare.request('GET', '/login')).toMatchObject({
      status: 503,
      text: expect.stringContaining('not built'),
    });
  });
});
