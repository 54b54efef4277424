import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { restoreFile } from '../src/backup-surroundings.ts';
import { runSql } from './databases.ts';

const LANDED = join(import.meta.dirname, 'landed');

/** Backups of the demo, each made by a landed state of FitArc and never changed; the newest last. */
export const landedBackups = readdirSync(LANDED)
  .filter((file) => file.endsWith('.backup'))
  .map((file) => join(LANDED, file));
export const newestLanded = landedBackups.at(-1) ?? '';

/** Into a database of your own. */
export const inPlace = (url: string, file: string, force = false) =>
  restoreFile({ connection: { connectionString: url }, maintenance: undefined }, file, { force });

/** Everything in a database, table by table. */
export async function contentOf(url: string): Promise<Record<string, unknown>> {
  const tables = (await runSql(
    url,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )) as { name: string }[];
  const all: Record<string, unknown> = {};
  for (const { name } of tables)
    all[name] = await runSql(url, `select t::text as row from "${name}" t order by 1`);
  return all;
}
