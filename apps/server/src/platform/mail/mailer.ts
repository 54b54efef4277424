import type { MailState } from '@fitarc/contract/auth';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { openOutbox } from './outbox.ts';

export interface Mailer {
  /** Ends with the first try, whatever came of it: `stateOf` tells. */
  send(mail: Mail): Promise<void>;
  /** What became of the last mail to an address; waits a little for a try that is under way. */
  stateOf(address: string): Promise<MailState>;
  /** A mail counts as sent at once, since nobody can put it off. */
  readonly isInstant: boolean;
  close(): void;
}

/** For runs whose mails nobody is to get. */
export const silentMailer: Mailer = {
  isInstant: true,
  send: async () => undefined,
  stateOf: async () => 'sent',
  close: () => undefined,
};

export interface MailTransport {
  /** Rejects with the error of the mail server or of the connection to it. */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 20_000,
  } as never);
  return {
    async deliver({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
    close: () => transport.close(),
  };
}

/** Without a mail server each mail becomes a file, and its essence a line on the console. */
export function outboxMailer(folder: string, from: string, say: (line: string) => void): Mailer {
  const outbox = openOutbox(folder, from);
  return {
    async send(mail) {
      await outbox.keep(mail);
      // One line each: parts of it were typed by members, and logs are read by programs.
      say(`Mail to ${mail.to}: ${mail.essence.replace(/\s+/g, ' ')}`);
    },
    stateOf: async () => 'sent',
    isInstant: true,
    close: () => undefined,
  };
}
