import Papa from 'papaparse';

const ROWS_AT_ONCE = 500;
/** Enough for that many rows of most files. */
const FIRST_WINDOW = 256 * 1024;

/** The cells of each row as they are, without empty rows. The text is parsed in pieces, so that only one is in memory. */
export function* readCells(text: string, delimiter: string): Generator<string[]> {
  let from = 0;
  let window = FIRST_WINDOW;
  while (from < text.length) {
    const isRest = from + window >= text.length;
    const { data, meta } = Papa.parse<string[]>(text.slice(from, from + window), {
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
    yield* data;
    if (!meta.truncated) return;
    from += meta.cursor;
  }
}
