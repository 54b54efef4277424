import { AppError } from '../http/app-error.ts';
import { tooMany } from './throttle.ts';

const busy = () => new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.', {}, 2);

interface Bounds {
  readonly atOnce: number;
  readonly waitingPerKey: number;
  readonly waitingInAll: number;
}

/** A queue per key, served round robin: a rush from one key waits for itself and not others for it. */
export class FairQueue {
  readonly #bounds: Bounds;
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #waitingInAll = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#bounds.atOnce) this.#running++;
    else await this.#turn(key);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(key: string): Promise<void> {
    const line = this.#waiting.get(key) ?? [];
    if (line.length >= this.#bounds.waitingPerKey) throw tooMany(2);
    if (this.#waitingInAll >= this.#bounds.waitingInAll) throw busy();
    this.#waiting.set(key, line);
    this.#waitingInAll++;
    return new Promise((resolve) => line.push(resolve));
  }

  /** The slot goes to whoever is first in the line of the key that was served longest ago. */
  #next(): void {
    const [entry] = this.#waiting;
    if (!entry) {
      this.#running--;
      return;
    }
    const [key, line] = entry;
    const start = line.shift();
    this.#waiting.delete(key);
    if (line.length > 0) this.#waiting.set(key, line);
    this.#waitingInAll--;
    start?.();
  }
}
