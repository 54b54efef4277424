import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Clock, minutesAfter } from '../clock.ts';
import { inTransaction } from '../db/after-commit.ts';
import type { Db, Executor } from '../db/database.ts';
import { decrypt, encrypt } from '../encryption.ts';
import type { Mail, MailKind } from './mail.ts';
import { type Letter, type MailTransport, SMTP_CONNECTIONS } from './mail-transport.ts';
import {
  claimDue,
  extendClaim,
  isClaimedBy,
  type MailRow,
  releaseClaim,
  updateMail,
} from './outgoing-mails.repository.ts';
import { describeSmtpFailure, type SmtpFailure } from './smtp-failure.ts';

/** Makes a mail to an address anew; undefined where nobody needs it any more. */
export type Renew = (tx: Executor, recipient: string) => Promise<Mail | undefined>;

export interface WorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /** Encrypts what the mails say. */
  readonly secretKey: string;
  readonly transport: MailTransport;
  /** Ends what is still being sent when the server stops. */
  readonly graceMs?: number;
}

/** After so many minutes it is tried again, at the end every hour: greylisting takes minutes, a repair hours. */
const PAUSES_MINUTES = [1 / 6, 1 / 2, 1, 2, 5, 10, 15, 30, 60];
const LONGEST_PAUSE_MINUTES = Math.max(...PAUSES_MINUTES);
const PER_HOST = 3;
const CLAIM_MINUTES = 1;
const EXTEND_MS = 20_000;
const GRACE_MS = 10_000;
const NOTE_TRIES = 5;

const UNREADABLE = 'This server’s secret has changed, so the email can no longer be read';
const OVERDUE = 'It waited for longer than a day, because no server was running';
const EXPIRED = 'Its link expired before the mail server took it';

class Superseded extends Error {}
class Stopped extends Error {}

type Finished = Partial<Pick<MailRow, 'state' | 'bodyBox' | 'nextTryAt' | 'lastError' | 'sentAt'>>;
const NOT_CLAIMED = { claimedBy: null, claimedUntil: null };

