import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineFiles } from './engine-files.ts';
import type { EnginePlace } from './engine-place.ts';
import { EngineError, engineUserName } from './engine-types.ts';
import { chownTo, type EngineUser, type RunResult } from './engine-user.ts';
import { exists, syncFolder } from './folders.ts';
import { isUnnamed, runNamed } from './named-user.ts';
import { newPassword, readPassword, savePassword } from './password.ts';

type Cluster = { dataDir: string; place: EnginePlace; files: EngineFiles; user: EngineUser };

const unfinished = 'postgres.init-';
/** pg_trgm drops letters outside ASCII under the C character type; not every system has the first of these. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Makes the cluster at the first start and returns the password that opens it. */
export async function prepareCluster(cluster: Cluster): Promise<string> {
  await removeUnfinished(cluster.place);
  const made = await exists(cluster.place.cluster);
  const known = await readPassword(cluster.dataDir);
  const password = known ?? newPassword();
  if (made && !known) await setPassword(cluster, password);
  if (!known) await savePassword(cluster.dataDir, password);
  if (!made) await makeCluster(cluster, password);
  return password;
}

async function removeUnfinished({ home }: EnginePlace): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith(unfinished)) await remove(join(home, name));
  }
}

/** The initdb of a killed start may still be writing there; it gives up once its folder is gone. */
function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

/** Made beside its place and renamed: a start killed half-way leaves nothing that looks like a cluster. */
async function makeCluster(cluster: Cluster, password: string): Promise<void> {
  const { place, user } = cluster;
  const temporary = join(place.home, `${unfinished}${randomBytes(4).toString('hex')}`);
  const data = join(temporary, 'data');
  const passwordPath = join(temporary, 'password');
  try {
    await mkdir(temporary, { mode: 0o700 });
    await mkdir(data, { mode: 0o700 });
    await writeFile(passwordPath, password, { mode: 0o600 });
    for (const path of [passwordPath, data, temporary]) await chownTo(user, path);
    await initdb(cluster, data, passwordPath);
    await rename(data, place.cluster);
    await syncFolder(place.home);
  } finally {
    await remove(temporary);
  }
}

async function initdb({ files, user }: Cluster, data: string, passwordPath: string): Promise<void> {
  let result: RunResult = { code: undefined, output: '' };
  for (const characterType of characterTypes) {
    result = await runNamed(user, files.initdb, [
      `--pgdata=${data}`,
      `--username=${engineUserName}`,
      `--pwfile=${passwordPath}`,
      '--auth=scram-sha-256',
      '--data-checksums',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      // PostgreSQL's own rules: the order of text does not change with an upgrade of the system.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    if (result.code === 0) return;
    if (!/invalid locale/.test(result.output)) break;
  }
  if (isUnnamed(result)) {
    throw new EngineError(
      `PostgreSQL needs a named user, and uid ${user.uid} has no entry in /etc/passwd; run FitArc as another user, install libnss_wrapper, or set DATABASE_URL to your own PostgreSQL.`,
    );
  }
  throw new EngineError(`The database could not be created: ${result.output}`);
}

/** The password was lost but the data are ours: the single-user mode needs none. */
async function setPassword({ files, place, user }: Cluster, password: string): Promise<void> {
  const statement = `ALTER ROLE ${engineUserName} PASSWORD '${password}';\n`;
  const args = ['--single', '-D', place.cluster, 'postgres'];
  const { code, output } = await runNamed(user, files.postgres, args, statement);
  if (code !== 0 || /\b(ERROR|FATAL):/.test(output)) {
    throw new EngineError(`The lost password of the database could not be replaced: ${output}`);
  }
}
