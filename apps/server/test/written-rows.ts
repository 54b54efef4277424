import type { TestApp } from './test-app.ts';

/** What a refused call may write: that it was made counts towards a limit, and the member is told of it. */
/** A backup is recorded while it is made, beside other calls. */
const COUNTERS = ['rate_limits', 'code_tries', 'security_events', 'backup_runs'];

/**
 * From now on every row that is made, changed or removed in any table is noted, in the transaction that
 * does it: what is rolled back leaves no note. The answer hands out the notes since it was last asked.
 */
export async function watchRows(t: TestApp): Promise<() => Promise<string[]>> {
  await t.sql(`
    create unlogged table noted (what text not null);
    create function note_row() returns trigger language plpgsql as $$
    begin
      -- When a member was last here, and from where, is told by refused calls as well.
      if tg_op = 'UPDATE' and to_jsonb(old) - array['last_seen_at', 'last_used_at', 'address']
          = to_jsonb(new) - array['last_seen_at', 'last_used_at', 'address'] then
        return null;
      end if;
      insert into public.noted values (lower(tg_op) || ' ' || tg_table_name);
      return null;
    end $$`);
  const tables = await t.sql(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
    [['noted', ...COUNTERS]],
  );
  await t.sql(
    tables
      .map(
        ({ name }) =>
          `create trigger noted after insert or update or delete on "${name}" for each row execute function note_row();`,
      )
      .join('\n'),
  );
  return async () => (await t.sql('delete from noted returning what')).map(({ what }) => String(what));
}
