import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { shippedExercises } from '../src/catalogue/catalogues.ts';
import { syncExerciseCatalogue } from '../src/features/library/catalogue.service.ts';
import { MIGRATIONS_DIR } from '../src/paths.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { startEngine } from '../src/platform/engine/engine.ts';
import { createLog } from '../src/platform/log.ts';
import { inDatabase, runSql, TEST_WAIT_MS } from './databases.ts';
import { silent, urlOf } from './engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run and the name its databases begin with; `<prefix>_template` is filled. */
    postgres: { url: string; prefix: string };
  }
}

// What makes commits safe makes tests slow, and nothing here has to survive a power cut.
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

async function ownEngine() {
  const folder = await mkdtemp(join(tmpdir(), 'fitarc-server-test-'));
  // mkdtemp makes it 0700, which the engine's user under root could not enter.
  await chmod(folder, 0o755);
  const engine = await startEngine({
    dataDir: join(folder, 'data'),
    systemDir: join(folder, 'system'),
    log: silent,
    postgresSettings: FAST,
  });
  return {
    url: urlOf(engine.connection),
    async stop() {
      await engine.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As a first start does: migrated, and with the library full. */
async function fill(connectionString: string): Promise<void> {
  await migrate({ connectionString }, MIGRATIONS_DIR);
  const database = openDatabase({ connectionString }, createLog('silent'), { waitMs: TEST_WAIT_MS });
  await syncExerciseCatalogue(database.db, systemClock, shippedExercises);
  await database.close();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await ownEngine();
  const prefix = `fitarc_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  await runSql(url, `create database ${template}`);
  await fill(inDatabase(url, template));
  project.provide('postgres', { url, prefix });

  return async () => {
    const found = await runSql(url, 'select datname as name from pg_database');
    for (const { name } of found as { name: string }[]) {
      if (name.startsWith(prefix)) await runSql(url, `drop database if exists ${name} with (force)`);
    }
    await stop();
  };
}
