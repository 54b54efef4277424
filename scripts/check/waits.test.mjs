import { describe, expect, it } from 'vitest';
import { makeTree } from '../lib/fixture.mjs';
import { checkWaits } from './waits.mjs';

const check = (text, file = 'e2e/menu.spec.ts', may = {}) => checkWaits(makeTree({ [file]: text }), may);
const wait = (name) => `await ${name}(500);`;

describe('waiting for a time', () => {
  it.each([
    ['Playwright’s', `await page.${'waitForTimeout'}(500);`],
    ['a promise of a timer', `await new Promise((resolve) => ${'setTimeout'}(resolve, 500));`],
    ['the one of Node', wait('sleep')],
  ])('is refused: %s', (_, text) => {
    expect(check(text)).toEqual([expect.stringContaining('e2e/menu.spec.ts waits for a time in line 1')]);
    expect(check(text, 'apps/server/src/a.test.ts')).toHaveLength(1);
  });

  it.each([
    ['between two looks', `while (!(await isThere())) ${wait('sleep')}`],
    ['in the body of a loop', `for (;;) {\n  if (await isThere()) return;\n  ${wait('sleep')}\n}`],
  ])('is accepted %s', (_, text) => {
    expect(check(text)).toEqual([]);
  });

  it('is refused beside a loop', () => {
    expect(check(`while (isThere()) {\n}\n${wait('sleep')}`)).toHaveLength(1);
  });

  it('is accepted where it is listed, as often as it is listed', () => {
    const may = { 'e2e/menu.spec.ts': { times: 1, reason: 'a slow network' } };
    expect(check(wait('sleep'), undefined, may)).toEqual([]);
    expect(check(`${wait('sleep')}\n${wait('sleep')}`, undefined, may)).toHaveLength(1);
  });

  it('is no matter of code that is not a test', () => {
    expect(check(wait('sleep'), 'apps/server/src/a.ts')).toEqual([]);
  });
});
