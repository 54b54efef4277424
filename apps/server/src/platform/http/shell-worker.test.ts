import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_PAGES, MEMBER_PAGES, PUBLIC_PAGES } from '@fitarc/contract/page-paths';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { readShellWorker } from './shell-worker.ts';

const INDEX =
  '<!doctype html><head><meta name="build" content="__BUILD__"><meta name="offline" content="__OFFLINE__"><style nonce="__CSP_NONCE__"></style><title>FitArc</title></head><b>__HEADING__</b><p>shell</p>';
const FILES: Record<string, string> = {
  'index.html': INDEX,
  'start.js': '1;',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'icons/icon-192.png': 'png',
  '.used-by-1': '',
  'assets/index-abc123.js': 'export {};',
  'assets/index-abc123.js.br': 'x',
  '.vite/shell-worker.js': 'start(SHELL);',
  '.vite/off-worker.js': 'stop();',
  '.vite/pages.json': JSON.stringify({
    entry: [],
    pages: { '/trends': { budgetKb: 200, files: ['assets/trends-1.js'] } },
    offline: ['assets/index-abc123.js', 'assets/trends-1.js', 'assets/base-1.css'],
  }),
};

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function webDirWith(changes: Record<string, string> = {}): Promise<string> {
  const webDir = await mkdtemp(join(tmpdir(), 'fitarc-shell-'));
  folders.push(webDir);
  for (const folder of ['assets', 'icons', '.vite']) await mkdir(join(webDir, folder));
  for (const [name, text] of Object.entries({ ...FILES, ...changes }))
    await writeFile(join(webDir, name), text);
  return webDir;
}

const webDir = await webDirWith();
const t = await startTestApp({ webDir });

interface Shell {
  readonly build: string;
  readonly files: readonly string[];
  readonly memberPages: readonly { path: string; heading: string; needs: readonly number[] }[];
}
const shellOf = (script: string): Shell => JSON.parse(/^const SHELL = (.*);$/m.exec(script)?.[1] ?? '{}');

describe('GET /sw.js', () => {
  it('is asked for anew every time, runs for the whole site and connects to this server alone', async () => {
    const answer = await t.request('GET', '/sw.js');
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
        'service-worker-allowed': '/',
        'x-content-type-options': 'nosniff',
      },
    });
    expect(answer.text).toContain('start(SHELL);');
    expect((await t.request('HEAD', '/sw.js')).status).toBe(200);
  });

  it('lists the files of the build and those beside the pages', async () => {
    expect(shellOf((await t.request('GET', '/sw.js')).text).files).toEqual([
      '/assets/index-abc123.js',
      '/assets/trends-1.js',
      '/assets/base-1.css',
      '/favicon.svg',
      '/icons/icon-192.png',
      '/start.js',
    ]);
  });

  it('knows the pages of members by their paths', async () => {
    const { memberPages } = shellOf((await t.request('GET', '/sw.js')).text);
    const isMemberPath = (path: string) => memberPages.some((page) => new RegExp(page.path, 'i').test(path));
    const filled = (paths: readonly string[]) => paths.map((path) => path.replace(/:\w+/, 'x1'));
    expect(filled(MEMBER_PAGES).filter((path) => !isMemberPath(path))).toEqual([]);
    expect(filled([...PUBLIC_PAGES, ...ADMIN_PAGES]).filter(isMemberPath)).toEqual([]);
    expect(['/Dashboard', '/trends/', '/trends/x', '/nothing'].map(isMemberPath)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('knows the heading of a page and the files it needs', async () => {
    const { files, memberPages } = shellOf((await t.request('GET', '/sw.js')).text);
    const trends = memberPages.find(({ path }) => path.includes('/trends'));
    expect(trends?.heading).toBe('Your Fitness Trends');
    expect(trends?.needs.map((index) => files[index])).toEqual(['/assets/trends-1.js']);
    expect(memberPages.find(({ path }) => path.includes('/settings'))?.heading).toBe('');
  });

  it('is the same for the same build, and has another build for another page, file or worker', async () => {
    const buildOf = async (changes = {}, html = INDEX, policy = '') =>
      readShellWorker({ webDir: await webDirWith(changes), html, policy, offline: true })?.build;
    const build = await buildOf();
    expect(build).toMatch(/^[0-9a-f]{16}$/);
    expect(await buildOf()).toBe(build);
    const others = [
      await buildOf({}, `${INDEX}<i></i>`),
      await buildOf({}, INDEX, "default-src 'self'"),
      await buildOf({ 'start.js': '2;' }),
      await buildOf({ '.vite/shell-worker.js': 'begin(SHELL);' }),
    ];
    expect(new Set([build, ...others]).size).toBe(5);
  });

  it('is a worker that removes itself with OFFLINE=off, which pages are told (R-1051)', async () => {
    const off = await startTestApp({ webDir, offline: false }, onTestFinished);
    const answer = await off.request('GET', '/sw.js');
    expect([answer.status, answer.text]).toEqual([200, 'stop();']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await off.request('GET', '/dashboard')).text).toContain('<meta name="offline" content="off">');
  });

  it('does not exist where the web application is not built', async () => {
    const bare = await startTestApp({}, onTestFinished);
    expect((await bare.request('GET', '/sw.js')).status).toBe(404);
  });
});

describe('GET /offline-shell', () => {
  it('is the page without heading and preloads, with the build of the worker', async () => {
    const { build } = shellOf((await t.request('GET', '/sw.js')).text);
    const page = await t.request('GET', '/offline-shell');
    expect(page).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
    });
    expect(page.text).toContain(`<meta name="build" content="${build}"><meta name="offline" content="on">`);
    expect(page.text).toContain('<title>FitArc</title></head><b></b>');
    expect(page.text).not.toContain('modulepreload');
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
    expect(page.text).toContain(`nonce="${nonce}"`);
  });

  it('has the same build as every other page', async () => {
    const { build } = shellOf((await t.request('GET', '/sw.js')).text);
    expect((await t.request('GET', '/trends')).text).toContain(`content="${build}"`);
  });
});
