import type { Database } from '../../platform/db/database.ts';
import type { Route, RouteContext } from '../../platform/http/route.ts';
import { Throttle } from '../../platform/limits/throttle.ts';
import { derivedKey } from '../../platform/secrets.ts';
import { DELIVERY_TIMEOUT_MS, type ResolveHost, resolveHost } from './deliver.service.ts';
import { recordEvents } from './record-events.service.ts';
import { WebhookWorker } from './webhook-worker.service.ts';
import { webhooksRoutes } from './webhooks.routes.ts';
import type { WebhookDeps } from './webhooks.service.ts';

/** Tests and repeats go out at once: nobody may keep the receivers, or our own queue, busy with them. */
const SENT_BY_HAND_PER_MINUTE = 10;

export interface WebhookOptions {
  readonly jwtSecret: string;
  /** Whether they may go to private addresses; not unless the operator says so. */
  readonly webhookPrivate?: boolean;
  /** Looks up host names; handed in by tests. */
  readonly resolveHost?: ResolveHost;
  /** How long a receiver has to answer; handed in by tests. */
  readonly webhookTimeoutMs?: number;
}

interface Webhooks {
  readonly worker: WebhookWorker;
  readonly routes: readonly Route[];
  readonly onWrite: NonNullable<RouteContext['onWrite']>;
}

export function setUpWebhooks(
  deps: Omit<WebhookDeps, 'network' | 'secretKey' | 'sentByHand'>,
  pool: Database['pool'],
  {
    jwtSecret,
    webhookPrivate = false,
    resolveHost: resolve = resolveHost,
    webhookTimeoutMs: timeoutMs = DELIVERY_TIMEOUT_MS,
  }: WebhookOptions,
): Webhooks {
  const all = {
    ...deps,
    network: { resolve, allowPrivate: webhookPrivate, timeoutMs },
    secretKey: derivedKey(jwtSecret, 'webhook secrets'),
    sentByHand: new Throttle(pool, 'webhook-by-hand', SENT_BY_HAND_PER_MINUTE, 60),
  };
  const worker = new WebhookWorker(all);
  return {
    worker,
    routes: webhooksRoutes(all, worker),
    onWrite: (tx, written) => recordEvents(tx, deps.clock, written),
  };
}
