import { describe, expect, it } from 'vitest';
import { findPage, LINK_PAGES } from './page-paths.ts';
import { PAGES } from './pages.ts';

const NONE = new URLSearchParams();
const pathOf = (path: string) => findPage(path, NONE)?.path;

describe('findPage', () => {
  it('finds a page whatever its case and with or without a slash at its end', () => {
    for (const path of ['/trends', '/trends/', '/Trends', '/TRENDS/']) expect(pathOf(path)).toBe('/trends');
    for (const path of ['/trends//', '/trends/x', '/nothing']) expect(pathOf(path)).toBeUndefined();
    for (const path of ['/', '//']) expect(pathOf(path)).toBe('/');
  });

  it('finds a page with a parameter, and the one with the exact path before it', () => {
    expect(pathOf('/admin/workouts/exercises/17')).toBe('/admin/workouts/exercises/:exerciseId');
    expect(pathOf('/admin/workouts/exercises/new/')).toBe('/admin/workouts/exercises/new');
    expect(pathOf('/admin/workouts/exercises/17/x')).toBeUndefined();
  });

  it('finds a page that a link leads to only with its token', () => {
    expect(LINK_PAGES).toHaveLength(4);
    for (const path of LINK_PAGES) {
      expect(pathOf(path)).toBeUndefined();
      expect(findPage(path, new URLSearchParams('token=x'))?.path).toBe(path);
    }
  });
});

it('lists each path once', () => {
  const paths = PAGES.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});
