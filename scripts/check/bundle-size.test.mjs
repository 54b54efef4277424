import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeTree } from '../lib/fixture.mjs';
import { bundleReport, LANDING_PAGE } from './bundle-size.mjs';

const DIARY = 'src/features/meals/pages/diary-page.tsx';

/** Text that gzip can halve and no more, so that about this many kB remain. */
const incompressible = (kb) => randomBytes(kb * 1000).toString('hex');

const manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: [LANDING_PAGE, DIARY],
  },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js'] },
  [LANDING_PAGE]: { file: 'landing.js', isDynamicEntry: true, imports: ['index.html'] },
  [DIARY]: { file: 'diary.js', isDynamicEntry: true, imports: ['_form.js'] },
};

const report = (sizes, entries = manifest) => {
  const files = Object.entries({ entry: 1, react: 60, form: 1, landing: 1, diary: 1, ...sizes });
  const scripts = Object.fromEntries(files.map(([name, kb]) => [`${name}.js`, incompressible(kb)]));
  return bundleReport(makeTree({ ...scripts, '.vite/manifest.json': entries }));
};

describe('bundleReport', () => {
  it('counts shared chunks once per page', () => {
    const { rows, errors } = report({});
    expect(errors).toEqual([]);
    expect(rows.map(({ name, limit }) => [name, limit])).toEqual([
      ['diary-page', 200],
      ['landing-page', 110],
    ]);
    expect(rows[1].kb).toBeGreaterThan(60);
    expect(rows[1].kb).toBeLessThan(80);
  });

  it('refuses a landing page over its limit that another page may have', () => {
    expect(report({ react: 110 }).errors).toEqual([expect.stringMatching(/^landing-page .*limit is 110 kB/)]);
  });

  it('refuses any page over the limit', () => {
    expect(report({ form: 150 }).errors).toEqual([expect.stringMatching(/^diary-page .*limit is 200 kB/)]);
  });

  it('refuses a page in too many files', () => {
    const names = Array.from({ length: 44 }, (_, index) => `part${index}`);
    const parts = names.map((name) => [`_${name}.js`, { file: `${name}.js` }]);
    const diary = { ...manifest[DIARY], imports: ['_form.js', ...parts.map(([key]) => key)] };
    const { errors } = report(Object.fromEntries(names.map((name) => [name, 0])), {
      ...manifest,
      ...Object.fromEntries(parts),
      [DIARY]: diary,
    });
    expect(errors).toEqual(['diary-page comes in 48 files of JavaScript; the limit is 45.']);
  });

  it('counts the frame around a signed-in page, not around an open one', () => {
    const framed = {
      ...manifest,
      'src/app/chrome/member-header.tsx': { file: 'header.js', isDynamicEntry: true },
    };
    const [diary, landing] = report({ header: 50 }, framed).rows;
    expect(diary.kb - landing.kb).toBeGreaterThan(45);
  });

  it('refuses a landing page inside another chunk', () => {
    const { [LANDING_PAGE]: _, ...rest } = manifest;
    expect(report({}, rest).errors).toEqual([expect.stringContaining('not a lazily loaded chunk')]);
  });

  it('refuses a build without a manifest', () => {
    expect(bundleReport(makeTree({})).errors).toHaveLength(1);
  });
});
