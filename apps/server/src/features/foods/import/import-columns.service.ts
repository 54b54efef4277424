const PRODUCT = ['code', 'product_name', 'brands', 'image_url'];
const NUTRIMENT = /^(?:energy|proteins|carbohydrates|fat)(?:-\w+)?_100g$/;

export interface ColumnReader {
  /** Whether a quoted field may go on in the next line. */
  readonly quoted: boolean;
  /** The row as a product is written elsewhere; undefined when columns are missing. */
  read(row: string): Record<string, unknown> | undefined;
}

const unquoted = (field: string) =>
  /^".*"$/s.test(field) ? field.slice(1, -1).replaceAll('""', '"') : field;

/** Commas within quotes part nothing. */
const FIELD = /(?:^|,)("(?:[^"]|"")*"|[^,]*)/g;
const splitCommas = (row: string) => [...row.matchAll(FIELD)].map((found) => found[1] ?? '');

export const isUnfinished = (row: string) => (row.split('"').length - 1) % 2 === 1;

/**
 * Reads rows below a heading, parted by tabs as Open Food Facts writes them, or by commas. Every column about
 * energy is handed on, an empty one too: that it is there says what the others mean.
 */
export function columnReader(heading: string): ColumnReader | undefined {
  const quoted = !heading.includes('\t');
  const split = (row: string) => (quoted ? splitCommas(row) : row.split('\t')).map(unquoted);
  const names = split(heading).map((name) => name.trim());
  if (!names.includes('code') || !names.includes('product_name')) return undefined;
  const places = (isWanted: (name: string) => boolean) =>
    names.flatMap((name, place) => (isWanted(name) ? [{ name, place }] : []));
  const product = places((name) => PRODUCT.includes(name));
  const nutriments = places((name) => NUTRIMENT.test(name));
  const last = Math.max(...[...product, ...nutriments].map(({ place }) => place));
  return {
    quoted,
    read(row) {
      const fields = split(row);
      if (fields.length <= last) return undefined;
      const pick = (columns: typeof product) =>
        Object.fromEntries(columns.map(({ name, place }) => [name, fields[place] ?? '']));
      return { ...pick(product), nutriments: pick(nutriments) };
    },
  };
}
