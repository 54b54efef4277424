import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture.mjs';
import { fingerprint, matchesLock } from './installed.mjs';

const HERE = { os: 'linux', cpu: 'arm64', libc: 'glibc' };

const wanted = {
  '': { name: 'fitarc' },
  'apps/web': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0', dev: true },
  'node_modules/@a/linux-arm64': {
    version: '1.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['glibc'],
  },
  'node_modules/@a/linux-arm64-musl': {
    version: '1.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['musl'],
  },
  'node_modules/@a/darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
};
const present = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/@a/linux-arm64': { version: '1.0.0' },
};

function tree(installed) {
  const manifests = Object.keys(installed).map((location) => [`${location}/package.json`, '{}']);
  return makeTree({
    'package-lock.json': { packages: wanted },
    'node_modules/.package-lock.json': { packages: installed },
    ...Object.fromEntries(manifests),
  });
}

describe('matchesLock', () => {
  it('accepts an install by hand', () => {
    expect(matchesLock(tree(present), HERE)).toBe(true);
  });

  it('refuses another version, a missing package and a folder that is gone', () => {
    expect(matchesLock(tree({ ...present, 'node_modules/a': { version: '1.0.1' } }), HERE)).toBe(false);
    expect(matchesLock(tree({ 'node_modules/@a/linux-arm64': { version: '1.0.0' } }), HERE)).toBe(false);
    const root = tree(present);
    fs.rmSync(path.join(root, 'node_modules/a'), { recursive: true });
    expect(matchesLock(root, HERE)).toBe(false);
  });

  it('refuses the binaries of another machine', () => {
    expect(matchesLock(tree(present), { os: 'darwin', cpu: 'arm64' })).toBe(false);
    expect(matchesLock(tree(present), { ...HERE, libc: 'musl' })).toBe(false);
  });

  it('refuses when nothing is installed', () => {
    expect(matchesLock(makeTree({ 'package-lock.json': { packages: wanted } }), HERE)).toBe(false);
  });
});

describe('fingerprint', () => {
  it('changes with the lock, with what npm installed and with the machine', () => {
    const root = tree(present);
    const before = fingerprint(root, HERE);
    expect(fingerprint(root, HERE)).toBe(before);
    expect(fingerprint(root, { ...HERE, libc: 'musl' })).not.toBe(before);
    fs.appendFileSync(path.join(root, 'node_modules/.package-lock.json'), ' ');
    expect(fingerprint(root, HERE)).not.toBe(before);
  });
});
