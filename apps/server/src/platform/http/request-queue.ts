import type { ServerResponse } from 'node:http';
import { tooMany } from '../limits/throttle.ts';
import { invalid } from './app-error.ts';

/** A member's writes wait for each other anyway, in the database and with a connection each. */
const WRITES_AT_ONCE = 1;
const READS_AT_ONCE = 6;
const WAITING_AT_MOST = 100;
/** Of the bodies that wait with them. */
const WAITING_BYTES_AT_MOST = 32 * 1024 * 1024;
const LONG_MS = 100;
const REST_TIMES = 3;
const REST_AT_MOST_MS = 2_000;
const TOO_MANY = 'Too many requests at once. Please wait for some of them to finish.';

class Lane {
  running = 0;
  readonly waiting = new Set<() => void>();
  waitingBytes = 0;
}

/** A place in the queue, and how it ends. */
export interface Slot {
  /** 0 only when it did not have to wait. */
  readonly waitedMs: number;
  end(): void;
}

/**
 * One member's calls wait for each other, so that nobody else waits for them: before a connection to the database is
 * taken.
 */
export class RequestQueue {
  readonly #lanes = new Map<string, Lane>();

  /** It ends by itself when the caller hangs up. */
  async take(userId: number, kind: 'read' | 'write', answer: ServerResponse, bytes = 0): Promise<Slot> {
    const atOnce = kind === 'read' ? READS_AT_ONCE : WRITES_AT_ONCE;
    const key = `${kind}:${userId}`;
    const lane = this.#lanes.get(key) ?? new Lane();
    this.#lanes.set(key, lane);
    const arrivedAt = performance.now();
    const mustWait = lane.running >= atOnce;
    if (mustWait) await this.#wait(lane, answer, bytes);
    else lane.running++;
    const waitedMs = mustWait ? Math.max(1, performance.now() - arrivedAt) : 0;
    const end = this.#endOf(key, lane);
    if (answer.destroyed) end();
    else answer.once('close', end);
    return { waitedMs, end };
  }

  #wait(lane: Lane, answer: ServerResponse, bytes: number): Promise<void> {
    const isFull = lane.waiting.size >= WAITING_AT_MOST || lane.waitingBytes + bytes > WAITING_BYTES_AT_MOST;
    if (isFull) throw tooMany(1, TOO_MANY);
    lane.waitingBytes += bytes;
    return new Promise((resolve, reject) => {
      const begin = () => {
        lane.waitingBytes -= bytes;
        answer.off('close', giveUp);
        resolve();
      };
      const giveUp = () => {
        lane.waiting.delete(begin);
        lane.waitingBytes -= bytes;
        reject(invalid('The caller has hung up.'));
      };
      lane.waiting.add(begin);
      answer.once('close', giveUp);
    });
  }

  #endOf(key: string, lane: Lane): () => void {
    const startedAt = performance.now();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const took = performance.now() - startedAt;
      if (lane.waiting.size === 0 || took < LONG_MS) return this.#handOn(key, lane);
      // Three times as long: whoever sends one long call after the other leaves most of the time to everybody else.
      setTimeout(() => this.#handOn(key, lane), Math.min(REST_TIMES * took, REST_AT_MOST_MS)).unref();
    };
  }

  /** Whoever comes in between waits behind. */
  #handOn(key: string, lane: Lane): void {
    const [next] = lane.waiting;
    if (next) {
      lane.waiting.delete(next);
      next();
    } else if (--lane.running === 0) this.#lanes.delete(key);
  }
}
