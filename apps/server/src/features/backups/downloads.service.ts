import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Clock, minutesAfter } from '../../platform/clock.ts';

const MINUTES = 1;

/** Tickets to download one file once: a link cannot carry the token of a session. Any server knows them. */
export class DownloadTickets {
  readonly #key: string;
  readonly #clock: Clock;
  /** By when they end anyway. */
  readonly #used = new Map<string, number>();

  constructor(key: string, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  create(name: string): string {
    const until = minutesAfter(this.#clock.now(), MINUTES).getTime();
    const text = Buffer.from(JSON.stringify([name, until, randomBytes(9).toString('base64url')]));
    const body = text.toString('base64url');
    return `${body}.${this.#sign(body)}`;
  }

  /** The name of the file; undefined for a ticket that is over, used or none of ours. */
  use(ticket: string): string | undefined {
    const now = this.#clock.now().getTime();
    const [body = '', signature = ''] = ticket.split('.');
    const [given, wanted] = [Buffer.from(signature), Buffer.from(this.#sign(body))];
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
    const [name, until] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [string, number];
    for (const [old, end] of this.#used) if (end <= now) this.#used.delete(old);
    if (until <= now || this.#used.has(ticket)) return undefined;
    this.#used.set(ticket, until);
    return name;
  }

  #sign(body: string): string {
    return createHmac('sha256', this.#key).update(body).digest('base64url');
  }
}
