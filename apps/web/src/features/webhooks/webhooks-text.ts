import type { Delivery } from '@fitarc/contract/webhooks';
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from '@fitarc/domain/webhook';
import { timeWords } from '../../lib/time-text.ts';

export const typeWords = (type: string) =>
  type === TEST_EVENT ? 'Test' : (WEBHOOK_EVENTS[type as WebhookEvent] ?? type);

/** What came of it: 'Delivered', or why not and when it is tried again. */
export function outcomeWords({ state, problem, next_attempt_at }: Delivery): string {
  if (state === 'sent') return 'Delivered';
  if (state === 'failed') return problem ?? 'Not delivered';
  if (!problem) return 'Waiting to be sent';
  return next_attempt_at ? `${problem}. Next try ${timeWords(next_attempt_at)}` : problem;
}
