import * as api from '@fitarc/contract/webhooks';
import { DELIVERIES_SHOWN } from '@fitarc/domain/webhook';
import { readTogether } from '../../platform/db/read-together.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { callerTimeZone } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { problemOfAddress } from './deliver.service.ts';
import { type DeliveryRow, listDeliveriesOf } from './deliveries.repository.ts';
import type { WebhookWorker } from './webhook-worker.service.ts';
import { listWebhooksOf, type WebhookRow } from './webhooks.repository.ts';
import {
  addWebhook,
  changeWebhook,
  countSentByHand,
  queueAgain,
  queueTest,
  removeWebhook,
  requireWebhook,
  tellOfNewWebhook,
  type WebhookDeps,
} from './webhooks.service.ts';

const present = ({ id, address, events, state, createdAt }: WebhookRow): api.Webhook => ({
  webhook_id: id,
  address,
  events,
  state,
  created_at: createdAt.toISOString(),
});

const presentDelivery = (row: DeliveryRow): api.Delivery => ({
  delivery_id: row.id,
  type: row.type,
  created_at: row.createdAt.toISOString(),
  state: row.state,
  attempts: row.attempts,
  next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
  last_attempt_at: row.lastAttemptAt?.toISOString() ?? null,
  status: row.status,
  problem: row.problem,
});

export const webhooksRoutes = (deps: WebhookDeps, worker: WebhookWorker): Route[] => [
  route(api.listWebhooks, async ({ session }) =>
    (await listWebhooksOf(deps.db, session.userId)).map(present),
  ),
  write(api.createWebhook, {
    prepare: async ({ body }) => {
      const problem = await problemOfAddress(body.address, deps.network);
      if (problem) throw invalid(problem, { field: 'address' });
    },
    handle: async ({ tx, body, session, request }) => {
      const { row, secret } = await addWebhook(tx, deps, session.userId, body, callerTimeZone(request));
      await tellOfNewWebhook(deps, tx, session.email, row);
      return { ...present(row), secret };
    },
  }),
  write(api.updateWebhook, async ({ tx, params, body, session }) =>
    present(await changeWebhook(tx, deps.clock, session.userId, params.id, body)),
  ),
  write(api.deleteWebhook, async ({ tx, params, session }) => {
    await removeWebhook(tx, session.userId, params.id);
    return { message: 'Webhook deleted' };
  }),
  route(api.listDeliveries, async ({ params, session: { userId } }) => {
    const [, rows] = await readTogether(
      deps.db,
      () => requireWebhook(deps.db, userId, params.id),
      () => listDeliveriesOf(deps.db, { userId, webhookId: params.id }, DELIVERIES_SHOWN),
    );
    return rows.map(presentDelivery);
  }),
  write(api.testWebhook, {
    prepare: ({ session }) => countSentByHand(deps, session.userId),
    handle: async ({ tx, params, session, afterCommit }) => {
      afterCommit(() => worker.kick());
      return presentDelivery(await queueTest(tx, deps.clock, session.userId, params.id));
    },
  }),
  write(api.sendAgain, {
    prepare: ({ session }) => countSentByHand(deps, session.userId),
    handle: async ({ tx, params, session, afterCommit }) => {
      afterCommit(() => worker.kick());
      return presentDelivery(await queueAgain(tx, deps.clock, session.userId, params.id));
    },
  }),
];
