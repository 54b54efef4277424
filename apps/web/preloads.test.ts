import type { PageEntry } from '@fitarc/contract/pages';
import { describe, expect, it } from 'vitest';
import { pagesJson } from './preloads.ts';

const LANDING = {
  path: '/home',
  access: 'public',
  component: 'features/site/pages/landing-page',
  budgetKb: 110,
};
const DIARY = { path: '/diary', access: 'member', component: 'features/meals/pages/diary-page' };
const ADMIN = { path: '/admin', access: 'admin', component: 'features/admin/pages/admin-page' };
const table = [LANDING, DIARY, ADMIN] as PageEntry[];

const filesOf = (names: readonly string[]) => names.map((name) => `${name}.js`);
const chunk = (
  name: string,
  module: string,
  imports: string[] = [],
  { isEntry = false, later = [] as string[] } = {},
) => {
  const fileName = `${name}.js`;
  const moduleIds = [module.endsWith('.html') ? `/web/${module}` : `/web/src/${module}`];
  const needed = { imports: filesOf(imports), dynamicImports: filesOf(later) };
  return [fileName, { fileName, ...needed, isEntry, moduleIds }] as const;
};

const BUILD = [
  chunk('index', 'index.html', ['base'], { isEntry: true }),
  chunk('base', 'main.tsx', ['vendor'], { later: ['header', 'landing', 'diary', 'admin'] }),
  chunk('vendor', 'lib/react.ts'),
  chunk('form', 'ui/form.tsx', ['vendor']),
  chunk('header', 'app/chrome/member-header.tsx', ['base']),
  chunk('landing', 'features/site/pages/landing-page.tsx', ['base']),
  chunk('diary', 'features/meals/pages/diary-page.tsx', ['form', 'base'], { later: ['dialog'] }),
  chunk('dialog', 'features/meals/dialog.tsx', ['form']),
  chunk('admin', 'features/admin/pages/admin-page.tsx', ['table'], { later: ['ban'] }),
  chunk('table', 'ui/table.tsx'),
  chunk('ban', 'features/admin/ban.tsx'),
];

describe('pagesJson', () => {
  it('lists the files of each page behind those they import, without those of the entry', () => {
    const { entry, pages } = pagesJson(table, new Map(BUILD), []);
    expect(entry).toEqual(['vendor.js', 'base.js']);
    expect(pages['/home']).toEqual({ budgetKb: 110, files: ['landing.js'] });
  });

  it('counts the frame around a signed-in page, not around an open one', () => {
    const { pages } = pagesJson(table, new Map(BUILD), []);
    expect(pages['/diary']).toEqual({ budgetKb: 200, files: ['header.js', 'form.js', 'diary.js'] });
    expect(pages['/home']?.files).not.toContain('header.js');
  });

  it('lists an entry with code of its own', () => {
    const build = new Map([...BUILD, chunk('index', 'main.tsx', ['vendor'], { isEntry: true })]);
    expect(pagesJson(table, build, []).entry).toEqual(['vendor.js', 'index.js']);
  });

  it('throws when a page has no chunk', () => {
    const build = new Map(BUILD.filter(([file]) => file !== 'diary.js'));
    expect(() => pagesJson(table, build, [])).toThrow(/\/diary has no chunk.*diary-page/);
  });

  it('lists for offline use what members load now or later, not the code of administrators, workers or WebAssembly', () => {
    const assets = ['base.css', 'inter.woff2', 'body.svg', 'import.worker.js', 'sql.wasm', 'passwords.txt'];
    expect(pagesJson(table, new Map(BUILD), assets).offline.toSorted()).toEqual([
      'base.css',
      'base.js',
      'body.svg',
      'dialog.js',
      'diary.js',
      'form.js',
      'header.js',
      'inter.woff2',
      'landing.js',
      'vendor.js',
    ]);
  });
});
