import { foodSearchText, wordsToKnow } from '@fitarc/domain/food-search/food-words';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addWords } from '../search/food-words.repository.ts';
import { type ImportState, saveImport, storeProducts } from './food-import.repository.ts';
import type { ImportedProduct, Outcome } from './import-rows.service.ts';

const BATCH = 1000;
/** Also where hardly a line is a product, the place is noted now and then. */
const LINES_AT_MOST = 20_000;
const WORDS_HELD = 200_000;
const BAD_SHOWN = 10;

const nothing = () => ({ products: new Map<string, ImportedProduct>(), found: 0, skipped: 0, refused: 0 });

/** Gathers what lines become, and writes it with the place they end at: both or neither. */
export class ImportBatch {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #file: string;
  #state: ImportState;
  #lines: number;
  #gathered = nothing();
  /** Those written already need not be sent again. */
  readonly #words = new Set<string>();
  /** The first lines that could not be read, each with its reason. */
  readonly badLines: string[] = [];

  constructor(db: Db, clock: Clock, file: string, state: ImportState) {
    this.#db = db;
    this.#clock = clock;
    this.#file = file;
    this.#state = state;
    this.#lines = state.lines;
  }

  /** As it is written. */
  get state(): ImportState {
    return this.#state;
  }

  get isFull(): boolean {
    return this.#gathered.products.size >= BATCH || this.#lines - this.#state.lines >= LINES_AT_MOST;
  }

  add(line: number, outcome: Outcome): void {
    this.#lines = line;
    if (!outcome) return;
    if ('product' in outcome) {
      this.#gathered.found++;
      this.#gathered.products.set(outcome.product.barcode, outcome.product);
    } else if ('bad' in outcome) {
      this.#gathered.refused++;
      if (this.badLines.length < BAD_SHOWN) this.badLines.push(`line ${line} ${outcome.bad}`);
    } else this.#gathered.skipped++;
  }

  async write(finishedAt: Date | null = null): Promise<void> {
    const { products, found, skipped, refused } = this.#gathered;
    const rows = [...products.values()].map((product) => ({
      ...product,
      searchText: foodSearchText(product),
    }));
    const words = new Set(rows.flatMap(({ searchText }) => wordsToKnow(searchText)));
    const fresh = [...words].filter((word) => !this.#words.has(word));
    const before = this.#state;
    this.#state = await this.#db.transaction(async (tx) => {
      const taken = rows.length > 0 ? await storeProducts(tx, rows, this.#clock.now()) : 0;
      await addWords(tx, fresh);
      const state = {
        lines: this.#lines,
        taken: before.taken + taken,
        unchanged: before.unchanged + found - taken,
        skipped: before.skipped + skipped,
        refused: before.refused + refused,
      };
      await saveImport(tx, this.#file, state, finishedAt);
      return state;
    });
    if (this.#words.size > WORDS_HELD) this.#words.clear();
    for (const word of fresh) this.#words.add(word);
    this.#gathered = nothing();
  }
}