/** Sends what is due in the table of mails. Every node runs one; a mail is claimed by one of them. */
export class MailWorker {
  readonly renewers = new Map<MailKind, Renew>();
  readonly #deps: WorkerDeps;
  readonly #me = randomUUID();
  readonly #stopped: Promise<never>;
  #giveUp: (reason: Error) => void = () => undefined;
  #sending = 0;
  #isStopping = false;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
    this.#stopped = new Promise<never>((_resolve, reject) => {
      this.#giveUp = reject;
    });
    this.#stopped.catch(() => undefined);
  }

  /** Takes no more mails. What is being sent has a moment to end; then its claim lapses, and another node or start sends it. */
  stop(): void {
    this.#isStopping = true;
    setTimeout(() => this.#giveUp(new Stopped()), this.#deps.graceMs ?? GRACE_MS).unref();
  }

  /** Until nothing is due that this node has room for; or only one mail. */
  async run(only?: number): Promise<void> {
    const { db, clock } = this.#deps;
    while (!this.#isStopping) {
      const room = SMTP_CONNECTIONS - this.#sending;
      if (room <= 0) return;
      const now = clock.now();
      // Counted before they are there: two rounds at once must not take twice the room.
      this.#sending += room;
      const claimed = await claimDue(db, {
        now,
        claimedBy: this.#me,
        claimedUntil: minutesAfter(now, CLAIM_MINUTES),
        limit: room,
        perHost: PER_HOST,
        longestPauseMinutes: LONGEST_PAUSE_MINUTES,
        only,
      }).finally(() => {
        this.#sending -= room;
      });
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((row) => this.#send(row)));
    }
  }

  async #send(row: MailRow): Promise<void> {
    const { db, clock, log } = this.#deps;
    this.#sending += 1;
    const claim = () => ({ claimedBy: this.#me, claimedUntil: minutesAfter(clock.now(), CLAIM_MINUTES) });
    const extending = setInterval(() => {
      extendClaim(db, row.id, claim()).catch((err: unknown) => log.warn({ err }, 'a claim was not extended'));
    }, EXTEND_MS);
    try {
      const letter = await this.#letterOf(row);
      if (letter) await this.#handOver(row, letter);
    } catch (error) {
      if (error instanceof Superseded) await this.#release(row);
      // Left claimed: once the claim has lapsed, the mail is due again.
      else if (!(error instanceof Stopped)) throw error;
    } finally {
      clearInterval(extending);
      this.#sending -= 1;
    }
  }

  /** Undefined for a mail that is not to be sent, which is noted already. */
  async #letterOf(row: MailRow): Promise<Letter | undefined> {
    const { clock, secretKey } = this.#deps;
    const now = clock.now();
    const renew = this.renewers.get(row.kind);
    const { recipient: to, messageId } = row;
    // After a long stop, or from a backup: it may have been sent long ago, which an administrator can judge.
    if (row.giveUpAt <= now) {
      await this.#fail(row, row.lastError ?? OVERDUE, {});
      return undefined;
    }
    if (row.staleAt && row.staleAt <= now) {
      const mail = renew && (await this.#renew(row, renew));
      if (mail) return { ...mail, to, messageId };
      if (!renew) await this.#fail(row, EXPIRED);
      return undefined;
    }
    const body = row.bodyBox === null ? undefined : decrypt(secretKey, row.bodyBox);
    if (body === undefined) {
      await this.#fail(row, UNREADABLE);
      return undefined;
    }
    const { text, essence } = JSON.parse(body) as Pick<Mail, 'text' | 'essence'>;
    return { to, subject: row.subject, text, essence, messageId };
  }

  /** One transaction: a new code is in force only if the mail that brings it is stored. */
  #renew(row: MailRow, renew: Renew): Promise<Mail | undefined> {
    const { db, secretKey } = this.#deps;
    return inTransaction(db, async (tx) => {
      const mail = await renew(tx, row.recipient);
      const changes = mail
        ? {
            subject: mail.subject,
            bodyBox: encrypt(secretKey, JSON.stringify({ text: mail.text, essence: mail.essence })),
            staleAt: mail.staleAt ?? null,
          }
        : ({ state: 'replaced', bodyBox: null, nextTryAt: null, ...NOT_CLAIMED } as const);
      // A newer mail has come meanwhile, and its code is the one that counts.
      if (!(await updateMail(tx, row.id, changes, isClaimedBy(this.#me)))) throw new Superseded();
      return mail;
    });
  }

  async #handOver(row: MailRow, letter: Letter): Promise<void> {
    const { clock, log, transport } = this.#deps;
    try {
      await Promise.race([transport.deliver(letter), this.#stopped]);
    } catch (error) {
      if (error instanceof Stopped) throw error;
      return this.#putOff(row, describeSmtpFailure(error, transport.server));
    }
    await this.#noteSent(row, clock.now());
    if (row.lastError !== null)
      log.info({ recipient: row.recipient, tries: row.tries }, 'a delayed email was sent');
  }

  /** The mail is out: whatever is wrong with the database, it is not to go out twice. */
  async #noteSent(row: MailRow, sentAt: Date): Promise<boolean> {
    for (let turn = 1; ; turn++) {
      try {
        return await this.#finish(row, {
          state: 'sent',
          bodyBox: null,
          nextTryAt: null,
          lastError: null,
          sentAt,
        });
      } catch (error) {
        if (turn === NOTE_TRIES) throw error;
        await sleep(turn * 1_000);
      }
    }
  }

  async #putOff(row: MailRow, { problem, isFinal }: SmtpFailure): Promise<void> {
    const { clock, log } = this.#deps;
    const pause = PAUSES_MINUTES[row.tries - 1] ?? LONGEST_PAUSE_MINUTES;
    const nextTryAt = minutesAfter(clock.now(), pause);
    const about = { recipient: row.recipient, reason: problem, tries: row.tries };
    if (isFinal || nextTryAt > row.giveUpAt) {
      const isFailed = await this.#finish(row, { state: 'failed', nextTryAt: null, lastError: problem });
      if (isFailed) log.error(about, 'an email could not be sent');
      return;
    }
    const isWaiting = await this.#finish(row, { nextTryAt, lastError: problem });
    if (isWaiting && row.lastError === null) log.warn(about, 'an email was delayed; trying again for a day');
  }

  async #fail(row: MailRow, problem: string, body: Pick<Finished, 'bodyBox'> = { bodyBox: null }) {
    const { recipient, tries } = row;
    await this.#finish(row, { ...body, state: 'failed', nextTryAt: null, lastError: problem });
    this.#deps.log.error({ recipient, reason: problem, tries }, 'an email could not be sent');
  }

  /** Whether it was still this node's, or had been sent in any case. */
  async #finish(row: MailRow, changes: Finished): Promise<boolean> {
    const mine = changes.state === 'sent' ? undefined : isClaimedBy(this.#me);
    const changed = await updateMail(this.#deps.db, row.id, { ...changes, ...NOT_CLAIMED }, mine);
    if (!changed) await this.#release(row);
    return changed !== undefined;
  }

  /** Nothing more of it is to be done here; what waits for the same recipient can go out. */
  async #release({ id }: MailRow): Promise<void> {
    await releaseClaim(this.#deps.db, id, this.#me);
  }
}
