import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newDatabase, runSql } from '../../../test/databases.ts';
import { newFolder, run, tidy } from '../../../test/server-process.ts';
import { MIGRATIONS_DIR } from '../../paths.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { migrate, requireCurrent } from './migrate.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The migrations of a FitArc to come: ours and one more. */
async function newerMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fitarc-newer-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(MIGRATIONS_DIR, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1) ?? { idx: 0, when: 0 };
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, ...{ tag: '9999_to_come' } });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(
    join(folder, '9999_to_come.sql'),
    'alter table "users" rename column "email" to "address";',
  );
  return folder;
}

it('older code refuses a newer database with a sentence and leaves it as it is (R-1298)', async () => {
  const url = await newDatabase();
  const connection = { connectionString: url };
  await requireCurrent(connection, MIGRATIONS_DIR);
  const newer = await newerMigrations();
  await expect(requireCurrent(connection, newer)).rejects.toThrow(/still runs with the old code/);
  await migrate(connection, newer);
  await requireCurrent(connection, newer);
  const applied = () => runSql(url, 'select hash from drizzle.__drizzle_migrations');
  const before = await applied();

  const sentence = 'This version of FitArc is older than its database.';
  await expect(migrate(connection, MIGRATIONS_DIR)).rejects.toThrow(sentence);
  await expect(requireCurrent(connection, MIGRATIONS_DIR)).rejects.toThrow(sentence);

  const folder = await newFolder();
  onTestFinished(() => tidy(folder));
  const settings = { DATA_DIR: folder, DATABASE_URL: url, PORT: '0' };
  for (const program of [
    run('main', [], settings),
    run('operate', ['admin', 'create', 'a@b.org'], settings),
  ]) {
    expect(await program.ended).toBe(1);
    expect(program.output()).toContain(sentence);
  }
  expect(await applied()).toEqual(before);
});

it('waits for another node that is at it, and says so; the lock is gone with its transaction', async () => {
  const url = await newDatabase();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock(7201826)');
  const said: string[] = [];
  const waiting = migrate({ connectionString: url }, MIGRATIONS_DIR, { onWait: (text) => said.push(text) });
  await vi.waitFor(
    () => expect(said).toEqual([expect.stringMatching(/^Another FitArc is updating/)]),
    120_000,
  );
  await other.query('commit');
  await waiting;
  const { rows } = await other.query(
    "select count(*)::int as held from pg_locks where locktype = 'advisory'",
  );
  expect(rows).toEqual([{ held: 0 }]);
});

it('changes no tables beside a node that works with them (R-1299)', async () => {
  const url = await newDatabase();
  const connection = { connectionString: url };
  const { pool, close } = openDatabase(connection, createLog('silent'));
  await pool.query('select 1');
  const newer = await newerMigrations();
  await expect(migrate(connection, newer)).rejects.toThrow(
    /another FitArc still works with them \(this machine\)\. Stop all nodes/,
  );
  // Without something to change it does not matter who is there.
  await migrate(connection, MIGRATIONS_DIR);
  const migrated = migrate(connection, newer);
  // The other one stops in time.
  await close();
  await migrated;
});
