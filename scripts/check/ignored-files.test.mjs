import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { makeTree } from '../lib/fixture.mjs';
import { checkIgnoredFiles } from './ignored-files.mjs';

it('names a committed file that .gitignore matches, and no other', () => {
  const root = makeTree({ '.gitignore': 'data/\n', 'ui/data/card.tsx': '', 'ui/form/field.tsx': '' });
  const git = (...args) => execFileSync('git', args, { cwd: root });
  git('init', '-q');
  git('add', '--force', '.');
  expect(checkIgnoredFiles(makeTree({ 'ui/data/card.tsx': '' }))).toEqual([]);
  expect(checkIgnoredFiles(root)).toEqual([
    'ui/data/card.tsx is committed but matched by .gitignore: Tailwind and Biome skip it',
  ]);
});
