import { randomBytes } from 'node:crypto';
import { chmod, cp, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { EngineError, errorCode } from './engine-types.ts';
import { type EngineUser, runAsUser } from './engine-user.ts';
import { exists, makeSharedFolder, messageOf } from './folders.ts';
import { installedPackage, shippedPackage } from './major-version.ts';

export type EngineFiles = { initdb: string; postgres: string };

const platform = `${process.platform}-${process.arch}`;
const staleCopyAge = 10 * 60_000;

/**
 * The engine as the given user can run it: the installed package, or a copy of it in one of `copyFolders`
 * where the package is read-only and incomplete, or out of that user's reach.
 */
export async function prepareEngineFiles(
  user: EngineUser,
  copyFolders: string[],
  root = packageRoot(),
): Promise<EngineFiles> {
  let problem = await useInPlace(root, user);
  if (!problem) return filesIn(root);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  for (const folder of copyFolders) {
    const copy = join(folder, `engine-${version}-${platform}`);
    try {
      if (!(await exists(copy))) await copyEngine(root, copy);
      problem = await tryOut(copy, user);
      if (!problem) return filesIn(copy);
    } catch (error) {
      problem = messageOf(error);
    }
  }
  throw new EngineError(
    `The PostgreSQL that comes with FitArc cannot run here (${problem}); set DATABASE_URL to your own PostgreSQL.`,
  );
}

function packageRoot(): string {
  const root = installedPackage(shippedPackage);
  if (root) return root;
  throw new EngineError(
    `FitArc does not include PostgreSQL for ${platform} (package ${shippedPackage} is not installed); set DATABASE_URL to your own PostgreSQL.`,
  );
}

function filesIn(root: string): EngineFiles {
  return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
}

async function useInPlace(root: string, user: EngineUser): Promise<string | undefined> {
  try {
    await makeLinks(root);
  } catch (error) {
    return messageOf(error);
  }
  return tryOut(root, user);
}

/** Starting it is the only check that covers permissions, missing libraries and a foreign libc at once. */
async function tryOut(root: string, user: EngineUser): Promise<string | undefined> {
  const { code, output } = await runAsUser(user, filesIn(root).postgres, ['--version']);
  return code === 0 ? undefined : output || `exit code ${code}`;
}

/** npm packages cannot hold symbolic links, so the package lists those its libraries need. */
export async function makeLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target);
    const to = relative(dirname(link), join(root, source));
    if ((await readlink(link).catch(() => undefined)) === to) continue;
    await symlink(to, link).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}

/** Copied under another name and renamed, so that a half-made copy is never taken for an engine. */
export async function copyEngine(root: string, copy: string): Promise<void> {
  await makeSharedFolder(dirname(copy));
  await removeAbandonedCopies(copy);
  const temporary = `${copy}.copy-${randomBytes(4).toString('hex')}`;
  try {
    await cp(join(root, 'native'), join(temporary, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      // Needed to compile against PostgreSQL, not to run it.
      filter: (path) => extname(path) !== '.a' && basename(path) !== 'pkgconfig',
    });
    await makeLinks(temporary);
    await makeReadable(temporary);
    await rename(temporary, copy);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another FitArc has just put its own copy there.
    if (!(await exists(copy))) throw error;
  }
}

async function removeAbandonedCopies(copy: string): Promise<void> {
  for (const name of await readdir(dirname(copy))) {
    if (!name.startsWith(`${basename(copy)}.copy-`)) continue;
    const path = join(dirname(copy), name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > staleCopyAge) await rm(path, { recursive: true, force: true });
  }
}

/** An installation under umask 077 would leave files only root can read. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReadable(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
