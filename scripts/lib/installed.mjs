import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file) : '');

export const stampFile = (root) => path.join(root, 'node_modules', '.fitarc-install');
const hiddenLock = (root) => path.join(root, 'node_modules', '.package-lock.json');

export function currentPlatform() {
  // The network part of a report can wait for name servers.
  process.report.excludeNetwork = true;
  const isGlibc = process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime;
  const libc = process.platform === 'linux' ? (isGlibc ? 'glibc' : 'musl') : undefined;
  return { os: process.platform, cpu: process.arch, libc };
}

/** Changes with the lock file, the machine, and with whatever npm itself last did to node_modules. */
export function fingerprint(root, platform) {
  const hash = createHash('sha256');
  hash.update(read(path.join(root, 'package-lock.json')));
  hash.update(read(hiddenLock(root)));
  const node = process.versions.node.split('.')[0];
  return [hash.digest('hex'), `node${node}`, platform.os, platform.cpu, platform.libc]
    .filter(Boolean)
    .join(' ');
}

const accepts = (list, value) => !list || value === undefined || list.includes(value);

const runsHere = (entry, platform) =>
  accepts(entry.os, platform.os) && accepts(entry.cpu, platform.cpu) && accepts(entry.libc, platform.libc);

const isOptional = (entry) => Boolean(entry.optional || entry.devOptional);

function isNeeded(entry, platform) {
  if (!isOptional(entry)) return true;
  return Boolean(entry.os) && runsHere(entry, platform);
}

/** Whether an install done by hand is what the lock file asks for, judged from npm's own record of it. */
export function matchesLock(root, platform) {
  const wanted = readJson(path.join(root, 'package-lock.json'))?.packages;
  const present = readJson(hiddenLock(root))?.packages;
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([location, entry]) => {
    if (location === '' || !location.includes('node_modules/')) return true;
    const found = present[location];
    if (!found) return !isNeeded(entry, platform);
    return found.version === entry.version && fs.existsSync(path.join(root, location, 'package.json'));
  });
}
