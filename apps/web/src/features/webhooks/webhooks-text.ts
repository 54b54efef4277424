import type { Delivery } from '@fitarc/contract/webhooks';
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from '@fitarc/domain/webhook';

export const typeWords = (type: string) =>
  type === TEST_EVENT ? 'Test' : (WEBHOOK_EVENTS[type as WebhookEvent] ?? type);

export const timeWords = (instant: string) =>
  new Date(instant).toLocaleString(undefined, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

/** What came of it: 'Delivered', or why not and when it is tried again. */
export function outcomeWords({ state, problem, next_attempt_at }: Delivery): string {
  if (state === 'sent') return 'Delivered';
  if (state === 'failed') return problem ?? 'Not delivered';
  if (!problem) return 'Waiting to be sent';
  return next_attempt_at ? `${problem}. Next try ${timeWords(next_attempt_at)}` : problem;
}
