import { EngineError } from './engine-types.ts';

/**
 * A backup is gzip-compressed text: a header of comments, one COPY section per table, the values of the
 * sequences, and a closing comment with the number of rows, by which a cut-off file is noticed.
 */
export const formatVersion = 1;
const title = '-- FitArc backup';
const migrationsTable = '"drizzle"."__drizzle_migrations"';

export const damaged = (name: string): EngineError =>
  new EngineError(`${name} is not a whole FitArc backup: it is damaged or cut off.`);

export type AppliedMigration = { hash: string; createdAt: string };
export type BackupHeader = {
  version: number;
  createdAt: string;
  migrations: AppliedMigration[];
  /** Of the FitArc that wrote it; missing in older backups. */
  release?: string;
};
export type TableCounts = Record<string, number>;

export function writeHeader(header: BackupHeader): string {
  return `${title}\n-- header: ${JSON.stringify(header)}\n\n`;
}

export function writeFooter(rows: TableCounts): string {
  return `-- end: ${JSON.stringify({ rows })}\n`;
}

export function parseHeader(first: string | undefined, second: string | undefined): BackupHeader {
  const json = second?.startsWith('-- header: ') ? second.slice('-- header: '.length) : undefined;
  if (first !== title || json === undefined) throw new EngineError('This file is not a FitArc backup.');
  const header = parseJson<BackupHeader>(json);
  if (header.version !== formatVersion) {
    throw new EngineError(
      'This backup was made by another version of FitArc and cannot be read by this one.',
    );
  }
  return header;
}

export function parseFooter(line: string): TableCounts | undefined {
  if (!line.startsWith('-- end: ')) return undefined;
  return parseJson<{ rows: TableCounts }>(line.slice('-- end: '.length)).rows;
}

export function writeCopy(table: string, columns: string[]): string {
  return `COPY ${table} (${columns.join(', ')}) FROM stdin;\n`;
}

export function writeSequence(sequence: string, value: string, used: boolean): string {
  return `SELECT pg_catalog.setval('${sequence.replaceAll("'", "''")}', ${value}, ${used});\n`;
}

const name = '"(?:[^"]|"")+"';
// The comma must be there: without it "a""b" could be one name or two, and the time to refuse a hostile line
// would double with every name.
const copyLine = new RegExp(`^COPY (${name}\\.${name}) \\(${name}(?:, ${name})*\\) FROM stdin;$`);
const sequenceLine = new RegExp(
  `^SELECT pg_catalog\\.setval\\('((?:"public"|"drizzle")\\.${name})', \\d+, (?:true|false)\\);$`,
);

/** The table of a COPY line. Nothing but these exact shapes is executed: the engine's role may run programs. */
export function parseCopy(line: string): string | undefined {
  const table = copyLine.exec(line)?.[1];
  return table?.startsWith('"public".') || table === migrationsTable ? table : undefined;
}

export function isSequenceLine(line: string): boolean {
  const quoted = sequenceLine.exec(line)?.[1];
  return quoted !== undefined && !quoted.replaceAll("''", '').includes("'");
}

function parseJson<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new EngineError('This backup is damaged.');
  }
}
