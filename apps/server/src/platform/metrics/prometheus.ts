import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';

interface JobCounts {
  readonly waiting: number;
  readonly failed: number;
}

interface PoolCounts {
  readonly totalCount: number;
  readonly waitingCount: number;
}

/** What is asked of the database at each scrape. */
export interface MetricSources {
  readonly version: string;
  readonly pools: Readonly<Record<string, PoolCounts>>;
  readonly jobs: Readonly<Record<string, () => Promise<JobCounts>>>;
  /** When the last good one was made, and whether one after it failed. */
  backups(): Promise<{ readonly lastSuccess: Date | null; readonly hasFailed: boolean }>;
  members(): Promise<Readonly<Record<string, number>>>;
}

/** From a cached page to an import of years. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const digest = (text: string) => createHash('sha256').update(text).digest();

function isAllowed(request: FastifyRequest, token: string): boolean {
  const sent = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(sent), digest(token));
}

/** `GET /metrics` in the format of Prometheus. The package is loaded only where it is wanted. */
export async function registerMetrics(
  app: FastifyInstance,
  token: string | undefined,
  sources: MetricSources,
): Promise<void> {
  if (!token) return;
  const prom = await import('prom-client');
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  measureRequests(app, prom, registry);
  measureSources(prom, registry, sources);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request, token))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('Wrong token\n');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

type Prom = typeof import('prom-client');

function measureRequests(app: FastifyInstance, prom: Prom, registry: Registry): void {
  const duration = new prom.Histogram({
    name: 'fitarc_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['route', 'method', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  const inFlight = new prom.Gauge({
    name: 'fitarc_http_requests_in_flight',
    help: 'Requests that are being answered',
    registers: [registry],
  });
  // Fastify has no hook for an answer that was cut off.
  app.server.on('request', (_request, response) => {
    inFlight.inc();
    response.once('close', () => inFlight.dec());
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Never the address itself: there is no end of them, and they may hold anything.
    const route = request.routeOptions.url ?? '(unknown)';
    duration.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

function measureSources(prom: Prom, registry: Registry, sources: MetricSources): void {
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    collect: (gauge: Gauge) => void | Promise<void>,
  ) =>
    new prom.Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        // A database that is away leaves a gap; the rest of the page is still answered.
        await Promise.resolve(collect(this)).catch(() => undefined);
      },
    });
  type Gauge = InstanceType<Prom['Gauge']>;
  gauge('fitarc_build_info', 'The release that runs; always 1', ['version'], (info) => {
    info.set({ version: sources.version }, 1);
  });
  const pools = Object.entries(sources.pools);
  gauge('fitarc_db_pool_size', 'Open database connections', ['pool'], (size) => {
    for (const [pool, { totalCount }] of pools) size.set({ pool }, totalCount);
  });
  gauge('fitarc_db_pool_waiting', 'Calls that wait for a database connection', ['pool'], (waiting) => {
    for (const [pool, { waitingCount }] of pools) waiting.set({ pool }, waitingCount);
  });
  for (const state of ['waiting', 'failed'] as const)
    gauge(
      state === 'waiting' ? 'fitarc_jobs_queued' : 'fitarc_jobs_failed',
      state === 'waiting' ? 'Messages that wait to be sent' : 'Messages that could not be sent',
      ['queue'],
      async (jobs) => {
        for (const [queue, count] of Object.entries(sources.jobs))
          jobs.set({ queue }, (await count())[state]);
      },
    );
  gauge('fitarc_members', 'Accounts', ['state'], async (members) => {
    for (const [state, count] of Object.entries(await sources.members())) members.set({ state }, count);
  });
  gauge(
    'fitarc_backup_last_success_timestamp_seconds',
    'When the last good backup was made',
    [],
    async (last) => {
      const lastSuccess = (await sources.backups()).lastSuccess;
      if (lastSuccess) last.set(lastSuccess.getTime() / 1000);
    },
  );
  gauge('fitarc_backup_failed', '1 if the last backup failed', [], async (failed) => {
    failed.set((await sources.backups()).hasFailed ? 1 : 0);
  });
}
