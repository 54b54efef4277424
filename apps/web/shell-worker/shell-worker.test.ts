import { describe, expect, it } from 'vitest';
import { kindOf } from './answer.ts';
import { fillHtml } from './fill-page.ts';
import { isRightFile, isRightPage } from './right-answer.ts';

const ORIGIN = 'https://fit.example.org';
const SHELL = {
  build: 'b1',
  files: ['/assets/a-1.js', '/assets/trends-1.js', '/start.js'],
  memberPages: [
    { path: '^/trends/?$', heading: 'Your Fitness Trends', needs: [1, 0] },
    { path: '^/exercises/[^/]+/?$', heading: '', needs: [] },
    { path: '^/dashboard/?$', heading: 'Dashboard', needs: [] },
  ],
};

describe('kindOf', () => {
  const kind = (path: string, asked: { method?: string; mode?: RequestMode; origin?: string } = {}) => {
    const { method = 'GET', mode = 'navigate', origin = ORIGIN } = asked;
    return kindOf({ url: `${origin}${path}`, method, mode }, ORIGIN, SHELL);
  };

  it('tells members’ pages from others', () => {
    for (const path of ['/trends', '/Trends/', '/trends?days=7', '/exercises/17'])
      expect([path, kind(path)]).toEqual([path, 'member-page']);
    for (const path of ['/', '/home', '/login', '/admin/users', '/nothing'])
      expect([path, kind(path)]).toEqual([path, 'page']);
  });

  it('leaves calls, other servers, and files that are opened in a tab alone', () => {
    for (const path of ['/api/meals', '/api', '/api/docs']) {
      expect(kind(path)).toBeUndefined();
      expect(kind(path, { mode: 'cors' })).toBeUndefined();
    }
    expect(kind('/a.js', { origin: 'https://world.openfoodfacts.org', mode: 'no-cors' })).toBeUndefined();
    expect(kind('/start.js')).toBeUndefined();
    expect(kind('/apix')).toBe('page');
  });

  it('answers for the files of any build and those it has stored', () => {
    for (const path of ['/assets/a-1.js', '/assets/of-another-build.js', '/start.js'])
      expect([path, kind(path, { mode: 'cors' })]).toEqual([path, 'file']);
    expect(kind('/sw.js', { mode: 'cors' })).toBeUndefined();
  });

  it('takes files that are shared with the app, and no other request that changes something', () => {
    expect(kind('/import', { method: 'POST' })).toBe('shared-files');
    expect(kind('/import', { method: 'POST', mode: 'cors' })).toBeUndefined();
    expect(kind('/trends', { method: 'POST' })).toBeUndefined();
  });
});

describe('isRightFile', () => {
  const answer = (type: string, status = 200, redirected = false) => ({
    status,
    redirected,
    headers: new Headers({ 'content-type': type }),
  });

  it.each([
    ['/assets/a.js', 'text/javascript; charset=utf-8'],
    ['/assets/a.js', 'application/javascript; charset=utf-8'],
    ['/assets/a.css', 'text/css; charset=utf-8'],
    ['/assets/inter.woff2', 'font/woff2'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/icons/icon-192.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('takes %s as %s', (path, type) => {
    expect(isRightFile(path, answer(type))).toBe(true);
    // A captive portal.
    expect(isRightFile(path, answer('text/html; charset=utf-8'))).toBe(false);
    expect(isRightFile(path, answer(type, 404))).toBe(false);
    expect(isRightFile(path, answer(type, 206))).toBe(false);
    expect(isRightFile(path, answer(type, 200, true))).toBe(false);
  });

  it('takes no file of a kind it does not know', () => {
    expect(isRightFile('/assets/a.wasm', answer('application/wasm'))).toBe(false);
  });
});

it('takes only the page of its own build', () => {
  expect(isRightPage('<meta name="build" content="b1" />', 'b1')).toBe(true);
  expect(isRightPage('<meta name="build" content="b2" />', 'b1')).toBe(false);
  expect(isRightPage('<h1>Welcome to the Wi-Fi of the gym</h1>', 'b1')).toBe(false);
});

describe('fillHtml', () => {
  const HTML =
    '<html lang="en"><head><title>FitArc</title></head><div data-heading><div class="heading"></div></div><script></script></body>';
  const filled = (path: string) => fillHtml(HTML, new URL(path, ORIGIN), SHELL);

  it('puts in the heading and the files of a page', () => {
    const link = (file: string) =>
      `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${file}.js">`;
    expect(filled('/trends')).toBe(
      `<html data-stored lang="en"><head><title>Your Fitness Trends – FitArc</title>${link('trends-1')}${link('a-1')}</head><div data-heading><div class="heading">Your Fitness Trends</div></div><script></script></body>`,
    );
  });

  it('shows how a page looked last where the page stores that', () => {
    expect(filled('/dashboard')).toContain('<script src="/snapshot.js"></script></body>');
    // Another day or a dialog, for instance.
    expect(filled('/dashboard?from=mail')).not.toContain('/snapshot.js');
  });

  it('leaves the heading out where the address alone does not tell it', () => {
    expect(filled('/trends?days=7')).toContain('<title>FitArc</title>');
    expect(filled('/trends?days=7')).toContain('<div class="heading"></div>');
    expect(filled('/exercises/17')).toBe(HTML.replace('<html ', '<html data-stored '));
  });
});
