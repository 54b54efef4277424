import { createHistogram } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { isApiCall } from './api-call.ts';

const BUCKET_MS = 10_000;
const BUCKETS = 30;
const MINUTE_MS = 60_000;
const CALLS_SHOWN = 8;

/** In tenths of a millisecond, as shown. A histogram is as large as its highest value asks for. */
const HISTOGRAM = { lowest: 1, highest: 60 * MINUTE_MS * 10, figures: 3 };
const recordable = (ms: number) =>
  Math.min(HISTOGRAM.highest, Math.max(HISTOGRAM.lowest, Math.round(ms * 10)));

interface Tally {
  readonly count: number;
  readonly ms: number;
}
const NOTHING: Tally = { count: 0, ms: 0 };
const plus = (one: Tally, other: Tally): Tally => ({ count: one.count + other.count, ms: one.ms + other.ms });

/** What was answered within ten seconds; no larger for more calls, because there are only so many routes. */
class Bucket {
  readonly calls = new Map<string, Tally>();
  readonly durations = createHistogram(HISTOGRAM);
  failures = 0;

  add(call: string, ms: number, failed: boolean): void {
    this.calls.set(call, plus(this.calls.get(call) ?? NOTHING, { count: 1, ms }));
    this.durations.record(recordable(ms));
    if (failed) this.failures++;
  }
}

const tenths = (value: number) => Math.round(value * 10) / 10;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const average = ({ count, ms }: Tally) => (count === 0 ? 0 : tenths(ms / count));

function together(buckets: readonly Bucket[]): Map<string, Tally> {
  const calls = new Map<string, Tally>();
  for (const [call, tally] of buckets.flatMap((bucket) => [...bucket.calls]))
    calls.set(call, plus(calls.get(call) ?? NOTHING, tally));
  return calls;
}

function p95(buckets: readonly Bucket[]): number {
  const durations = createHistogram(HISTOGRAM);
  for (const bucket of buckets) durations.add(bucket.durations);
  return durations.count === 0 ? 0 : durations.percentile(95) / 10;
}

/** How this process has answered in the last five minutes. */
export class RequestMetrics {
  readonly #clock: Clock;
  readonly #startedAt: Date;
  readonly #buckets = new Map<number, Bucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#startedAt = clock.now();
  }

  add(call: string, ms: number, failed: boolean): void {
    const present = this.#present();
    if (!this.#buckets.has(present)) this.#forget(present);
    const bucket = this.#buckets.get(present) ?? new Bucket();
    this.#buckets.set(present, bucket);
    bucket.add(call, ms, failed);
  }

  read() {
    this.#forget(this.#present());
    const buckets = [...this.#buckets.values()];
    const calls = together(buckets);
    const all = [...calls.values()].reduce(plus, NOTHING);
    return {
      averageResponseTime: average(all),
      requestsPerMinute: tenths(all.count / this.#minutes()),
      p95ResponseTime: p95(buckets),
      failures: sum(buckets.map(({ failures }) => failures)),
      measuredSince: this.#startedAt.toISOString(),
      calls: [...calls]
        .sort(([, one], [, other]) => other.ms - one.ms)
        .slice(0, CALLS_SHOWN)
        .map(([call, tally]) => ({ call, requests: tally.count, averageResponseTime: average(tally) })),
    };
  }

  #present(): number {
    return Math.floor(this.#clock.now().getTime() / BUCKET_MS);
  }

  /** Also what is ahead: the clock of a computer may be put back. */
  #forget(present: number): void {
    for (const number of this.#buckets.keys())
      if (number <= present - BUCKETS || number > present) this.#buckets.delete(number);
  }

  /** How long it was measured: not yet five minutes after the start, and the bucket at hand is not over. */
  #minutes(): number {
    const since = Math.max(this.#startedAt.getTime(), (this.#present() - BUCKETS + 1) * BUCKET_MS);
    return Math.max(1, (this.#clock.now().getTime() - since) / MINUTE_MS);
  }
}

/** By the declared path: an address may hold anything, and there is no end of them. */
export function registerRequestMetrics(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    const name = url ? `${request.method} ${url}` : '(unknown)';
    if (isApiCall(request)) metrics.add(name, reply.elapsedTime, reply.statusCode >= 500);
    done();
  });
}
