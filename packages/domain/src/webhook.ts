/** What a webhook may be told about, with the words a member reads. */
export const WEBHOOK_EVENTS = {
  'workout.logged': 'A workout is logged',
  'record.broken': 'A record is broken',
  'meal.logged': 'Meals are logged',
  'weight.logged': 'A weight is logged',
  'plan.changed': 'A workout plan changes',
  'week.summary': 'A week ends',
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];
/** Sent by hand only, to try an address out. */
export const TEST_EVENT = 'test';

export const WEBHOOK_STATES = ['active', 'paused', 'off'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const MOST_WEBHOOKS = 10;
export const DELIVERIES_SHOWN = 20;
export const WEBHOOK_ADDRESS_LENGTH = 500;
/** While a delivery is sent, its next try is this far away: a node that dies leaves it to the others then. */
export const LEASE_MINUTES = 2;
/** Minutes from one try to the next; after the last the webhook is switched off. */
export const RETRY_MINUTES = [1, 5, 30, 2 * 60, 8 * 60, 24 * 60] as const;
