import type { Executor } from './database.ts';
import { readRowsAtOnce } from './row-reader.ts';

/**
 * A prepared statement: built once for each database, and planned once for each of its connections. For reads of
 * almost every visit, where building and planning took longer than finding the rows.
 */
export function preparedStatement<Statement extends object>(
  prepare: (db: Executor) => Statement,
): (db: Executor) => Statement {
  const statements = new WeakMap<Executor, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known) return known;
    const statement = prepare(db);
    readRowsAtOnce(statement);
    statements.set(db, statement);
    return statement;
  };
}
