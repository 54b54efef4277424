import { expect, it } from 'vitest';
import { newDatabase, runSql } from './databases.ts';
import { MEMBER_TABLES, SHARED_TABLES } from './member-tables.ts';

const url = await newDatabase();

it('every table is known as a member table or a shared one', async () => {
  const rows = (await runSql(
    url,
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as { name: string }[];
  expect(rows.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(MEMBER_TABLES), ...SHARED_TABLES].sort(),
  );
});

it('every primary key and unique index of a member table begins with the member (R-1302)', async () => {
  const rows = (await runSql(
    url,
    `select t.relname as table, i.relname as index, a.attname as first
     from pg_index x
     join pg_class t on t.oid = x.indrelid
     join pg_class i on i.oid = x.indexrelid
     join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
     left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
     where x.indisunique`,
  )) as { table: string; index: string; first: string }[];
  const wrong = rows.filter(({ table, first }) => MEMBER_TABLES[table] && MEMBER_TABLES[table] !== first);
  expect(wrong).toEqual([]);
  expect(new Set(rows.map(({ table }) => table))).toEqual(
    new Set([...Object.keys(MEMBER_TABLES), ...SHARED_TABLES]),
  );
});

it('every foreign key between member tables contains the member first, and cascades no update (R-1303)', async () => {
  const rows = (await runSql(
    url,
    `select c.conname as name, t.relname as table, r.relname as references, a.attname as first,
       c.confupdtype as on_update
     from pg_constraint c
     join pg_class t on t.oid = c.conrelid
     join pg_class r on r.oid = c.confrelid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
     where c.contype = 'f'`,
  )) as { name: string; table: string; references: string; first: string; on_update: string }[];
  const between = rows.filter(({ table, references }) => MEMBER_TABLES[table] && MEMBER_TABLES[references]);
  expect(between.map(({ name }) => name).sort()).toEqual([
    'import_rows_import_fk',
    'plan_entries_plan_fk',
    'recipe_ingredients_recipe_fk',
    'webhook_deliveries_webhook_fk',
    'workout_exercises_workout_fk',
    'workout_sets_exercise_fk',
  ]);
  expect(between.filter(({ table, first }) => MEMBER_TABLES[table] !== first)).toEqual([]);
  expect(rows.filter(({ on_update }) => on_update !== 'a')).toEqual([]);
});
