import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readCells } from './csv-cells.ts';

const atOnce = (text: string) =>
  Papa.parse<string[]>(text, { delimiter: ',', newline: '\n', skipEmptyLines: 'greedy' }).data;

describe('reading in pieces gives what reading at once does', () => {
  it('over many pieces, with quotes, line breaks in cells and empty rows at their edges', () => {
    const rows = Array.from({ length: 12_003 }, (_, at) => {
      if (at % 1000 === 999) return ' , ';
      return at % 7 === 0 ? `${at},"a ""b""\n\n, c",x` : `${at},plain,`;
    });
    const text = `${rows.join('\n')}\n\n`;
    expect([...readCells(text, ',')]).toEqual(atOnce(text));
  });

  it('with a cell longer than the window, and without a last line break', () => {
    const text = `a,b\n1,"${'long\n'.repeat(600_000)}"\n2,"open`;
    expect([...readCells(text, ',')]).toEqual(atOnce(text));
  });
});
