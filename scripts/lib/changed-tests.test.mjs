import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiTestsOf, changedFiles } from './changed-tests.mjs';
import { makeTree } from './fixture.mjs';

function repository() {
  const root = makeTree({ 'a.ts': '1' });
  const git = (...args) => {
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const write = (file, text) => fs.writeFileSync(path.join(root, file), text);
  const commit = (file) => {
    write(file, file);
    git('add', '.');
    git('commit', '-qm', file);
  };
  git('init', '-qb', 'main');
  commit('first.ts');
  commit('second.ts');
  return { root, git, write, commit };
}

describe('changed files', () => {
  it('are those of the last commit where nothing else is new', () => {
    expect(changedFiles(repository().root)).toEqual(['second.ts']);
  });

  it('are what is not committed, new files too', () => {
    const { root, write } = repository();
    write('first.ts', 'changed');
    write('new.ts', 'new');
    expect(changedFiles(root)).toEqual(['first.ts', 'new.ts']);
  });

  it('are everything since a branch left main, and what is not committed', () => {
    const { root, git, write, commit } = repository();
    git('checkout', '-qb', 'branch');
    commit('third.ts');
    commit('fourth.ts');
    write('new.ts', 'new');
    expect(changedFiles(root).sort()).toEqual(['fourth.ts', 'new.ts', 'third.ts']);
  });
});

describe('the API tests of changed files', () => {
  const tree = () =>
    makeTree({
      'apps/server/src/features/meals/meals.test.ts': '',
      'apps/server/src/features/foods/foods.test.ts': '',
      'apps/server/src/platform/db/pool.test.ts': '',
      'apps/server/test/access.test.ts': '',
    });

  it.each([
    ['the server', 'apps/server/src/features/meals/meals.service.ts', 'apps/server/src/features/meals/'],
    ['the pages', 'apps/web/src/features/foods/list/list.tsx', 'apps/server/src/features/foods/'],
    ['the contract', 'packages/contract/src/meals.ts', 'apps/server/src/features/meals/'],
    ['the platform', 'apps/server/src/platform/db/pool.ts', 'apps/server/src/platform/db/'],
    ['a test', 'apps/server/test/access.test.ts', 'apps/server/test/access.test.ts'],
  ])('follow %s', (_, file, tests) => {
    expect(apiTestsOf(tree(), [file])).toEqual([tests]);
  });

  it.each(['apps/web/src/features/site/help.tsx', 'docs/api.md', 'apps/server/test/gone.test.ts'])(
    'are none for %s',
    (file) => {
      expect(apiTestsOf(tree(), [file])).toEqual([]);
    },
  );
});
