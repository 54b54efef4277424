import type { Endpoint, InputOf, ResponseOf } from '@fitarc/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { withoutBackups } from '../backup-surroundings.ts';
import type { AuthDeps } from '../features/auth/auth.deps.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Route } from '../platform/http/route.ts';
import { createLog } from '../platform/log.ts';
import { silentTransport } from '../platform/mail/mail-transport.ts';

/** Stands wherever the story is. */
class StoryClock implements Clock {
  #now = new Date();

  now(): Date {
    return this.#now;
  }

  set(instant: Date): void {
    this.#now = instant;
  }
}

export type ApiCaller = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>>;

export interface DemoApp {
  readonly database: Database;
  readonly clock: StoryClock;
  readonly auth: AuthDeps;
  readonly routes: readonly Route[];
  readonly timeZone: string;
  /** Makes calls as whoever has this token. */
  as(token: string): ApiCaller;
  close(): Promise<void>;
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

const tellerOf =
  (server: FastifyInstance, token: string, timeZone: string): ApiCaller =>
  async (endpoint, input) => {
    const parts = input as Parts;
    const answer = await server.inject({
      method: endpoint.method,
      url: addressOf(endpoint, parts),
      headers: { authorization: `Bearer ${token}`, 'x-time-zone': timeZone },
      ...(endpoint.body ? { payload: (parts.body ?? {}) as object } : {}),
    });
    if (answer.statusCode >= 400) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.statusCode} ${answer.body}`);
    }
    return answer.json();
  };

/** The product itself, with a clock that can be turned back: what it is told happens as it would have then. */
export async function openDemoApp(database: Database): Promise<DemoApp> {
  const clock = new StoryClock();
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { server, auth, routes } = await buildApp({
    database,
    clock,
    log: createLog('error'),
    mail: silentTransport,
    jwtSecret: 'used while the demo is made, and never again',
    webDir: '',
    publicUrl: () => '',
    openFoodFactsUrl: 'http://127.0.0.1',
    offline: true,
    requestsPerMinute: 0,
    trustProxy: [],
    backups: withoutBackups(),
  });
  return {
    database,
    clock,
    auth,
    routes,
    timeZone,
    as: (token) => tellerOf(server, token, timeZone),
    close: () => server.close(),
  };
}
