import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeTree } from '../lib/fixture.mjs';
import { bundleReport } from './bundle-size.mjs';

/** Text that gzip can halve and no more, so that about this many kB remain. */
const incompressible = (kb) => randomBytes(kb * 1000).toString('hex');

const landing = { budgetKb: 110, files: ['landing.js'] };
const diary = { budgetKb: 200, files: ['form.js', 'diary.js'] };
const entry = ['react.js', 'entry.js'];
const offline = ['diary.js', 'offline-start-1.js'];

const report = (sizes, pages = { '/home': landing, '/diary': diary }) => {
  const files = Object.entries({
    'offline-start-1': 1,
    entry: 1,
    react: 60,
    form: 1,
    landing: 1,
    diary: 1,
    ...sizes,
  });
  const scripts = Object.fromEntries(files.map(([name, kb]) => [`${name}.js`, incompressible(kb)]));
  return bundleReport(makeTree({ ...scripts, '.vite/pages.json': { entry, pages, offline } }));
};

describe('bundleReport', () => {
  it('counts shared chunks once per page', () => {
    const { rows, errors } = report(
      {},
      { '/home': landing, '/diary': { ...diary, files: ['react.js', ...diary.files] } },
    );
    expect(errors).toEqual([]);
    expect(rows.map(({ name, limit }) => [name, limit])).toEqual([
      ['/diary', 200],
      ['/home', 110],
      ['offline-start', 4],
    ]);
    expect(rows[0].kb).toBeLessThan(80);
    expect(rows[1].kb).toBeGreaterThan(60);
    expect(rows[1].kb).toBeLessThan(80);
  });

  it('refuses a landing page over its limit that another page may have', () => {
    expect(report({ react: 110 }).errors).toEqual([expect.stringMatching(/^\/home .*limit is 110 kB/)]);
  });

  it('refuses a build without pages', () => {
    expect(report({}, {}).errors).toEqual(['.vite/pages.json has no pages.']);
  });

  it('refuses any page over the limit', () => {
    expect(report({ form: 150 }).errors).toEqual([expect.stringMatching(/^\/diary .*limit is 200 kB/)]);
  });

  it('refuses too much beside every page of a member', () => {
    expect(report({ 'offline-start-1': 6 }).errors).toEqual([
      expect.stringMatching(/^offline-start .*limit is 4 kB/),
    ]);
  });

  it('refuses a page in too many files', () => {
    const names = Array.from({ length: 44 }, (_, index) => `part${index}`);
    const files = [...names.map((name) => `${name}.js`), ...diary.files];
    const { errors } = report(Object.fromEntries(names.map((name) => [name, 0])), {
      '/home': landing,
      '/diary': { ...diary, files },
    });
    expect(errors).toEqual(['/diary comes in 48 files of JavaScript; the limit is 45.']);
  });

  it('refuses a landing page inside another chunk', () => {
    const pages = { '/home': { ...landing, files: [] }, '/diary': diary };
    expect(report({}, pages).errors).toEqual([expect.stringContaining('not a lazily loaded chunk')]);
  });

  it('refuses a build without .vite/pages.json', () => {
    expect(bundleReport(makeTree({})).errors).toHaveLength(1);
  });
});
