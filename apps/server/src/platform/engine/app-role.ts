import { createHmac } from 'node:crypto';
import type { Client } from 'pg';
import { withClient } from './connect.ts';
import type { EngineConnection } from './engine-types.ts';

/** What the application connects as: it owns the database and may do nothing outside it. */
const APP_ROLE = 'fitarc_app';

/** Derived, so that one secret file opens both and neither password gives the other away to a reader of SQL. */
const appPassword = (superuserPassword: string) =>
  createHmac('sha256', superuserPassword).update(APP_ROLE).digest('base64url');

/** The way in for the application, from that of the superuser. */
export const asApplication = (connection: EngineConnection): EngineConnection => ({
  ...connection,
  user: APP_ROLE,
  password: appPassword(connection.password),
});

/** Also resets the password, which changes with that of the superuser. */
export async function ensureAppRole(client: Client, superuserPassword: string): Promise<void> {
  const { rows } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [APP_ROLE]);
  if (rows.length === 0) await client.query(`CREATE ROLE ${APP_ROLE}`);
  await client.query(
    `ALTER ROLE ${APP_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
     PASSWORD '${appPassword(superuserPassword)}'`,
  );
}

/** REASSIGN OWNED refuses the role a cluster was made with, so each kind of object is named. */
const HAND_OVER = `DO $$
DECLARE statement text;
BEGIN
  FOR statement IN
    SELECT format('ALTER SCHEMA %I OWNER TO ${APP_ROLE}', nspname) FROM pg_namespace
      WHERE nspname = 'drizzle' AND nspowner <> '${APP_ROLE}'::regrole
    UNION ALL
    SELECT format('ALTER %s %I.%I OWNER TO ${APP_ROLE}',
        CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
        n.nspname, c.relname)
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'drizzle') AND c.relkind IN ('r', 'p', 'S', 'v', 'm')
        AND c.relowner <> '${APP_ROLE}'::regrole
        -- What belongs to an extension, and sequences of a column, go with their owner.
        AND NOT EXISTS (SELECT FROM pg_depend d
          WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('e', 'a', 'i'))
    UNION ALL
    SELECT format('ALTER TYPE %I.%I OWNER TO ${APP_ROLE}', n.nspname, t.typname)
      FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
      WHERE n.nspname IN ('public', 'drizzle') AND t.typtype IN ('e', 'd') AND t.typowner <> '${APP_ROLE}'::regrole
        AND NOT EXISTS (SELECT FROM pg_depend d
          WHERE d.classid = 'pg_type'::regclass AND d.objid = t.oid AND d.deptype = 'e')
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO ${APP_ROLE}', p.oid::regprocedure)
      FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname IN ('public', 'drizzle') AND p.proowner <> '${APP_ROLE}'::regrole
        AND NOT EXISTS (SELECT FROM pg_depend d
          WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  LOOP
    EXECUTE statement;
  END LOOP;
END $$`;

/** Makes the application the owner of a database and all in it, also of one that an older FitArc has made. */
export async function transferOwnership(connection: EngineConnection): Promise<void> {
  await withClient(connection, undefined, async (client) => {
    await client.query(`ALTER DATABASE ${client.escapeIdentifier(connection.database)} OWNER TO ${APP_ROLE}`);
    await client.query(HAND_OVER);
  });
}
