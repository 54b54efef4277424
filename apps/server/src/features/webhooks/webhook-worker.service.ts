import { addDays, dayAt } from '@fitarc/domain/local-date';
import { DELIVERIES_SHOWN, LEASE_MINUTES, RETRY_MINUTES } from '@fitarc/domain/webhook';
import { mondayOf } from '@fitarc/domain/weekday';
import { minutesAfter } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/after-commit.ts';
import { decrypt } from '../../platform/encryption.ts';
import { findUser } from '../../platform/users/users.repository.ts';
import { WorkLoop } from '../../platform/work-loop.ts';
import { readWeekSummary } from '../today/week-summary.service.ts';
import { deliver, type Outcome } from './deliver.service.ts';
import {
  claimDue,
  type DeliveryRow,
  giveUpWaiting,
  trimDeliveries,
  updateDelivery,
} from './deliveries.repository.ts';
import { queueDelivery } from './record-events.service.ts';
import { signedHeaders } from './signature.service.ts';
import { webhookOffMail } from './webhooks.mails.ts';
import {
  findWebhook,
  listSummariesDue,
  switchOff,
  takeSummary,
  type WebhookRow,
} from './webhooks.repository.ts';
import { nextSummaryAt, type WebhookDeps } from './webhooks.service.ts';

const AT_ONCE = 20;
/** Of one member in one round. */
const PER_MEMBER = 5;
const GONE = 410;

const LOST_SECRET = 'Its secret can no longer be read. Please delete it and add it again';

/** Undefined where JWT_SECRET is another one than when the webhook was added. */
const readSecret = decrypt;

/** Sends what is in the outbox. Every node runs one; a delivery is claimed by one of them. */
export class WebhookWorker {
  readonly #deps: WebhookDeps;
  readonly #loop: WorkLoop;

  constructor(deps: WebhookDeps) {
    this.#deps = deps;
    this.#loop = new WorkLoop({
      name: 'webhooks',
      background: deps.background,
      work: () => this.run(),
    });
  }

  /** The returned function stops it. */
  start(): () => void {
    return this.#loop.start();
  }

  kick(): void {
    this.#loop.kick();
  }

  /** Until nothing is due. */
  async run(): Promise<void> {
    const { db, clock } = this.#deps;
    await this.#queueSummaries();
    for (;;) {
      const now = clock.now();
      const claimed = await claimDue(db, {
        now,
        leaseUntil: minutesAfter(now, LEASE_MINUTES),
        limit: AT_ONCE,
        perMember: PER_MEMBER,
      });
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((row) => this.#send(row)));
    }
  }

  async #send(row: DeliveryRow): Promise<void> {
    const { db, clock, network, secretKey } = this.#deps;
    const webhook = await findWebhook(db, row.userId, row.webhookId);
    if (!webhook) return;
    const at = clock.now();
    const body = JSON.stringify({ type: row.type, timestamp: row.createdAt.toISOString(), data: row.data });
    const message = { id: `msg_${row.messageId}`, at, body };
    const secret = readSecret(secretKey, webhook.secretBox);
    const outcome: Outcome =
      secret === undefined
        ? { ok: false, status: null, problem: LOST_SECRET }
        : await deliver(webhook.address, signedHeaders(secret, message), body, network);
    await this.#note(row, webhook, outcome, at);
  }

  async #note(row: DeliveryRow, webhook: WebhookRow, outcome: Outcome, at: Date): Promise<void> {
    const { db } = this.#deps;
    const tried = { lastAttemptAt: at, status: outcome.status };
    const done = { ...tried, nextAttemptAt: null };
    if (outcome.ok) {
      await updateDelivery(db, row.userId, row.id, { ...done, state: 'sent', problem: null });
    } else {
      const wait = row.automatic && outcome.status !== GONE ? RETRY_MINUTES[row.attempts - 1] : undefined;
      const { problem } = outcome;
      if (wait !== undefined) {
        await updateDelivery(db, row.userId, row.id, {
          ...tried,
          problem,
          nextAttemptAt: minutesAfter(at, wait),
        });
        return;
      }
      await updateDelivery(db, row.userId, row.id, { ...done, state: 'failed', problem });
      if (row.automatic) await this.#switchOff(webhook, problem);
    }
    await trimDeliveries(db, row, DELIVERIES_SHOWN);
  }

  async #switchOff({ userId, id, address }: WebhookRow, problem: string): Promise<void> {
    const { db, installation, mailer, publicUrl } = this.#deps;
    await inTransaction(db, async (tx) => {
      if (!(await switchOff(tx, userId, id))) return;
      await giveUpWaiting(tx, { userId, webhookId: id }, 'The webhook was switched off');
      const user = await findUser(tx, userId);
      const settings = `${publicUrl()}/settings?tab=security`;
      const by = await installation.readIn(tx);
      if (user) await mailer.queue(tx, webhookOffMail(by, user.email, { address, problem, settings }));
    });
  }

  async #queueSummaries(): Promise<void> {
    const { db, clock } = this.#deps;
    const now = clock.now();
    for (const webhook of await listSummariesDue(db, now, AT_ONCE)) {
      const { userId, timeZone } = webhook;
      // One that was not wanted moves on too, or it would stay due for ever.
      if (!(await takeSummary(db, webhook, nextSummaryAt(now, timeZone)))) continue;
      if (!webhook.events.includes('week.summary')) continue;
      const today = dayAt(now, timeZone);
      const data = await readWeekSummary(db, userId, addDays(mondayOf(today), -1), today);
      await queueDelivery(db, webhook, { type: 'week.summary', data }, now);
    }
  }
}
