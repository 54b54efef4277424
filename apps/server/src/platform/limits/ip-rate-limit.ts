import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { isApiCall, routePath } from '../http/api-call.ts';
import { clientKey } from './client-key.ts';
import { addPoints } from './limits.repository.ts';
import { tooMany } from './throttle.ts';

const MINUTE = 60_000;
const SHARE_EVERY = 1_000;

/**
 * So many requests per address and minute. The totals are in the database, shared by all nodes; each node
 * hands in what it counted once a second, because a write for every request would cost more than the request.
 */
export class IpRateLimit {
  readonly #db: Db;
  readonly #limit: number;
  #window = 0;
  #shared = new Map<string, number>();
  #counted = new Map<string, number>();

  constructor(db: Db, limit: number) {
    this.#db = db;
    this.#limit = limit;
  }

  isOver(address: string, now: number): boolean {
    this.#turn(now);
    const counted = (this.#counted.get(address) ?? 0) + 1;
    this.#counted.set(address, counted);
    return counted + (this.#shared.get(address) ?? 0) > this.#limit;
  }

  async share(now: number): Promise<void> {
    this.#turn(now);
    if (this.#counted.size === 0) return;
    const window = this.#window;
    const sent = this.#counted;
    this.#counted = new Map();
    // Until the answer is here these count as shared, or requests in between would slip under the limit.
    for (const [address, points] of sent)
      this.#shared.set(address, (this.#shared.get(address) ?? 0) + points);
    const keyed = new Map([...sent].map(([address, points]) => [`ip-rate:${window}:${address}`, points]));
    const totals = await addPoints(this.#db, keyed, (window + 2) * MINUTE).catch((error: unknown) => {
      this.#takeBack(window, sent);
      throw error;
    });
    if (this.#window !== window) return;
    for (const { key, points } of totals) this.#shared.set(key.slice(`ip-rate:${window}:`.length), points);
  }

  /** What could not be handed in is handed in with the next, or it would be lost for the other nodes. */
  #takeBack(window: number, sent: ReadonlyMap<string, number>): void {
    if (this.#window !== window) return;
    for (const [address, points] of sent) {
      this.#counted.set(address, (this.#counted.get(address) ?? 0) + points);
      this.#shared.set(address, (this.#shared.get(address) ?? 0) - points);
    }
  }

  #turn(now: number): void {
    const window = Math.floor(now / MINUTE);
    if (window === this.#window) return;
    this.#window = window;
    this.#shared = new Map();
    this.#counted = new Map();
  }
}

/** Asked every few seconds, by load balancers among others. */
const PROBES = new Set(['/api/health', '/api/ready']);

export function registerIpRateLimit(app: FastifyInstance, db: Db, requestsPerMinute: number): void {
  if (requestsPerMinute === 0) return;
  const rateLimit = new IpRateLimit(db, requestsPerMinute);
  const timer = setInterval(() => {
    rateLimit.share(Date.now()).catch(() => {
      // The database is away for a moment; what was counted here still holds, and is handed in later.
    });
  }, SHARE_EVERY);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  const isCounted = (request: FastifyRequest) =>
    (isApiCall(request) && !PROBES.has(routePath(request) ?? '')) || routePath(request) === '/mcp';
  app.addHook('onRequest', (request, _reply, done) => {
    const now = Date.now();
    const isOver = isCounted(request) && rateLimit.isOver(clientKey(request.ip), now);
    const secondsLeft = Math.ceil((MINUTE - (now % MINUTE)) / 1000);
    done(isOver ? tooMany(secondsLeft, 'Too many requests. Please try again in a minute.') : undefined);
  });
}
