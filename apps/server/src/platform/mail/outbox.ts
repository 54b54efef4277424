import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** A folder of mails that only its owner can read, one .eml file each. */
export function openOutbox(folder: string, from: string) {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' } as never);
  return async ({ to, subject, text }: Pick<Mail, 'to' | 'subject' | 'text'>): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const composed = await composer.sendMail({ from, to, subject, text });
    const { message } = composed as unknown as { message: Buffer };
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`;
    const draft = join(folder, `.${name}.tmp`);
    await writeFile(draft, message, { mode: 0o600 });
    await rename(draft, join(folder, `${name}.eml`));
  };
}
