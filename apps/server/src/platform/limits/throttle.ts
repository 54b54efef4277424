import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { hashSecret } from '../secrets.ts';

const TOO_MANY = 'Too many attempts. Please try again later.';

/** So many events of one kind per key and time, counted in the database and so for all nodes together. */
export class Throttle {
  readonly #limiter: RateLimiterPostgres;
  readonly #points: number;
  readonly #seconds: number;

  constructor(pool: Database['pool'], name: string, points: number, seconds: number) {
    this.#points = points;
    this.#seconds = seconds;
    this.#limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }

  // Keys are mail addresses; the table needs to tell them apart, not to know them.
  #key = (key: string) => hashSecret(key).slice(0, 32);

  /** Counts one event; false when it was one too many. */
  async take(key: string): Promise<boolean> {
    try {
      await this.#limiter.consume(this.#key(key));
      return true;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await this.#shorten(key, refusal);
      return false;
    }
  }

  /** Whether the limit is used up already, without counting. */
  async isSpent(key: string): Promise<boolean> {
    const state = await this.#limiter.get(this.#key(key));
    if (state === null || state.consumedPoints < this.#points) return false;
    await this.#shorten(key, state);
    return true;
  }

  /** A clock that is set back leaves what was counted before standing in its future; nobody waits for that. */
  async #shorten(key: string, { consumedPoints, msBeforeNext }: RateLimiterRes): Promise<void> {
    // Twice: the clocks of several nodes differ a little.
    if (msBeforeNext <= 2 * this.#seconds * 1000) return;
    await this.#limiter.set(this.#key(key), consumedPoints, this.#seconds);
  }

  async forget(key: string): Promise<void> {
    await this.#limiter.delete(this.#key(key));
  }
}

export const tooMany = (message = TOO_MANY) => new AppError('TOO_MANY', message);
