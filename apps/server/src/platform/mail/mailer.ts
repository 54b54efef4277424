import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailState } from '@fitarc/contract/auth';
import type { BackgroundTasks } from '../background-tasks.ts';
import { minutesAfter } from '../clock.ts';
import { afterCommit } from '../db/after-commit.ts';
import type { Executor } from '../db/database.ts';
import { encrypt } from '../encryption.ts';
import { WorkLoop } from '../work-loop.ts';
import { type Mail, NEWEST_ONLY } from './mail.ts';
import { checkMailServer } from './mail-check.ts';
import { isLocalSender, LOCAL_SENDER } from './mail-server.ts';
import type { MailTransport } from './mail-transport.ts';
import { MailWorker, type Renew, type WorkerDeps } from './mail-worker.ts';
import {
  type AddressQuery,
  bringForward,
  findLastMails,
  insertMail,
  type MailRow,
  replaceWaiting,
} from './outgoing-mails.repository.ts';
import type { SmtpFailure } from './smtp-failure.ts';

/** What features need to mail somebody. */
export interface Mailer {
  /** In the transaction of the write that causes it: stored with it, and on its way once that is committed. */
  queue(tx: Executor, mail: Mail): Promise<void>;
  /** What became of the last mail to an address, and to others that a subquery names; waits a little for a first try. */
  statesOf(address: string, others?: AddressQuery): Promise<ReadonlyMap<string, MailState>>;
  /** No mail server is in between that could put a mail off. */
  readonly isInstant: boolean;
}

const GIVE_UP_MINUTES = 24 * 60;
export const giveUpAt = (now: Date) => minutesAfter(now, GIVE_UP_MINUTES);

const FIRST_TRY_WAIT_MS = 5_000;
const LOOK_AGAIN_MS = 200;

function stateOf({ state, lastError }: Pick<MailRow, 'state' | 'lastError'>): MailState {
  if (state === 'waiting') return lastError === null ? 'sending' : 'delayed';
  return state === 'replaced' ? 'none' : state;
}

interface QueueDeps extends WorkerDeps {
  readonly background: BackgroundTasks;
}

/** What came of the last look at the mail server. */
interface Checked {
  readonly at: Date;
  readonly failure: SmtpFailure | undefined;
}

/** The table of mails and the worker that sends them. */
export class MailQueue implements Mailer {
  readonly isInstant: boolean;
  readonly worker: MailWorker;
  readonly #deps: QueueDeps;
  readonly #loop: WorkLoop;
  #checked: Checked | undefined;

  constructor(deps: QueueDeps) {
    this.#deps = deps;
    this.isInstant = deps.transport.server === undefined;
    this.worker = new MailWorker(deps);
    this.#loop = new WorkLoop({
      name: 'mail',
      background: deps.background,
      work: () => this.worker.run(),
    });
  }

  get transport(): MailTransport {
    return this.#deps.transport;
  }

  /** As this node found it; undefined before the first look. */
  get checked(): Checked | undefined {
    return this.#checked;
  }

  /** How a mail of a kind is made anew once what it says is no longer true. */
  renewWith(kind: Mail['kind'], renew: Renew): void {
    this.worker.renewers.set(kind, renew);
  }

  /** What can be made anew. */
  get renewable(): readonly Mail['kind'][] {
    return [...this.worker.renewers.keys()];
  }

  /** The returned function stops it. */
  start(): () => void {
    const stop = this.#loop.start();
    return () => {
      stop();
      this.worker.stop();
    };
  }

  /** What is due is sent now, not in a few seconds. */
  kick(): void {
    this.#loop.kick();
  }

  /** What a transaction makes due is sent once it is committed. */
  kickAfter(tx: Executor): void {
    afterCommit(tx, () => this.kick());
  }

  async queue(tx: Executor, mail: Mail): Promise<void> {
    if (this.#deps.transport.isSilent) return;
    await this.insert(tx, mail);
    this.kickAfter(tx);
  }

  async insert(tx: Executor, { kind, to, subject, text, essence, staleAt }: Mail): Promise<number> {
    const now = this.#deps.clock.now();
    if ((NEWEST_ONLY as readonly string[]).includes(kind)) await replaceWaiting(tx, { kind, recipient: to });
    return insertMail(tx, {
      kind,
      recipient: to,
      subject,
      bodyBox: encrypt(this.#deps.secretKey, JSON.stringify({ text, essence })),
      messageId: randomUUID(),
      state: 'waiting',
      nextTryAt: now,
      giveUpAt: giveUpAt(now),
      staleAt: staleAt ?? null,
      createdAt: now,
    });
  }

  checkSoon(): void {
    this.#deps.background.run('mail server', () => this.check());
  }

  /** Connects and logs in, and notes for administrators what came of it. */
  async check(): Promise<void> {
    const { db, clock, log, transport } = this.#deps;
    const { server, from } = transport;
    if (!server) return;
    if (isLocalSender(from)) log.warn(LOCAL_SENDER);
    const failure = await checkMailServer({ server });
    const isBack = !failure && (this.#checked?.failure || !this.#checked);
    this.#checked = { at: clock.now(), failure };
    if (isBack) {
      // Repaired or set anew: what waits need not wait for up to an hour more.
      await bringForward(db, clock.now());
      this.kick();
    }
    if (failure)
      log.warn({ reason: failure.problem, advice: failure.advice }, 'the mail server cannot be used');
  }

  async statesOf(address: string, others?: AddressQuery): Promise<ReadonlyMap<string, MailState>> {
    const until = Date.now() + FIRST_TRY_WAIT_MS;
    for (;;) {
      const rows = await findLastMails(this.#deps.db, address, others);
      const states = new Map(rows.map((row) => [row.recipient, stateOf(row)]));
      if (![...states.values()].includes('sending') || Date.now() >= until) return states;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}
