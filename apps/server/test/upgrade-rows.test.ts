import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS_DIR } from '../src/paths.ts';
import { migrationSteps } from '../src/platform/db/migrate.ts';
import { parseHeader } from '../src/platform/engine/backup-format.ts';
import { openBackup } from '../src/platform/engine/backup-reader.ts';
import { restoreInPlace } from '../src/platform/engine/restore-in-place.ts';
import { newDatabase, runSql } from './databases.ts';

const LANDED = join(import.meta.dirname, 'landed');

/** Every table as it is before the first migration that the landed state did not know. */
const KEEP_BEFORE = `DO $$ DECLARE name text; BEGIN
  CREATE SCHEMA before;
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('CREATE TABLE before.%I AS TABLE public.%I', name, name);
  END LOOP;
END $$`;

const COLUMNS = `select b.table_name as table, string_agg(quote_ident(b.column_name), ', ' order by b.column_name) as columns
  from information_schema.columns b
  join information_schema.columns p
    on p.table_schema = 'public' and p.table_name = b.table_name and p.column_name = b.column_name and p.data_type = b.data_type
  where b.table_schema = 'before' group by 1 order by 1`;

async function knownMigrations(file: string): Promise<number> {
  const reader = await openBackup(file, undefined);
  try {
    return parseHeader(await reader.line(), await reader.line()).migrations.length;
  } finally {
    await reader.close();
  }
}

it.each(readdirSync(LANDED).filter((file) => file.endsWith('.backup')))(
  'every row of the landed state %s is the same after the upgrade',
  async (name) => {
    const file = join(LANDED, name);
    const known = await knownMigrations(file);
    const steps = migrationSteps(MIGRATIONS_DIR);
    const next = steps[known];
    if (!next) throw new Error('there is nothing to upgrade');
    const url = await newDatabase('empty');
    const reader = await openBackup(file, undefined);
    try {
      const watched = { ...next, statements: [KEEP_BEFORE, ...next.statements] };
      await restoreInPlace({ connectionString: url }, reader, {
        steps: [...steps.slice(0, known), watched, ...steps.slice(known + 1)],
      });
    } finally {
      await reader.close();
    }
    const tables = (await runSql(url, COLUMNS)) as { table: string; columns: string }[];
    const [kept] = (await runSql(
      url,
      `select count(*)::int as tables from pg_tables where schemaname = 'before'`,
    )) as { tables: number }[];
    expect(tables).toHaveLength(kept?.tables ?? 0);
    let rows = 0;
    for (const { table, columns } of tables) {
      const [found] = (await runSql(
        url,
        `select (select count(*)::int from before."${table}") as before,
           (select count(*)::int from (select ${columns} from before."${table}" except all select ${columns} from public."${table}") d) as changed`,
      )) as { before: number; changed: number }[];
      expect([table, found?.changed]).toEqual([table, 0]);
      rows += found?.before ?? 0;
    }
    expect(rows).toBeGreaterThan(5_000);
  },
);
