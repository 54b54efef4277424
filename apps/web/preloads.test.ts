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
const table = [LANDING, DIARY] as PageEntry[];

const chunk = (name: string, module: string, imports: string[] = [], isEntry = false) => {
  const fileName = `${name}.js`;
  const moduleIds = [module.endsWith('.html') ? `/web/${module}` : `/web/src/${module}`];
  return [fileName, { fileName, imports: imports.map((one) => `${one}.js`), isEntry, moduleIds }] as const;
};

const BUILD = [
  chunk('index', 'index.html', ['base'], true),
  chunk('base', 'main.tsx', ['vendor']),
  chunk('vendor', 'lib/react.ts'),
  chunk('form', 'ui/form.tsx', ['vendor']),
  chunk('header', 'app/chrome/member-header.tsx', ['base']),
  chunk('landing', 'features/site/pages/landing-page.tsx', ['base']),
  chunk('diary', 'features/meals/pages/diary-page.tsx', ['form', 'base']),
];

describe('pagesJson', () => {
  it('lists the files of each page behind those they import, without those of the entry', () => {
    const { entry, pages } = pagesJson(table, new Map(BUILD));
    expect(entry).toEqual(['vendor.js', 'base.js']);
    expect(pages['/home']).toEqual({ budgetKb: 110, files: ['landing.js'] });
  });

  it('counts the frame around a signed-in page, not around an open one', () => {
    const { pages } = pagesJson(table, new Map(BUILD));
    expect(pages['/diary']).toEqual({ budgetKb: 200, files: ['header.js', 'form.js', 'diary.js'] });
    expect(pages['/home']?.files).not.toContain('header.js');
  });

  it('lists an entry with code of its own', () => {
    const build = new Map([...BUILD, chunk('index', 'main.tsx', ['vendor'], true)]);
    expect(pagesJson(table, build).entry).toEqual(['vendor.js', 'index.js']);
  });

  it('throws when a page has no chunk', () => {
    const build = new Map(BUILD.filter(([file]) => file !== 'diary.js'));
    expect(() => pagesJson(table, build)).toThrow(/\/diary has no chunk.*diary-page/);
  });
});
