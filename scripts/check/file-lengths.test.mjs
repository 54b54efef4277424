import { describe, expect, it } from 'vitest';
import { makeTree } from '../lib/fixture.mjs';
import { checkFileLengths } from './file-lengths.mjs';

const lines = (count) => Array.from({ length: count }, (_, index) => `${index}`).join('\n');
const check = (file, text) => checkFileLengths(makeTree({ [file]: text }));

describe('file lengths', () => {
  it.each([
    ['a file of 250 lines', lines(250)],
    ['one that ends in a line break', `${lines(250)}\n`],
    ['an empty one', ''],
  ])('accepts %s', (_, text) => {
    expect(check('apps/a.ts', text)).toEqual([]);
  });

  it.each(['apps/a.ts', 'apps/a.test.ts', 'apps/a.tsx', 'e2e/a.spec.ts', 'scripts/a.mjs'])(
    'refuses 251 lines in %s',
    (file) => {
      expect(check(file, lines(251))).toEqual([`${file} has 251 lines, more than 250`]);
      expect(check(file, `${lines(251)}\n`)).toHaveLength(1);
    },
  );

  it.each(['docs/api.md', 'catalogue/a.yaml', 'package-lock.json', 'node_modules/a/a.ts'])(
    'leaves %s alone',
    (file) => {
      expect(check(file, lines(251))).toEqual([]);
    },
  );
});
