const MOST = 290;

/** Keys of entries a file does not number: the second equal one is another entry, not the same again. */
export class UniqueKeys {
  readonly #seen = new Map<string, number>();

  of(text: string): string {
    const key = text.slice(0, MOST);
    const times = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, times);
    return times > 1 ? `${key} #${times}` : key;
  }
}
