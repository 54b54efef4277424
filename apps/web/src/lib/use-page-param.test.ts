import { expect, test } from 'vitest';
import { pagesOf, readPage } from './use-page-param.ts';

test.each([
  ['3', 3],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['two', 1],
  ['1e3', 1],
  ['99999999999999999999', 1],
])('page=%s in an address is page %i', (text, page) => {
  expect(readPage(text)).toBe(page);
});

test.each([
  [0, 1],
  [1, 1],
  [25, 1],
  [26, 2],
  [60, 3],
])('%i rows are %i pages of 25', (total, pages) => {
  expect(pagesOf(total, 25)).toBe(pages);
});
