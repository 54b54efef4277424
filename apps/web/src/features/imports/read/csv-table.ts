import { readCells } from './csv-cells.ts';
import { UnreadableFile } from './parsed-file.ts';

export interface CsvRow {
  /** By the normalized name of their column, and by that name with its unit: 'weight', 'weight (kg)'. */
  readonly cells: Cells;
  readonly values: readonly string[];
  readonly line: number;
}

export interface CsvTable {
  /** Normalized: lower case, single blanks, without a unit in brackets. */
  readonly columns: readonly string[];
  /** Of columns that name one, as written: 'weight' → 'kg'. */
  readonly units: ReadonlyMap<string, string>;
  readonly delimiter: string;
  readonly rows: CsvRows;
}

/** No name of a column is longer, and on a longer one the expression below would go back and forth for hours. */
const LONGEST_NAME = 200;
const UNIT = /\s*[([]([^)\]]*)[)\]]\s*$/;

export const columnName = (header: string) =>
  header.slice(0, LONGEST_NAME).replace(UNIT, '').trim().replace(/\s+/g, ' ').toLowerCase();
const columnUnit = (header: string) => UNIT.exec(header.slice(0, LONGEST_NAME))?.[1]?.trim().toLowerCase();

/** By counting in the first line, outside quotes. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const end = text.search(/[\r\n]/);
  const head = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '');
  const count = (sign: string) => head.split(sign).length;
  return ([',', ';', '\t'] as const).reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

const MOST_ROWS = 2_000_000;
const TOO_MANY_ROWS = 'This file has more than 2,000,000 rows, which is more than can be imported.';

const linesIn = (cells: readonly string[]) =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);

/** The columns each name stands for. */
type ColumnIndex = ReadonlyMap<string, readonly number[]>;

function indexOf(header: readonly string[], rename: (name: string) => string): ColumnIndex {
  const index = new Map<string, number[]>();
  for (const [place, name] of header.entries()) {
    const whole = name.trim().replace(/\s+/g, ' ').toLowerCase();
    for (const known of new Set([whole, columnName(name)].map(rename)))
      index.set(known, [...(index.get(known) ?? []), place]);
  }
  return index;
}

/** The values of a row by name. A map of each row would be many times as large as the row. */
class Cells {
  readonly #values: readonly string[];
  readonly #index: ColumnIndex;

  constructor(values: readonly string[], index: ColumnIndex) {
    this.#values = values;
    this.#index = index;
  }

  /** Of columns that differ in their unit only, the one that is filled. */
  get(name: string): string | undefined {
    const places = this.#index.get(name);
    if (!places) return undefined;
    for (const place of places) if (this.#values[place]) return this.#values[place];
    return '';
  }
}

interface Layout {
  readonly index: ColumnIndex;
  readonly columns: readonly string[];
  readonly delimiter: string;
  /** Where cells beyond the header belong; -1 for nowhere. */
  readonly joinAt: number;
}

function rowOf(
  given: readonly string[],
  line: number,
  { index, columns, delimiter, joinAt }: Layout,
): CsvRow {
  const extra = given.length - columns.length;
  const cells =
    extra > 0 && joinAt >= 0
      ? [
          ...given.slice(0, joinAt),
          given.slice(joinAt, joinAt + extra + 1).join(delimiter),
          ...given.slice(joinAt + extra + 1),
        ]
      : given;
  const values = columns.map((_, place) => cells[place]?.trim() ?? '');
  return { line, values, cells: new Cells(values, index) };
}

/** Read anew by whoever goes through them: all rows at once would take ten times the memory of the file. */
class CsvRows implements Iterable<CsvRow> {
  readonly #text: string;
  readonly #layout: Layout;

  constructor(text: string, layout: Layout) {
    this.#text = text;
    this.#layout = layout;
  }

  *[Symbol.iterator](): Generator<CsvRow> {
    let line = 1;
    let count = 0;
    for (const cells of readCells(this.#text, this.#layout.delimiter)) {
      if (count > 0) yield rowOf(cells, line, this.#layout);
      line += linesIn(cells);
      count += 1;
      if (count > MOST_ROWS + 1) throw new UnreadableFile(TOO_MANY_ROWS);
    }
  }

  map<T>(of: (row: CsvRow) => T): T[] {
    const list: T[] = [];
    for (const row of this) list.push(of(row));
    return list;
  }

  flatMap<T>(of: (row: CsvRow) => readonly T[]): T[] {
    const list: T[] = [];
    for (const row of this) list.push(...of(row));
    return list;
  }

  /** Each as it is kept with the import. */
  texts(): Iterable<string> {
    const rows = this;
    return {
      *[Symbol.iterator]() {
        for (const row of rows) yield rowText(row);
      },
    };
  }

  some(is: (row: CsvRow) => boolean): boolean {
    for (const row of this) if (is(row)) return true;
    return false;
  }
}

interface TableOptions {
  /** The column that cells beyond the header belong to: some apps do not quote a name that holds the delimiter. */
  readonly surplus?: string;
  /** From the name in the file to the one the reader asks for. */
  rename?(name: string): string;
}

/** A table with a header. */
export function readTable(text: string, { surplus, rename = (name) => name }: TableOptions = {}): CsvTable {
  const delimiter = delimiterOf(text);
  const [header = []] = readCells(text, delimiter);
  const columns = header.map(columnName);
  const units = new Map<string, string>();
  for (const name of header) {
    const unit = columnUnit(name);
    if (unit) units.set(columnName(name), unit);
  }
  const joinAt = surplus ? columns.indexOf(surplus) : -1;
  const layout = { index: indexOf(header, rename), columns, delimiter, joinAt };
  return { columns, units, delimiter, rows: new CsvRows(text, layout) };
}

/** A row as it is kept with the import. */
export const rowText = ({ values }: CsvRow): string => JSON.stringify(values);
