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
      storeType: 'pool',
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

  /** Counts one event. Answers 0, or how many seconds to wait when it was one too many. */
  async take(key: string): Promise<number> {
    try {
      await this.#limiter.consume(this.#key(key));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return this.#wait(key, refusal);
    }
  }

  /** Without counting: 0, or how many seconds to wait when the limit is used up already. */
  async check(key: string): Promise<number> {
    const state = await this.#limiter.get(this.#key(key));
    if (state === null || state.consumedPoints < this.#points) return 0;
    return this.#wait(key, state);
  }

  async #wait(key: string, { consumedPoints, msBeforeNext }: RateLimiterRes): Promise<number> {
    // A clock that is set back leaves what was counted before standing in its future; nobody waits for that.
    // Twice: the clocks of several nodes differ a little.
    if (msBeforeNext <= 2 * this.#seconds * 1000) return Math.max(1, Math.ceil(msBeforeNext / 1000));
    await this.#limiter.set(this.#key(key), consumedPoints, this.#seconds);
    return this.#seconds;
  }

  async forget(key: string): Promise<void> {
    await this.#limiter.delete(this.#key(key));
  }
}

export const tooMany = (retryAfter: number, message = TOO_MANY) =>
  new AppError('TOO_MANY', message, {}, retryAfter);
