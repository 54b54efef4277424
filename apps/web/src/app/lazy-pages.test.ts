import { existsSync, readFileSync } from 'node:fs';
import { moduleOf } from '@fitarc/contract/page-module';
import { PAGES } from '@fitarc/contract/pages';
import { expect, it } from 'vitest';
import { lazyPageAtPath, PAGE_MODULES } from './lazy-pages.ts';

it.each(PAGES)('$path has a module that exports its component', (page) => {
  const { file, name } = moduleOf(page);
  const path = new URL(`../${file}`, import.meta.url);
  expect([file, existsSync(path)]).toEqual([file, true]);
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^export (function|const) ${name}\\b`, 'm'));
});

it('makes a chunk of every page module and of no other', () => {
  const files = PAGES.map((page) => `./${moduleOf(page).file}`);
  expect(Object.keys(PAGE_MODULES).sort()).toEqual([...new Set(files)].sort());
});

it('finds the page of a path as the server does: in any case, with a slash, with a parameter', () => {
  expect(lazyPageAtPath('/Trends/')?.path).toBe('/trends');
  expect(lazyPageAtPath('/admin/workouts/exercises/17')?.path).toBe('/admin/workouts/exercises/:exerciseId');
  expect(lazyPageAtPath('/nothing')).toBeUndefined();
});
