import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@fitarc/domain/webhook';
import { type Clock, minutesAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Written } from '../../platform/http/route.ts';
import {
  countWaiting,
  type DeliveryRow,
  deleteDelivery,
  findCollecting,
  insertDelivery,
  listCollecting,
  updateDelivery,
  wasTold,
} from './deliveries.repository.ts';
import { listWebhooksOf, type WebhookRow } from './webhooks.repository.ts';
import { deletedMealOf, eventsOf, type Happened } from './written-events.service.ts';

/** Meals are told about together: a breakfast is one message, not six. */
const COLLECT_MINUTES = 1;
const MOST_COLLECTED = 200;
/** An address that is away for a day must not fill the table. */
const MOST_WAITING = 500;
/** Logged again within so long and the same in everything: a deletion that was taken back. */
const SAME_MINUTES = 60;

const BATCHED: readonly WebhookEvent[] = ['meal.logged'];
const UNIQUE: readonly WebhookEvent[] = ['workout.logged', 'record.broken'];

type Meals = { readonly meals: readonly { readonly meal_id: unknown }[] };
const mealsIn = (data: unknown) => (data as Meals).meals;

async function collect(tx: Executor, webhook: WebhookRow, { type, data }: Happened, now: Date) {
  const open = await findCollecting(tx, { userId: webhook.userId, webhookId: webhook.id }, type, now);
  if (!open) return false;
  const meals = [...mealsIn(open.data), ...mealsIn(data)];
  if (meals.length > MOST_COLLECTED) return false;
  await updateDelivery(tx, webhook.userId, open.id, { data: { meals } });
  return true;
}

/** Puts one message for one webhook into the outbox. */
export async function queueDelivery(
  tx: Executor,
  { userId, id: webhookId }: Pick<WebhookRow, 'userId' | 'id'>,
  what: { type: DeliveryRow['type']; data: unknown; automatic?: boolean },
  now: Date,
  sendAt = now,
): Promise<DeliveryRow> {
  return insertDelivery(tx, {
    userId,
    webhookId,
    messageId: randomUUID(),
    ...what,
    createdAt: now,
    state: 'waiting',
    nextAttemptAt: sendAt,
  });
}

async function tell(tx: Executor, webhook: WebhookRow, happened: Happened, now: Date): Promise<void> {
  const key = { userId: webhook.userId, webhookId: webhook.id };
  const isBatched = BATCHED.includes(happened.type);
  if (isBatched && (await collect(tx, webhook, happened, now))) return;
  const since = minutesAfter(now, -SAME_MINUTES);
  if (UNIQUE.includes(happened.type) && (await wasTold(tx, key, { ...happened, since }))) return;
  if ((await countWaiting(tx, key)) >= MOST_WAITING) return;
  await queueDelivery(tx, webhook, happened, now, isBatched ? minutesAfter(now, COLLECT_MINUTES) : now);
}

/** A meal deleted before it was told about was never logged. */
async function takeBackMeal(tx: Executor, userId: number, mealId: unknown, now: Date): Promise<void> {
  for (const open of await listCollecting(tx, userId, 'meal.logged', now)) {
    const meals = mealsIn(open.data).filter(({ meal_id }) => meal_id !== mealId);
    if (meals.length > 0) await updateDelivery(tx, userId, open.id, { data: { meals } });
    else await deleteDelivery(tx, userId, open.id);
  }
}

/** In the transaction of the member's write: what is stored is told, and what is told is stored. */
export async function recordEvents(tx: Executor, clock: Clock, written: Written): Promise<void> {
  const now = clock.now();
  const { userId } = written;
  const deletedMeal = deletedMealOf(written);
  if (deletedMeal !== undefined) return takeBackMeal(tx, userId, deletedMeal, now);
  const events = eventsOf(written);
  if (events.length === 0) return;
  const active = (await listWebhooksOf(tx, userId)).filter(({ state }) => state === 'active');
  for (const webhook of active)
    for (const happened of events)
      if (webhook.events.includes(happened.type)) await tell(tx, webhook, happened, now);
}
