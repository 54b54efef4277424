import Papa from 'papaparse';
import { UnreadableFile } from './parsed-file.ts';

const OPEN_QUOTE =
  'A quotation mark in this file is never closed, so its rows cannot be told apart. Please export it again.';
const ROWS_AT_ONCE = 500;
/** Enough for that many rows of most files. */
const FIRST_WINDOW = 256 * 1024;

/** The cells of each row as they are, without empty rows. The text is parsed in pieces, so that only one is in memory. */
export function* readCells(text: string, delimiter: string): Generator<string[]> {
  let from = 0;
  let window = FIRST_WINDOW;
  while (from < text.length) {
    const isRest = from + window >= text.length;
    const { data, meta, errors } = Papa.parse<string[]>(text.slice(from, from + window), {
      delimiter,
      newline: '\n',
      skipEmptyLines: 'greedy',
      fastMode: false,
      preview: ROWS_AT_ONCE,
    });
    // Rows so long that the window ended first: the last one may be cut.
    if (!meta.truncated && !isRest) {
      window *= 2;
      continue;
    }
    const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
    // Cut off in its last row, a file is read; earlier, all further rows would be taken for one cell.
    if (isRest && isOpen && data.at(-1)?.at(-1)?.includes('\n')) throw new UnreadableFile(OPEN_QUOTE);
    yield* data;
    if (!meta.truncated) return;
    from += meta.cursor;
  }
}
