const HEX = 16;

/** crypto.randomUUID is missing on pages without https, which a server at home may well be. */
export const randomKey = () =>
  Array.from(globalThis.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(HEX).padStart(2, '0'),
  ).join('');

/**
 * The Idempotency-Key of something that must be stored once: the same for every try with the same content, so that
 * a try whose answer was lost is not repeated; another one for other content, or once it is stored.
 */
export class RetryKey {
  #content = '';
  #key = '';

  of(content: unknown): string {
    const text = JSON.stringify(content) ?? '';
    if (text !== this.#content || !this.#key) {
      this.#content = text;
      this.#key = randomKey();
    }
    return this.#key;
  }

  renew(): void {
    this.#key = '';
  }
}
