import { expect, it } from 'vitest';
import { newDatabase, runSql } from './databases.ts';

/** Each member's own rows, with the column that names the member: such a table can be distributed by it. */
const MEMBER_TABLES: Record<string, string> = {
  access_tokens: 'user_id',
  ban_appeals: 'user_id',
  check_ins: 'user_id',
  diary_days: 'user_id',
  email_changes: 'user_id',
  email_confirmations: 'user_id',
  email_restores: 'user_id',
  exercise_submissions: 'user_id',
  exercise_matches: 'user_id',
  exercise_settings: 'user_id',
  favorites: 'user_id',
  flags: 'reporter_id',
  household_members: 'user_id',
  idempotency_keys: 'user_id',
  import_items: 'user_id',
  known_devices: 'user_id',
  passkeys: 'user_id',
  recovery_codes: 'user_id',
  second_factors: 'user_id',
  security_events: 'user_id',
  sign_in_tickets: 'user_id',
  import_rows: 'user_id',
  imports: 'user_id',
  meals: 'user_id',
  measurements: 'user_id',
  member_locks: 'user_id',
  member_totals: 'user_id',
  nutrition_goals: 'user_id',
  password_resets: 'user_id',
  plan_entries: 'user_id',
  plan_generations: 'user_id',
  plans: 'user_id',
  preferences: 'user_id',
  profiles: 'user_id',
  recipe_ingredients: 'user_id',
  recipes: 'user_id',
  saved_meals: 'user_id',
  sessions: 'user_id',
  target_settings: 'user_id',
  webhook_deliveries: 'user_id',
  webhooks: 'user_id',
  weights: 'user_id',
  workout_exercises: 'user_id',
  workout_sets: 'user_id',
  workouts: 'user_id',
};
/** Accounts themselves, and what is the same for everybody. */
const SHARED_TABLES = [
  'audit_log',
  'backup_runs',
  'code_tries',
  'exercises',
  'food_imports',
  'food_state',
  'food_words',
  'foods',
  'household_invitations',
  'households',
  'installation',
  'invitations',
  'library_state',
  'nodes',
  'linked_identities',
  'passkey_challenges',
  'sign_on_attempts',
  'rate_limits',
  'users',
];

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

it('every primary key and unique index of a member table begins with the member', async () => {
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

it('every foreign key between member tables contains the member first, and cascades no update', async () => {
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
