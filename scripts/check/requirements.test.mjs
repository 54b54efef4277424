import { expect, it } from 'vitest';
import { makeTree } from '../lib/fixture.mjs';
import { checkRequirements, rowsNamedIn } from './requirements.mjs';

it('reads single rows and ranges from the names of tests', () => {
  expect(rowsNamedIn("test('R-007 R-420 to R-422 A-016 the tabs')")).toEqual([7, 420, 421, 422]);
  expect(rowsNamedIn('XR-007 R-07')).toEqual([]);
});

it('says which rows no test names', () => {
  const root = makeTree({
    'docs/requirements.md': '- **R-001** B: one\n- **R-002** H: two\n- **R-003** S: three\n',
    'some.test.ts': "it('R-001 to R-002', () => undefined)",
    'no-test.ts': '// R-003',
  });
  expect(checkRequirements(root)).toEqual(['no test names R-003: three']);
});
