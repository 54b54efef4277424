import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from './mutex.mjs';

const CURRENT = 'current';
const BUILD = /^build-/;
const USED_BY = /^\.used-by-(\d+)$/;
/** The newest and the one before it, for whoever started a moment before it was replaced. */
const KEPT = 2;

const inUse = (folder) =>
  fs.readdirSync(folder).some((name) => isAlive(Number(USED_BY.exec(name)?.[1] ?? Number.NaN)));

const buildsIn = (dist) =>
  fs
    .readdirSync(dist)
    .filter((name) => BUILD.test(name))
    .sort();

/** Names sort by the time they were made, also when two are made at once. */
function nextName(dist, id) {
  const newest = Number.parseInt(buildsIn(dist).at(-1)?.split('-')[1] ?? '0', 36);
  return `build-${Math.max(Date.now(), newest + 1).toString(36)}-${id.slice(0, 12)}`;
}

function removeUnused(dist) {
  const replaced = buildsIn(dist)
    .slice(0, -KEPT)
    .filter((name) => !inUse(path.join(dist, name)));
  const leftovers = fs.readdirSync(dist).filter((name) => name !== CURRENT && !BUILD.test(name));
  for (const name of [...replaced, ...leftovers])
    fs.rmSync(path.join(dist, name), { recursive: true, force: true });
}

/**
 * Makes a finished build the one the next server serves. Each has a folder of its own: a running server goes on
 * serving the files its pages name, however often there is a build meanwhile.
 */
export function publishBuild(dist, built, id) {
  fs.mkdirSync(dist, { recursive: true });
  const name = nextName(dist, id);
  fs.renameSync(built, path.join(dist, name));
  const link = path.join(dist, `${CURRENT}.${process.pid}`);
  fs.rmSync(link, { force: true });
  fs.symlinkSync(name, link);
  fs.renameSync(link, path.join(dist, CURRENT));
  removeUnused(dist);
}

/** Called by the process that is about to serve: what it serves stays until it has ended. */
export function holdBuild(dist) {
  const marker = path.join(fs.realpathSync(path.join(dist, CURRENT)), `.used-by-${process.pid}`);
  try {
    fs.writeFileSync(marker, '');
  } catch {
    // A clone this user may not write to: nobody builds there either.
    return;
  }
  process.once('exit', () => fs.rmSync(marker, { force: true }));
}
