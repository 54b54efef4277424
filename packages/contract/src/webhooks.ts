import {
  DELIVERIES_SHOWN,
  DELIVERY_STATES,
  MOST_WEBHOOKS,
  WEBHOOK_ADDRESS_LENGTH,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_STATES,
} from '@fitarc/domain/webhook';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  count,
  figure,
  id,
  message,
  nullableText,
  pathId,
  plainText,
  recordList,
  requiredText,
} from './fields.ts';

const shape = {
  webhook_id: id,
  address: plainText,
  events: z.catch(z.array(z.enum(WEBHOOK_EVENT_NAMES)), []),
  /** 'off' is switched off by FitArc, because nothing could be delivered for a day and more. */
  state: z.catch(z.enum(WEBHOOK_STATES), 'active'),
  created_at: plainText,
};
const webhook = z.object(shape);
export type Webhook = z.output<typeof webhook>;

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/webhooks',
  access: 'member',
  summary: 'List your webhooks, oldest first',
  response: recordList(webhook),
});

const ADDRESS = 'Please enter an address that starts with https:// or http://';
const EVENTS = `events must be a list of ${WEBHOOK_EVENT_NAMES.join(', ')}`;
const events = z
  .array(z.enum(WEBHOOK_EVENT_NAMES, EVENTS), EVENTS)
  .check(z.minLength(1, 'Please choose at least one event'), z.maxLength(WEBHOOK_EVENT_NAMES.length, EVENTS));

const isWebAddress = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && !hash;
};

const createdWebhook = z.object({ ...shape, secret: z.string() });
export type CreatedWebhook = z.output<typeof createdWebhook>;

export const createWebhook = endpoint({
  method: 'POST',
  path: '/webhooks',
  access: 'member',
  recentSignIn: true,
  zoned: true,
  summary:
    `Add an address that is told when something happens, at most ${MOST_WEBHOOKS}. The secret that deliveries ` +
    'are signed with is shown only here',
  body: z.object({
    address: requiredText('Address', WEBHOOK_ADDRESS_LENGTH, ADDRESS).check(z.refine(isWebAddress, ADDRESS)),
    events,
  }),
  response: createdWebhook,
  status: 201,
});

const params = z.object({ id: pathId });

export const updateWebhook = endpoint({
  method: 'PUT',
  path: '/webhooks/:id',
  access: 'member',
  summary: 'Change what a webhook is told about, pause it, or switch it on again',
  params,
  body: z.object({
    events: z.optional(events),
    active: z.optional(z.boolean('active must be true or false')),
  }),
  response: webhook,
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/webhooks/:id',
  access: 'member',
  summary: 'Delete a webhook with its deliveries',
  params,
  response: message,
});

const delivery = z.object({
  delivery_id: id,
  /** An event, or 'test'. */
  type: plainText,
  created_at: plainText,
  state: z.catch(z.enum(DELIVERY_STATES), 'waiting'),
  attempts: count,
  next_attempt_at: nullableText,
  last_attempt_at: nullableText,
  /** Of the last answer. */
  status: figure,
  problem: nullableText,
});
export type Delivery = z.output<typeof delivery>;

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  access: 'member',
  summary: `List the last ${DELIVERIES_SHOWN} deliveries of a webhook, newest first`,
  params,
  response: recordList(delivery),
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/:id/test',
  access: 'member',
  summary: 'Send a test delivery. It is tried once',
  params,
  response: delivery,
  status: 201,
});

export const sendAgain = endpoint({
  method: 'POST',
  path: '/webhook-deliveries/:id/again',
  access: 'member',
  summary: 'Send a delivery again, once, with the same webhook-id',
  params,
  response: delivery,
});
