import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTree } from '../lib/fixture.mjs';
import { checkAddresses, forbiddenHosts } from './addresses.mjs';
import { checkDocs } from './docs.mjs';
import { folderDifferences } from './migrations.mjs';
import { checkNames } from './names.mjs';

const manifest = { scripts: { start: 'x', dev: 'x', 'db:generate': 'x' } };

describe('docs', () => {
  const check = (text) =>
    checkDocs(makeTree({ 'package.json': manifest, 'docs/adr/1.md': '# One thing\n', 'README.md': text }));

  it.each([
    'See [one](docs/adr/1.md), [a folder](docs/), [there](docs/adr/1.md#one-thing) and [out](https://example.org).',
    '# Über uns & you\n[up](#über-uns--you)',
    '[ref]: docs/adr/1.md',
    '`npm start`, `npm run dev`, `npm run db:generate`, npm ci',
    '```\n[not a link](nowhere.md)\n```\n`[nor](this.md)`',
  ])('accepts %j', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['\n[one](docs/adr/2.md)', 'README.md:2 docs/adr/2.md leads nowhere'],
    ['[one](docs/adr/1.md#two)', 'README.md:1 docs/adr/1.md has no heading #two'],
    ['[ref]: nowhere.md', 'README.md:1 nowhere.md leads nowhere'],
    ['```\nnpm run lint\n```', 'README.md:2 names "npm run lint", which package.json does not have'],
    ['Run `npm test`.', 'README.md:1 names "npm test", which package.json does not have'],
  ])('refuses %j', (text, problem) => {
    expect(check(text)).toEqual([problem]);
  });
});

describe('names', () => {
  const check = (file) => checkNames(makeTree({ [file]: '' }));

  it.each([
    'apps/server/src/features/meals/meals.routes.ts',
    'apps/server/src/features/meals/meal-entries.repository.ts',
    'apps/server/src/features/meals/meals.test.ts',
    'apps/server/src/features/meals/meals.service.test.ts',
    'apps/server/src/platform/http/errors.ts',
    'apps/web/src/features/meals/pages/diary-page.tsx',
    'apps/web/src/features/meals/meals.queries.ts',
  ])('accepts %s', (file) => {
    expect(check(file)).toEqual([]);
  });

  it.each([
    'apps/server/src/features/meals/meals.ts',
    'apps/server/src/features/meals/meals.helpers.ts',
    'apps/server/src/features/meals/mealEntries.service.ts',
    'apps/server/src/features/Meals/meals.routes.ts',
    'apps/web/src/features/meals/pages/DiaryPage.tsx',
    'apps/web/src/ui/date_picker.tsx',
  ])('refuses %s', (file) => {
    expect(check(file)).toHaveLength(1);
  });
});

describe('addresses', () => {
  it('refuses a file that names a registry', () => {
    const root = makeTree({ 'a.txt': 'x packages.example.org/y', 'b.txt': 'example.org' });
    expect(checkAddresses(root, ['packages.example.org'])).toEqual([
      'a.txt names the registry packages.example.org',
    ]);
  });

  it('takes the registry of this machine into account, and the loopback only with its port', () => {
    expect(forbiddenHosts('https://packages.example.org/npm/')).toContain('packages.example.org');
    expect(forbiddenHosts('http://127.0.0.1:4873/')).toContain('127.0.0.1:4873');
    expect(forbiddenHosts('http://localhost/')).not.toContain('localhost');
    expect(forbiddenHosts('undefined')).toHaveLength(2);
  });
});

describe('folderDifferences', () => {
  it('names what is new, gone or different', () => {
    const root = makeTree({
      'a/same.sql': '1',
      'a/gone.sql': '1',
      'a/meta/j.json': '1',
      'b/same.sql': '1',
      'b/new.sql': '1',
      'b/meta/j.json': '2',
    });
    const folder = (name) => path.join(root, name);
    expect(folderDifferences(folder('a'), folder('b'))).toEqual(['gone.sql', 'meta/j.json', 'new.sql']);
    expect(folderDifferences(folder('a'), folder('a'))).toEqual([]);
  });
});
