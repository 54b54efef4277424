import { type Options, stringify } from 'csv-stringify/sync';

type Row = Record<string, unknown>;

/** CSV injection: a spreadsheet would run a cell that starts like a formula. Numbers stay as they are. */
const escapeFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const OPTIONS: Options = {
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  cast: {
    string: escapeFormula,
    boolean: String,
    date: (value) => value.toISOString(),
  },
};

const csv = (rows: readonly (readonly unknown[])[]) => stringify([...rows], OPTIONS);

/** A table with these columns, in a file of its own. */
export async function* csvFile(
  columns: readonly string[] | undefined,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let names = columns;
  if (names) yield csv([names]);
  for await (const page of pages) {
    const [first] = page;
    if (!first) continue;
    if (!names) {
      names = Object.keys(first);
      yield csv([names]);
    }
    const shown = names;
    yield csv(page.map((row) => shown.map((column) => row[column])));
  }
}

/** The rows of one table below its name, with the columns of the first row. */
export async function* csvTable(name: string, pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield `# ${name}\r\n`;
  let isEmpty = true;
  for await (const text of csvFile(undefined, pages)) {
    isEmpty = false;
    yield text;
  }
  if (isEmpty) yield '(none)\r\n';
}
