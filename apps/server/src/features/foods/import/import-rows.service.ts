import { productCode } from '@fitarc/domain/barcode';
import { isPlausible, type Product, readProduct } from '@fitarc/domain/food-product';
import { type ColumnReader, columnReader } from './import-columns.service.ts';
import { type Line, MAX_LINE_LENGTH } from './import-lines.service.ts';

export interface ImportedProduct extends Product {
  readonly barcode: string;
}

/** What became of a line. Nothing at all: it was blank, a heading, or the record goes on. */
export type Outcome =
  | { readonly product: ImportedProduct }
  | { readonly skipped: true }
  | { readonly bad: string }
  | undefined;

/** A product without a name, without energy or with figures nothing has is not taken. */
function judge(value: unknown): Outcome {
  const product = readProduct(value);
  const barcode = product && productCode(product.code);
  if (!product || !barcode || !isPlausible(product)) return { skipped: true };
  return { product: { ...product, barcode } };
}

function readJson(text: string): Outcome {
  try {
    const value: unknown = JSON.parse(text);
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? judge(value) : { bad: 'is not a product' };
  } catch {
    return { bad: 'is not JSON' };
  }
}

/** A quote that nobody closed must not swallow the rest of the file. */
const LINES_OF_A_RECORD = 100;

/** Tells by the first line what the file is, and reads one line after the other. */
export class RowReader {
  #columns: ColumnReader | undefined;
  /** The lines so far of a record that is continued on the next one. */
  #begun: string[] = [];
  #isFirst = true;

  read({ text }: Line): Outcome {
    if (text === undefined) return this.#drop('is too long');
    if (this.#isFirst) {
      const bare = text.replace(/^\uFEFF/, '');
      if (bare.trim() === '') return undefined;
      this.#isFirst = false;
      if (bare.trimStart().startsWith('{')) return readJson(bare);
      this.#columns = columnReader(bare);
      if (!this.#columns)
        throw new Error('The first line is neither a product nor a heading with code and product_name.');
      return undefined;
    }
    if (!this.#columns) return text.trim() === '' ? undefined : readJson(text);
    return this.#readRow(text, this.#columns);
  }

  /** It knows what the file is. */
  get hasBegun(): boolean {
    return !this.#isFirst;
  }

  /** No record goes on in the next line. */
  get isBetween(): boolean {
    return this.#begun.length === 0;
  }

  #drop(reason: string): Outcome {
    this.#begun = [];
    return { bad: reason };
  }

  #readRow(text: string, columns: ColumnReader): Outcome {
    if (this.isBetween && text.trim() === '') return undefined;
    // Only a quote can close the field; parsing everything again for each line would take too long.
    if (!this.isBetween && !text.includes('"')) return this.#continue(text);
    const row = columns.read([...this.#begun, text].join('\n'));
    if (row === 'continued') return this.#continue(text);
    this.#begun = [];
    return row === 'too short' ? { bad: 'has too few columns' } : judge(row.value);
  }

  #continue(text: string): Outcome {
    if (this.#begun.length >= LINES_OF_A_RECORD) return this.#drop('has a quote that is never closed');
    this.#begun.push(text);
    const length = this.#begun.reduce((total, line) => total + line.length, 0);
    return length > MAX_LINE_LENGTH ? this.#drop('is too long') : undefined;
  }
}
