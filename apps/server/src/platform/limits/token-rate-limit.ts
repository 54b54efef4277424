import { tooMany } from './throttle.ts';

const MINUTE = 60_000;
export const TOKEN_REQUESTS_PER_MINUTE = 300;

/** So many calls a minute for each personal token: a program that runs wild does not use up its member's address. */
export class TokenRateLimit {
  #window = 0;
  #counted = new Map<number, number>();

  count(tokenId: number, now: number): void {
    const window = Math.floor(now / MINUTE);
    if (window !== this.#window) this.#counted = new Map();
    this.#window = window;
    const counted = (this.#counted.get(tokenId) ?? 0) + 1;
    this.#counted.set(tokenId, counted);
    if (counted <= TOKEN_REQUESTS_PER_MINUTE) return;
    const secondsLeft = Math.ceil((MINUTE - (now % MINUTE)) / 1000);
    throw tooMany(secondsLeft, 'Too many requests with this token. Please try again in a minute.');
  }
}
