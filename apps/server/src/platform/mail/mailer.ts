import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What an operator without a mail server needs to know, for the console: the code or the link. */
  readonly essence: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const headers = (from: string, { to, subject, text }: Mail) => ({ from, to, subject, text });

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 20_000,
  } as never);
  return {
    async send(mail) {
      await transport.sendMail(headers(from, mail));
    },
    close: () => transport.close(),
  };
}

/** Without a mail server each mail becomes a file, and its essence a line on the console. */
export function outboxMailer(folder: string, from: string, say: (line: string) => void): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' } as never);
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = (await composer.sendMail(headers(from, mail))) as unknown as { message: Buffer };
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`;
      const draft = join(folder, `.${name}.tmp`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
      say(`Mail to ${mail.to}: ${mail.essence}`);
    },
    close: () => undefined,
  };
}
