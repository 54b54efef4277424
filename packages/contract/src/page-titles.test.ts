import { expect, it } from 'vitest';
import { TITLES } from './page-titles.ts';
import { PAGES } from './pages.ts';

it('has a title for every page but those named after what they show', () => {
  const untitled = PAGES.filter((page) => !('redirect' in page) && !(page.path in TITLES));
  expect(untitled.map(({ path }) => path)).toEqual([
    '/recipes/:id',
    '/shared-recipe/:key',
    '/exercises/:id',
    '/workout-plans/programs/:key',
    '/shared-plan/:key',
    '/workout-plans/details',
  ]);
});
