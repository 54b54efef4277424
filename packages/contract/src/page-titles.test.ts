import { expect, it } from 'vitest';
import { TITLES } from './page-titles.ts';
import { PAGES } from './pages.ts';

it('has a title for every page but one that is named after its plan', () => {
  const untitled = PAGES.filter((page) => !('redirect' in page) && !(page.path in TITLES));
  expect(untitled.map(({ path }) => path)).toEqual(['/workout-plans/details']);
});
