import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles, walk } from './lib/files.mjs';
import { makeTree } from './lib/fixture.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';

const OPERATE = `console.log('typed', process.argv.slice(2).join(' '), 'as', globalThis.fitarcCalledAs);`;

/** This clone as somebody else would have it, before `npm install` and the first build. */
function cloneOfOurs() {
  const clone = makeTree({});
  const needed = (file) => /^scripts\/|^[^/]+$/.test(file);
  for (const file of repositoryFiles(ROOT).filter(needed)) {
    fs.mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    fs.copyFileSync(inRoot(file), path.join(clone, file));
  }
  return clone;
}

/** A build as the clone has it: the one a server is running, with a program that says how it was called. */
function addBuild(clone, stamp) {
  const build = path.join(clone, 'dist/build-1-abc');
  fs.mkdirSync(path.join(build, 'apps/server/dist'), { recursive: true });
  fs.writeFileSync(path.join(build, 'apps/server/dist/operate.js'), OPERATE);
  fs.writeFileSync(path.join(build, '.build-stamp'), stamp);
  fs.symlinkSync('build-1-abc', path.join(clone, 'dist/current'));
}

const call = (clone, ...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
};
const everything = (clone) => walk(clone, '', () => false);

it('a command says what to do in a clone that was never built, and makes nothing (R-1251)', () => {
  const clone = cloneOfOurs();
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const before = everything(clone);
  const answer = {
    status: 1,
    stdout: '',
    stderr: '✗ FitArc is not built yet. Run npm start or npm run build first.',
  };
  expect(call(clone, 'scripts/operate.mjs', 'admin')).toEqual(answer);
  expect(call(clone, 'fitarc.mjs', 'backup', 'my.backup.gz')).toEqual(answer);
  expect(call(clone, 'fitarc.mjs')).toEqual(answer);
  expect(call(clone, 'fitarc.mjs', 'version')).toMatchObject({ status: 0, stdout: version });
  expect(everything(clone)).toEqual(before);
});

it('a command runs the build that a server runs, also when the sources are newer, and then says so (R-1252)', () => {
  const clone = cloneOfOurs();
  addBuild(clone, 'of other sources');
  const before = everything(clone);
  expect(call(clone, 'scripts/operate.mjs', 'admin', 'promote')).toEqual({
    status: 0,
    stdout: 'typed admin promote as undefined',
    stderr: 'The sources have changed since the last build; this uses the build.',
  });
  expect(call(clone, 'fitarc.mjs', 'restore', 'a', '--force').stdout).toBe(
    'typed restore a --force as node fitarc.mjs',
  );
  expect(everything(clone)).toEqual(before);
});

it('a command says nothing of the sources when they are those of the build', () => {
  const clone = cloneOfOurs();
  const module = JSON.stringify(path.join(clone, 'scripts/lib/build-inputs.mjs'));
  const script = `import(${module}).then(({ inputHash }) => console.log(inputHash()))`;
  addBuild(clone, call(clone, '-e', script).stdout);
  expect(call(clone, 'scripts/operate.mjs', 'backup')).toMatchObject({ status: 0, stderr: '' });
});

it('a command says so when the packages are gone', () => {
  const clone = cloneOfOurs();
  addBuild(clone, '');
  fs.writeFileSync(path.join(clone, 'dist/current/apps/server/dist/operate.js'), `import 'pg';`);
  const { status, stderr } = call(clone, 'fitarc.mjs', 'admin');
  expect([status, stderr.split('\n').at(-1)]).toEqual([
    1,
    '✗ Packages of FitArc are missing. Run npm start.',
  ]);
});

it('a backup made in the clone is never committed by accident', () => {
  expect(fs.readFileSync(inRoot('.gitignore'), 'utf8').split('\n')).toContain('*.backup.gz');
});
