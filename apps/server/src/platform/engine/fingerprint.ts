import { withClient } from './connect.ts';
import type { ClientConnection } from './engine-types.ts';
import { listSequences, listTables } from './pg-catalog.ts';
import { VALUE_FORMAT } from './value-format.ts';

export type TableFingerprint = { table: string; rows: number; sum: string };

/** The sum over the hashes of all rows: the same where the rows are, in whatever order they lie. */
const half = (from: number) => `sum(('x' || substr(hash, ${from}, 15))::bit(60)::bigint::numeric)`;

/** Every row of every table, as one figure per table, and where each sequence stands. */
export function fingerprint(connection: ClientConnection): Promise<TableFingerprint[]> {
  return withClient(connection, undefined, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(VALUE_FORMAT);
    const found: TableFingerprint[] = [];
    for (const { table, columns } of await listTables(client)) {
      const { rows } = await client.query<{ rows: string; sum: string }>(
        `SELECT count(*) AS rows, concat_ws(' ', ${half(1)}, ${half(16)}) AS sum
         FROM (SELECT md5(ROW(${columns.join(', ')})::text) AS hash FROM ${table}) hashed`,
      );
      found.push({ table, rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' });
    }
    for (const { sequence, value, used } of await listSequences(client))
      found.push({ table: `sequence ${sequence}`, rows: 0, sum: `${value} ${used}` });
    await client.query('COMMIT');
    return found;
  });
}

/** The tables of either that are not the same in the other. */
export function differences(one: TableFingerprint[], other: TableFingerprint[]): string[] {
  const key = ({ table, rows, sum }: TableFingerprint) => `${table}|${rows}|${sum}`;
  const [here, there] = [new Set(one.map(key)), new Set(other.map(key))];
  const wrong = [
    ...one.filter((table) => !there.has(key(table))),
    ...other.filter((table) => !here.has(key(table))),
  ];
  return [...new Set(wrong.map(({ table }) => table))];
}
