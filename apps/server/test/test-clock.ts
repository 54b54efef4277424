import type { Clock } from '../src/platform/clock.ts';

/** Runs beside the real time, so that only what a test turns forward is early or late. */
export class TestClock implements Clock {
  #ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  forward({ days = 0, minutes = 0, seconds = 0 }): void {
    this.#ahead += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
  }
}
