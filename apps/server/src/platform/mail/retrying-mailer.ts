import type { MailState } from '@fitarc/contract/auth';
import type { Logger } from 'pino';
import type { Mail } from './mail.ts';
import type { Mailer, MailTransport } from './mailer.ts';
import type { Outbox } from './outbox.ts';

/** An hour in total: long enough for greylisting and for a mail server that restarts. */
const PAUSES_S = [5, 10, 15, 30, 60, 120, 240, 480, 900, 900, 840];
const MOST_WAITING = 1_000;
const MOST_REMEMBERED = 5_000;
const FIRST_TRY_WAIT_MS = 5_000;

interface Options {
  readonly transport: MailTransport;
  readonly outbox: Outbox;
  readonly log: Logger;
  /** Seconds between the tries. */
  readonly pauses?: readonly number[];
}

interface Waiting {
  readonly mail: Mail;
  readonly copy: string | undefined;
  tries: number;
  timer?: NodeJS.Timeout;
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** 5xx is a final no. 4xx, a connection that fails or breaks: later may be better. */
const isFinal = ({ responseCode }: SmtpError) => responseCode !== undefined && responseCode >= 500;

const reasonOf = ({ response, code, message }: SmtpError) =>
  (response ?? code ?? message).split('\n')[0]?.slice(0, 200);

/** Sends through a mail server that may say "later": tries again for an hour, with a copy in the outbox. */
export class RetryingMailer implements Mailer {
  readonly isInstant = false;
  readonly #options: Options;
  readonly #pauses: readonly number[];
  readonly #states = new Map<string, MailState>();
  readonly #firstTries = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, Waiting>();
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#pauses = options.pauses ?? PAUSES_S;
  }

  send(mail: Mail): Promise<void> {
    this.#remember(mail.to, 'sending');
    const tried = this.#firstTry(mail).finally(() => {
      if (this.#firstTries.get(mail.to) === tried) this.#firstTries.delete(mail.to);
    });
    this.#firstTries.set(mail.to, tried);
    return tried;
  }

  async stateOf(address: string): Promise<MailState> {
    const tried = this.#firstTries.get(address);
    if (tried) {
      const timer = new AbortController();
      await Promise.race([tried, abortableDelay(FIRST_TRY_WAIT_MS, timer.signal)]);
      timer.abort();
    }
    return this.#states.get(address) ?? 'none';
  }

  close(): void {
    this.#closed = true;
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    if (this.#waiting.size > 0) {
      this.#options.log.warn(
        { mails: this.#waiting.size },
        'delayed emails were not sent; their copies stay in the outbox',
      );
    }
    this.#waiting.clear();
    this.#options.transport.close();
  }

  async #firstTry(mail: Mail): Promise<void> {
    await this.#forgetOlder(mail);
    try {
      await this.#options.transport.deliver(mail);
      this.#remember(mail.to, 'sent');
    } catch (error) {
      const copy = await this.#options.outbox.keep(mail).catch((cause: unknown) => {
        this.#options.log.error({ err: cause }, 'an email could not be copied to the outbox');
        return undefined;
      });
      this.#putOff({ mail, copy, tries: 1 }, error as SmtpError);
    }
  }

  /** A code or link that a newer mail replaces must not arrive after it. */
  async #forgetOlder(mail: Mail): Promise<void> {
    const older = this.#waiting.get(keyOf(mail));
    if (!older) return;
    clearTimeout(older.timer);
    this.#waiting.delete(keyOf(mail));
    if (older.copy) await this.#options.outbox.drop(older.copy);
  }

  #putOff(waiting: Waiting, error: SmtpError): void {
    const { log } = this.#options;
    const about = {
      recipient: waiting.mail.to,
      reason: reasonOf(error),
      tries: waiting.tries,
      copy: waiting.copy,
    };
    const pause = this.#pauses[waiting.tries - 1];
    if (isFinal(error) || pause === undefined || this.#closed || this.#waiting.size >= MOST_WAITING) {
      this.#remember(waiting.mail.to, 'failed');
      log.error(about, 'an email could not be sent; a copy is in the outbox');
      return;
    }
    this.#remember(waiting.mail.to, 'delayed');
    if (waiting.tries === 1) log.warn(about, 'an email was delayed; trying again for an hour');
    this.#waiting.set(keyOf(waiting.mail), waiting);
    waiting.timer = setTimeout(() => void this.#tryAgain(waiting), pause * 1000).unref();
  }

  async #tryAgain(waiting: Waiting): Promise<void> {
    const { transport, outbox, log } = this.#options;
    const { mail } = waiting;
    waiting.tries++;
    try {
      await transport.deliver(mail);
    } catch (error) {
      if (this.#waiting.get(keyOf(mail)) !== waiting) return;
      this.#waiting.delete(keyOf(mail));
      this.#putOff(waiting, error as SmtpError);
      return;
    }
    if (this.#waiting.get(keyOf(mail)) === waiting) {
      this.#waiting.delete(keyOf(mail));
      this.#remember(mail.to, 'sent');
    }
    log.info({ recipient: mail.to, tries: waiting.tries }, 'a delayed email was sent');
    if (waiting.copy) await outbox.drop(waiting.copy).catch(() => undefined);
  }

  #remember(address: string, state: MailState): void {
    // Deleted first, so that the newest is last and the oldest goes.
    this.#states.delete(address);
    this.#states.set(address, state);
    if (this.#states.size <= MOST_REMEMBERED) return;
    const [oldest] = this.#states.keys();
    if (oldest !== undefined) this.#states.delete(oldest);
  }
}

const keyOf = ({ to, subject }: Mail) => `${to}\n${subject}`;

function abortableDelay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
