import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import type { MailServer } from './mail-server.ts';
import { openOutbox } from './outbox.ts';

export type Letter = Pick<Mail, 'to' | 'subject' | 'text' | 'essence'> & {
  /** The same over all tries. */
  readonly messageId: string;
};

export interface MailTransport {
  /** Undefined where no server is in between that could put a mail off. */
  readonly server: MailServer | undefined;
  readonly from: string;
  /** For runs whose mails nobody is to get: nothing is stored. */
  readonly isSilent?: true;
  /** Rejects with the error of the mail server, of the connection to it, or of the disk. */
  deliver(letter: Letter): Promise<void>;
  close(): void;
}

export const silentTransport: MailTransport = {
  server: undefined,
  from: '',
  isSilent: true,
  deliver: async () => undefined,
  close: () => undefined,
};

/** So many mails are handed over at once. */
export const SMTP_CONNECTIONS = 6;

/** The part of a sender's address behind the @. */
const hostOf = (from: string) => /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

const messageIdOf = (id: string, from: string) => `<${id}@${hostOf(from)}>`;

export function smtpTransport(server: MailServer, from: string): MailTransport {
  const transport = createTransport({
    ...server.options,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
  } as never);
  return {
    server,
    from,
    async deliver({ to, subject, text, messageId }) {
      await transport.sendMail({ from, to, subject, text, messageId: messageIdOf(messageId, from) });
    },
    close: () => transport.close(),
  };
}

/** Without a mail server each mail becomes a file, and its essence a line on the console. */
export function outboxTransport(folder: string, from: string, say: (line: string) => void): MailTransport {
  const keep = openOutbox(folder, from);
  return {
    server: undefined,
    from,
    async deliver(letter) {
      await keep(letter);
      // One line each: parts of it were typed by members, and logs are read by programs.
      say(`Mail to ${letter.to}: ${letter.essence.replace(/\s+/g, ' ')}`);
    },
    close: () => undefined,
  };
}
