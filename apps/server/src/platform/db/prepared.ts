import type { Executor } from './database.ts';

/**
 * A statement that is asked at almost every visit: written once for each database, and planned once for each of
 * its connections. Writing and planning it anew took longer than finding the rows.
 */
export function prepared<Statement>(prepare: (db: Executor) => Statement): (db: Executor) => Statement {
  const statements = new WeakMap<Executor, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known) return known;
    const statement = prepare(db);
    statements.set(db, statement);
    return statement;
  };
}
