import { Column, is, SQL } from 'drizzle-orm';
import type { Executor } from './database.ts';

interface Field {
  readonly path: readonly string[];
  readonly field: unknown;
}
/** What drizzle keeps of a statement, of its own accord and without a word about it. */
interface Inside {
  readonly fields?: readonly Field[];
  customResultMapper?: (rows: readonly (readonly unknown[])[]) => unknown;
}
type Reader = readonly [name: string, read: (value: unknown) => unknown];

function readerOf({ path, field }: Field): Reader | undefined {
  const source = is(field, SQL.Aliased) ? field.sql : field;
  const decoder = is(source, Column) ? source : is(source, SQL) ? Reflect.get(source, 'decoder') : undefined;
  const [name, ...rest] = path;
  if (!decoder || name === undefined || rest.length > 0) return undefined;
  return [name, (value) => decoder.mapFromDriverValue(value)];
}

/** Drizzle looks up anew at each value how it is read: for flat rows it is looked up once. Others it reads itself. */
function readAtOnce(statement: Inside): void {
  const readers = statement.fields?.map(readerOf) ?? [];
  if (readers.length === 0 || !readers.every((reader) => reader !== undefined)) return;
  statement.customResultMapper = (rows) =>
    rows.map((row) => {
      const record: Record<string, unknown> = {};
      readers.forEach(([name, read], index) => {
        const value = row[index];
        record[name] = value === null ? null : read(value);
      });
      return record;
    });
}

/**
 * A prepared statement for a query of almost every visit: built once per database and planned once per connection.
 * Building and planning it each time took longer than finding the rows.
 */
export function preparedStatement<Statement extends object>(
  prepare: (db: Executor) => Statement,
): (db: Executor) => Statement {
  const statements = new WeakMap<Executor, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known) return known;
    const statement = prepare(db);
    readAtOnce(statement as Inside);
    statements.set(db, statement);
    return statement;
  };
}
