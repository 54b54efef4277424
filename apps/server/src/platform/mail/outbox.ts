import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

export interface Outbox {
  /** Writes a mail as a file and answers its path. */
  keep(mail: Mail): Promise<string>;
  drop(file: string): Promise<void>;
}

/** A folder of mails that only its owner can read, one .eml file each. */
export function openOutbox(folder: string, from: string): Outbox {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' } as never);
  return {
    async keep({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const composed = await composer.sendMail({ from, to, subject, text });
      const { message } = composed as unknown as { message: Buffer };
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`;
      const draft = join(folder, `.${name}.tmp`);
      const file = join(folder, `${name}.eml`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, file);
      return file;
    },
    drop: (file) => rm(file, { force: true }),
  };
}
