const SIZE = 624;
const SHIFT = 397;
const FRACTION = 2 ** 53;

/**
 * MT19937 with the seeding and the normal distribution of Python's `random`: the people here are the same as those of
 * the simulation that the limits come from.
 */
export class MersenneTwister {
  readonly #state = new Uint32Array(SIZE);
  #at = SIZE;
  #nextNormal: number | undefined;

  constructor(seed: number) {
    this.#start(19_650_218);
    const state = this.#state;
    const at = (place: number) => state[place] ?? 0;
    let place = 1;
    const wrap = () => {
      if (place < SIZE) return;
      state[0] = at(SIZE - 1);
      place = 1;
    };
    const mixed = (factor: number) => Math.imul(at(place - 1) ^ (at(place - 1) >>> 30), factor);
    for (let step = 0; step < SIZE; step++) {
      state[place] = ((at(place) ^ mixed(1_664_525)) >>> 0) + seed;
      place++;
      wrap();
    }
    for (let step = 1; step < SIZE; step++) {
      state[place] = ((at(place) ^ mixed(1_566_083_941)) >>> 0) - place;
      place++;
      wrap();
    }
    state[0] = 0x80000000;
  }

  #start(seed: number): void {
    this.#state[0] = seed;
    for (let place = 1; place < SIZE; place++) {
      const last = this.#state[place - 1] ?? 0;
      this.#state[place] = Math.imul(1_812_433_253, last ^ (last >>> 30)) + place;
    }
  }

  #twist(): void {
    const state = this.#state;
    for (let place = 0; place < SIZE; place++) {
      const joined = ((state[place] ?? 0) & 0x80000000) | ((state[(place + 1) % SIZE] ?? 0) & 0x7fffffff);
      const odd = joined & 1 ? 0x9908b0df : 0;
      state[place] = (state[(place + SHIFT) % SIZE] ?? 0) ^ (joined >>> 1) ^ odd;
    }
    this.#at = 0;
  }

  #bits(): number {
    if (this.#at >= SIZE) this.#twist();
    let word = this.#state[this.#at++] ?? 0;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return (word ^ (word >>> 18)) >>> 0;
  }

  /** From 0 up to 1. */
  next(): number {
    const high = this.#bits() >>> 5;
    const low = this.#bits() >>> 6;
    return (high * 2 ** 26 + low) / FRACTION;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  normal(mean: number, sd: number): number {
    const kept = this.#nextNormal;
    this.#nextNormal = undefined;
    if (kept !== undefined) return mean + kept * sd;
    const angle = this.next() * 2 * Math.PI;
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    this.#nextNormal = Math.sin(angle) * radius;
    return mean + Math.cos(angle) * radius * sd;
  }

  one<T>(of: readonly [T, ...T[]]): T {
    const width = Math.floor(Math.log2(of.length)) + 1;
    for (;;) {
      const place = this.#bits() >>> (32 - width);
      const found = of[place];
      if (found !== undefined) return found;
    }
  }
}
