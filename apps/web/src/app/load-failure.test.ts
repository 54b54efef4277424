import { expect, test } from 'vitest';
import { isLoadFailure, LoadFailure } from './load-failure.ts';

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://fit.test/assets/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://fit.test/assets/a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['a browser that says it in other words', new LoadFailure(new TypeError('Load failed'))],
  ['Vite', new Error('Unable to preload CSS for /assets/a.css')],
])('%s: the code of a page did not come', (_who, error) => {
  expect(isLoadFailure(error)).toBe(true);
});

test('a page that breaks is another matter', () => {
  expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(false);
  expect(isLoadFailure('Failed')).toBe(false);
});
