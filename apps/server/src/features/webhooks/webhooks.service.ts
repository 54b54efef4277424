import type { BodyOf } from '@fitarc/contract/endpoint';
import type {
  createWebhook as createEndpoint,
  updateWebhook as updateEndpoint,
} from '@fitarc/contract/webhooks';
import { addDays, dayAt } from '@fitarc/domain/local-date';
import { MOST_WEBHOOKS, TEST_EVENT } from '@fitarc/domain/webhook';
import { mondayOf } from '@fitarc/domain/weekday';
import { instantAt } from '@fitarc/domain/zoned-time';
import type { BackgroundTasks } from '../../platform/background-tasks.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { encrypt } from '../../platform/encryption.ts';
import { limitReached, notFound } from '../../platform/http/app-error.ts';
import { type Throttle, tooMany } from '../../platform/limits/throttle.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Installation } from '../installation/installation.service.ts';
import type { Network } from './deliver.service.ts';
import { type DeliveryRow, findDelivery, updateDelivery } from './deliveries.repository.ts';
import { queueDelivery } from './record-events.service.ts';
import { newWebhookSecret } from './signature.service.ts';
import { webhookAddedMail } from './webhooks.mails.ts';
import {
  countWebhooksOf,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  updateWebhook,
  type WebhookRow,
} from './webhooks.repository.ts';

export interface WebhookDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly background: BackgroundTasks;
  readonly installation: Installation;
  readonly publicUrl: () => string;
  readonly network: Network;
  /** Per member. */
  readonly sentByHand: Throttle;
  /** Encrypts the secrets. */
  readonly secretKey: string;
}

/** After breakfast: what was eaten late on Sunday is often logged on Monday. */
const SUMMARY_TIME = '06:00';

/** When the week that runs now has ended, where the member is. */
export function nextSummaryAt(now: Date, timeZone: string): Date {
  const monday = mondayOf(dayAt(now, timeZone));
  const [soon, later] = [monday, addDays(monday, 7)].map((day) => instantAt(day, SUMMARY_TIME, timeZone));
  return (soon as Date) > now ? (soon as Date) : (later as Date);
}

const noWebhook = () => notFound('Webhook not found');

export async function requireWebhook(db: Executor, userId: number, id: number): Promise<WebhookRow> {
  const row = await findWebhook(db, userId, id);
  if (!row) throw noWebhook();
  return row;
}

export async function addWebhook(
  tx: Executor,
  { clock, secretKey }: WebhookDeps,
  userId: number,
  { address, events }: BodyOf<typeof createEndpoint>,
  timeZone: string,
): Promise<{ row: WebhookRow; secret: string }> {
  if ((await countWebhooksOf(tx, userId)) >= MOST_WEBHOOKS)
    throw limitReached(`You can have at most ${MOST_WEBHOOKS} webhooks. Please delete one first.`);
  const secret = newWebhookSecret();
  const now = clock.now();
  const row = await insertWebhook(tx, {
    userId,
    address,
    events: [...new Set(events)],
    secretBox: encrypt(secretKey, secret),
    state: 'active',
    timeZone,
    summaryAt: nextSummaryAt(now, timeZone),
    createdAt: now,
  });
  return { row, secret };
}

/** It sends what is logged to somebody, so its owner hears of it. */
export async function tellOfNewWebhook(
  deps: WebhookDeps,
  tx: Executor,
  email: string,
  { address, events }: WebhookRow,
): Promise<void> {
  const settings = `${deps.publicUrl()}/settings?tab=security`;
  const by = await deps.installation.readIn(tx);
  await deps.mailer.queue(tx, webhookAddedMail(by, email, { address, events, settings }));
}

export async function changeWebhook(
  tx: Executor,
  clock: Clock,
  userId: number,
  id: number,
  { events, active }: BodyOf<typeof updateEndpoint>,
): Promise<WebhookRow> {
  const present = await requireWebhook(tx, userId, id);
  const changes = {
    ...(events && { events: [...new Set(events)] }),
    ...(active === true && {
      state: 'active' as const,
      summaryAt: nextSummaryAt(clock.now(), present.timeZone),
    }),
    ...(active === false && present.state === 'active' && { state: 'paused' as const }),
  };
  if (Object.keys(changes).length === 0) return present;
  const row = await updateWebhook(tx, userId, id, changes);
  if (!row) throw noWebhook();
  return row;
}

export async function removeWebhook(tx: Executor, userId: number, id: number): Promise<void> {
  if (!(await deleteWebhook(tx, userId, id))) throw noWebhook();
}

export async function countSentByHand({ sentByHand }: WebhookDeps, userId: number): Promise<void> {
  const wait = await sentByHand.take(String(userId));
  if (wait > 0) throw tooMany(wait);
}

export async function queueTest(
  tx: Executor,
  clock: Clock,
  userId: number,
  id: number,
): Promise<DeliveryRow> {
  const webhook = await requireWebhook(tx, userId, id);
  const data = { message: 'It works.' };
  return queueDelivery(tx, webhook, { type: TEST_EVENT, data, automatic: false }, clock.now());
}

export async function queueAgain(
  tx: Executor,
  clock: Clock,
  userId: number,
  id: number,
): Promise<DeliveryRow> {
  const present = await findDelivery(tx, userId, id);
  if (!present) throw notFound('Delivery not found');
  // One that waits by itself is only brought forward, and tried again later as before.
  const automatic = present.state === 'waiting' && present.automatic;
  const row = await updateDelivery(tx, userId, id, {
    state: 'waiting',
    nextAttemptAt: clock.now(),
    automatic,
  });
  if (!row) throw notFound('Delivery not found');
  return row;
}
