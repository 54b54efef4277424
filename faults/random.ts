/** Numbers that a seed repeats (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between = (low: number, high: number): number => low + this.next() * (high - low);
  chance = (probability: number): boolean => this.next() < probability;
  /** A copy in another order (Fisher-Yates). */
  shuffled<T>(values: readonly T[]): T[] {
    const left = [...values];
    return values.flatMap(() => left.splice(Math.floor(this.next() * left.length), 1));
  }
  pick = <T>(choices: readonly [T, ...T[]]): T =>
    choices[Math.floor(this.next() * choices.length)] ?? choices[0];
}
