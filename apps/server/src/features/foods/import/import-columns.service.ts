import { CsvError, type Options, parse } from 'csv-parse/sync';

const PRODUCT = ['code', 'product_name', 'brands', 'image_url'];
const NUTRIMENT =
  /^(?:(?:energy|proteins|carbohydrates|fat)(?:-\w+)?|fiber|sugars|saturated-fat|sodium)_100g$/;

const unquoteField = (field: string) =>
  /^".*"$/s.test(field) ? field.slice(1, -1).replaceAll('""', '"') : field;

type FieldParser = (row: string) => readonly string[] | undefined;

/** Open Food Facts separates by tabs, and a quote in there does not open a field that may contain tabs. */
const parseTabs: FieldParser = (row) => row.split('\t').map(unquoteField);

const COMMAS: Options = {
  delimiter: ',',
  relax_quotes: true,
  // Spaces around the quotes of a field.
  trim: true,
  record_delimiter: '\n',
  relax_column_count: true,
};

/** The fields of one record; undefined when a quoted field is not closed. */
const parseCommas: FieldParser = (row) => {
  try {
    const records: readonly string[][] = parse(row, COMMAS);
    return records.length === 1 ? records[0] : [];
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return undefined;
    throw error;
  }
};

export interface ColumnReader {
  /** The row as a product is written elsewhere, unless a quoted field continues on the next line. */
  read(row: string): { readonly value: Record<string, unknown> } | 'continued' | 'too short';
}

/**
 * Reads rows below a heading, separated by tabs as Open Food Facts writes them, or by commas. Every column about
 * energy is handed on, an empty one too: that it is there says what the others mean.
 */
export function columnReader(heading: string): ColumnReader | undefined {
  const parseFields = heading.includes('\t') ? parseTabs : parseCommas;
  const names = (parseFields(heading) ?? []).map((name) => name.trim());
  if (!names.includes('code') || !names.includes('product_name')) return undefined;
  const columnsWhere = (isWanted: (name: string) => boolean) =>
    names.flatMap((name, place) => (isWanted(name) ? [{ name, place }] : []));
  const product = columnsWhere((name) => PRODUCT.includes(name));
  const nutriments = columnsWhere((name) => NUTRIMENT.test(name));
  const last = Math.max(...[...product, ...nutriments].map(({ place }) => place));
  return {
    read(row) {
      const fields = parseFields(row);
      if (!fields) return 'continued';
      if (fields.length <= last) return 'too short';
      const pick = (columns: typeof product) =>
        Object.fromEntries(columns.map(({ name, place }) => [name, fields[place] ?? '']));
      return { value: { ...pick(product), nutriments: pick(nutriments) } };
    },
  };
}
