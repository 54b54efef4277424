import type { Executor } from '../../platform/db/database.ts';

type Row = Record<string, unknown>;
/** Each feature that stores something of a member's says how to read it all back. */
export interface ExportSection {
  readonly name: string;
  rows(db: Executor, userId: number): Promise<readonly Row[]>;
}

const plain = (value: unknown) =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : value;

/** A cell that starts like a formula would be run by a spreadsheet. */
function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(plain(value));
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csvTable(name: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))].map((cells) =>
    cells.map(csvCell).join(','),
  );
  return [`# ${name}`, ...(rows.length > 0 ? lines : ['(none)'])].join('\r\n');
}

export async function collectExport(db: Executor, userId: number, sections: readonly ExportSection[]) {
  const collected: [string, readonly Row[]][] = [];
  for (const section of sections) collected.push([section.name, await section.rows(db, userId)]);
  return collected;
}

export const exportAsCsv = (sections: readonly [string, readonly Row[]][]) =>
  `${sections.map(([name, rows]) => csvTable(name, rows)).join('\r\n\r\n')}\r\n`;

export const exportAsJson = (sections: readonly [string, readonly Row[]][], at: Date) =>
  JSON.stringify({ exported_at: at.toISOString(), ...Object.fromEntries(sections) }, null, 2);
