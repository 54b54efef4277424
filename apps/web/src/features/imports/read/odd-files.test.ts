import { IMPORT_SOURCE_KEYS } from '@fitarc/domain/import-source';
import { describe, expect, it } from 'vitest';
import { outcomeOf, secondsFor } from './import-outcome.fixture.ts';
import { LONG_CELLS, ODD_CELLS } from './odd-values.fixture.ts';
import { SAMPLE_FILES } from './sample-files.fixture.ts';
import { csvOf, SAMPLE_TABLES, type SampleTable } from './sample-tables.fixture.ts';

const DAYS = ['2026-01-01', '2026-02-02', '2026-03-03'] as const;
const [FIRST, , LAST] = DAYS;
const rowsOf = (table: SampleTable) => DAYS.map((day) => table.row(day));
const TABLES = SAMPLE_TABLES.map((table) => [`${table.source}, ${table.table}`, table] as const);
const isWhen = (column: string) => /date|day|time/i.test(column);

/** The three rows with some cells of the one in the middle exchanged. */
const changed = (table: SampleTable, odd: string, isMeant: (column: string) => boolean) =>
  csvOf(
    table,
    rowsOf(table).map((row, place) =>
      row.map((cell, at) => (place === 1 && isMeant(table.columns[at] ?? '') ? odd : cell)),
    ),
  );

describe('odd files', () => {
  it('are tried for every app (R-730)', () => {
    const tried = [...SAMPLE_TABLES.map(({ source }) => source), ...Object.keys(SAMPLE_FILES)];
    expect([...new Set([...tried, 'garmin', 'health_connect'])].sort()).toEqual(
      [...IMPORT_SOURCE_KEYS].sort(),
    );
  });
});

describe.each(TABLES)('%s', (_name, table) => {
  it('is read as it is', async () => {
    expect(await outcomeOf(csvOf(table, rowsOf(table)))).toEqual({ days: DAYS });
  });

  it('loses at most its own row to an odd cell (R-727)', async () => {
    const [first = [], middle = [], last = []] = rowsOf(table);
    for (const [at, column] of table.columns.entries()) {
      const odd = Object.values(ODD_CELLS).map((cell) => middle.with(at, cell));
      const { days } = await outcomeOf(csvOf(table, [first, ...odd, last]));
      expect({ column, days }).toEqual({ column, days: expect.arrayContaining([FIRST, LAST]) });
    }
  });

  it('is read in moderate time with long cells (R-728)', async () => {
    for (const [what, odd] of Object.entries(LONG_CELLS))
      for (const isMeant of [isWhen, (column: string) => !isWhen(column)]) {
        const file = changed(table, odd, isMeant);
        const seconds = await secondsFor(async () => {
          expect((await outcomeOf(file)).days).toEqual(expect.arrayContaining([FIRST, LAST]));
        });
        expect({ what, isSlow: seconds > 2 }).toEqual({ what, isSlow: false });
      }
  });

  it('is read with a header of any kind, or refused with a sentence', async () => {
    const { columns, delimiter } = table;
    const headers = [
      [...columns, ...columns],
      columns.map((name) => ` ${name.toUpperCase()} `),
      columns.toReversed(),
      [...columns, 'constructor', '__proto__', 'toString (valueOf)'],
      columns.slice(0, -1),
      ...Object.values(LONG_CELLS)
        .slice(3)
        .map((long) => [...columns, long.replaceAll('"', "'")]),
    ];
    for (const header of headers) {
      const file = csvOf({ ...table, columns: header }, rowsOf(table));
      const seconds = await secondsFor(() => outcomeOf(file));
      expect({ header: header.at(-1)?.slice(0, 9), isSlow: seconds > 2 }).toMatchObject({ isSlow: false });
    }
    expect(await outcomeOf(columns.join(delimiter))).toMatchObject({
      days: [],
      sentence: expect.any(String),
    });
  });

  it('is read in other encodings, line ends and lengths of rows', async () => {
    const whole = csvOf(table, rowsOf(table));
    const rows = whole.split('\n');
    const utf16 = (text: string) => Buffer.from(text, 'utf16le');
    const files = {
      'a byte order mark': `\ufeff${whole}`,
      'line ends of Windows': whole.replaceAll('\n', '\r\n'),
      'line ends of old Macs': whole.replaceAll('\n', '\r'),
      'mixed line ends': rows.join('\r\n').replace('\r\n', '\n'),
      'empty lines': rows.join('\n\n\n'),
      'UTF-16': new Blob([utf16(`\ufeff${whole}`)]),
      'UTF-16, the other way': new Blob([utf16(`\ufeff${whole}`).swap16()]),
      'a row too short': [...rows, rows[1]?.slice(0, 12)].join('\n'),
      'a row too long': [...rows, `${rows[3]}${table.delimiter}more${table.delimiter}more`].join('\n'),
    };
    for (const [what, file] of Object.entries(files))
      expect({ what, ...(await outcomeOf(file)) }).toEqual({ what, days: DAYS });
  });

  it('is read or refused, cut off anywhere', async () => {
    const whole = csvOf(table, rowsOf(table));
    for (let length = 1; length < whole.length; length += 11) {
      const { days } = await outcomeOf(whole.slice(0, length));
      expect(DAYS).toEqual(expect.arrayContaining([...days]));
    }
  });

  it('is refused where a quotation mark swallows the rows after it (R-729)', async () => {
    const [head, one, two, three] = csvOf(table, rowsOf(table)).split('\n');
    const open = await outcomeOf([head, one, `${two}${table.delimiter}"`, three].join('\n'));
    expect(open.sentence ?? open.days).toEqual(open.sentence ?? expect.arrayContaining([FIRST]));
  });
});
