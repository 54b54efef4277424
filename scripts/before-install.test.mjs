import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTree } from './lib/fixture.mjs';
import { inRoot } from './lib/paths.mjs';

it.each([
  ['test.mjs', 'is not a test part'],
  ['check.mjs', 'There is no such check'],
])('%s starts on a fresh clone, before the packages are installed', (script, answer) => {
  const clone = makeTree({ 'package.json': { type: 'module' } });
  fs.cpSync(inRoot('scripts'), path.join(clone, 'scripts'), { recursive: true });
  const { stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, 'nonsense'], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain(answer);
});
