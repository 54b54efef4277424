import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from './mutex.mjs';

const CURRENT = 'current';
const BUILD = /^build-/;
const USED_BY = /^\.used-by-(\d+)$/;
/** The newest and the one before it, for whoever started a moment before it was replaced. */
const KEPT = 2;

/** Whether a running process has marked this folder as its own. */
export const isInUse = (folder) =>
  fs.readdirSync(folder).some((name) => isAlive(Number(USED_BY.exec(name)?.[1] ?? Number.NaN)));

const buildsIn = (builds) =>
  fs
    .readdirSync(builds)
    .filter((name) => BUILD.test(name))
    .sort();

/** Names sort by the time they were made, also when two are made at once. */
function nextName(builds, id) {
  const newest = Number.parseInt(buildsIn(builds).at(-1)?.split('-')[1] ?? '0', 36);
  return `build-${Math.max(Date.now(), newest + 1).toString(36)}-${id.slice(0, 12)}`;
}

function removeUnused(builds) {
  const replaced = buildsIn(builds)
    .slice(0, -KEPT)
    .filter((name) => !isInUse(path.join(builds, name)));
  const leftovers = fs.readdirSync(builds).filter((name) => name !== CURRENT && !BUILD.test(name));
  for (const name of [...replaced, ...leftovers])
    fs.rmSync(path.join(builds, name), { recursive: true, force: true });
}

/** A link that always leads somewhere: to the former target, or to this one. */
export function pointLink(link, target) {
  const found = fs.lstatSync(link, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() && fs.readlinkSync(link) === target) return;
  if (found && !found.isSymbolicLink()) fs.rmSync(link, { recursive: true, force: true });
  const beside = `${link}.${process.pid}`;
  fs.rmSync(beside, { force: true });
  fs.symlinkSync(target, beside);
  fs.renameSync(beside, link);
}

/**
 * Makes a finished build the one that starts next. Each has a folder of its own: a running server goes on with
 * the files it started with, however often there is a build meanwhile.
 */
export function publishBuild(builds, built, id) {
  fs.mkdirSync(builds, { recursive: true });
  const name = nextName(builds, id);
  fs.renameSync(built, path.join(builds, name));
  pointLink(path.join(builds, CURRENT), name);
  removeUnused(builds);
}

/** The folder of the build that starts next, undefined while there is none. */
export function currentBuild(builds) {
  try {
    return fs.realpathSync(path.join(builds, CURRENT));
  } catch {
    return undefined;
  }
}

/** Called by the process that is about to run this build: it stays until that process has ended. */
export function holdBuild(build) {
  const marker = path.join(build, `.used-by-${process.pid}`);
  try {
    fs.writeFileSync(marker, '');
  } catch {
    // A clone this user may not write to: nobody builds there either.
    return;
  }
  process.once('exit', () => fs.rmSync(marker, { force: true }));
}
