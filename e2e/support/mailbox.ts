import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const outbox = () => join(String(process.env.FITARC_E2E_DATA), 'outbox');

/** Mails are files when no mail server is set: this is what an operator would open. */
const plain = (eml: string) => eml.replaceAll('=\n', '').replaceAll('=3D', '=');

const read = new Map<string, string>();

/** A mail never changes, and hundreds of them lie there in the end. */
function mailIn(name: string): string {
  const mail = read.get(name) ?? plain(readFileSync(join(outbox(), name), 'utf8'));
  read.set(name, mail);
  return mail;
}

function mailsTo(address: string): string[] {
  if (!existsSync(outbox())) return [];
  return readdirSync(outbox())
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map(mailIn)
    .filter((mail) => mail.includes(`To: ${address}\n`));
}

async function newest(address: string, pattern: RegExp, after = 0): Promise<string> {
  let found = '';
  await expect
    .poll(() => {
      const mails = mailsTo(address);
      found = mails.length > after ? (pattern.exec(mails.at(-1) ?? '')?.[1] ?? '') : '';
      return found;
    })
    .not.toBe('');
  return found;
}

export const mailCount = (address: string) => mailsTo(address).length;
export const codeFor = (address: string, after = 0) => newest(address, /^(\d{6})$/m, after);
export const linkFor = (address: string, after = 0) => newest(address, /(https?:\/\/\S+token=\S+)/, after);
