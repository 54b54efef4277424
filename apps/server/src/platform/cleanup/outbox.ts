import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const KEPT_DAYS = 30;
const KEPT_AT_MOST = 5_000;
const DAY = 24 * 60 * 60 * 1000;

/** Mails written as files are kept for a month, and no more than the newest so many. */
export async function deleteOldMails(folder: string, now: Date, atMost = KEPT_AT_MOST): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  // Their names begin with the moment they were written at.
  const mails = names
    .filter((name) => /\.(eml|tmp)$/.test(name))
    .sort()
    .reverse();
  for (const [place, name] of mails.entries()) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => undefined);
    const isOld = written && now.getTime() - written.mtimeMs > KEPT_DAYS * DAY;
    if (isOld || place >= atMost) await rm(path, { force: true });
  }
}
