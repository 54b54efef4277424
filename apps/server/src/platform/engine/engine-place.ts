import { lstat, readFile, readlink, rename, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { reportDataLocation } from './data-location-notice.ts';
import { EngineError, type EngineLog, errorCode } from './engine-types.ts';
import { canEnter, type EngineUser } from './engine-user.ts';
import {
  currentUser,
  exists,
  makeSharedFolder,
  ownFolder,
  shortHash,
  syncFolder,
  writeAtomically,
} from './folders.ts';
import { passwordFile } from './password.ts';

/**
 * Where the cluster lives: `<DATA_DIR>/postgres`, or outside with a link from there when the engine's user
 * cannot enter DATA_DIR. `home` is the folder that holds it.
 */
export type EnginePlace = { cluster: string; home: string; outside: boolean };

type Where = {
  dataDir: string;
  /** Where a new database goes that cannot be in DATA_DIR. */
  systemDir: string;
  /** Where earlier versions put it: a database found there is used where it is. */
  formerSystemDirs: string[];
  user: EngineUser;
  log: EngineLog;
};

export async function chooseEnginePlace(where: Where): Promise<EnginePlace> {
  const inside = join(where.dataDir, 'postgres');
  const found = await lstat(inside).catch(() => undefined);
  await refuseForeignOwner(inside, where.user);
  if (found?.isSymbolicLink()) return followLink(inside, where);
  if (await canEnter(where.user, where.dataDir)) {
    return { cluster: inside, home: where.dataDir, outside: false };
  }
  const home = await outsideHome(where);
  const place = { cluster: join(home, 'postgres'), home, outside: true };
  await makeSharedFolder(dirname(home));
  await ownFolder(home, currentUser(), 0o711);
  if (found) await moveOutside(inside, place);
  else await adoptOrSetAside(place, where);
  return place;
}

async function outsideHome({ dataDir, systemDir, formerSystemDirs }: Where): Promise<string> {
  const [home = '', ...former] = [systemDir, ...formerSystemDirs].map((dir) => join(dir, shortHash(dataDir)));
  for (const candidate of [home, ...former]) if (await exists(join(candidate, 'postgres'))) return candidate;
  return home;
}

/** The path PostgreSQL was started with, for whoever looks for it later. */
export async function clusterOf(dataDir: string): Promise<string> {
  const inside = join(dataDir, 'postgres');
  const target = await readlink(inside).catch(() => undefined);
  return target === undefined ? inside : resolve(dataDir, target);
}

/** Called when the cluster exists; a link made earlier would promise data that a killed start never made. */
export async function linkPlace(dataDir: string, place: EnginePlace, log: EngineLog): Promise<void> {
  await reportDataLocation(dataDir, place, log);
  if (!place.outside) return;
  await writeAtomically(join(place.home, 'data-dir'), dataDir, 0o644);
  await symlink(place.cluster, join(dataDir, 'postgres')).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
}

async function followLink(
  link: string,
  { dataDir, systemDir, formerSystemDirs }: Where,
): Promise<EnginePlace> {
  const cluster = await clusterOf(dataDir);
  if (!(await exists(cluster))) {
    throw new EngineError(
      `The database of ${dataDir} should be in ${cluster}, which is missing; restore it, or delete ${link} to start with an empty database.`,
    );
  }
  const home = dirname(cluster);
  const owner = await readFile(join(home, 'data-dir'), 'utf8').catch(() => dataDir);
  // A moved DATA_DIR keeps its data; a copied one would fight with the original over the same cluster.
  if (owner !== dataDir && (await readlink(join(owner, 'postgres')).catch(() => '')) === cluster) {
    throw new EngineError(
      `${dataDir} is a copy of ${owner} and would use the same database; make a backup there and restore it here.`,
    );
  }
  // Someone may have put the data on another disk by hand: that folder gets no note from us.
  return { cluster, home, outside: [systemDir, ...formerSystemDirs].includes(dirname(home)) };
}

async function refuseForeignOwner(cluster: string, user: EngineUser): Promise<void> {
  const found = await stat(cluster).catch(() => undefined);
  if (!found || found.uid === user.uid) return;
  throw new EngineError(
    `The database in ${cluster} belongs to another user (uid ${found.uid}); start FitArc as that user or as root, or set DATA_DIR to another folder.`,
  );
}

async function moveOutside(inside: string, place: EnginePlace): Promise<void> {
  try {
    await rename(inside, place.cluster);
    await syncFolder(place.home);
  } catch (error) {
    throw new EngineError(
      `PostgreSQL cannot enter ${dirname(inside)} and its data cannot be moved to ${place.cluster} (${errorCode(error)}); let other users enter that folder (chmod o+x).`,
    );
  }
}

/**
 * A cluster without a link: either the first start was killed just before the link (the password is there),
 * or DATA_DIR was removed to start afresh. Nothing is deleted that may still be wanted.
 */
async function adoptOrSetAside(place: EnginePlace, { dataDir, log }: Where): Promise<void> {
  if (!(await exists(place.cluster)) || (await exists(passwordFile(dataDir)))) return;
  const aside = `${place.cluster}.former-${Date.now()}`;
  await rename(place.cluster, aside);
  log.warn(`An earlier database of ${dataDir} was moved to ${aside}; delete it if you no longer need it.`);
}
