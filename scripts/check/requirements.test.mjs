import { expect, it } from 'vitest';
import { makeTree } from '../lib/fixture.mjs';
import { checkRequirements, rowsNamedIn } from './requirements.mjs';

it('reads single rows and ranges from the names of tests', () => {
  expect(rowsNamedIn("test('R-007 R-420 to R-422 A-016 the tabs')")).toEqual([7, 420, 421, 422]);
  expect(rowsNamedIn('is revoked (R-703, R-1000 to R-1002)')).toEqual([703, 1000, 1001, 1002]);
  expect(rowsNamedIn('XR-007 R-07 R-12345')).toEqual([]);
});

it('says which rows no test names', () => {
  const root = makeTree({
    'docs/requirements.md': '- **R-001** B: one\n- **R-002** H: two\n- **R-003** S: three\n',
    'some.test.ts': "it('R-001 to R-002', () => undefined)",
    'no-test.ts': '// R-003',
  });
  expect(checkRequirements(root)).toEqual(['no test names R-003: three']);
});

const checkWith = (rows, test) =>
  checkRequirements(makeTree({ 'docs/requirements.md': rows.join('\n'), 'some.test.ts': test }));

it('says which rows beyond the first specification no test names', () => {
  const rows = Array.from(
    { length: 704 },
    (_, row) => `- **R-${String(row + 1).padStart(3, '0')}** U: a row`,
  );
  expect(checkWith(rows, "it('a (R-001 to R-703)')")).toEqual(['no test names R-704: a row']);
});

it('refuses rows that are not written like one, numbers that do not follow, and rows that are named but not there', () => {
  const rows = ['- **R-001** B: one', '- **R-002** X: two', '- **R-003** H: three'];
  expect(checkWith(rows, "it('a (R-001, R-003)')")).toEqual([
    'docs/requirements.md: 1 rows are not written as - **R-001** B: text',
    'docs/requirements.md: R-003 is not the next number',
    'a test names R-3, which is no row',
  ]);
});
