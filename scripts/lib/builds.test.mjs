import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { pointLink, publishBuild } from './builds.mjs';
import { makeTree } from './fixture.mjs';

function publish(root, id) {
  const built = path.join(root, 'built');
  fs.mkdirSync(path.join(built, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(built, 'index.html'), `page of ${id}`);
  fs.writeFileSync(path.join(built, 'assets', `${id}.js`), id);
  publishBuild(path.join(root, 'dist'), built, id);
}

/** Another process that serves the present build until it is told to end. */
async function serving(dist) {
  const url = pathToFileURL(path.join(import.meta.dirname, 'builds.mjs')).href;
  const script = `import { currentBuild, holdBuild } from '${url}'; holdBuild(currentBuild(process.argv[1])); console.log('ready');
    process.on('SIGTERM', () => process.exit(0)); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dist], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

it('starts the newest build, and leaves the one that is running whole until its server has ended (R-1250)', async () => {
  const root = makeTree({ 'dist/index.html': 'of an older layout' });
  const dist = path.join(root, 'dist');
  const current = (file) => fs.readFileSync(path.join(dist, 'current', file), 'utf8');
  publish(root, 'first');
  expect(current('index.html')).toBe('page of first');
  expect(fs.existsSync(path.join(dist, 'index.html'))).toBe(false);

  const served = fs.realpathSync(path.join(dist, 'current'));
  const stop = await serving(dist);
  for (const id of ['second', 'third', 'fourth', 'fifth']) publish(root, id);
  expect(current('index.html')).toBe('page of fifth');
  expect(fs.readFileSync(path.join(served, 'assets', 'first.js'), 'utf8')).toBe('first');
  expect(fs.readdirSync(dist)).toHaveLength(4);

  await stop();
  publish(root, 'sixth');
  expect(fs.existsSync(served)).toBe(false);
  expect(fs.readdirSync(dist)).toHaveLength(3);
});

it('points a link elsewhere, also where an earlier version had a folder', () => {
  const root = makeTree({
    'first/file': 'first',
    'second/file': 'second',
    'link/main.js': 'of an older layout',
  });
  const link = path.join(root, 'link');
  const shown = () => fs.readFileSync(path.join(link, 'file'), 'utf8');
  pointLink(link, 'first');
  expect(shown()).toBe('first');
  pointLink(link, 'second');
  pointLink(link, 'second');
  expect(shown()).toBe('second');
  expect(fs.readdirSync(root).sort()).toEqual(['first', 'link', 'second']);
});
